/** An item of the work list from a row of the demand table, with the figures of the day on which it was noted. */
import { titleFromAddress } from "../contract/title-from-address.ts";
import { countWords, rangeWords } from "../visibility/rate-words.ts";
import { NO_SIGNS, type WorkDraft } from "../worklist/draft-item.ts";
import { MAX_WORK_TITLE } from "../worklist/work-item.ts";
import type { PageDemand } from "./page-demand.ts";
import { PERIOD_DAYS } from "./properties.ts";

const cut = (text: string): string => text.slice(0, MAX_WORK_TITLE);

export function draftFromDemand(page: PageDemand): WorkDraft {
  const { url, title, topQuery } = page;
  return {
    kind: "demand",
    title: cut(`Get this page cited${topQuery ? ` for “${topQuery}”` : ""}`),
    detail: [shownWords(page), citedWords(page)].join("\n"),
    page: { url, title: cut(title ?? titleFromAddress(url)) },
    // No words say that it was done. Later answers show whether it helped.
    signs: NO_SIGNS,
  };
}

const shownWords = ({ impressions, clicks }: PageDemand): string =>
  `Impressions in search in ${PERIOD_DAYS} days: ${impressions.toLocaleString("en-US")}. Clicks: ${clicks.toLocaleString("en-US")}.`;

const citedWords = (rate: PageDemand): string =>
  rate.counted === 0
    ? "No answer was measured yet."
    : `Cited in ${countWords(rate)} answers (${rangeWords(rate)}).`;
