import type { Evidence } from "@citeworthy/core/evidence";
import { expect, onTestFinished, test } from "vitest";
import { ARTICLE } from "../../testing/stub-page.ts";
import { localJudge } from "./local-judge.ts";

const log = { debug() {}, info() {}, warn() {}, error() {} };
const SECTIONS = 600;
const LONG = `<title>Long</title>${"<h2>How long is it?</h2><p>It is 5 metres long in 2026.</p>".repeat(SECTIONS)}`;

const evidenceOf = (html: string): Evidence => ({
  requestedUrl: "https://example.com/",
  url: "https://example.com/",
  redirects: [],
  status: 200,
  headers: {},
  html,
  bytes: html.length,
  timings: { firstByteMs: null, totalMs: null },
  robots: null,
  sitemap: null,
  botAnswers: null,
  now: "2026-11-15T08:00:00.000Z",
});

/** `started` counts the pages whose clock runs or has run. */
function openJudge(timeLimitMs = 60_000) {
  const clocks = { started: 0 };
  const startClock = () => {
    clocks.started++;
    return AbortSignal.timeout(timeLimitMs);
  };
  const judge = localJudge(log, { startClock });
  onTestFinished(() => judge.close());
  return { judge, clocks };
}
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

test("a page's clock starts when a thread takes it, not while it waits for other pages", async () => {
  const { judge, clocks } = openJudge();
  const pages = Array.from({ length: 6 }, () => judge.analyze(evidenceOf(ARTICLE)));
  await nextTurn();
  expect(clocks.started).toBe(2);
  await Promise.all(pages);
  expect(clocks.started).toBe(6);
});

test("a page that takes too long fails for good, in the words of what was asked for", async () => {
  const { judge } = openJudge(1);
  await expect(judge.analyze(evidenceOf(LONG))).rejects.toMatchObject({ code: "analysis/failed" });
  await expect(judge.article(evidenceOf(LONG))).rejects.toMatchObject({ code: "article/failed" });
});

test("visitors' articles leave a thread to signed-in users", async () => {
  const { judge, clocks } = openJudge();
  const visitors = Array.from({ length: 4 }, () => judge.article(evidenceOf(ARTICLE), { isVisitor: true }));
  await nextTurn();
  expect(clocks.started).toBe(1);
  const user = judge.analyze(evidenceOf(ARTICLE));
  await nextTurn();
  expect(clocks.started).toBe(2);
  await Promise.all([...visitors, user]);
  expect(clocks.started).toBe(5);
});
