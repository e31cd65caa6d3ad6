/** For tests: an engine whose clocks are counted, and pages for it. */
import type { Evidence } from "@citeworthy/core/evidence";
import { onTestFinished } from "vitest";
import { forgetKeptThreads } from "../../../testing/kept-threads.ts";
import { localJudge } from "../local-judge.ts";

export const log = { debug() {}, info() {}, warn() {}, error() {} };
const SECTIONS = 200;
/** Takes the engine seconds. */
export const LONG = `<title>Long</title>${"<h2>How long is it?</h2><p>It is 5 metres long in 2026.</p>".repeat(SECTIONS)}`;

export const evidenceOf = (html: string): Evidence => ({
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

const PATIENCE_MS = 600_000;

/** `judge`: for one owner. `running` counts the pages whose clock runs, `most` how many did at once. */
export function openJudge(timeLimitMs = PATIENCE_MS) {
  forgetKeptThreads();
  const clocks = { started: 0, running: 0, most: 0 };
  const startClock = () => {
    clocks.started++;
    clocks.most = Math.max(clocks.most, ++clocks.running);
    return { signal: AbortSignal.timeout(timeLimitMs), stop: () => undefined };
  };
  // A slow machine judges a long page for longer than background work usually waits.
  const shared = localJudge(log, { startClock, maxYieldMs: PATIENCE_MS });
  onTestFinished(() => shared.close());
  const timed = <Result>(page: Promise<Result>) => page.finally(() => clocks.running--);
  return { judge: shared.as("one"), shared, clocks, timed };
}
