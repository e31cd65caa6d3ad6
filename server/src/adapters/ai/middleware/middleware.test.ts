/** Tests the middleware around a call through the ports that use-cases call. */
import { ENGINE_IDS, type EngineId } from "@citeworthy/core/visibility/engines";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { priceKey } from "../../../config/ai-config.ts";
import { type AiCall, dayPurse } from "../../../ports/ai/ai-call-log.ts";
import { costOf, priceTable, worstCost } from "../prices.ts";
import { spending } from "../testing/ai-on-loopback.ts";
import { LOOPBACK_KEY } from "../testing/loopback-vendors.ts";
import type { Script } from "../testing/script.ts";
import { type StartedAi, startAi } from "../testing/start-ai.ts";

const ANSWER: Script = {
  say: "answer",
  statements: [{ text: "GEO is a practice.", cites: [1] }],
  sources: [{ url: "https://www.example.com/geo", title: "GEO" }],
};
const MADE_UP = { engine: "openai", model: "made-up" } as const;
const LONG_AGO = new Date("2020-01-01");
const FAR = new Date("2100-01-01");

let started: StartedAi;
let vendors: StartedAi["vendors"];
let ai: StartedAi["ai"];
beforeAll(async () => {
  started = await startAi(() => ANSWER);
  ({ vendors, ai } = started);
});
afterAll(() => started.close());
beforeEach(async () => {
  vendors.direct(() => ANSWER);
  vendors.seen.length = 0;
  for (const id of ENGINE_IDS) await ai.breaker.succeeded(id);
});

const engine = (
  id: EngineId,
  environment: Record<string, string> = {},
  parts: Parameters<typeof ai.open>[2] = {},
) => {
  const found = ai.open([id], environment, parts).engines[0];
  if (!found) throw new Error(`${id} is not configured`);
  return found;
};
const rowsOf = async (requestId: string): Promise<AiCall[]> => {
  const rows = await ai.callLog.list({ from: LONG_AGO, to: FAR }, { limit: 500 });
  return rows.filter((row) => row.requestId === requestId).reverse();
};

test("without keys there are no engines and no writer", () => {
  expect(ai.open([])).toEqual({ engines: [], writer: null });
});

test("the operator's own model writes first, a named one before it, and a search engine never", () => {
  expect(ai.open([...ENGINE_IDS]).writer?.id).toBe("compatible");
  expect(ai.open([...ENGINE_IDS], { AI_WRITER: "gemini" }).writer?.id).toBe("gemini");
  expect(ai.open(["perplexity"]).writer).toBeNull();
});

test("each attempt is a row: what it was for, what it cost and on what grounds, failures included", async () => {
  vendors.direct(() => (vendors.seen.length === 1 ? { say: "status", status: 500 } : ANSWER));
  const paid = { ...spending("monitor", "books"), userId: null };
  await engine("openai").ask({ query: "q", spending: paid });
  await engine("perplexity").ask({ query: "q", spending: paid });
  const [failed, answered, reported] = await rowsOf("books");
  expect(failed).toMatchObject({
    engine: "openai",
    outcome: "ai/unavailable",
    costUsd: 0,
    costBasis: "none",
  });
  expect(answered).toMatchObject({
    outcome: "ok",
    purpose: "monitor",
    kind: "ask",
    inputTokens: 1200,
    searches: 1,
  });
  // 1200 x 0.75 and 90 x 4.50 per million, and one search.
  expect(answered).toMatchObject({
    costBasis: "prices",
    costUsd: 0.011305,
    servedModel: "gpt-5.4-mini-2026-03-01",
  });
  expect(reported).toMatchObject({ engine: "perplexity", costBasis: "vendor", costUsd: 0.00511 });
  expect(answered?.replyId).toBeTruthy();
});

