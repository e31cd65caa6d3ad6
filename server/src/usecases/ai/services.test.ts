import { DAY_MS } from "@citeworthy/core/time";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aiOnLoopback, spending } from "../../adapters/ai/testing/ai-on-loopback.ts";
import { type LoopbackVendors, startLoopbackVendors } from "../../adapters/ai/testing/loopback-vendors.ts";
import type { Database } from "../../adapters/db/database.ts";
import { createPages } from "../../adapters/pages/create-pages.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { readAiUsage, tidyAiTables } from "./services.ts";

let database: Database;
let vendors: LoopbackVendors;
beforeAll(async () => {
  const [chosen] = serverDatabases;
  if (!chosen) throw new Error("There is no database to test on");
  database = await chosen.open();
  vendors = await startLoopbackVendors(() => ({
    say: "answer",
    statements: [{ text: "GEO is a practice.", cites: [1] }],
    sources: [{ url: "https://www.example.com/geo?utm_source=x", title: "GEO" }],
  }));
});
afterAll(async () => {
  await vendors.close();
  await database.close();
});

test("an admin sees what was asked and what it cost, and old replies go in time", async () => {
  const pages = createPages({ allow: [vendors.host], production: false, now: () => new Date() });
  const { open, callLog, budget, cache, replies } = aiOnLoopback(database, vendors);
  const { engines } = open(["gemini", "openai"], {}, { redirectOf: pages.redirectOf });
  const answers = await Promise.all(
    engines.map((one) => one.ask({ query: "what is geo", spending: spending() })),
  );
  await pages.close();
  // Gemini's redirect was resolved through the guarded fetcher, without a visit to the page.
  for (const { citations } of answers)
    expect(citations).toMatchObject([{ url: "https://www.example.com/geo", host: "example.com" }]);

  let now = new Date();
  const deps = {
    clock: { now: () => now },
    callLog,
    budget,
    cache,
    replies,
    perDayUsd: 5,
    pricesAsOf: "2026-10-07",
    keepRepliesDays: 30,
  };
  const usage = await readAiUsage(deps, { days: 1 });
  expect(
    usage.totals.map(({ engine, calls, failures, unpriced }) => [engine, calls, failures, unpriced]),
  ).toEqual([
    ["gemini", 1, 0, 0],
    ["openai", 1, 0, 0],
  ]);
  expect(usage.calls).toHaveLength(2);
  expect(usage.today.spentUsd).toBeCloseTo(
    usage.totals.reduce((sum, { costUsd }) => sum + costUsd, 0),
    5,
  );
  expect((await readAiUsage(deps, { days: 1, engine: "gemini" })).calls).toHaveLength(1);

  const replyId = answers[0]?.replyId ?? "";
  await tidyAiTables(deps);
  expect(await replies.find(replyId)).not.toBeNull();
  now = new Date(now.getTime() + 31 * DAY_MS);
  await tidyAiTables(deps);
  expect(await replies.find(replyId)).toBeNull();
  expect((await readAiUsage(deps, { days: 40 })).calls).toHaveLength(2);
});
