/** A bulk run of many pages with two workers, one of which is killed with -9 halfway; then the books are checked. */
import { createServer } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { openDatabase } from "../../adapters/db/open-database.ts";
import { subscriptions, users } from "../../adapters/db/schema/all.ts";
import { readConfig } from "../../config/config.ts";
import { PROOF_PATH } from "../../usecases/projects/verify-site.ts";
import { wire } from "../../wire.ts";
import { listenOnLoopback } from "../listen-on-loopback.ts";
import { ARTICLE } from "../stub-page.ts";
import { runProcess } from "./run-process.ts";

export type BulkReport = {
  pages: number;
  killedAt: number;
  seconds: number;
  results: number;
  uses: number;
  requestsForPages: number;
  /** Jobs that the killed worker had begun, and the other one took up. */
  takenUp: number;
  /** Every line is a fault. */
  faults: string[];
};
type Plan = { databaseUrl: string; dataDir: string; pages: number; onProgress?: (words: string) => void };

const USER = "bulk-user";
const LIMIT_MS = 30 * 60 * 1000;

export async function bulkRun({ databaseUrl, dataDir, pages, onProgress }: Plan): Promise<BulkReport> {
  const started = performance.now();
  const site = await startSite();
  const settings = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    LOG_LEVEL: "error",
    FETCH_ALLOW_HOSTS: site.host,
  };
  const database = await openDatabase({ databaseUrl, dataDir: null });
  const services = await wire(readConfig(settings), database);
  const { db } = database;
  const count = async (query: ReturnType<typeof sql>): Promise<number> =>
    (await db.execute<{ n: number }>(query)).rows[0]?.n ?? 0;
  const workers = [await runProcess("worker", settings), await runProcess("worker", settings)];
  try {
    await db.insert(users).values({ id: USER, name: USER, email: "bulk@example.com" });
    await services.subscriptionOf(USER);
    await db
      .update(subscriptions)
      .set({ planType: "enterprise", status: "active" })
      .where(eq(subscriptions.userId, USER));
    const lines = Array.from({ length: pages }, (_, n) => `http://${site.host}/guides/page-${n}`);
    const id = await services.draftFromLines({ userId: USER, projectId: null, source: "list", lines });
    const projectId = (await services.listProjects(USER))[0]?.id ?? "";
    const { sites } = await services.readProject({ id: projectId, userId: USER });
    site.prove(sites[0]?.proof ?? "");
    await services.verifySite({ userId: USER, id: projectId, host: site.host });
    await services.startBatch({ id, userId: USER, leftOut: [] });

    let killedAt = 0;
    for (;;) {
      const { batch, counts } = await services.readBatch({ id, userId: USER, query: {} });
      onProgress?.(`${counts.done} done, ${counts.failed} failed, ${counts.started} started`);
      if (killedAt === 0 && counts.done >= pages / 2) {
        killedAt = counts.done;
        await workers[0]?.kill();
      }
      if (batch.state !== "running" || performance.now() - started > LIMIT_MS) break;
      await sleep(1_000);
    }
    const found: [string, number, number][] = [
      ["results", await count(sql`select count(*)::int as n from searches`), pages],
      ["different pages", await count(sql`select count(distinct page_id)::int as n from searches`), pages],
      [
        "pages of the run done",
        await count(sql`select count(*)::int as n from batch_pages where state = 'done'`),
        pages,
      ],
      [
        "uses counted",
        await count(sql`select coalesce(sum(usage_count), 0)::int as n from subscription_usage`),
        pages,
      ],
      [
        "uses committed",
        await count(sql`select count(*)::int as n from usage_ledger where state = 'committed'`),
        pages,
      ],
      [
        "uses left open",
        await count(sql`select count(*)::int as n from usage_ledger where state = 'reserved'`),
        0,
      ],
      [
        "jobs that ended, each once",
        await count(sql`select count(*)::int as n from job_events where event = 'done'`),
        pages,
      ],
    ];
    return {
      pages,
      killedAt,
      seconds: Math.round((performance.now() - started) / 1000),
      results: found[0]?.[1] ?? 0,
      uses: found[3]?.[1] ?? 0,
      requestsForPages: site.pageRequests(),
      takenUp: await count(
        sql`select count(*)::int as n from queue.job where name = 'analyze-page' and retry_count > 0`,
      ),
      faults: found
        .filter(([, is, should]) => is !== should)
        .map(([what, is, should]) => `${what}: ${is} instead of ${should}`),
    };
  } finally {
    for (const worker of workers) await worker.kill();
    await services.close();
    await site.close();
  }
}

/** Every page of the site is a different article. */
async function startSite() {
  let proof = "";
  let asked = 0;
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    if (path === PROOF_PATH) return response.writeHead(200, { "content-type": "text/plain" }).end(proof);
    const page = /^\/guides\/page-(\d+)$/.exec(path)?.[1];
    if (page === undefined) return response.writeHead(404).end();
    asked++;
    const body = ARTICLE.replaceAll("cold brew", `cold brew number ${page}`);
    return response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(body);
  });
  const host = `127.0.0.1:${await listenOnLoopback(server)}`;
  return {
    host,
    prove: (text: string) => {
      proof = text;
    },
    pageRequests: () => asked,
    close: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}
