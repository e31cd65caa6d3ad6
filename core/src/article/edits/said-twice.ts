/** Whether readers would read the same twice in a row: new words at the top, and the text that follows them. */
import { splitSentences } from "../../facts/text/split-sentences.ts";
import { evenWords } from "../../gate/gate-page.ts";
import { isQuestion } from "../../language/is-question.ts";
import { countWords } from "../../language/words.ts";
import { type ArticleBlock, blockText, textOf } from "../article-blocks.ts";
import type { ArticleEditContext, SourceSentence } from "./context.ts";

/** Words that a reader takes in at once; an answer within them needs no repeating. */
export const OPENING_WORDS = 60;
/** How far readers who have read the new lines notice a repetition, in words. */
export const REPEATED_WORDS = 120;
/** The share of its words that makes a sentence one that is said already. */
const MIN_THERE = 0.6;
/** A new sentence that is this much in one of the text: the rest is how it is put. */
const MIN_WITHIN = 0.8;
/** Shorter sentences share all their words by chance. */
const MIN_STEMS = 4;

export const areMostlyIn = (
  stems: ReadonlySet<string>,
  said: ReadonlySet<string>,
  share = MIN_THERE,
): boolean => [...stems].filter((stem) => said.has(stem)).length >= share * stems.size;

/** Whether the text is a label above what it names, like a heading. A list at the top may name the same things. */
export const isLabel = (text: string): boolean => !/[.!?…]["”’)\]]*$/u.test(text.trim());

/** `struck`: sentences that go with the edit. */
export function isSaidTwice(
  text: string,
  struck: ReadonlySet<string>,
  { facts, sentences, source, reading, firstBlock }: ArticleEditContext,
): boolean {
  const { stemsOfText } = facts.lexicon();
  // All first sentences have the words of the title.
  const topic = new Set(stemsOfText(`${source.title} ${reading.question}`));
  const withoutTopic = (stems: Iterable<string>) => new Set([...stems].filter((stem) => !topic.has(stem)));
  const added = text.split("\n").flatMap(splitSentences);
  const said = added.map((one) => new Set(stemsOfText(one)));
  const own = said.map(withoutTopic).filter(({ size }) => size >= MIN_STEMS);
  const copied = new Set(added.map(evenWords));
  const all = new Set(said.flatMap((stems) => [...stems]));
  const isAgain = (one: SourceSentence): boolean => {
    if (one.id === null || struck.has(one.id) || isLabel(one.text)) return false;
    if (one.wordsBefore < REPEATED_WORDS && copied.has(evenWords(one.text))) return true;
    const rest = withoutTopic(one.stems);
    return (
      one.wordsBefore < OPENING_WORDS &&
      rest.size >= MIN_STEMS &&
      said.some((stems) => areMostlyIn(rest, stems))
    );
  };
  const early = sentences.filter(
    (one) => one.wordsBefore < OPENING_WORDS && !struck.has(one.id ?? "") && !isQuestion(one.text),
  );
  const within = own.filter((stems) => early.some((one) => areMostlyIn(stems, one.stems, MIN_WITHIN)));
  // One entry of a list may be named in the text below it.
  const most = text.includes("\n") ? MIN_THERE * added.length : 1;
  if (within.length >= most || sentences.filter(isAgain).length >= most) return true;
  return firstLists(source.blocks, firstBlock).some((list) => isListed(list, all, facts.lexicon()));
}

/** How far below the new words a list of the author's may stand that says the same, in words. */
const LIST_WITHIN_WORDS = 200;
function firstLists(blocks: readonly ArticleBlock[], first: ArticleBlock) {
  let words = 0;
  const near = blocks.slice(blocks.indexOf(first)).filter((block) => {
    const isNear = words < LIST_WITHIN_WORDS;
    words += countWords(blockText(block));
    return isNear;
  });
  return near.filter((block) => block.kind === "list");
}

const isListed = (
  { items }: Extract<ArticleBlock, { kind: "list" }>,
  said: ReadonlySet<string>,
  { stemsOfText }: ReturnType<ArticleEditContext["facts"]["lexicon"]>,
): boolean => {
  const named = items.map(({ words }) => new Set(stemsOfText(textOf(words)))).filter(({ size }) => size > 0);
  return (
    named.length > 1 && named.filter((stems) => areMostlyIn(stems, said)).length >= MIN_THERE * named.length
  );
};