test("an unknown model costs an unknown sum, and the operator can say what it costs", async () => {
  const usage = { inputTokens: 1_000_000, outputTokens: 0, searches: 2, costUsd: null };
  expect(costOf(priceTable(), MADE_UP, usage)).toEqual({ usd: null, basis: "unknown" });
  const told = priceTable({ "made-up": { input: 2, output: 8, search: 0.5 } });
  expect(costOf(told, MADE_UP, usage)).toEqual({ usd: 3, basis: "prices" });
  expect(worstCost(priceTable(), MADE_UP, { inputChars: 0, maxOutputTokens: 1000, searches: 0 })).toBeCloseTo(
    0.015,
  );
});

test("a price counts for its vendor: the same name elsewhere keeps its own", () => {
  const usage = { inputTokens: 1_000_000, outputTokens: 0, searches: 0, costUsd: null };
  const prices = priceTable({
    [priceKey("compatible", "gpt-5.4-mini")]: { input: 0, output: 0, search: 0 },
    "gpt-5.4-nano": { input: 9, output: 9, search: 0 },
    [priceKey("openai", "gpt-5.4-nano")]: { input: 7, output: 7, search: 0 },
  });
  const usd = (engine: EngineId, model: string) => costOf(prices, { engine, model }, usage).usd;
  expect(usd("compatible", "gpt-5.4-mini")).toBe(0);
  expect(usd("openai", "gpt-5.4-mini")).toBe(0.75);
  expect(usd("openai", "gpt-5.4-mini-2026-03-01")).toBe(0.75);
  expect([usd("openai", "gpt-5.4-nano"), usd("compatible", "gpt-5.4-nano")]).toEqual([7, 9]);
});

test("a reply that claims to have cost less than nothing leaves the hold as it is", async () => {
  const usage = { prompt_tokens: -1e9, completion_tokens: -1e9, cost: -5 };
  const choices = [{ finish_reason: "stop", message: { content: "Four." } }];
  vendors.direct(() => ({ say: "status", status: 200, body: { model: "llama3", choices, usage } }));
  const spent = await ai.budget.spent(dayPurse(new Date()));
  const paid = spending("monitor", "hostile-usage");
  await engine("compatible", { LLM_MODEL: "claude-sonnet-4-5" }).ask({ query: "q", spending: paid });
  expect(await ai.budget.spent("request:monitor:hostile-usage")).toBeGreaterThan(0.05);
  expect(await ai.budget.spent(dayPurse(new Date()))).toBeGreaterThan(spent);
  expect(await rowsOf("hostile-usage")).toMatchObject([
    { inputTokens: null, outputTokens: null, costUsd: null, costBasis: "unknown" },
  ]);
});

test("a request stops at its budget, says so, and has spent no more", async () => {
  const limited = engine("openai", { AI_BUDGET_PER_MONITOR: "0.10" });
  const paid = spending("monitor", "thrifty");
  const outcomes = await Promise.allSettled(
    Array.from({ length: 12 }, () => limited.ask({ query: "q", spending: paid })),
  );
  const refused = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
  expect(refused.length).toBeGreaterThan(0);
  for (const reason of refused) expect(reason).toMatchObject({ code: "ai/request-budget" });
  expect(refused[0]?.message).toMatch(/This request reached its AI spending limit/);
  expect(vendors.seen).toHaveLength(12 - refused.length);
  expect(await ai.budget.spent("request:monitor:thrifty")).toBeCloseTo(0.011305 * (12 - refused.length), 6);
});

test("the day's budget is one for all, and an answer that may have been billed keeps its hold", async () => {
  const tomorrow = { now: () => new Date("2031-02-03T10:00:00Z") };
  const wait = new AbortController();
  const beginWait = () => wait.signal;
  const limits = { AI_BUDGET_PER_DAY: "0.06", AI_BUDGET_PER_USER: "0.06" };
  const poor = () => engine("openai", limits, { clock: tomorrow, beginWait });
  vendors.direct(() => {
    wait.abort(new DOMException("", "TimeoutError"));
    return { say: "nothing" };
  });
  await expect(poor().ask({ query: "q", spending: spending() })).rejects.toMatchObject({
    code: "ai/timeout",
  });
  await expect(poor().ask({ query: "q", spending: spending() })).rejects.toMatchObject({
    code: "ai/day-budget",
  });
  expect(await ai.budget.spent("day:2031-02-03")).toBeGreaterThan(0.03);
});

