/** An installation's validity figures for others: figures and ids of checks, no text, no address and no user. */
import type { OwnValidity } from "./cited-view.ts";
import { SCORE_ID } from "./own-validity.ts";

export type ValidityExport = {
  format: "citeworthy-validity";
  version: 1;
  /** The day it was made, without a time. */
  day: string;
  rubric: string;
  questions: number;
  cited: number;
  dropped: number;
  needed: number;
  figures: { id: string; auc: number; low: number; high: number; pairs: number }[] | null;
};

const DIGITS = 3;
const rounded = (value: number): number => Number(value.toFixed(DIGITS));

/** Every value is written down here: a field that is added to the figures isn't exported by itself. */
export function validityExport(
  { questions, cited, dropped, needed, figures }: OwnValidity,
  { rubric, now }: { rubric: string; now: string },
): ValidityExport {
  return {
    format: "citeworthy-validity",
    version: 1,
    day: now.slice(0, 10),
    rubric,
    questions,
    cited,
    dropped,
    needed,
    figures:
      figures?.map(({ id, auc, interval, pairs }) => ({
        id,
        auc: rounded(auc),
        low: rounded(interval.low),
        high: rounded(interval.high),
        pairs,
      })) ?? null,
  };
}

/** For a terminal. */
export function validityLines({ questions, cited, dropped, needed, figures }: OwnValidity): string[] {
  const counts = `${questions} questions with ${cited} cited and ${dropped} dropped pages.`;
  if (figures === null) return [counts, `Too few to tell: we need at least ${needed} pages of each kind.`];
  return [
    counts,
    "AUC within a question: .5 is chance, 1 means that every cited page has the higher figure.",
    ...figures.map(
      ({ id, auc, interval, pairs }) =>
        `${id === SCORE_ID ? "Score" : id}: ${auc.toFixed(2)} [${interval.low.toFixed(2)}, ${interval.high.toFixed(2)}], ${pairs} pairs`,
    ),
  ];
}
