/** What of an analysis is about a draft. Kept apart from the engine, so that a server can ask without loading it. */
import type { AnalysisResult } from "../contract/analysis-result.ts";
import type { Edit } from "../contract/edit.ts";
import type { PageReading } from "../contract/reading.ts";

/** `score`: of the text as a page without markup, date and author. */
export type DraftReading = { reading: PageReading | null; edits: Edit[]; words: number; score: number };

/** What a draft can't have: the page's head, its delivery, and a date in its markup. Notes are about its text. */
const OF_THE_PAGE = new Set<Edit["about"]>([
  "technical",
  "freshness",
  "media",
  "visible_date",
  "named_author",
]);

export function draftReading({ reading, edits, page, score }: AnalysisResult): DraftReading {
  return {
    reading: reading ?? null,
    edits: (edits ?? []).filter(({ kind, about }) => kind === "note" || !OF_THE_PAGE.has(about)),
    words: page.words,
    score: score.score,
  };
}
