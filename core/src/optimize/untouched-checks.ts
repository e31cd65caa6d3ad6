/**
 * Verdicts that edits can't change. Read anew, their chances move a little with every word, and an edit would win or lose
 * points that aren't its own; and what the user or a model said about the page would be forgotten.
 */
import type { AnalysisResult } from "../contract/analysis-result.ts";
import type { Edit, EditKind } from "../contract/edit.ts";
import { CHECKS, type CheckName } from "../contract/reading.ts";
import type { KnownChecks } from "../reading/with-known-checks.ts";

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

/** `before`: the page as the report judged it. */
export function untouchedChecks(
  { reading }: Pick<AnalysisResult, "reading">,
  edits: readonly Pick<Edit, "kind">[],
): KnownChecks {
  const touched = new Set(edits.flatMap(({ kind }) => TOUCHED[EARLIER[kind] ?? kind]));
  if (!reading) return {};
  return Object.fromEntries(
    CHECKS.filter((name) => !touched.has(name)).map((name) => [name, reading.details[name]]),
  );
}
