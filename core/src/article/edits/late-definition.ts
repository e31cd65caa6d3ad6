/** The definition that leads the text where the reading isn't sure of the answer and the opening says less. */

import type { Kind } from "../../contract/reading.ts";
import { isDefinition } from "../../facts/definitions/definitions.ts";
import { english } from "../../language/packs/en.ts";
import { alternatives } from "../../language/phrase-pattern.ts";
import type { TitlePromise } from "../../reading/entries/title-promise.ts";
import { isQuotable } from "../../sentences/quotable.ts";
import type { ArticleEditContext, SourceSentence } from "./context.ts";
import { hasOwnSummary } from "./own-summary.ts";

const LED: ReadonlySet<Kind> = new Set<Kind>([
  "explainer",
  "how-to",
  "comparison",
  "review",
  "case-study",
  "other",
]);
/** A sentence this near the top is read at once. */
const MIN_WORDS_BEFORE = 60;
/** The words that a tool reads as the opening. */
const OPENING_WORDS = 80;
/** Below this chance, a definition that beats the opening only beats a poor one. */
const MIN_CHANCE = 0.2;
const MAX_NEVER_QUOTE = 0.4;
/** Above this share of its words in one sentence of the opening, the opening says the same already. */
const MAX_SAID = 0.6;

/** The definition of the subject that is likeliest to answer, if no sentence of the opening is likelier. */
export function lateDefinition(context: ArticleEditContext): SourceSentence | null {
  const { reading, promise, sentences } = context;
  if (!LED.has(reading.kind) || asksForList(promise) || hasOwnSummary(context)) return null;
  const opening = sentences.filter(({ wordsBefore }) => wordsBefore < OPENING_WORDS);
  const best = sentences
    .filter((one) => one.wordsBefore >= MIN_WORDS_BEFORE && canLead(one, context))
    .toSorted((one, other) => chanceOf(other) - chanceOf(one))[0];
  if (!best || chanceOf(best) < MIN_CHANCE) return null;
  const others = opening.filter((one) => one !== best);
  if (others.some((one) => chanceOf(one) > chanceOf(best) || saidBy(one, best) > MAX_SAID)) return null;
  return best;
}

const asksForList = ({ isFalse, isList, asksForOne }: TitlePromise): boolean =>
  isFalse || (isList && !asksForOne);

const saidBy = (one: SourceSentence, definition: SourceSentence): number =>
  [...definition.stems].filter((stem) => one.stems.has(stem)).length / Math.max(1, definition.stems.size);

const chanceOf = ({ candidate }: SourceSentence): number => candidate?.chosen ?? 0;

function canLead(one: SourceSentence, context: ArticleEditContext): boolean {
  const { candidate } = one;
  if (one.id === null || !candidate || candidate.neverQuote > MAX_NEVER_QUOTE) return false;
  return isQuotable(one.cued) && definesSubject(one, context);
}

/** "Coffee is often used for flavoring" says what happens to a thing. */
const ADVERB = `(?:\\p{Ll}+ly|${alternatives(english.phrases("adverb"))})`;
const TELLS_USE = new RegExp(
  `\\b(?:is|are) (?:${ADVERB} )?(?:${alternatives(english.phrases("participle"))}|known|found|widely|different)\\b`,
  "u",
);
const VERB = new RegExp(`\\b${alternatives(english.phrases("definingVerb"))}\\b`, "i");

/** Says what the question's subject is: every content word before the verb is a word of the question. */
export function definesSubject(
  { text }: Pick<SourceSentence, "text">,
  { reading, facts }: Pick<ArticleEditContext, "reading" | "facts">,
): boolean {
  if (!isDefinition(text) || TELLS_USE.test(text)) return false;
  const { stemsOfText } = facts.lexicon();
  const terms = new Set(stemsOfText(reading.question));
  const subject = text.split(VERB, 1)[0] ?? "";
  const stems = stemsOfText(subject);
  return stems.length > 0 && stems.every((stem) => terms.has(stem));
}
