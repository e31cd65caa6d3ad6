import { inspect } from "node:util";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import type { ObjectTask } from "../../ports/ai/writer.ts";
import { spending } from "./testing/ai-on-loopback.ts";
import { LOOPBACK_KEY } from "./testing/loopback-vendors.ts";
import type { Script } from "./testing/script.ts";
import { type StartedAi, startAi } from "./testing/start-ai.ts";

const SHAPE = z.object({ score: z.number(), why: z.string() });
const TEXT = "# Größe 🚀\n\nGEO shapes content for answers. Nothing is invented here, and it ends.";
const SECRET_PAGE = "the private words of a page";

let started: StartedAi;
let vendors: StartedAi["vendors"];
let ai: StartedAi["ai"];
beforeAll(async () => {
  started = await startAi(() => ({ say: "empty" }));
  ({ vendors, ai } = started);
});
afterAll(() => started.close());

describe.each(["openai", "anthropic", "gemini", "compatible"] as const)("writing with %s", (id) => {
  const writer = (parts: Parameters<typeof ai.open>[2] = {}) => {
    const { writer: only } = ai.open([id], {}, parts);
    if (!only) throw new Error(`${id} does not write`);
    return only;
  };
  const task = (change: Partial<ObjectTask<z.infer<typeof SHAPE>>> = {}) => ({
    instructions: "Judge the page.",
    prompt: SECRET_PAGE,
    name: "audit",
    shape: SHAPE,
    maxOutputTokens: 300,
    spending: spending("analysis"),
    ...change,
  });
  const story = (...scripts: Script[]) =>
    vendors.direct(() => scripts[Math.min(vendors.seen.length, scripts.length) - 1] ?? { say: "empty" });
  const failureOf = (work: Promise<unknown>) =>
    work.then(
      () => Promise.reject(new Error("It did not fail")),
      (failure) => failure,
    );
  beforeEach(async () => {
    vendors.seen.length = 0;
    ai.slept.length = 0;
    await ai.breaker.succeeded(id);
  });

  test("an object of the shape comes back, and the shape was sent along", async () => {
    story({ say: "json", value: { score: 72, why: "clear" } });
    const { value, usage, cached } = await writer().object(task());
    expect(value).toEqual({ score: 72, why: "clear" });
    expect({ cached, hasUsage: (usage.outputTokens ?? 0) > 0 }).toEqual({ cached: false, hasUsage: true });
    const [call] = vendors.seen;
    expect(JSON.stringify(call?.body)).toMatch(/\\?"why\\?"/);
    expect(call?.prompt).toContain(SECRET_PAGE);
    expect(JSON.stringify(call?.body)).not.toContain("web_search");
  });

  test("what is off the shape is repaired once, with its own words as data", async () => {
    story({ say: "json", value: { score: "forty" } }, { say: "json", value: { score: 40, why: "mended" } });
    expect((await writer().object(task())).value.why).toBe("mended");
    expect(vendors.seen).toHaveLength(2);
    expect(vendors.seen[1]?.prompt).toMatch(/earlier answer.*forty/);
  });

  test("what is off the shape twice is given up, and nothing private is in the failure", async () => {
    story({ say: "text", text: `not an object, but ${LOOPBACK_KEY}` });
    const failure = await failureOf(writer().object(task()));
    expect(failure).toMatchObject({ code: "ai/off-schema" });
    expect(failure.message).toMatch(/in the wrong format/);
    expect(inspect(failure.cause, { depth: 9 }) + failure.message + failure.stack).not.toMatch(
      new RegExp(`${SECRET_PAGE}|${LOOPBACK_KEY}`),
    );
    expect(vendors.seen).toHaveLength(2);
  });

  test("a rule that the shape cannot say is a reason to repair, too", async () => {
    story({ say: "json", value: { score: 140, why: "x" } }, { say: "json", value: { score: 90, why: "x" } });
    const check = ({ score }: z.infer<typeof SHAPE>) => (score > 100 ? ["The score is above 100."] : []);
    expect((await writer().object(task({ check }))).value.score).toBe(90);
    expect(vendors.seen[1]?.prompt).toContain("The score is above 100.");
  });

  test("an object that is cut gets twice the room, once", async () => {
    story({ say: "cut", text: '{"score": 5' }, { say: "json", value: { score: 5, why: "whole" } });
    expect((await writer().object(task())).value.why).toBe("whole");
    const room = (n: number) =>
      Number(/"max\w*okens":(\d+)/.exec(JSON.stringify(vendors.seen[n]?.body))?.[1]);
    expect([room(0), room(1)]).toEqual([300, 600]);
  });

  test.each<[string, Script, string]>([
    ["refused", { say: "refusal" }, "ai/refused"],
    ["empty", { say: "empty" }, "ai/empty"],
    ["no JSON at all", { say: "malformed" }, "ai/unreadable"],
    ["a wrong key", { say: "status", status: 401 }, "ai/key-refused"],
    ["too long", { say: "status", status: 413 }, "ai/too-long"],
  ])("%s: one call and a code, for objects", async (_name, script, code) => {
    story(script);
    expect(await failureOf(writer().object(task()))).toMatchObject({ code });
    expect(vendors.seen).toHaveLength(1);
  });

  test("text arrives in pieces, whole and in order", async () => {
    story({ say: "text", text: TEXT });
    const heard: string[] = [];
    const { value, usage } = await writer().text({ ...task(), onText: (piece) => heard.push(piece) });
    expect(value).toBe(TEXT);
    expect(heard.join("")).toBe(TEXT);
    expect(heard.length).toBeGreaterThan(3);
    expect(usage.outputTokens).toBeGreaterThan(0);
  });

  test.each(["politely", "abruptly"] as const)(
    "a stream that ends %s in the middle is cut, and not begun again",
    async (ends) => {
      story({ say: "half-stream", text: TEXT, ends });
      const heard: string[] = [];
      const failure = await failureOf(writer().text({ ...task(), onText: (piece) => heard.push(piece) }));
      expect(failure).toMatchObject({ code: "ai/cut" });
      expect(TEXT.startsWith(heard.join(""))).toBe(true);
      expect(vendors.seen).toHaveLength(1);
    },
  );

  test("a stream that falls silent is not waited for", async () => {
    story({ say: "half-stream", text: TEXT, ends: "never" });
    const wait = new AbortController();
    // After its first words, so that what is cut off is the silent stream.
    const onText = () => wait.abort(new DOMException("", "TimeoutError"));
    const patient = writer({ beginWait: () => wait.signal });
    expect(await failureOf(patient.text({ ...task(), onText }))).toMatchObject({ code: "ai/timeout" });
    expect(vendors.seen).toHaveLength(1);
  });

  test.each<[string, Script, string]>([
    ["cut by length", { say: "cut", text: "It was a" }, "ai/cut"],
    ["empty", { say: "empty" }, "ai/empty"],
    ["a wrong key", { say: "status", status: 401 }, "ai/key-refused"],
  ])("text %s: one call and a code", async (_name, script, code) => {
    story(script);
    expect(await failureOf(writer().text(task()))).toMatchObject({ code });
    expect(vendors.seen).toHaveLength(1);
  });

  test("a connection that breaks before the first word is tried again", async () => {
    story({ say: "hang-up" }, { say: "status", status: 503 }, { say: "text", text: TEXT });
    expect((await writer().text(task())).value).toBe(TEXT);
    expect(ai.slept).toEqual([1000, 2000]);
  });

  test("a caller who leaves in the middle gets his own reason", async () => {
    story({ say: "half-stream", text: TEXT, ends: "never" });
    const leaving = new AbortController();
    const gone = new Error("client gone");
    const onText = () => leaving.abort(gone);
    await expect(writer().text({ ...task(), signal: leaving.signal, onText })).rejects.toBe(gone);
  });
});

test("a small model may put its JSON into a fence", async () => {
  await ai.breaker.succeeded("compatible");
  vendors.direct(() => ({ say: "text", text: '```json\n{"score": 50, "why": "fenced"}\n```' }));
  const { writer } = ai.open(["compatible"]);
  const { value } = (await writer?.object({
    instructions: "Judge.",
    prompt: "page",
    name: "audit",
    shape: SHAPE,
    maxOutputTokens: 300,
    spending: spending("analysis"),
  })) ?? { value: null };
  expect(value).toEqual({ score: 50, why: "fenced" });
});
