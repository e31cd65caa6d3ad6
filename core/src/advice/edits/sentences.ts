/** Which sentences of a page can be quoted, moved or called its opening. */

import { splitSentences } from "../../facts/text/split-sentences.ts";
import { hasCue, type Line, startsWithCue } from "../../reading/lines.ts";
import type { Candidate } from "../../reading/sentences/candidates.ts";
import type { EditContext } from "./context.ts";

const MIN_WORDS = 6;
/** "By Jo Blake", "March 3, 2026", "5 min read", breadcrumbs: what surrounds a text, not the text. */
const FURNITURE =
  /^(?:by|posted|published|updated|written|photo|image|source|home)\b|\b(?:min read|all rights)\b|[|›❯»]|\p{L}\/\p{L}[^/]*\p{L}\/\p{L}/iu;
const DATED = /^\p{L}{3,9}\.?\s\d{1,2},?\s\d{4}|^\d{1,2}[./]\d{1,2}[./]\d{2,4}/u;
const ENDS = /[.!?。！？]["”’')\]]*$/u;
const FROM_ONE_WORD_ON = /\s/;

/** Running text that a person wrote as a sentence: no byline, date, menu or caption. */
export function isProse({ line }: Candidate): boolean {
  const { text, words, kind } = line;
  if (kind === "image" || words.length < MIN_WORDS || !ENDS.test(text)) return false;
  return !FURNITURE.test(text) && !DATED.test(text) && !isNote(line);
}

/** "Photo by", "we may earn a commission". In a long sentence, "source" and "share" are ordinary words. */
const LONG_WORDS = 12;
const isNote = (line: Line) =>
  line.cues.some(
    ({ cue, length }) =>
      cue === "disclosure" || (cue === "credit" && (length > 1 || line.words.length < LONG_WORDS)),
  );

export const OPENING_WORDS = 100;

/**
 * The first sentence that a reader would call one; null where the first 100 words hold none. Null too where the page has
 * a sentence before it that we don't read as part of the text: nothing can be said about the first sentence then.
 */
export function openingOf({ page, sentences }: EditContext): Candidate | null {
  const first = sentences.find((one) => one.line.wordsBefore < OPENING_WORDS && isProse(one)) ?? null;
  const skipped = page.blocks
    .filter(({ index, kind }) => kind === "paragraph" && first !== null && index <= first.line.block)
    .flatMap(({ text }) => text.split("\n").flatMap(splitSentences))
    .find((text) => ENDS.test(text) && text.split(" ").length >= MIN_SKIPPED_WORDS && !FURNITURE.test(text));
  const known = sentences.find(({ line }) => line.text === skipped);
  const isFirst = skipped === undefined || skipped === first?.line.text;
  return isFirst || known ? first : null;
}
const MIN_SKIPPED_WORDS = 8;

/** Words that refer to other parts of the text, which `pointing` and `connective` miss. */
const REFERS =
  /\b(?:above|below|following|former|latter|aforementioned|as (?:mentioned|noted|discussed|you can see))\b/i;
const MAX_WORDS = 45;

/** It makes sense where nothing comes before it. */
export function standsAlone(candidate: Candidate): boolean {
  const { line, features } = candidate;
  if (!isProse(candidate) || line.words.length > MAX_WORDS || line.kind === "quote") return false;
  if (startsWithCue(line, "pointing") || startsWithCue(line, "connective") || REFERS.test(line.text))
    return false;
  if (/[!?:…]["”)]*$/.test(line.text) || !/^["“(]?[\p{Lu}\d.]/u.test(line.text)) return false;
  const speaks = (["singularSelf", "announcement", "callToAction"] as const).some((cue) => hasCue(line, cue));
  return !speaks && features.place.beforeList !== 1 && FROM_ONE_WORD_ON.test(line.text);
}