test("one account can't spend the day's budget of all, and neither can all visitors together", async () => {
  const tomorrow = { now: () => new Date("2031-02-04T10:00:00Z") };
  const shared = engine("openai", { AI_BUDGET_PER_DAY: "1" }, { clock: tomorrow });
  const askAs = (userId: string | null, count: number) =>
    Promise.allSettled(
      Array.from({ length: count }, () => shared.ask({ query: "q", spending: { ...spending(), userId } })),
    );
  const codesOf = (outcomes: PromiseSettledResult<unknown>[]) =>
    new Set(outcomes.map((one) => (one.status === "rejected" ? one.reason.code : "ok")));
  // Each reserves about four cents at first, and the default share is forty cents.
  expect(codesOf(await askAs("greedy", 40))).toEqual(new Set(["ok", "ai/user-budget"]));
  expect(await ai.budget.spent("user:greedy:2031-02-04")).toBeLessThanOrEqual(0.4);
  expect(codesOf(await askAs("modest", 2))).toEqual(new Set(["ok"]));
  expect(codesOf(await askAs(null, 40))).toEqual(new Set(["ok", "ai/user-budget"]));
  expect(await ai.budget.spent("user:visitors:2031-02-04")).toBeLessThanOrEqual(0.4);

  const test = { ...spending("test"), userId: "greedy" };
  await expect(shared.ask({ query: "q", spending: test })).resolves.toHaveProperty("text");
});

test("the same question within its time is answered from memory, costs nothing, and is seen in the books", async () => {
  const cache = { key: "geo#1", seconds: 60 };
  const ask = (requestId: string, key = cache.key) =>
    engine("gemini").ask({ query: "q", spending: spending("monitor", requestId), cache: { ...cache, key } });
  const first = await ask("first");
  const second = await ask("second");
  expect(second).toEqual({ ...first, cached: true });
  await ask("third", "geo#2");
  expect(vendors.seen).toHaveLength(2);
  expect(await rowsOf("second")).toMatchObject([{ outcome: "cached", costUsd: 0, costBasis: "none" }]);
});

test("a cached object is checked against the shape of today, and cached text is returned at once", async () => {
  const { writer } = ai.open(["openai"]);
  if (!writer) throw new Error("There is no writer");
  const base = {
    instructions: "i",
    prompt: "p",
    maxOutputTokens: 100,
    spending: spending("generator"),
    cache: { key: "k", seconds: 60 },
  };
  vendors.direct(() => ({ say: "json", value: { score: 1 } }));
  const ask = (shape: z.ZodType) => writer.object({ ...base, name: "n", shape });
  await ask(z.object({ score: z.number() }));
  expect((await ask(z.object({ score: z.number() }))).cached).toBe(true);
  vendors.direct(() => ({ say: "json", value: { score: "one" } }));
  expect((await ask(z.object({ score: z.string() }))).cached).toBe(false);

  vendors.direct(() => ({ say: "text", text: "Once upon a time." }));
  await writer.text(base);
  const heard: string[] = [];
  expect((await writer.text({ ...base, onText: (piece) => heard.push(piece) })).cached).toBe(true);
  expect(heard).toEqual(["Once upon a time."]);
});

test("an engine that fails five times is left alone, and a refusal does not count as illness", async () => {
  vendors.direct(() => ({ say: "status", status: 401 }));
  const ask = () => engine("anthropic").ask({ query: "q", spending: spending() });
  for (let n = 0; n < 5; n++) await expect(ask()).rejects.toMatchObject({ code: "ai/key-refused" });
  await expect(ask()).rejects.toMatchObject({ code: "ai/resting" });
  await expect(ask()).rejects.toThrow(/try again in \d+ seconds/);
  expect(vendors.seen).toHaveLength(5);

  vendors.direct(() => ({ say: "refusal" }));
  for (let n = 0; n < 7; n++)
    await expect(engine("gemini").ask({ query: "q", spending: spending() })).rejects.toMatchObject({
      code: "ai/refused",
    });
});

