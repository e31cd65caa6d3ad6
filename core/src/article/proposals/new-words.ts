/**
 * The check for words of a model: every figure, name and quotation is on the page, nearly every word with a meaning is, and
 * what a sentence says follows from the words it quotes.
 */

import { splitSentences } from "../../facts/text/text.ts";
import { contentStems, wordsOf } from "../../facts/text/words.ts";
import { phrasePattern } from "../../language/phrase-pattern.ts";
import { plain, textOf } from "../article-blocks.ts";
import type { ArticleEditContext, SourceSentence } from "../edits/context.ts";
import { checkFaithfulness } from "../faithful/check-faithfulness.ts";
import { evenText, numbersIn } from "../faithful/faithful-text.ts";
import { toMarkdown } from "../rendering/to-markdown.ts";
import { evenWords } from "./find-passage.ts";
import type { ProposalFault } from "./proposal-faults.ts";

/** Markup and addresses have no place in plain words; a link of the page stays where the author put it. */
const NOT_PLAIN = /[<>[\]`|\p{Cc}]|https?:|www\.|\*\*/u;
/** At least this share of a sentence's content words must be in the quoted words; the others may come from anywhere on the page. */
const MIN_FROM_QUOTES = 0.6;
/** A model may add a joining word; more of them say something that the page doesn't. */
const MIN_ON_PAGE = 0.85;

export type NewWordsCheck = (text: string, quoted: readonly string[]) => ProposalFault | null;

/** One check per page: what the page knows is read once. */
export function newWordsCheck({ page, source, sentences, facts }: ArticleEditContext): NewWordsCheck {
  const own = new Set(sentences.map(({ text }) => evenWords(text)));
  const known = new Set<string>(sentences.flatMap(({ stems }) => [...stems]));
  for (const block of source.blocks)
    if (block.kind === "heading") for (const one of stemsOf(block.text)) known.add(one);
  for (const cell of facts.text().cells) for (const one of stemsOf(cell)) known.add(one);
  return (text, quoted) => {
    if (NOT_PLAIN.test(text) || text.trim() === "") return "not-plain";
    if (inventsFact(text, page)) return "adds-fact";
    for (const sentence of splitSentences(text)) {
      if (own.has(evenWords(sentence))) continue;
      const fault = unsupported(sentence, quoted, known) ?? distorted(sentence, quoted);
      if (fault) return fault;
    }
    return null;
  };
}

const stemsOf = (text: string): string[] => contentStems(wordsOf(text));

export function inventsFact(text: string, page: ArticleEditContext["page"]): boolean {
  const markdown = toMarkdown([{ id: "new", kind: "paragraph", sentences: [plain(text)] }]);
  return checkFaithfulness(markdown, { page }).length > 0;
}

function unsupported(
  sentence: string,
  quoted: readonly string[],
  known: ReadonlySet<string>,
): ProposalFault | null {
  const stems = [...new Set(stemsOf(sentence))];
  const quotedStems = new Set(quoted.flatMap(stemsOf));
  const share = (set: ReadonlySet<string>) =>
    stems.filter((one) => set.has(one)).length / Math.max(1, stems.length);
  const all = new Set([...known, ...quotedStems]);
  return share(quotedStems) < MIN_FROM_QUOTES || share(all) < MIN_ON_PAGE ? "adds-fact" : null;
}

/** Words that limit a statement: without them it claims more than the page does. */
const LIMITS = [
  "up to|at least|at most|about|around|roughly|approximately|nearly|almost|more than|less than|fewer than|over|under",
  "may|might|could|can|should|usually|often|sometimes|typically|generally|rarely|likely|possibly|probably|perhaps",
  "some|many|most|few|only|unless|if|except|estimated|expected|reportedly|allegedly",
].join("|");
const LIMIT = phrasePattern(LIMITS, "gi");
const DENIAL = phrasePattern(
  "not|never|no|nobody|none|nor|neither|without|cannot|don't|doesn't|didn't|isn't|aren't|wasn't|weren't|won't|can't|nicht|kein|keine|keinen|nie|pas|jamais|nunca|non|mai|niet|geen",
  "gi",
);

/** The figures in another order, a "not" more or less, or a limit left out. */
function distorted(sentence: string, quoted: readonly string[]): ProposalFault | null {
  const closest = closestOf(sentence, quoted);
  const numbers = numbersIn(evenText(sentence));
  if (
    !isSubsequence(
      numbers,
      quoted.flatMap((one) => numbersIn(evenText(one))),
    )
  )
    return "changes-meaning";
  const count = (pattern: RegExp, text: string) => text.match(pattern)?.length ?? 0;
  if (count(DENIAL, sentence) % 2 !== count(DENIAL, closest) % 2) return "changes-meaning";
  const said = new Set((sentence.match(LIMIT) ?? []).map(lower));
  const isLimitLost = (closest.match(LIMIT) ?? []).map(lower).some((word) => !said.has(word));
  return isLimitLost ? "changes-meaning" : null;
}

const lower = (word: string) => word.toLowerCase();

function closestOf(sentence: string, quoted: readonly string[]): string {
  const stems = new Set(stemsOf(sentence));
  const shared = (text: string) => new Set(stemsOf(text).filter((one) => stems.has(one))).size;
  return quoted
    .flatMap(splitSentences)
    .reduce((best, one) => (best === "" || shared(one) > shared(best) ? one : best), "");
}

/** The same figures in the same order: "$25 and $40" can't become "$40 and $25". */
function isSubsequence(numbers: readonly string[], source: readonly string[]): boolean {
  let from = 0;
  return numbers.every((number) => {
    const at = source.indexOf(number, from);
    from = at + 1;
    return at >= 0;
  });
}

/** A sentence of a model in the form that the checks of the local writer take. */
export function asSentence(text: string, { sentences }: ArticleEditContext): SourceSentence {
  const known = sentences.find((one) => evenWords(one.text) === evenWords(text));
  if (known) return known;
  const words = plain(text);
  const list = wordsOf(textOf(words));
  return {
    id: null,
    text,
    words,
    length: list.length,
    stems: new Set(contentStems(list)),
    block: -1,
    at: 0,
    wordsBefore: 0,
    candidate: null,
    isForeign: false,
  };
}
