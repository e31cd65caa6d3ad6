/** The whole product as one process, killed with -9 while twenty people start two hundred analyses. Then the books are checked. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../../adapters/db/open-database.ts";
import {
  jobEvents,
  jobs,
  profiles,
  searches,
  subscriptionUsage,
  usageRecords,
} from "../../adapters/db/schema/all.ts";
import { freshPostgresUrl } from "../databases.ts";
import { ARTICLE, html, startStubPage } from "../stub-page.ts";
import { runProcess, type ServerProcess } from "./run-process.ts";

const postgres = process.env.TEST_DATABASE_URL ?? "";
/** As many uses as a trial has, so that one counted twice would refuse another. */
const USES = 10;
const PEOPLE = 20;
const ANALYSES = PEOPLE * USES;
const KILLS = 4;
/** Jobs of a killed process are tried again after a minute of silence. */
const SETTLED = { timeout: 900_000, interval: 1_000 };

/** Starts again where it was killed, with the same settings and so on the same data. */
function restartable(settings: Record<string, string>) {
  let running: Promise<ServerProcess> = runProcess("both", settings);
  return {
    url: async () => (await running).url,
    async kill() {
      await (await running).kill();
      running = runProcess("both", settings);
      await running;
    },
    end: async () => (await running).kill(),
  };
}

type Product = ReturnType<typeof restartable>;
type Answer = { status: number; body: { job?: string }; cookie: string };

/** As a client that is cut off or told to come back, and asks until it has its answer. */
async function insist(
  product: Product,
  path: string,
  init: RequestInit,
  isAnswer = ({ status }: Answer) => status < 300,
): Promise<Answer> {
  for (;;) {
    const answer = await fetch(`${await product.url()}${path}`, init).catch(() => null);
    const body = (await answer?.json().catch(() => null)) as Answer["body"] | null;
    const whole = answer && body && { status: answer.status, body, cookie: cookieOf(answer) };
    if (whole && isAnswer(whole)) return whole;
    await sleep(200);
  }
}

const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");

const headersFrom = (n: number) => ({
  "content-type": "application/json",
  "x-forwarded-for": `198.51.100.${n + 1}`,
});

async function signUp(product: Product, n: number): Promise<string> {
  const body = JSON.stringify({ email: `person-${n}@example.com`, password: "correct horse battery" });
  const init = { method: "POST", body, headers: headersFrom(n) };
  return (await insist(product, "/api/auth/sign-up/email", init)).cookie;
}

type Asked = { n: number; cookie: string; input: string; key: string };

const callOf = ({ n, cookie, input, key }: Asked, more: Record<string, string> = {}): RequestInit => ({
  method: "POST",
  body: JSON.stringify({ input }),
  headers: { ...headersFrom(n), cookie, "idempotency-key": key, ...more },
});

const PATH = "/functions/analyze-content";

async function start(product: Product, asked: Asked): Promise<string> {
  const { body } = await insist(product, PATH, callOf(asked, { prefer: "respond-async" }));
  return body.job ?? "";
}

/** The same key again is refused as long as the analysis runs, and then gets its end. */
const end = (product: Product, asked: Asked) =>
  insist(product, PATH, callOf(asked), ({ status }) => status !== 409 && status !== 429);

const BOOKS = sql`select
  (select count(*) from ${jobs})::int as jobs,
  (select count(*) from ${jobs} where state = 'done')::int as done,
  (select count(*) from ${jobs} where state = 'failed')::int as failed,
  (select count(*) from ${jobEvents} where event in ('done', 'failed'))::int as ends,
  (select count(*) from ${searches})::int as searches,
  (select coalesce(sum(search_count), 0) from ${profiles})::int as counted,
  (select count(*) from ${usageRecords} where state = 'committed')::int as committed,
  (select count(*) from ${usageRecords} where state = 'released')::int as released,
  (select coalesce(sum(usage_count), 0) from ${subscriptionUsage})::int as uses`;

test.skipIf(!postgres).each(["pglite", "postgres"])(
  "on %s, nothing that was acknowledged is lost and nothing is counted twice",
  async (kind) => {
    const page = await startStubPage(
      Object.fromEntries(Array.from({ length: USES }, (_, n) => [`/article-${n}`, html(ARTICLE)])),
    );
    const dataDir = mkdtempSync(join(tmpdir(), "citeworthy-killed-"));
    const databaseUrl = kind === "postgres" ? await freshPostgresUrl(postgres) : null;
    const product = restartable({
      DATA_DIR: dataDir,
      LOG_LEVEL: "silent",
      TRUSTED_PROXIES: "1",
      FETCH_ALLOW_HOSTS: page.host,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    });
    onTestFinished(async () => {
      await product.end();
      await page.close();
      rmSync(dataDir, { recursive: true, force: true });
    });

    const people = await Promise.all(Array.from({ length: PEOPLE }, (_, n) => signUp(product, n)));
    const asked = people.map((cookie, n) =>
      Array.from({ length: USES }, (_, use) => ({
        ...{ n, cookie, input: page.url(`/article-${use}`) },
        key: `analysis-${n}-${use}`,
      })),
    );
    const acknowledged: string[] = [];
    const asking = asked.map(async (ofOne) => {
      for (const one of ofOne) acknowledged.push(await start(product, one));
    });
    for (let kill = 1; kill <= KILLS; kill++) {
      const enough = (kill * ANALYSES) / (KILLS + 1);
      await expect.poll(() => acknowledged.length, SETTLED).toBeGreaterThanOrEqual(enough);
      await product.kill();
    }
    await Promise.all(asking);
    const ended = await Promise.all(asked.flat().map((one) => end(product, one)));
    await product.end();

    const { db, close } = await openDatabase({ databaseUrl, dataDir });
    const { rows } = await db.execute<Record<string, number>>(BOOKS);
    const ids = await db.execute<{ id: string }>(sql`select id from ${jobs}`);
    await close();
    const done = ended.filter(({ status }) => status === 200).length;
    const failed = ANALYSES - done;
    expect(new Set(acknowledged)).toEqual(new Set(ids.rows.map(({ id }) => id)));
    expect(rows).toEqual([
      {
        ...{ jobs: ANALYSES, done, failed, ends: ANALYSES },
        ...{ searches: done, counted: done, committed: done, released: failed, uses: done },
      },
    ]);
    // Each may be tried again after a kill, so hardly any fails.
    expect(done).toBeGreaterThan(0.95 * ANALYSES);
  },
);
