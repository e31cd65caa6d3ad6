/** The sentences of a page with what the reading needs to know of each: stems, cue phrases, the part it belongs to. */
import type { Text } from "../facts/text/text.ts";
import type { CueMatch } from "../language/cue-index.ts";
import type { Lexicon } from "../language/lexicon.ts";
import { CUES, type Cue } from "../language/roles.ts";
import { lowerWord } from "../language/words.ts";
import type { CuedSentence } from "../sentences/sentence.ts";

export type Line = CuedSentence & {
  /** Stems of its content words, in order. */
  stems: string[];
  block: number;
  wordsBefore: number;
  /** First of its block. */
  opens: boolean;
  /** Number of its section among the page's, and its place within it. */
  section: number;
  inSection: number;
  heading: string | null;
};

/** Longer pages are read up to here: answers that come later than this are not found by an engine either. */
const MAX_LINES = 1200;

export function readLines(text: Text, lexicon: Lexicon): Line[] {
  const lines: Line[] = [];
  for (const [section, { heading, sentences }] of text.sections.entries()) {
    for (const [inSection, sentence] of sentences.entries()) {
      if (lines.length >= MAX_LINES) return lines;
      const words = sentence.words.map(lowerWord);
      const next = text.sentences[lines.length + 1];
      lines.push({
        text: sentence.text,
        words,
        stems: sentence.stems,
        cues: lexicon.cues(words),
        pack: lexicon.pack,
        block: sentence.block,
        kind: sentence.kind,
        isBeforeList: sentence.kind !== "list" && next?.kind === "list",
        wordsBefore: sentence.wordsBefore,
        opens: sentence.opens,
        section,
        inSection,
        heading: heading?.text ?? null,
      });
    }
  }
  return lines;
}

const CUE_NUMBER = new Map<Cue, number>(CUES.map((cue, at) => [cue, at]));

/** How often each cue occurs, in the order of `CUES`. */
export function cueCounts(cues: readonly CueMatch[]): number[] {
  const counts = CUES.map(() => 0);
  for (const { cue } of cues) {
    const at = CUE_NUMBER.get(cue) ?? 0;
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}
