/** What the engine makes of a draft: the reading and the edits of its text. Nothing about the page around it is judged. */
import { analyze } from "../analysis/analyze.ts";
import type { Edit, PageReading } from "../contract/reading.ts";
import { draftEvidence } from "./draft-evidence.ts";
import type { DraftFormat } from "./draft-format.ts";

export type DraftReading = { reading: PageReading | null; edits: Edit[]; words: number };

/** What a draft can't have: the page's head, its delivery, and a date in its markup. */
const OF_THE_PAGE = new Set<Edit["about"]>([
  "technical",
  "freshness",
  "media",
  "visible_date",
  "named_author",
]);

export function readDraft(text: string, format: DraftFormat, now: string): DraftReading {
  const { reading, edits, page } = analyze(draftEvidence(text, format, now));
  return {
    reading: reading ?? null,
    edits: (edits ?? []).filter(({ about }) => !OF_THE_PAGE.has(about)),
    words: page.words,
  };
}
