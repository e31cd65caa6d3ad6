/** Many requests at once for the last ten uses, through two server processes on one PostgreSQL. */
import { performance } from "node:perf_hooks";
import { analyze } from "@citeworthy/core/analysis";
import { type METERED_TOOLS, QUOTAS } from "@citeworthy/core/product/plans/plans";
import pg from "pg";
import { Agent, request } from "undici";
import { samplePage } from "../../adapters/sample/sample-page.ts";
import { runProcess, type ServerProcess } from "./run-process.ts";

export type MeteredTool = (typeof METERED_TOOLS)[number];
export type Race = {
  tool: MeteredTool;
  letThrough: number;
  refused: number;
  /** Statuses of answers that are neither. */
  other: number[];
  /** Stored uses. */
  counted: number;
  /** What the counter that people see went up by. */
  shown: number;
  ms: number;
};
export type Arena = {
  /** `members`: how many people of one workspace ask, in turn. */
  race(tool: MeteredTool, requests: number, members?: number): Promise<Race>;
  close(): Promise<void>;
};

export const USES_LEFT = 10;
const CONNECTIONS = 50;
const PASSWORD = "correct horse battery";
const PAGE = "https://example.com/article";

const cookieOf = (lines: string | string[] | undefined) =>
  [lines ?? []]
    .flat()
    .map((line) => line.split(";")[0])
    .join("; ");

function callOf(tool: MeteredTool): { path: string; body: unknown } {
  switch (tool) {
    case "content_analyses":
      return { path: "/functions/analyze-content", body: { input: PAGE } };
    case "ai_visibility":
      return { path: "/functions/monitor-ai-visibility", body: { url: PAGE, query: "how to brew coffee" } };
    case "article_generator": {
      const sample = samplePage("https://example.com", { now: () => new Date() });
      const analysisResult = analyze(sample.evidence());
      return { path: "/functions/generate-article", body: { url: PAGE, analysisResult } };
    }
  }
}

async function newPerson(url: string, email: string): Promise<string> {
  const { statusCode, headers, body } = await request(`${url}/api/auth/sign-up/email`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  if (statusCode !== 200) throw new Error(`sign-up: ${statusCode} ${await body.text()}`);
  await body.dump();
  return cookieOf(headers["set-cookie"]);
}

/** A new person who edits the workspace of another, and has switched to it. */
async function newEditor(client: pg.Client, url: string, owner: string, email: string): Promise<string> {
  const cookie = await newPerson(url, email);
  await client.query(
    `insert into members (workspace_id, user_id, role)
     select o.id, u.id, 'editor' from users o, users u where o.email = $1 and u.email = $2`,
    [owner, email],
  );
  const { rows } = await client.query<{ id: string }>("select id from users where email = $1", [owner]);
  const { statusCode, body } = await request(`${url}/api/session/workspace`, {
    method: "PUT",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify({ id: rows[0]?.id }),
  });
  await body.dump();
  if (statusCode !== 200) throw new Error(`switching: ${statusCode}`);
  return cookie;
}

const spentBefore = (tool: MeteredTool) => (QUOTAS.pro[tool] ?? 0) - USES_LEFT;

/** Pro, with all but ten uses of the month spent. */
async function spendAllBut(client: pg.Client, email: string, tool: MeteredTool): Promise<void> {
  await client.query(
    `update subscriptions set plan_type = 'pro', status = 'active'
     where user_id = (select id from users where email = $1)`,
    [email],
  );
  await client.query(
    `insert into subscription_usage (user_id, subscription_id, tool_name, usage_count, period_start, period_end)
     select user_id, id, $2, $3, current_period_start, current_period_start + interval '1 month'
     from subscriptions where user_id = (select id from users where email = $1)`,
    [email, tool, spentBefore(tool)],
  );
}

async function countOf(client: pg.Client, email: string, tool: MeteredTool) {
  const { rows } = await client.query<{ counted: number; shown: number }>(
    `select (select count(*)::int from usage_ledger l where l.usage_id = u.id) as counted, usage_count - $3 as shown
     from subscription_usage u where tool_name = $2 and user_id = (select id from users where email = $1)`,
    [email, tool, spentBefore(tool)],
  );
  const [row] = rows;
  if (!row || rows.length > 1) throw new Error(`${rows.length} counters for one period`);
  return row;
}

export async function openArena(databaseUrl: string, dataDir: string): Promise<Arena> {
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, AUTH_ATTEMPTS_PER_MINUTE: "100000" };
  const servers: ServerProcess[] = [];
  for (let n = 0; n < 2; n++) servers.push(await runProcess("edge", settings));
  const urls = servers.map(({ url }) => url);
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const dispatcher = new Agent({ connections: CONNECTIONS });
  let people = 0;

  const race = async (tool: MeteredTool, requests: number, members = 1): Promise<Race> => {
    const email = `racer${++people}@example.com`;
    const url = urls[0] ?? "";
    const cookies = [await newPerson(url, email)];
    while (cookies.length < members)
      cookies.push(await newEditor(client, url, email, `editor${++people}@example.com`));
    await spendAllBut(client, email, tool);
    const { path, body } = callOf(tool);
    const sent = JSON.stringify(body);
    const ask = async (n: number) => {
      const cookie = cookies[n % cookies.length] ?? "";
      const headers = { "content-type": "application/json", prefer: "respond-async", cookie };
      const address = `${urls[n % urls.length]}${path}`;
      const answer = await request(address, { method: "POST", headers, body: sent, dispatcher });
      await answer.body.dump();
      return answer.statusCode;
    };
    const started = performance.now();
    const statuses = await Promise.all(Array.from({ length: requests }, (_, n) => ask(n)));
    const ms = Math.round(performance.now() - started);
    const letThrough = statuses.filter((status) => status === 202).length;
    const refused = statuses.filter((status) => status === 402).length;
    const other = statuses.filter((status) => status !== 202 && status !== 402);
    return { tool, letThrough, refused, other, ms, ...(await countOf(client, email, tool)) };
  };
  return {
    race,
    async close() {
      await dispatcher.close();
      await client.end();
      for (const server of servers) await server.kill();
    },
  };
}
