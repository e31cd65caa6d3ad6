/**
 * Opening paragraphs that share too few words with the rest of the page: text of another page, a disclosure, a notice of
 * the shop. What says nothing about the page must not change how the page is judged.
 */
import type { Lexicon } from "../../language/lexicon.ts";
import type { PageModel } from "../../page/page-model.ts";
import type { Sentence, Text } from "./text.ts";

/** Shorter paragraphs are labels, which say too little to tell. */
const MIN_WORDS = 12;
/** Longer paragraphs are the page's own text, whatever follows them. */
const MAX_STEMS = 60;
/** With fewer words to compare with, a paragraph's words can't be expected to come back. */
const MIN_REST = 50;
/** The opening ends after this many paragraphs about the page: further down, paragraphs often have their own subject. */
const MAX_OWN_PARAGRAPHS = 2;
/** A page whose first paragraphs have nothing in common is a collection, and each of them belongs to it. */
const MAX_FOREIGN_PARAGRAPHS = 3;
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
/** Words come back in more forms in other languages: there only text that shares next to nothing is foreign. */
const LEARNED_LANGUAGE = "en";
const MIN_SHARE_ELSEWHERE = 0.1;

/** The numbers of the blocks to leave out. */
export function foreignOpening(page: PageModel, text: Text, lexicon: Lexicon): Set<number> {
  const foreign = new Set<number>();
  if (lexicon.pack === null) return foreign;
  let own = 0;
  for (const [at, sentence] of text.sentences.entries()) {
    if (own === MAX_OWN_PARAGRAPHS || foreign.size === MAX_FOREIGN_PARAGRAPHS) break;
    if (sentence.kind !== "paragraph" || text.sentences[at - 1]?.block === sentence.block) continue;
    const paragraph = sentencesOfBlock(text.sentences, at);
    if (paragraph.reduce((sum, one) => sum + one.words.length, 0) < MIN_WORDS) continue;
    if (isForeign(paragraph, { page, text, lexicon })) foreign.add(sentence.block);
    else own += 1;
  }
  return foreign;
}

function sentencesOfBlock(sentences: readonly Sentence[], from: number): Sentence[] {
  let end = from + 1;
  while (end < sentences.length && sentences[end]?.block === sentences[from]?.block) end += 1;
  return sentences.slice(from, end);
}

function isForeign(
  paragraph: readonly Sentence[],
  { page, text, lexicon }: { page: PageModel; text: Text; lexicon: Lexicon },
): boolean {
  const stems = new Set(paragraph.flatMap((sentence) => sentence.stems));
  if (stems.size === 0 || stems.size > MAX_STEMS) return false;
  const title = new Set(lexicon.stemsOfText(page.title ?? ""));
  const rest = vocabulary(page, text, { without: paragraph[0]?.block, lexicon });
  for (const stem of title) rest.add(stem);
  if (rest.size < MIN_REST) return false;
  const shared = [...stems].filter((stem) => rest.has(stem));
  if (lexicon.pack?.code !== LEARNED_LANGUAGE) return shared.length < MIN_SHARE_ELSEWHERE * stems.size;
  const fromTitle = shared.filter((stem) => title.has(stem) && !IS_NUMBER.test(stem)).length;
  const score =
    WEIGHTS.share * (shared.length / stems.size) +
    WEIGHTS.stems * Math.log(stems.size) +
    WEIGHTS.rest * Math.log(rest.size) +
    WEIGHTS.title * Math.min(MAX_TITLE_WORDS, fromTitle) +
    WEIGHTS.bias;
  return score < BOUND;
}

/** The stems of everything but one block. */
function vocabulary(
  page: PageModel,
  text: Text,
  { without, lexicon }: { without: number | undefined; lexicon: Lexicon },
): Set<string> {
  const stems = new Set<string>();
  const add = (list: readonly string[]) => {
    for (const stem of list) stems.add(stem);
  };
  for (const sentence of text.sentences) if (sentence.block !== without) add(sentence.stems);
  for (const { text: heading } of page.headings) add(lexicon.stemsOfText(heading));
  for (const cell of text.cells) add(lexicon.stemsOfText(cell));
  return stems;
}
