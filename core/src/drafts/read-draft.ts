/** What the engine makes of a draft: its score, the reading and the edits of its text. Nothing about the page around it is judged. */
import { analyze } from "../analysis/analyze.ts";
import { type OptimizedArticle, optimizeArticle } from "../optimize/optimize-article.ts";
import { draftEvidence } from "./draft-evidence.ts";
import type { DraftFormat } from "./draft-format.ts";
import { type DraftReading, draftReading } from "./draft-reading.ts";

export const readDraft = (text: string, format: DraftFormat, now: string): DraftReading =>
  draftReading(analyze(draftEvidence(text, format, now)));

/** The draft's own text with edits to keep or undo, as an article has them. */
export type DraftText = Pick<OptimizedArticle, "title" | "source" | "edits" | "verdict"> & {
  before: { score: number };
  after: { score: number };
};

/** Null where there is no text to edit. */
export function editDraft(text: string, format: DraftFormat, now: string): DraftText | null {
  const written = optimizeArticle(draftEvidence(text, format, now));
  if (!written) return null;
  const { title, source, edits, verdict, comparison } = written;
  return { title, source, edits, verdict, before: comparison.before, after: comparison.after };
}
