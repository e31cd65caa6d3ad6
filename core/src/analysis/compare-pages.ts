/** Pages side by side for one question: whose best passage fits it closest. An estimate; the monitor says so. */
import type { Entry } from "../facts/contest.ts";
import { holdContest } from "../facts/contest.ts";
import { rivalOf } from "../facts/rivals.ts";
import { readPage } from "../page/read-page.ts";
import { unfetchedPage } from "../unfetched-page.ts";

type ComparedPage = Entry & {
  /** 1 is the first place. */
  rank: number;
  /** Relevance beside that of the best, 0 to 1. */
  share: number;
};

/** Best first; a page without text is left out. */
export function comparePages(
  question: string,
  pages: readonly { url: string; html: string }[],
  now: string,
): ComparedPage[] {
  const read = pages.map(({ url, html }) =>
    rivalOf(readPage(html, url), unfetchedPage({ url, html: "", bytes: 0, now }), question),
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
