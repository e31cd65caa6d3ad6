/** A monitor run whose worker is killed with -9 while one engine has not answered yet. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { count, eq, sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { startLoopbackVendors } from "../../adapters/ai/testing/loopback-vendors.ts";
import type { Script } from "../../adapters/ai/testing/script.ts";
import { openDatabase } from "../../adapters/db/open-database.ts";
import { jobEvents, usageRecords, users, visibilityAnswers } from "../../adapters/db/schema/all.ts";
import { readConfig } from "../../config/config.ts";
import { wire } from "../../wire.ts";
import { freshPostgresUrl } from "../databases.ts";
import { PATIENCE } from "../patience.ts";
import { ARTICLE, html, startStubPage } from "../stub-page.ts";
import { runProcess } from "./run-process.ts";

const postgres = process.env.TEST_DATABASE_URL ?? "";
const SLOW = { timeout: 1_700_000, interval: 100 };

async function stage() {
  const page = await startStubPage({ "/own": html(ARTICLE), "/rival": html(ARTICLE) });
  const vendors = await startLoopbackVendors(() => ({ say: "nothing" }));
  const dataDir = mkdtempSync(join(tmpdir(), "citeworthy-crash-monitor-"));
  const databaseUrl = await freshPostgresUrl(postgres);
  const settings = {
    ...vendors.environment("openai", "perplexity", "gemini"),
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    LOG_LEVEL: "silent",
    TEST_PATIENCE: String(PATIENCE),
    FETCH_ALLOW_HOSTS: page.host,
    // Otherwise the sources would be read after the run, and its own page is one of them.
    CITED_PAGES_PER_DAY: "0",
  };
  const database = await openDatabase({ databaseUrl, dataDir: null });
  const services = await wire(readConfig(settings), database);
  onTestFinished(async () => {
    await services.close();
    await vendors.close();
    await page.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  await database.db.insert(users).values({ id: "u", name: "u", email: "u@example.com" });
  return { page, vendors, settings, services, db: database.db };
}

test.skipIf(!postgres)(
  "a killed worker's monitor run is taken up: what was answered is not asked again, and it is counted once",
  async () => {
    const { page, vendors, settings, services, db } = await stage();
    const cites: Script = {
      say: "answer",
      statements: [{ text: "Steep it for 16 hours.", cites: [1] }],
      sources: [{ url: page.url("/own"), title: "own" }],
    };
    const callsTo = (engine: string) => vendors.seen.filter(({ vendor }) => vendor === engine).length;
    const kept = async () => (await db.select({ n: count() }).from(visibilityAnswers))[0]?.n;

    vendors.direct(({ vendor }) => (vendor === "gemini" ? { say: "nothing" } : cites));
    const { jobId } = await services.startMonitor({
      userId: "u",
      url: page.url("/own"),
      query: "steeping time",
      competitors: [page.url("/rival")],
    });
    const first = await runProcess("worker", settings);
    // Two engines have answered all they were asked; the third is asked twice and silent.
    await expect.poll(async () => [await kept(), callsTo("gemini")], SLOW).toEqual([6, 2]);
    await first.kill();
    // The queue notices a dead worker by its silence, with the patience of tests after half an hour; this one has been silent for a day.
    await db.execute(sql`update queue.job set heartbeat_on = heartbeat_on - interval '1 day'`);

    vendors.direct(() => cites);
    const second = await runProcess("worker", settings);
    onTestFinished(() => second.kill());
    await expect.poll(async () => (await services.storage.jobs.find(jobId))?.state, SLOW).toBe("done");

    expect(["perplexity", "openai", "gemini"].map(callsTo)).toEqual([3, 3, 2 + 3]);
    expect(page.hits.filter((path) => path === "/own" || path === "/rival")).toEqual(["/own", "/rival"]);
    expect(await services.latestVisibility("u")).toMatchObject({
      mode: "live",
      aiAnalysis: {
        perplexity: { cited: 3, counted: 3 },
        openai: { cited: 3, counted: 3 },
        gemini: { cited: 3, counted: 3 },
      },
      competitors: [{ url: page.url("/rival") }],
    });
    const uses = await db.select({ state: usageRecords.state }).from(usageRecords);
    expect(uses).toEqual([{ state: "committed" }]);
    expect((await services.canUseTool({ userId: "u", tool: "ai_visibility" })).remaining).toBe(9);
    const ends = await db
      .select({ event: jobEvents.event })
      .from(jobEvents)
      .where(sql`${eq(jobEvents.jobId, jobId)} and ${jobEvents.event} in ('done', 'failed')`);
    expect(ends).toEqual([{ event: "done" }]);
  },
);
