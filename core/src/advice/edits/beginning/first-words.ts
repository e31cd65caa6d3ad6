/** What the first sentence should say, by the kind of page and the form of its question. */
import type { Kind } from "../../../contract/reading.ts";
import type { QuestionForm } from "../../../language/roles.ts";
import type { EditContext } from "../context.ts";
import { askedTerm, questionForms, shortQuestion } from "../question.ts";

const BY_KIND: Partial<Record<Kind, string>> = {
  product: "say in one sentence what the product is, for whom, and what it costs.",
  service: "say in one sentence what you offer, to whom and where.",
  home: "say in one sentence what you offer and to whom.",
  catalogue: "say in two sentences which kinds the list holds and how to choose.",
  comparison: "state the main difference in one or two sentences.",
  news: "say who did what, where and when.",
  "case-study": "state the result in one sentence, with its number.",
  review: "give your verdict in one or two sentences.",
  roundup: "name your main picks in one or two sentences, each with its reason.",
};

const CHOICES = "name what the question asks for in one or two sentences, the best first.";

/** The first form that the question has decides. */
const BY_FORM: readonly [form: QuestionForm, words: string][] = [
  ["quantity", "give the figure in one sentence; what it depends on can follow."],
  ["reason", "give the main reason in one sentence."],
  ["time", "give the date or time in the first sentence."],
  ["choice", CHOICES],
];

/** "What are the types of cameras": an answer names them, and defines none. */
const ASKS_TYPES = /^what (?:\p{L}+ )?(?:are )?(?:the )?(?:\p{L}+ )?(type|kind)s of\b/iu;
/** "What are the history and origins of coffee". */
const ASKS_PAST = /\b(?:history|origins?)(?: and \p{L}+)? of (?:the )?([^?]{2,50})\??$/iu;

/** A guide of many parts has no main name or figure. */
const ASKS_ADVICE = /^what should (?:i|you|we) /i;
export const MOST_ADVICE = {
  begin: "Name in the first two sentences the two or three pieces of advice that matter most.",
  replace: "Replace the first sentence with the two or three pieces of advice that matter most.",
} as const;

const LEADS = { begin: "Begin with the answer", replace: "Replace the first sentence" } as const;

/** One instruction: what to begin with, or what to write in the place of the first sentence. */
export function firstWords(context: EditContext, start: keyof typeof LEADS = "begin"): string {
  const words = wordsFor(context);
  if (words !== null) return `${LEADS[start]}: ${words}`;
  if (ASKS_ADVICE.test(context.reading.question)) return MOST_ADVICE[start];
  const question = shortQuestion(context);
  const said =
    question === null ? "says the main point" : `answers “${question}”, with its main name or figure`;
  return start === "begin"
    ? `Begin with one sentence that ${said}.`
    : `Replace the first sentence with one that ${said}.`;
}

/** Null where no more can be said than that the question needs an answer. */
function wordsFor(context: EditContext): string | null {
  const { question, kind } = context.reading;
  const asks = questionForms(context);
  const ofKind = BY_KIND[kind];
  if (ofKind) return ofKind;
  const [, types] = ASKS_TYPES.exec(question) ?? [];
  if (types) return `name the ${types.toLowerCase()}s in one sentence.`;
  const [, subject] = ASKS_PAST.exec(question) ?? [];
  if (subject) return `say where, when and with whom ${subject.trim()} began.`;
  if (/^(?:which|what are the (?:best|most|main|top))\b/i.test(question)) return CHOICES;
  // "How do I choose": who asks how wants more than names.
  const ofForm = BY_FORM.find(([form]) => asks.has(form) && !(form === "choice" && asks.has("how")))?.[1];
  if (ofForm) return ofForm;
  const term = asks.has("definition") ? askedTerm(question) : null;
  return term && `say in one sentence what ${term.name} ${term.verb} and what ${term.pronoun} for.`;
}
