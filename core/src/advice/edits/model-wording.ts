/** Finished text for an edit, written by a connected model: which edits may get one, and what counts as finished. */
import { z } from "zod";
import type { Edit, EditTopic } from "../../contract/reading.ts";

/** What a model may word from the page's own facts. The others need facts, code or a decision of the author's. */
const WORDABLE: ReadonlySet<EditTopic> = new Set<EditTopic>([
  "answer_early",
  "intro",
  "title",
  "headings_tell",
  "summary",
  "key_term_defined",
]);

export const isWordable = ({ about, after, needs }: Edit): boolean =>
  WORDABLE.has(about) && after === null && needs === null;

export const WordingShape = z.object({
  texts: z.array(z.object({ edit: z.number(), text: z.string() })),
});
export type ModelWording = z.infer<typeof WordingShape>;

/** About four sentences: a lead, a title or a short summary. */
const MAX_WORDS = 80;
const MIN_WORDS = 3;
/** Places left open for the author, markup, and a line that breaks off. */
const UNFINISHED = /\[[^\]]*\]|\{[^}]*\}|<|_{2,}|\b(?:TBD|TODO|XX+|N\/A)\b|(?:\.\.\.|…|[:,;])$/;
const ENDS_SENTENCE = /[.!]["”')]*$/;
const ASKS = /\?/;

/** The text on one line; null where a person couldn't paste it as it is. The check of new words decides whether it is true. */
export function finishedText(edit: Edit, written: string): string | null {
  const text = written.replace(/\s+/g, " ").trim();
  const words = text.split(" ").length;
  if (words < MIN_WORDS || words > MAX_WORDS || UNFINISHED.test(text)) return null;
  if (text === edit.before || text === edit.at) return null;
  const isLabel = edit.about === "title" || edit.about === "headings_tell";
  return isLabel || (ENDS_SENTENCE.test(text) && !ASKS.test(text)) ? text : null;
}

/** The wording of an earlier judgement, for the edits that are still the same. */
export function withEarlierWording(edits: readonly Edit[], earlier: readonly Edit[]): Edit[] {
  return edits.map((edit) => {
    const same = earlier.find(
      (one) =>
        one.afterBy === "model" && one.about === edit.about && one.fault === edit.fault && one.at === edit.at,
    );
    return same && isWordable(edit) ? { ...edit, after: same.after, afterBy: "model" } : edit;
  });
}
