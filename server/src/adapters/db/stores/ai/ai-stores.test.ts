import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AiCall } from "../../../../ports/ai/ai-call-log.ts";
import { serverDatabases } from "../../../../testing/databases.ts";
import type { Database } from "../../database.ts";
import { aiBreaker } from "./ai-breaker.ts";
import { aiBudget } from "./ai-budget.ts";
import { aiCallLog } from "./ai-call-log.ts";
import { aiCacheStore, aiReplyStore } from "./ai-memory.ts";
import { aiModelBook, aiSettingsStore } from "./ai-settings.ts";

const NOON = new Date("2026-11-15T12:00:00Z");
/** A call of one user: nothing is charged to anybody else. */
const purses = (name: string, limits: { day?: number; user?: number; request?: number }) => ({
  day: { key: `day:${name}`, limitUsd: limits.day ?? 9 },
  user: { key: `user:${name}`, limitUsd: limits.user ?? 9 },
  request: { key: `request:${name}`, limitUsd: limits.request ?? 9 },
});
const later = (seconds: number) => new Date(NOON.getTime() + seconds * 1000);

const call = (change: Partial<AiCall>): AiCall => ({
  at: NOON,
  engine: "openai",
  model: "m",
  servedModel: null,
  kind: "ask",
  purpose: "monitor",
  requestId: "r",
  userId: null,
  inputTokens: 100,
  outputTokens: 10,
  searches: 1,
  costUsd: 0.0105,
  costBasis: "prices",
  outcome: "ok",
  durationMs: 5,
  replyId: null,
  ...change,
});

