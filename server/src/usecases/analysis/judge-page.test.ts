import type { Evidence } from "@citeworthy/core/evidence";
import { afterAll, expect, test } from "vitest";
import { localJudge } from "../../adapters/judge/local-judge.ts";
import type { Judge } from "../../ports/analysis/judge.ts";
import { ARTICLE } from "../../testing/stub-page.ts";
import { judgePage } from "./judge-page.ts";

const log = { debug() {}, info() {}, warn() {}, error() {} };
const shared = localJudge(log);
const engine = shared.as("one");
afterAll(() => shared.close());

/** As when the comparison takes longer than a judgement may. */
const slowToCompare: Judge = {
  ...engine,
  analyze: (evidence, options) =>
    options?.rivals?.some((rival) => "html" in rival)
      ? Promise.reject(new Error("The operation was aborted due to timeout"))
      : engine.analyze(evidence, options),
};
const evidence: Evidence = {
  requestedUrl: "https://example.com/",
  url: "https://example.com/",
  redirects: [],
  status: 200,
  headers: {},
  html: ARTICLE,
  bytes: ARTICLE.length,
  timings: { firstByteMs: null, totalMs: null },
  robots: null,
  sitemap: null,
  botAnswers: null,
  now: "2026-11-15T08:00:00.000Z",
};
const competitors = [
  { url: "https://example.org/huge", html: ARTICLE },
  { url: "https://example.org/closed", problem: "The page took too long to respond." },
];

test("if comparing fails, the page is judged alone and each page says that it was not compared", async () => {
  const result = await judgePage({ judge: slowToCompare, log }, { evidence, competitors }, {});
  expect(result.score.score).toBeGreaterThan(0);
  expect(result.competitors).toEqual([
    { url: "https://example.org/huge", problem: "We could not compare your page with this one." },
    { url: "https://example.org/closed", problem: "The page took too long to respond." },
  ]);
});

test("if the page itself can't be judged, the failure is passed on", async () => {
  const broken: Judge = { ...engine, analyze: () => Promise.reject(new Error("out of memory")) };
  await expect(judgePage({ judge: broken, log }, { evidence, competitors }, {})).rejects.toThrow(
    "out of memory",
  );
});
