/** What every edit looks at, and what edits before it have taken. */
import type { Subject } from "../../audits/audit.ts";
import type { Edit } from "../../contract/edit.ts";
import type { PageReading } from "../../contract/reading.ts";
import { isQuotedBlock } from "../../facts/quotations/quoted-blocks.ts";
import { splitSentences } from "../../facts/text/split-sentences.ts";
import type { Lexicon } from "../../language/lexicon.ts";
import { wordsOf } from "../../language/words.ts";
import type { PageModel } from "../../page/page-model.ts";
import { type TitlePromise, titlePromise } from "../../reading/entries/title-promise.ts";
import type { Candidate } from "../../reading/sentences/candidates.ts";
import { type CuedSentence, cuedSentence } from "../../sentences/sentence.ts";
import { type ArticleBlock, blockText, sentenceId, textOf, type Words } from "../article-blocks.ts";
import { type ArticleSource, TITLE_ID } from "../source/article-source.ts";

export type SourceSentence = {
  /** Null for an item of a list: it can be quoted, not struck. */
  id: string | null;
  text: string;
  words: Words;
  length: number;
  stems: ReadonlySet<string>;
  /** Number of its block in the source, and its place in the block. */
  block: number;
  at: number;
  wordsBefore: number;
  /** Its words and cue phrases, for what is said about any sentence. */
  cued: CuedSentence;
  /** What the reading says about it; null where it is said for the second time, or not about the page. */
  candidate: Candidate | null;
  /** In an opening paragraph about something else, which the reading leaves out. */
  isForeign: boolean;
};

export type ArticleEditContext = Pick<Subject, "page" | "facts"> & {
  source: ArticleSource;
  promise: TitlePromise;
  reading: PageReading;
  sentences: readonly SourceSentence[];
  words: number;
  /** The first block of the text, below title and byline. */
  firstBlock: ArticleBlock;
  /** Ids of blocks and sentences that an edit has changed: no other edit may touch them. */
  taken: Set<string>;
};

/** An edit of the page's blocks. What is wrong and what to do is added where it joins the list. */
export type ProposedEdit = Pick<
  Edit,
  "id" | "kind" | "title" | "reason" | "before" | "after" | "steps" | "doubt"
> & {
  /** The block it changes, or the block it is inserted before. */
  place: string | null;
} & Partial<Pick<Edit, "fault" | "do" | "needs" | "quotes">>;
export type EditFinder = (context: ArticleEditContext) => ProposedEdit[];

export function contextOf(
  subject: Pick<Subject, "page" | "facts">,
  source: ArticleSource,
): ArticleEditContext | null {
  const { facts, page } = subject;
  const firstBlock = firstText(source.blocks, page);
  if (!firstBlock) return null;
  const sentences = readSentences(source.blocks, {
    candidates: candidatesByText(facts.readingParts().candidates),
    foreign: foreignTexts(subject),
    lexicon: facts.lexicon(),
  });
  const last = sentences.at(-1);
  return {
    page,
    facts,
    source,
    promise: titlePromise(source.title, facts.language().pack),
    reading: facts.reading(),
    sentences,
    words: last ? last.wordsBefore + last.length : 0,
    firstBlock,
    taken: new Set(),
  };
}

/** Beyond these the page is no article with a head, but a row of pictures or lines. */
const MAX_HEAD_BLOCKS = 12;

/**
 * Where the text begins: after bylines, dates, pictures, credits and lines below the title. A heading directly above a
 * paragraph begins a section, which new words must not become a part of.
 */
function firstText(blocks: readonly ArticleBlock[], page: PageModel): ArticleBlock | undefined {
  const rest = blocks.filter(
    (block) => block.id !== TITLE_ID && !(block.kind === "paragraph" && block.isByline),
  );
  const at = rest
    .slice(0, MAX_HEAD_BLOCKS)
    .findIndex((block, place) => !isHead(block, rest[place + 1]) && !isForeignWords(block, page));
  return at < 0 ? rest[0] : rest[aboveTabs(rest, at)];
}

/** Headings of one level in a row are the labels of tabs: new words below one of them would belong to it. */
function aboveTabs(blocks: readonly ArticleBlock[], at: number): number {
  const first = blocks[at];
  const isTab = (block: ArticleBlock | undefined) =>
    first?.kind === "heading" && block?.kind === "heading" && block.level === first.level;
  let top = at;
  while (isTab(blocks[top - 1])) top -= 1;
  return top;
}

/** A quotation: the author's own text comes after it. */
function isForeignWords(block: ArticleBlock, page: PageModel): boolean {
  const index = Number(/^b(\d+)/.exec(block.id)?.[1] ?? -1);
  return isQuotedBlock(page, index);
}

/** A longer line below the title is text, whatever sign it ends with. */
const MAX_LINE_WORDS = 30;

const isHead = (block: ArticleBlock, next: ArticleBlock | undefined): boolean => {
  if (block.kind === "image") return true;
  if (block.kind === "heading")
    return next !== undefined && (next.kind === "heading" || next.kind === "image");
  const text = blockText(block).trim();
  return (
    block.kind === "paragraph" && wordsOf(text).length <= MAX_LINE_WORDS && !/[.!?:…]["”')]*$/.test(text)
  );
};

const keyOf = (text: string) => text.replace(/\s+/g, " ").trim().toLowerCase();

const candidatesByText = (candidates: readonly Candidate[]): Map<string, Candidate> =>
  new Map(candidates.map((one) => [keyOf(one.line.text), one]));

const foreignTexts = ({ page, facts }: Pick<Subject, "page" | "facts">): Set<string> =>
  new Set(
    page.blocks
      .filter(({ index }) => facts.foreign().has(index))
      .flatMap(({ text }) => splitSentences(text))
      .map(keyOf),
  );

type Read = { candidates: Map<string, Candidate>; foreign: ReadonlySet<string>; lexicon: Lexicon };

function readSentences(
  blocks: readonly ArticleBlock[],
  { candidates, foreign, lexicon }: Read,
): SourceSentence[] {
  const sentences: SourceSentence[] = [];
  let wordsBefore = 0;
  for (const [block, one] of blocks.entries())
    for (const { id, words, at } of wordsIn(one)) {
      const text = textOf(words).trim();
      const list = wordsOf(text);
      const key = keyOf(text);
      const candidate = candidates.get(key) ?? null;
      sentences.push({
        id,
        text,
        words,
        length: list.length,
        stems: new Set(lexicon.stems(list)),
        block,
        at,
        wordsBefore,
        cued: candidate?.line ?? cuedSentence(text, lexicon.pack, { kind: one.kind }),
        candidate,
        isForeign: !candidates.has(key) && foreign.has(key),
      });
      // Said again, it is a repeat and nothing the reading has judged.
      candidates.delete(key);
      wordsBefore += list.length;
    }
  return sentences;
}

function wordsIn(block: ArticleBlock): { id: string | null; words: Words; at: number }[] {
  if (block.kind === "paragraph" && !block.isByline)
    return block.sentences.map((words, at) => ({ id: sentenceId(block.id, at), words, at }));
  if (block.kind === "list") return block.items.map(({ words }, at) => ({ id: null, words, at }));
  return [];
}

/** Share of the smaller one's content words that both have. */
export function alike(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const stem of one) if (other.has(stem)) shared++;
  return shared / Math.max(1, Math.min(one.size, other.size));
}
