/** The page's question as part of a sentence, and what kind of answer it asks for. */

import type { PageReading } from "../../contract/reading.ts";
import { labelIndex } from "../../language/label-index.ts";
import { english } from "../../language/packs/en.ts";
import { phrasePattern } from "../../language/phrase-pattern.ts";
import type { QuestionForm } from "../../language/roles.ts";
import { isVague } from "../../reading/question/as-question.ts";
import type { EditContext } from "./context.ts";

/** Titles put the site's name and slogans behind these. */
const SEPARATOR = /\s+[|·•»–—]\s+|\s+-\s+/u;
const MAX_LENGTH = 90;
/** One word, such as "News", isn't a question. */
const MIN_WORDS = 2;

/** Null where the words would not read as a question, or where any text on the topic answers it. */
export function shortQuestion({ reading }: EditContext): string | null {
  const [first = ""] = reading.question.split(SEPARATOR);
  const text = (reading.questionBy === "engine" ? first : reading.question).replace(/\s+/g, " ").trim();
  if (reading.questionBy === "engine" && isVague(text)) return null;
  return text.length <= MAX_LENGTH && text.split(" ").length >= MIN_WORDS ? text : null;
}

export const quotedQuestion = (context: EditContext): string => {
  const text = shortQuestion(context);
  return text === null ? "the page's question" : `“${text}”`;
};

type Asked = Pick<EditContext, "reading" | "pack">;

export function questionForms({ reading, pack }: Asked): ReadonlySet<QuestionForm> {
  const forms = new Set(pack ? labelIndex(pack).forms(reading.question) : []);
  // "How small languages die" has the words of a quantity, but asks for none.
  if (pack?.code === "en" && !ASKS_QUANTITY.test(reading.question)) forms.delete("quantity");
  return forms;
}

/** "How do I choose a barrel?": the sections of such a page are steps and advice, and no entries. Options that are compared are. */
export const asksHowOrWhy = ({ question, kind }: Pick<PageReading, "question" | "kind">): boolean =>
  /^(?:how|why)\b/i.test(question) && kind !== "comparison";

const ASKS_QUANTITY = phrasePattern(english.phrases("surelyQuantity"));

const ASKS_TERM = /^what(?:'s| (is|are)) ((?:an? |the )?[^?|:,]{2,50}?)\??$/i;
/** "The basics", "some myths about": what follows lists them, and they are for nothing. */
const LISTED_TERM = /^(?:the|some) |\d|^(?:\S+ ){4}/i;
const PARTS = phrasePattern([...english.words("preposition", "subordinator")]);

type Term = { name: string; verb: "is" | "are"; pronoun: "it is" | "they are" };

/** The term of "What is a rain barrel?" as part of a sentence; null for "the cost of one", which isn't a term to define. */
export function askedTerm(question: string): Term | null {
  const [, verb, name] = ASKS_TERM.exec(question.trim()) ?? [];
  if (!name || PARTS.test(name)) return null;
  const isMany = verb?.toLowerCase() === "are";
  if (isMany && LISTED_TERM.test(name)) return null;
  return isMany ? { name, verb: "are", pronoun: "they are" } : { name, verb: "is", pronoun: "it is" };
}

/** What the question asks for as a noun, where its words say so. English questions only. */
const ASKED_FOR: readonly [pattern: RegExp, noun: string][] = [
  [/\b(?:salary|salaries|wages?|pay)\b/i, "the pay range, with its year and source"],
  [phrasePattern(english.phrases("asksPrice")), "the price or price range, with its date"],
  [/\bhow long\b/i, "how long it takes, with its source"],
  [/\bhow many\b/i, "the number, with its date and source"],
  [/\bhow often\b/i, "how often, with its source"],
  [/\b(?:when|what time)\b/i, "the exact date or time"],
];

export function askedFor({ reading, pack }: EditContext): string | null {
  if (pack?.code !== "en") return null;
  return ASKED_FOR.find(([pattern]) => pattern.test(reading.question))?.[1] ?? null;
}
