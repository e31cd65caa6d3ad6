/** The page as the gate sees it: its sentences in order, each with the heading and the sentence that it hangs on. */
import { splitSentences } from "../facts/text/split-sentences.ts";
import type { Lexicon } from "../language/lexicon.ts";
import { leansBack } from "../sentences/leans-back.ts";
import { type CuedSentence, cuedSentence } from "../sentences/sentence.ts";
import { evenText } from "./statements/even-text.ts";
import { type NameTest, nameTest } from "./statements/names-of-page.ts";
import { type Statement, statementOf } from "./statements/statement.ts";
import type { Follows } from "./verifier.ts";

/** A piece is a sentence of a paragraph, an item of a list, a row of a table or a line of a quotation. */
export type GatePiece = { id: string; text: string };
export type GateBlock = {
  id: string;
  kind: "heading" | "paragraph" | "list" | "table" | "quote" | "code" | "image";
  /** Of a heading, 1 to 4. */
  level?: number;
  pieces: readonly GatePiece[];
};

export type GateInput = {
  title: string;
  question: string;
  blocks: readonly GateBlock[];
  /** Texts of the page that no edit can touch: its description, author, dates, addresses. */
  also: readonly string[];
  /** Sentences that answer the page's question. */
  answers: readonly string[];
  lexicon: Lexicon;
  /** Prices that are crossed out or told as former ones. */
  former?: ReadonlySet<string>;
  /** What a verifier said of new lines, by their even words. */
  verdicts?: ReadonlyMap<string, Follows>;
};

export type PageSentence = GatePiece & {
  block: GateBlock;
  /** Number of the block, and of the sentence on the page. */
  blockAt: number;
  index: number;
  statement: Statement;
  cued: CuedSentence;
  /** It begins with "it", "this", "but": the sentence before it belongs to it. */
  isLeaning: boolean;
  /** The headings above it, nearest first, and a typed line that serves as one. */
  heads: readonly Statement[];
};

/** What is asked of a page again and again, read once. */
type PageIndex = {
  byStem: ReadonlyMap<string, readonly PageSentence[]>;
  byFigure: ReadonlyMap<string, readonly PageSentence[]>;
  /** By a word of a heading: what stands below it. */
  byHead: ReadonlyMap<string, readonly PageSentence[]>;
  /** Every sentence, item and line, in one form. */
  wholes: ReadonlySet<string>;
  placeOf: ReadonlyMap<PageSentence, number>;
};

export type GatePage = Required<GateInput> &
  PageIndex & {
    sentences: readonly PageSentence[];
    headings: readonly PageSentence[];
    /** What every sentence of the page is about. */
    topic: ReadonlySet<string>;
    titleStatement: Statement;
    isName: NameTest;
    /** Whether the page has exactly these words in this order. */
    holds(text: string): boolean;
  };

export const evenWords = (text: string): string => evenText(text).toLowerCase();

export function readGatePage(input: GateInput): GatePage {
  const { lexicon, title, question, blocks, also } = input;
  const all = readSentences(blocks, lexicon);
  const sentences = all.filter(({ block }) => block.kind !== "heading");
  const texts = [
    title,
    question,
    ...also,
    ...blocks.map(({ pieces }) => pieces.map(({ text }) => text).join(" ")),
  ];
  const whole = ` ${texts.map(bare).join(" | ")} `;
  return {
    ...input,
    former: input.former ?? new Set(),
    verdicts: input.verdicts ?? new Map(),
    sentences,
    headings: all.filter(({ block }) => block.kind === "heading"),
    topic: new Set(lexicon.stemsOfText(`${title} ${question}`)),
    titleStatement: statementOf(title, lexicon),
    ...indexOf(all, sentences, blocks),
    isName: nameTest(all, lexicon),
    holds: (text) => bare(text) !== "" && whole.includes(` ${bare(text)} `),
  };
}

function indexOf(
  all: readonly PageSentence[],
  sentences: readonly PageSentence[],
  blocks: readonly GateBlock[],
): PageIndex {
  const pieces = blocks.flatMap((block) => block.pieces);
  return {
    byStem: indexBy(all, ({ statement }) => meaningsOf(statement)),
    byFigure: indexBy(sentences, ({ statement }) => statement.figures.map(({ value }) => value)),
    byHead: indexBy(sentences, ({ heads }) => heads.flatMap(meaningsOf)),
    wholes: new Set([...all, ...pieces].map(({ text }) => wholeText(text))),
    placeOf: new Map(sentences.map((one, at) => [one, at])),
  };
}

function indexBy(
  sentences: readonly PageSentence[],
  keysOf: (one: PageSentence) => readonly string[],
): Map<string, PageSentence[]> {
  const index = new Map<string, PageSentence[]>();
  for (const one of sentences)
    for (const key of new Set(keysOf(one))) {
      const known = index.get(key);
      if (known) known.push(one);
      else index.set(key, [one]);
    }
  return index;
}

export const meaningsOf = ({ stems }: Statement): string[] => stems.filter((stem) => stem !== null);

/** A sentence without the sign at its end. */
export const wholeText = (text: string): string => evenWords(text).replace(/[.!:]+$/, "");

const bare = (text: string): string =>
  evenWords(text)
    .replace(/[^\p{L}\p{N}$%|]+/gu, " ")
    .trim();

const MAX_LINE_WORDS = 8;
/** A typed line without a full stop that names what follows. */
const isLine = ({ kind, pieces }: GateBlock): boolean => {
  const [only, ...more] = pieces;
  if (kind !== "paragraph" || !only || more.length > 0) return false;
  return !/[.!?,;]["”')]*$/.test(only.text.trim()) && only.text.split(/\s+/).length <= MAX_LINE_WORDS;
};

/** An item or a line may hold several; they share its id. */
const sentencesOf = (piece: GatePiece, { kind }: GateBlock): GatePiece[] =>
  kind === "list" || kind === "quote"
    ? splitSentences(piece.text).map((text) => ({ id: piece.id, text }))
    : [piece];

type Head = { level: number; statement: Statement };
/** Below every heading. */
const LINE_LEVEL = 9;

function readSentences(blocks: readonly GateBlock[], lexicon: Lexicon): PageSentence[] {
  const sentences: PageSentence[] = [];
  let open: Head[] = [];
  for (const [blockAt, block] of blocks.entries()) {
    const level = block.kind === "heading" ? (block.level ?? 2) : isLine(block) ? LINE_LEVEL : null;
    if (level !== null) open = open.filter((one) => one.level < level);
    const heads = open.map(({ statement }) => statement).toReversed();
    for (const piece of block.pieces.flatMap((one) => sentencesOf(one, block))) {
      const statement = statementOf(piece.text, lexicon);
      const cued = cuedSentence(piece.text.trim(), lexicon.pack);
      const isLeaning = block.kind !== "heading" && leansBack(cued);
      sentences.push({
        ...piece,
        block,
        blockAt,
        index: sentences.length,
        statement,
        cued,
        isLeaning,
        heads,
      });
      if (level !== null && level > 1) open.push({ level, statement });
    }
  }
  return sentences;
}
