import type { Evidence } from "@citeworthy/core/evidence";
import { expect, onTestFinished, test } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import { ARTICLE } from "../../testing/stub-page.ts";
import { localJudge } from "./local-judge.ts";

const log = { debug() {}, info() {}, warn() {}, error() {} };
const SECTIONS = 200;
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

/** `running` counts the pages whose clock runs, `most` how many did at once. */
function openJudge(timeLimitMs = 60_000) {
  const clocks = { started: 0, running: 0, most: 0 };
  const startClock = () => {
    clocks.started++;
    clocks.most = Math.max(clocks.most, ++clocks.running);
    return { signal: AbortSignal.timeout(timeLimitMs), stop: () => undefined };
  };
  const judge = localJudge(log, { startClock });
  onTestFinished(() => judge.close());
  const timed = <Result>(page: Promise<Result>) => page.finally(() => clocks.running--);
  return { judge, clocks, timed };
}
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

test("a page's clock starts when a thread begins with it, not while it waits for a thread", async () => {
  const { judge, clocks, timed } = openJudge();
  const pages = Array.from({ length: 6 }, () => timed(judge.analyze(evidenceOf(ARTICLE))));
  await nextTurn();
  expect(clocks.started).toBe(0);
  await Promise.all(pages);
  expect(clocks).toMatchObject({ started: 6, running: 0 });
  expect(clocks.most).toBeLessThanOrEqual(2);
});

test("a page that takes too long fails for good, in the words of what was asked for", async () => {
  const { judge } = openJudge(1);
  await expect(judge.analyze(evidenceOf(LONG))).rejects.toMatchObject({ code: "analysis/failed" });
  await expect(judge.article(evidenceOf(LONG))).rejects.toMatchObject({ code: "article/failed" });
});

test("visitors' articles run one at a time, and a user's page doesn't wait for them", async () => {
  const { judge, clocks, timed } = openJudge();
  let ended = 0;
  const visitors = Array.from({ length: 4 }, () =>
    timed(judge.article(evidenceOf(LONG), { isVisitor: true })).finally(() => ended++),
  );
  await eventually(() => expect(clocks.started).toBe(1));
  await judge.analyze(evidenceOf(ARTICLE));
  expect(ended).toBeLessThan(4);
  await Promise.all(visitors);
  expect(clocks.started).toBe(5);
}, 120_000);
