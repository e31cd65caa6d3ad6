/** A thousand sources from 300 hosts, some slow, endless, looping or private, and three workers, one of which is killed with -9. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../../adapters/db/open-database.ts";
import { readConfig } from "../../config/config.ts";
import { wire } from "../../wire.ts";
import { freshPostgresUrl } from "../databases.ts";
import { beforeTurn, tooClose, turnsOf, watchPace } from "./pace-log.ts";
import { queueSources } from "./queue-sources.ts";
import { runProcess } from "./run-process.ts";
import { type SourceKind, startSourceHosts } from "./source-hosts.ts";

const postgres = process.env.TEST_DATABASE_URL ?? "";
const PAGES = 1_000;
const HOSTS = 300;
const SLOW = { timeout: 1_700_000, interval: 500 };
/** Each reads six pages at a time, and most of a page's time is waiting for its host's turn. */
const WORKERS = 3;

const STATE: Record<SourceKind, "read" | "refused" | "unreachable"> = {
  article: "read",
  slow: "unreachable",
  huge: "unreachable",
  loop: "unreachable",
  packed: "unreachable",
  nested: "read",
  forbidden: "refused",
  disallowed: "refused",
  private: "refused",
};

async function stage() {
  const sources = await startSourceHosts({ hosts: HOSTS });
  const dataDir = mkdtempSync(join(tmpdir(), "citeworthy-cited-pages-"));
  const databaseUrl = await freshPostgresUrl(postgres);
  const settings = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    LOG_LEVEL: "silent",
    FETCH_ALLOW_HOSTS: sources.hosts.join(","),
    FETCH_TIMEOUT_SECONDS: "2",
  };
  const database = await openDatabase({ databaseUrl, dataDir: null });
  const services = await wire(readConfig(settings), database);
  await watchPace(database.db);
  onTestFinished(async () => {
    await services.close();
    await sources.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { sources, settings, services, db: database.db };
}

test.skipIf(!postgres || process.platform !== "linux")(
  "every source ends once and for a reason; nothing private is asked, robots.txt and pace are kept, and a kill repeats nothing",
  async () => {
    const { sources, settings, services, db } = await stage();
    const urls = Array.from({ length: PAGES }, (_, n) => sources.urlOf(n));
    const [ownUrl = ""] = urls;
    const hidden = sources.privateHosts.map((host) => `http://${host}/article/hidden`);
    const runs = await queueSources(services, db, { urls: [...urls.slice(1), ...hidden], ownUrl });
    const count = async (query: ReturnType<typeof sql>): Promise<number> =>
      (await db.execute<{ n: number }>(query)).rows[0]?.n ?? 0;
    const ended = () =>
      count(sql`select count(*)::int as n from cited_pages where role <> 'own' and state <> 'waiting'`);

    const workers = await Promise.all(Array.from({ length: WORKERS }, () => runProcess("worker", settings)));
    onTestFinished(async () => void (await Promise.all(workers.map((worker) => worker.kill()))));
    await expect.poll(ended, SLOW).toBeGreaterThan(PAGES / 3);
    const { rows: endedBefore } = await db.execute<{ url: string }>(
      sql`select url from cited_pages where role <> 'own' and state <> 'waiting'`,
    );
    const known = new Set(endedBefore.map(({ url }) => new URL(url).pathname));
    const before = sources.requests.length;
    await workers[0]?.kill();

    const finished = () =>
      count(sql`select count(*)::int as n from cited_runs where finished_at is not null`);
    await expect.poll(finished, SLOW).toBe(runs.length);

    const again = sources.requests.slice(before).filter(({ path }) => known.has(path));
    // The page that every run calls its own is read once by each of them.
    expect(again.filter(({ path }) => path !== new URL(ownUrl).pathname)).toEqual([]);
    const { rows } = await db.execute<{ url: string; state: string }>(
      sql`select url, state from cited_pages where role <> 'own' order by url`,
    );
    const expected = [
      ...urls.slice(1).map((url, at) => ({ url, state: STATE[sources.kindOf(at + 1)] })),
      ...hidden.map((url) => ({ url, state: "refused" })),
    ];
    const byUrl = (one: { url: string }, other: { url: string }) => (one.url < other.url ? -1 : 1);
    expect(rows.toSorted(byUrl)).toEqual(expected.toSorted(byUrl));
    expect(
      sources.requests.filter(
        ({ host, path }) => sources.privateHosts.includes(host) || /^\/disallowed/.test(path),
      ),
    ).toEqual([]);
    const turns = await turnsOf(db);
    expect([...turns.values()].flat().length).toBeGreaterThanOrEqual(sources.requests.length);
    expect(tooClose(turns)).toEqual([]);
    expect(beforeTurn(sources.requests, turns)).toEqual([]);
    expect(
      await count(sql`select count(*)::int as n from job_events where event in ('done', 'failed')`),
    ).toBe(runs.length);
    expect(await count(sql`select count(*)::int as n from cited_answers`)).toBe(runs.length);
    expect(await count(sql`select count(*)::int as n from usage_ledger`)).toBe(0);
  },
);
