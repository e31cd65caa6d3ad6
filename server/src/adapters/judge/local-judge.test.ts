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

function openJudge(options?: { timeLimitMs: number }) {
  const judge = localJudge(log, options);
  onTestFinished(() => judge.close());
  return judge;
}

/** How long a long page takes while both threads are busy, here and now. */
async function measureMs(): Promise<number> {
  const judge = openJudge();
  const both = () => Promise.all([judge.analyze(evidenceOf(LONG)), judge.analyze(evidenceOf(LONG))]);
  await both();
  const started = performance.now();
  await both();
  return performance.now() - started;
}

test("waiting for other pages doesn't count towards a page's time limit", async () => {
  const oneMs = await measureMs();
  const startThreadsMs = 3_000;
  const timeLimitMs = Math.ceil(3 * oneMs) + startThreadsMs;
  const rounds = Math.ceil(timeLimitMs / oneMs) + 2;
  const judge = openJudge({ timeLimitMs });
  const pages = Array.from({ length: 2 * rounds }, () => judge.analyze(evidenceOf(LONG)));
  expect(await Promise.all(pages)).toHaveLength(2 * rounds);
});

test("a page that takes too long fails for good, in the words of what was asked for", async () => {
  const judge = openJudge({ timeLimitMs: 1 });
  await expect(judge.analyze(evidenceOf(LONG))).rejects.toMatchObject({ code: "analysis/failed" });
  await expect(judge.article(evidenceOf(LONG))).rejects.toMatchObject({ code: "article/failed" });
});

test("visitors' articles leave a thread to signed-in users", async () => {
  const judge = openJudge();
  const ended: string[] = [];
  const note = (name: string) => () => ended.push(name);
  const visitors = Array.from({ length: 4 }, () =>
    judge.article(evidenceOf(LONG), { isVisitor: true }).then(note("visitor")),
  );
  const user = judge.analyze(evidenceOf(ARTICLE)).then(note("user"));
  await Promise.all([...visitors, user]);
  expect(ended[0]).toBe("user");
});