describe.each(serverDatabases)("the books of the AI layer on $kind", ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test("forty calls at once hold exactly what a request may spend, and the day gets back the rest", async () => {
    const budget = aiBudget(database.db);
    const crowd = purses("crowd", { request: 0.1 });
    const answers = await Promise.all(Array.from({ length: 40 }, () => budget.hold(crowd, 0.01, NOON)));
    expect(answers.filter((answer) => "hold" in answer)).toHaveLength(10);
    expect(answers.filter((answer) => "empty" in answer && answer.empty === "request")).toHaveLength(30);
    expect(await budget.spent("day:crowd")).toBeCloseTo(0.1);
  });

  test("the day's purse refuses although the request could pay, and takes nothing from it", async () => {
    const budget = aiBudget(database.db);
    const poor = purses("poor", { day: 0.015 });
    await budget.hold(poor, 0.01, NOON);
    expect(await budget.hold(poor, 0.01, NOON)).toEqual({ empty: "day" });
    expect(await budget.spent("request:poor")).toBeCloseTo(0.01);
  });

  test("one user's sixty calls at once hold exactly the user's share, and leave the day to the others", async () => {
    const budget = aiBudget(database.db);
    const day = { key: "day:shared", limitUsd: 0.5 };
    const callOf = (user: string, at: number) =>
      budget.hold({ ...purses(`${user}:${at}`, {}), day, user: { key: user, limitUsd: 0.2 } }, 0.01, NOON);
    const answers = await Promise.all(Array.from({ length: 60 }, (_, at) => callOf("user:greedy", at)));
    expect(answers.filter((answer) => "hold" in answer)).toHaveLength(20);
    expect(answers.filter((answer) => "empty" in answer && answer.empty === "user")).toHaveLength(40);
    expect(await budget.spent("day:shared")).toBeCloseTo(0.2);
    expect(await callOf("user:modest", 0)).toHaveProperty("hold");
  });

  test("a call for the operator is charged to no user", async () => {
    const budget = aiBudget(database.db);
    const operators = { ...purses("operator", {}), user: null };
    expect(await budget.hold(operators, 0.01, NOON)).toMatchObject({
      hold: { keys: ["day:operator", "request:operator"] },
    });
  });

  test("a settled hold makes room for what it did not need", async () => {
    const budget = aiBudget(database.db);
    const small = purses("settle", { request: 0.02 });
    const first = await budget.hold(small, 0.02, NOON);
    expect(await budget.hold(small, 0.01, NOON)).toEqual({ empty: "request" });
    if ("hold" in first) await budget.settle(first.hold, 0.004);
    expect(await budget.hold(small, 0.01, NOON)).toHaveProperty("hold");
    for (const key of ["day:settle", "user:settle", "request:settle"])
      expect(await budget.spent(key)).toBeCloseTo(0.014);
    await budget.sweep(later(3 * 86_400));
    expect(await budget.spent("request:settle")).toBe(0);
  });

  test("the call log sums by engine and purpose, and an unknown cost is counted apart, not as nothing", async () => {
    const callLog = aiCallLog(database.db);
    await callLog.record(call({}));
    await callLog.record(call({ at: later(1), costUsd: null, costBasis: "unknown" }));
    await callLog.record(call({ at: later(2), outcome: "ai/timeout", costUsd: 0, inputTokens: null }));
    await callLog.record(
      call({ at: later(3), engine: "gemini", purpose: "article", outcome: "cached", costUsd: 0 }),
    );
    const whole = { from: NOON, to: later(60) };
    expect(await callLog.totals(whole)).toEqual([
      expect.objectContaining({ engine: "gemini", purpose: "article", calls: 1, cached: 1, costUsd: 0 }),
      expect.objectContaining({
        engine: "openai",
        calls: 3,
        failures: 1,
        unpriced: 1,
        inputTokens: 200,
        costUsd: 0.0105,
      }),
    ]);
    const [newest, next] = await callLog.list(whole, { limit: 2 });
    expect([newest?.engine, next?.outcome]).toEqual(["gemini", "ai/timeout"]);
    const rest = await callLog.list(whole, { limit: 5, ...(next && { before: next }) });
    expect(rest.map(({ costUsd }) => costUsd)).toEqual([null, 0.0105]);
    expect(await callLog.list({ ...whole, engine: "gemini" }, { limit: 5 })).toHaveLength(1);
  });

  test("a cached reply is found until its time is over", async () => {
    const cache = aiCacheStore(database.db);
    await cache.save("k", { text: "old" }, later(10));
    await cache.save("k", { text: "new" }, later(20));
    expect(await cache.find("k", later(15))).toEqual({ text: "new" });
    expect(await cache.find("k", later(20))).toBeNull();
    await cache.sweep(later(30));
    expect(await cache.find("k", NOON)).toBeNull();
  });

  test("a reply is kept whole and found by its request", async () => {
    const replies = aiReplyStore(database.db);
    const reply = {
      engine: "gemini" as const,
      model: "m",
      question: "what is geo",
      body: { candidates: [{ text: "…" }] },
      links: { "https://r/1": "https://example.com/" },
      parserVersion: 1,
      requestId: "run-1",
      at: NOON,
    };
    const id = await replies.keep(reply);
    expect(await replies.find(id)).toEqual({ ...reply, id });
    expect(await replies.ofRequest("run-1")).toHaveLength(1);
    await replies.forgetBefore(later(1));
    expect(await replies.find(id)).toBeNull();
  });

  test("five failures in a row give an engine a minute's rest, and then one caller tries for all", async () => {
    const breaker = aiBreaker(database.db);
    for (let n = 0; n < 4; n++) await breaker.failed("gemini", NOON);
    expect(await breaker.admit("gemini", NOON)).toEqual({ admitted: true });
    await breaker.failed("gemini", NOON);
    expect(await breaker.admit("gemini", later(20))).toEqual({ admitted: false, seconds: 40 });
    expect(await breaker.admit("openai", later(20))).toEqual({ admitted: true });

    const tries = await Promise.all(Array.from({ length: 8 }, () => breaker.admit("gemini", later(61))));
    expect(tries.filter(({ admitted }) => admitted)).toHaveLength(1);
    await breaker.succeeded("gemini");
    expect(await breaker.admit("gemini", later(62))).toEqual({ admitted: true });
    await breaker.failed("gemini", later(63));
    expect(await breaker.admit("gemini", later(64))).toEqual({ admitted: true });
  });

  test("saved settings are changed all together, and removed by name", async () => {
    const settings = aiSettingsStore(database.db);
    const now = new Date("2026-11-17T09:00:00Z");
    await settings.change({ OPENAI_API_KEY: "sealed", AI_BUDGET_PER_DAY: "3" }, now);
    await settings.change({ AI_BUDGET_PER_DAY: "4", OPENAI_API_KEY: null, LLM_MODEL: null }, now);
    expect(await settings.all()).toEqual({ AI_BUDGET_PER_DAY: "4" });
  });

  test("what is known of a model is kept for this vendor and this name only", async () => {
    const book = aiModelBook(database.db);
    const small = { engine: "compatible", model: "tiny" } as const;
    expect(await book.needsSmallForms(small)).toBe(false);
    await book.noteForms(small, true);
    const test = {
      kind: "failed",
      at: "2026-11-17T09:00:00.000Z",
      model: "tiny",
      text: "No.",
      fix: "Do.",
    } as const;
    await book.saveTest(small, test);
    expect(await book.needsSmallForms(small)).toBe(true);
    expect(await book.lastTest(small)).toEqual(test);
    expect(await book.needsSmallForms({ engine: "openai", model: "tiny" })).toBe(false);
    expect(await book.lastTest({ ...small, model: "large" })).toBeNull();
  });
});
