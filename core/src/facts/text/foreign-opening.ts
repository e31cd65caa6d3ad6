/**
 * Opening paragraphs that share too few words with the rest of the page: text of another page, a disclosure, a notice of
 * the shop. What says nothing about the page must not change how the page is judged.
 */
import type { Lexicon } from "../../language/lexicon.ts";
import type { PageModel } from "../../page/page-model.ts";
import type { Sentence, Text } from "./text.ts";

/** Shorter paragraphs are labels, which say too little to tell. */
const MIN_WORDS = 12;
/** In more words than this, some come back by chance, and so do some of few. Only what is far from the page is foreign then. */
const MANY_STEMS = 60;
/** Longer paragraphs are the page's own text, whatever follows them. */
const MAX_STEMS = 120;
/** With fewer words to compare with, a paragraph's words can't be expected to come back. */
const MIN_REST = 50;
/** The opening ends after this many paragraphs about the page: further down, paragraphs often have their own subject. */
const MAX_OWN_PARAGRAPHS = 2;
/** A page whose first paragraphs have nothing in common is a collection, and each of them belongs to it. */
const MAX_FOREIGN_PARAGRAPHS = 3;
/** Paragraphs of one other page share words with each other, so they are compared with what follows all of them. */
const MAX_RUN = 5;
/** What precedes less text than this may be the page's own subject. */
const MAX_RUN_SHARE = 0.4;
/** A year in the title says nothing about the subject. */
const IS_NUMBER = /^\d+$/;
/** More words of the title than this don't make a paragraph more at home on its page. */
const MAX_TITLE_WORDS = 2;

/**
 * Learned by logistic regression: 515 first paragraphs of real pages, and leads of other pages put in front of them. The
 * more words a paragraph and its page have, the more of them should be shared. 94% of foreign leads fall below the
 * bound, no reader's own lead and 4% of first paragraphs do, half of which are disclosures, credits and notices.
 */
const WEIGHTS = { share: 14.6, stems: -1.42, rest: -1.77, title: 1.9, bias: 8.94 };
const BOUND = -0.6;
/** For paragraphs of many words, and for several in a row on average: none of them may be clearly the page's own. */
const FAR_BOUND = -1.6;
const OWN_BOUND = 0.5;
/** Words come back in more forms in other languages: there only text that shares next to nothing is foreign. */
const LEARNED_LANGUAGE = "en";
const MIN_SHARE_ELSEWHERE = 0.1;

type Opening = { page: PageModel; text: Text; lexicon: Lexicon };

/** The numbers of the blocks to leave out. */
export function foreignOpening(page: PageModel, text: Text, lexicon: Lexicon): Set<number> {
  if (lexicon.pack === null) return new Set();
  const opening = { page, text, lexicon };
  const paragraphs = firstParagraphs(text);
  return new Set([...foreignOnes(paragraphs, opening), ...foreignRun(paragraphs, opening)]);
}

type Paragraph = { block: number; stems: ReadonlySet<string>; words: number };

function firstParagraphs({ sentences }: Text): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  for (const [at, { kind, block }] of sentences.entries()) {
    if (paragraphs.length === MAX_OWN_PARAGRAPHS + MAX_RUN) break;
    if (kind !== "paragraph" || sentences[at - 1]?.block === block) continue;
    const own = sentencesOfBlock(sentences, at);
    const words = own.reduce((sum, one) => sum + one.words.length, 0);
    if (words >= MIN_WORDS)
      paragraphs.push({ block, words, stems: new Set(own.flatMap(({ stems }) => stems)) });
  }
  return paragraphs;
}

function sentencesOfBlock(sentences: readonly Sentence[], from: number): Sentence[] {
  let end = from + 1;
  while (end < sentences.length && sentences[end]?.block === sentences[from]?.block) end += 1;
  return sentences.slice(from, end);
}

/** Each compared with all the rest. */
function foreignOnes(paragraphs: readonly Paragraph[], opening: Opening): number[] {
  const foreign: number[] = [];
  let own = 0;
  for (const paragraph of paragraphs) {
    if (own === MAX_OWN_PARAGRAPHS || foreign.length === MAX_FOREIGN_PARAGRAPHS) break;
    const bound = paragraph.stems.size > MANY_STEMS ? FAR_BOUND : BOUND;
    if (nearness(paragraph, vocabulary([paragraph], opening), opening) < bound) foreign.push(paragraph.block);
    else own += 1;
  }
  return foreign;
}

/** The longest row of first paragraphs, none of which has to do with what follows the row. */
function foreignRun(paragraphs: readonly Paragraph[], opening: Opening): number[] {
  for (let length = Math.min(MAX_RUN, paragraphs.length - 1); length > 1; length--) {
    const run = paragraphs.slice(0, length);
    const words = run.reduce((sum, one) => sum + one.words, 0);
    if (words > opening.text.words * MAX_RUN_SHARE) continue;
    const rest = vocabulary(run, opening);
    const near = run.map((one) => nearness(one, rest, opening));
    const isFar = near.reduce((sum, one) => sum + one, 0) < FAR_BOUND * length;
    if (isFar && near.every((one) => one < OWN_BOUND)) return run.map(({ block }) => block);
  }
  return [];
}

/** How near a paragraph is to the rest of its page; infinite where there is too much or too little of it to tell. */
function nearness({ stems }: Paragraph, rest: ReadonlySet<string>, { page, lexicon }: Opening): number {
  if (stems.size === 0 || stems.size > MAX_STEMS || rest.size < MIN_REST) return Number.POSITIVE_INFINITY;
  const shared = [...stems].filter((stem) => rest.has(stem));
  if (lexicon.pack?.code !== LEARNED_LANGUAGE)
    return shared.length < MIN_SHARE_ELSEWHERE * stems.size
      ? Number.NEGATIVE_INFINITY
      : Number.POSITIVE_INFINITY;
  const title = new Set(lexicon.stemsOfText(page.title ?? ""));
  const fromTitle = shared.filter((stem) => title.has(stem) && !IS_NUMBER.test(stem)).length;
  return (
    WEIGHTS.share * (shared.length / stems.size) +
    WEIGHTS.stems * Math.log(stems.size) +
    WEIGHTS.rest * Math.log(rest.size) +
    WEIGHTS.title * Math.min(MAX_TITLE_WORDS, fromTitle) +
    WEIGHTS.bias
  );
}

/** The stems of everything but some paragraphs. */
function vocabulary(without: readonly Paragraph[], { page, text, lexicon }: Opening): Set<string> {
  const blocks = new Set(without.map(({ block }) => block));
  const stems = new Set<string>();
  const add = (list: readonly string[]) => {
    for (const stem of list) stems.add(stem);
  };
  for (const sentence of text.sentences) if (!blocks.has(sentence.block)) add(sentence.stems);
  for (const { text: heading } of page.headings) add(lexicon.stemsOfText(heading));
  for (const cell of text.cells) add(lexicon.stemsOfText(cell));
  add(lexicon.stemsOfText(page.title ?? ""));
  return stems;
}
