/** Pages side by side for one question: whose best passage fits it closest. An estimate; the monitor says so. */
import type { Evidence } from "../evidence.ts";
import type { Entry } from "../facts/contest.ts";
import { holdContest } from "../facts/contest.ts";
import { rivalOf } from "../facts/rivals.ts";
import { readPage } from "../page/read-page.ts";

export type ComparedPage = Entry & {
  /** 1 is the first place. */
  rank: number;
  /** Relevance beside that of the best, 0 to 1. */
  share: number;
};

const NOTHING: Omit<Evidence, "url" | "requestedUrl" | "html" | "now"> = {
  redirects: [],
  status: 200,
  headers: {},
  bytes: 0,
  timings: { firstByteMs: null, totalMs: null },
  robots: null,
  sitemap: null,
  botAnswers: null,
};

/** Best first; a page without text is left out. */
export function comparePages(
  question: string,
  pages: readonly { url: string; html: string }[],
  now: string,
): ComparedPage[] {
  const read = pages.map(({ url, html }) =>
    rivalOf(readPage(html, url), { ...NOTHING, url, requestedUrl: url, html: "", now }, question),
  );
  const [first, second, ...others] = read;
  if (!first) return [];
  const contest = holdContest(question, first, second ? [second, ...others] : [first]);
  const best = contest?.best.relevance ?? 0;
  return (contest?.entries ?? []).map((entry, at) => ({
    ...entry,
    rank: at + 1,
    share: best === 0 ? 0 : Math.round((entry.relevance / best) * 1000) / 1000,
  }));
}
