/** The main text cut into lines, sentences, sections and passages. Text said twice is read once. */
import type { Block, HeadingBlock, PageModel } from "../page/page-model.ts";
import { contentStems, wordsOf } from "./words.ts";

export type Sentence = {
  text: string;
  words: string[];
  /** Stems of its content words. */
  stems: string[];
  /** Number of the block it stands in. */
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
  blocks: Block[];
};

export type Passage = { sentences: Sentence[]; words: number; heading: HeadingBlock | null };

export type Text = {
  /** Without repeats; headings, code and tables are not running text. */
  sentences: Sentence[];
  /** What stands in tables. */
  cells: string[];
  sections: TextSection[];
  passages: Passage[];
  /** Words and characters of the sentences. */
  words: number;
  length: number;
  /** Sentences that stand on the page more than once, each named once. */
  repeated: string[];
};

const sentenceSegmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** A full stop after these does not end a sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:Mr|Mrs|Ms|Dr|Prof|St|vs|etc|e\.g|i\.e|approx|No|Fig|Inc|Ltd|Co|Corp|al|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec|[A-Z])\.\s*$/;

/** Longer than any sentence: what has no full stop is cut, so that no pattern meets a megabyte. */
const LONGEST = 2000;

export function splitSentences(line: string): string[] {
  if (line.length < 40 && !/[.!?]\s|[。！？]/.test(line)) return line === "" ? [] : [line];
  const sentences: string[] = [];
  let open = "";
  for (const piece of sentenceSegmenter.segment(line)) {
    open += piece.segment;
    if (ABBREVIATION.test(open.slice(-12)) && open.length < LONGEST) continue;
    sentences.push(open.slice(0, LONGEST).trim());
    open = "";
  }
  if (open.trim() !== "") sentences.push(open.slice(0, LONGEST).trim());
  return sentences.filter((sentence) => sentence !== "");
}

const PASSAGE_WORDS = 120;

export function readText(page: PageModel): Text {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  const sections: TextSection[] = [{ heading: null, sentences: [], words: 0, blocks: [] }];
  const all: Sentence[] = [];
  const cells: string[] = [];
  let words = 0;

  for (const block of page.blocks) {
    if (block.kind === "heading") {
      sections.push({ heading: block, sentences: [], words: 0, blocks: [] });
      continue;
    }
    const section = sections.at(-1);
    if (!section || block.kind === "code") continue;
    section.blocks.push(block);
    if (block.kind === "table") {
      cells.push(...[...block.header, ...block.rows.flat()].filter((cell) => cell !== ""));
      continue;
    }
    let opens = true;
    for (const line of block.text.split("\n")) {
      for (const text of splitSentences(line)) {
        const key = text.toLowerCase();
        if (seen.has(key)) {
          if (text.length > 30) repeated.add(text);
          continue;
        }
        seen.add(key);
        const own = wordsOf(text);
        if (own.length === 0) continue;
        const sentence: Sentence = {
          text,
          words: own,
          stems: contentStems(own),
          block: block.index,
          kind: block.kind,
          wordsBefore: words,
          opens,
        };
        opens = false;
        words += own.length;
        section.words += own.length;
        section.sentences.push(sentence);
        all.push(sentence);
      }
    }
  }
  const kept = sections.filter((section) => section.heading !== null || section.sentences.length > 0);
  return {
    sentences: all,
    cells,
    sections: kept,
    passages: kept.flatMap(cutPassages),
    words,
    length: all.reduce((sum, sentence) => sum + sentence.text.length, 0),
    repeated: [...repeated],
  };
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
