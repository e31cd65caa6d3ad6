/** The main text cut into lines, sentences, sections and passages. Text said twice is read once. */
import type { Lexicon } from "../../language/lexicon.ts";
import { countWords, wordsOf } from "../../language/words.ts";
import type { Block, HeadingBlock, PageModel } from "../../page/page-model.ts";
import type { Sense } from "./sense.ts";
import { splitSentences } from "./split-sentences.ts";

export type Sentence = {
  text: string;
  words: string[];
  /** Stems of its content words. */
  stems: string[];
  /** Number of the block that contains it. */
  block: number;
  kind: Exclude<Block["kind"], "heading" | "code" | "table">;
  /** Words of main text before it. */
  wordsBefore: number;
  /** First of its block. */
  opens: boolean;
};

export type TextSection = {
  heading: HeadingBlock | null;
  sentences: Sentence[];
  words: number;
};

export type Passage = { sentences: Sentence[]; words: number; heading: HeadingBlock | null };

export type Text = {
  /** Without repeats; headings, code and tables are not running text. */
  sentences: Sentence[];
  /** The text of tables. */
  cells: string[];
  sections: TextSection[];
  passages: Passage[];
  /** Words and characters of the sentences. */
  words: number;
  length: number;
  /** Sentences that are said more than once on the page and should be said once; each is listed once. */
  repeated: string[];
};

const PASSAGE_WORDS = 120;

const EVERYTHING_MAKES_SENSE: Sense = () => true;

const NOTHING: ReadonlySet<number> = new Set();

/** Paragraphs that make no sense are left out; list items and captions are too short to tell. */
export function readText(
  page: PageModel,
  lexicon: Lexicon,
  sense: Sense = EVERYTHING_MAKES_SENSE,
  without: ReadonlySet<number> = NOTHING,
): Text {
  /** How often each sentence occurs on the page. */
  const times = new Map<string, number>();
  const sections: TextSection[] = [emptySection(null)];
  const cells: string[] = [];
  let words = 0;
  for (const block of page.blocks) {
    if (without.has(block.index)) continue;
    const section = sections.at(-1);
    if (block.kind === "heading") sections.push(emptySection(block));
    else if (block.kind === "table") cells.push(...[...block.header, ...block.rows.flat()].filter(Boolean));
    else if (block.kind !== "code" && section)
      words = readBlock(block, section, { times, sense, lexicon }, words);
  }
  const kept = sections.filter((section) => section.heading !== null || section.sentences.length > 0);
  const sentences = kept.flatMap((section) => section.sentences);
  return {
    sentences,
    cells,
    sections: kept,
    passages: kept.flatMap(cutPassages),
    words,
    length: sentences.reduce((sum, sentence) => sum + sentence.text.length, 0),
    repeated: sentences
      .filter((one) => isRepeatable(one.text) && (times.get(keyOf(one.text)) ?? 0) > 1)
      .map((one) => one.text),
  };
}

const MIN_REPEATED_WORDS = 8;

/** A shorter line, or one with a quantity, belongs to each of the entries that have it. */
export const isRepeatable = (text: string): boolean =>
  countWords(text) >= MIN_REPEATED_WORDS && !/\d/.test(text);

const emptySection = (heading: HeadingBlock | null): TextSection => ({ heading, sentences: [], words: 0 });
const keyOf = (sentence: string) => sentence.toLowerCase();

const isProse = (block: Block) => block.kind === "paragraph" || block.kind === "quote";

type TextBlock = Exclude<Block, { kind: "heading" | "code" | "table" }>;

/** Adds the sentences not read before to the section; gives the words read so far. */
function readBlock(
  block: TextBlock,
  section: TextSection,
  { times, sense, lexicon }: { times: Map<string, number>; sense: Sense; lexicon: Lexicon },
  before: number,
): number {
  let wordsBefore = before;
  let opens = true;
  for (const text of block.text.split("\n").flatMap(splitSentences)) {
    const key = keyOf(text);
    const known = times.get(key) ?? 0;
    times.set(key, known + 1);
    const words = known > 0 ? [] : wordsOf(text);
    if (words.length === 0) continue;
    const stems = lexicon.stems(words);
    if (isProse(block) && !sense(text, words, stems)) continue;
    section.sentences.push({
      text,
      words,
      stems,
      block: block.index,
      kind: block.kind,
      wordsBefore,
      opens,
    });
    section.words += words.length;
    wordsBefore += words.length;
    opens = false;
  }
  return wordsBefore;
}

/** Whole sentences of one section, up to what an engine lifts at once. */
function cutPassages(section: TextSection): Passage[] {
  const passages: Passage[] = [];
  let open: Passage | null = null;
  for (const sentence of section.sentences) {
    if (!open || open.words + sentence.words.length > PASSAGE_WORDS) {
      open = { sentences: [], words: 0, heading: section.heading };
      passages.push(open);
    }
    open.sentences.push(sentence);
    open.words += sentence.words.length;
  }
  return passages;
}