test("two questions at a time go to one engine, from any caller", async () => {
  let now = 0;
  let most = 0;
  const pair = Promise.withResolvers<void>();
  const redirectOf = async () => {
    most = Math.max(most, ++now);
    if (now === 2) pair.resolve();
    // The first stays until the second is here, however slow the machine is, and both leave time for a third.
    await pair.promise;
    await new Promise((resolve) => setTimeout(resolve, 5));
    now--;
    return null;
  };
  const busy = engine("gemini", {}, { redirectOf });
  await Promise.all(Array.from({ length: 6 }, () => busy.ask({ query: "q", spending: spending() })));
  expect(most).toBe(2);
});

test("who gives up waiting for a turn leaves at once, and the turn goes to the next", async () => {
  const leaving = new AbortController();
  const redirectOf = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), 20));
  const busy = engine("gemini", {}, { redirectOf });
  const ask = (signal?: AbortSignal) =>
    busy.ask({ query: "q", spending: spending(), ...(signal && { signal }) });
  const running = [ask(), ask()];
  const waiting = ask(leaving.signal);
  const next = ask();
  const gone = new Error("client gone");
  leaving.abort(gone);
  await expect(waiting).rejects.toBe(gone);
  await Promise.all([...running, next]);
  expect(vendors.seen).toHaveLength(3);
});

test("half an answer may have been billed, so each try at it keeps its hold", async () => {
  vendors.direct(() => ({ say: "half" }));
  const paid = spending("monitor", "half");
  await expect(engine("openai").ask({ query: "q", spending: paid })).rejects.toMatchObject({
    code: "ai/unreachable",
  });
  expect(await ai.budget.spent("request:monitor:half")).toBeGreaterThan(0.15);
  expect(await rowsOf("half")).toMatchObject([1, 2, 3].map(() => ({ costUsd: null, costBasis: "unknown" })));
});

test("a redirect that leads nowhere keeps the host that the engine named", async () => {
  const answer = await engine("gemini", {}, { redirectOf: () => Promise.reject(new Error("offline")) }).ask({
    query: "q",
    spending: spending(),
  });
  expect(answer.citations).toMatchObject([
    { host: "example.com", cited: true, via: answer.citations[0]?.url },
  ]);
  expect(answer.attribution).toContain("search suggestions");
});

test("Perplexity's older format is spoken where the new address is unknown, and remembered", async () => {
  const old = engine("perplexity", { PERPLEXITY_BASE_URL: `${vendors.origin}/sonar` });
  const answer = await old.ask({ query: "q", spending: spending() });
  await old.ask({ query: "q", spending: spending() });
  expect(answer.citations).toMatchObject([{ url: "https://www.example.com/geo", cited: true }]);
  expect(vendors.seen.map(({ path, body }) => [path, body.model])).toEqual([
    ["/sonar/chat/completions", "sonar"],
    ["/sonar/chat/completions", "sonar"],
  ]);
});

test("the log names engine, code and request, and neither key nor question", async () => {
  vendors.direct(() => ({
    say: "status",
    status: 401,
    body: { error: { message: `Incorrect API key: ${LOOPBACK_KEY}` } },
  }));
  await engine("openai")
    .ask({ query: "a private question", spending: spending("monitor", "logged") })
    .catch(() => {});
  const line = ai.logged.find(({ fields }) => fields?.requestId === "logged");
  expect(line?.fields).toMatchObject({ engine: "openai", code: "ai/key-refused" });
  const cause = String(line?.fields?.cause);
  expect(cause).toContain("Incorrect API key: [hidden]");
  expect(JSON.stringify(line) + cause).not.toMatch(/private question|0123456789abcdef/);
});
