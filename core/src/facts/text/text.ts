/** The main text cut into lines, sentences, sections and passages. Text said twice is read once. */
import { monthNumber } from "../../page/dates/month-names.ts";
import type { Block, HeadingBlock, PageModel } from "../../page/page-model.ts";
import type { Sense } from "./sense.ts";
import { contentStems, wordsOf } from "./words.ts";

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
  /** Sentences that occur more than once on the page, each listed once. */
  repeated: string[];
};

const sentenceSegmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** A full stop after these does not end a sentence. */
const ABBREVIATIONS = [
  "Mr|Mrs|Ms|Dr|Prof|Gov|Sen|Rep|Gen|Lt|Col|Sgt|Capt|Rev|Jr|Sr",
  "Ala|Ariz|Ark|Calif|Conn|Fla|Kan|Ky|Md|Mich|Minn|Neb|Nev|Okla|Pa|Tenn|Tex|Va|Vt|Wis|Wyo",
  "St|vs|etc|e\\.g|i\\.e|approx|No|Fig|Inc|Ltd|Co|Corp|al",
  "Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec|[A-Z]",
];
const ABBREVIATION = new RegExp(`(?:^|[\\s(])(?:${ABBREVIATIONS.join("|")})\\.\\s*$`);

/** A full stop between capitals doesn't end one either: a name such as "ID. SPACE". */
const CAPITALS_END = /(?:^|\s)[A-Z]{2,4}\.\s*$/;
const CAPITALS = /^[A-Z]{3,}/;

/** Longer than any sentence: what has no full stop is cut, so that no pattern meets a megabyte. */
const MAX_SENTENCE_CHARS = 2000;

/** Only these characters can end a sentence before the line ends. */
const MAY_END = /[\p{Sentence_Terminal}\r\n\u0085\u2028\u2029]/u;

export function splitSentences(line: string): string[] {
  if (line.length < 40 && !/[.!?]\s|[。！？]/.test(line)) return line === "" ? [] : [line];
  const end = line.search(MAY_END);
  if ((end < 0 || end === line.length - 1) && line.length <= MAX_SENTENCE_CHARS)
    return [line.trim()].filter(Boolean);
  const sentences: string[] = [];
  let open = "";
  for (const { segment } of sentenceSegmenter.segment(line)) {
    const goesOn =
      ABBREVIATION.test(open.slice(-12)) ||
      isDayOfMonth(open, segment) ||
      (CAPITALS_END.test(open.slice(-8)) && CAPITALS.test(segment));
    if (open !== "" && (!goesOn || open.length >= MAX_SENTENCE_CHARS)) {
      sentences.push(open.slice(0, MAX_SENTENCE_CHARS).trim());
      open = "";
    }
    open += segment;
  }
  if (open.trim() !== "") sentences.push(open.slice(0, MAX_SENTENCE_CHARS).trim());
  return sentences.filter((sentence) => sentence !== "");
}

/** "am 3. September": German and Polish write a full stop after the day. */
const isDayOfMonth = (before: string, after: string): boolean =>
  /(?:^|\s)\d{1,2}\.\s*$/.test(before.slice(-6)) && monthNumber(/^\p{L}+/u.exec(after)?.[0] ?? "") !== null;

const PASSAGE_WORDS = 120;

const EVERYTHING_MAKES_SENSE: Sense = () => true;

const NOTHING: ReadonlySet<number> = new Set();

/** Paragraphs that make no sense are left out; list items and captions are too short to tell. */
export function readText(
  page: PageModel,
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
    else if (block.kind !== "code" && section) words = readBlock(block, section, { times, sense }, words);
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
      .filter((one) => one.text.length > 30 && (times.get(keyOf(one.text)) ?? 0) > 1)
      .map((one) => one.text),
  };
}

const emptySection = (heading: HeadingBlock | null): TextSection => ({ heading, sentences: [], words: 0 });
const keyOf = (sentence: string) => sentence.toLowerCase();

const isProse = (block: Block) => block.kind === "paragraph" || block.kind === "quote";

type TextBlock = Exclude<Block, { kind: "heading" | "code" | "table" }>;

/** Adds the sentences not read before to the section; gives the words read so far. */
function readBlock(
  block: TextBlock,
  section: TextSection,
  { times, sense }: { times: Map<string, number>; sense: Sense },
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
    const stems = contentStems(words);
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
