/**
 * Verdicts that edits can't change. Read anew, their chances move a little with every word, and an edit would win or lose
 * points that aren't its own; and what the user or a model said about the page would be forgotten.
 */
import type { AnalysisResult } from "../contract/analysis-result.ts";
import type { Edit, EditKind } from "../contract/edit.ts";
import { CHECKS, type CheckName } from "../contract/reading.ts";
import type { KnownReading } from "../reading/with-known-reading.ts";
import { knownReading } from "./known-reading.ts";

const TOUCHED: Record<EditKind, readonly CheckName[]> = {
  opening: ["answer_early", "answer_quotable", "summary", "stays_on_topic"],
  entries: ["answer_early", "answer_quotable", "summary"],
  takeaways: ["answer_early", "summary"],
  definition: ["answer_early", "key_term_defined"],
  headings: ["headings_tell"],
  move: ["answer_early", "headings_tell"],
  correction: ["answer_early", "answer_quotable"],
  table: ["comparison"],
  steps: ["steps"],
  strike: ["answer_early", "promotional", "unsupported_claims", "stays_on_topic"],
  repeat: ["stuffed", "stays_on_topic"],
  source: [],
  facts: [],
  title: ["title_fits"],
  technical: [],
  note: [],
};

/** What kinds were called in articles from before there was one list. */
const EARLIER: Readonly<Record<string, EditKind>> = {
  answer: "opening",
  split: "headings",
  retitle: "headings",
};

/** Of the page as the report judged it. */
export function untouchedReading(before: AnalysisResult, edits: readonly Pick<Edit, "kind">[]): KnownReading {
  const { checks, ...marked } = knownReading(before);
  const touched = new Set(edits.flatMap(({ kind }) => TOUCHED[EARLIER[kind] ?? kind]));
  const kept = CHECKS.filter((name) => !touched.has(name)).flatMap((name) => {
    const check = checks[name];
    return check ? [[name, check] as const] : [];
  });
  return { checks: Object.fromEntries(kept), ...marked };
}
