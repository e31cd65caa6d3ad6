/** What the first sentence should say, by the kind of page and the form of its question. */
import type { Kind } from "../../../contract/reading.ts";
import type { QuestionForm } from "../../../language/roles.ts";
import type { EditContext } from "../context.ts";
import { questionForms } from "../question.ts";

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

/** The first form that the question has decides. */
const BY_FORM: readonly [form: QuestionForm, words: string][] = [
  ["quantity", "give the figure in one sentence; what it depends on can follow."],
  ["definition", "say in one sentence what it is and what it is for."],
  ["reason", "give the main reason in one sentence."],
  ["time", "give the date or time in the first sentence."],
  ["choice", "name the main ones in one or two sentences."],
  ["how", "sum up the procedure in one or two sentences."],
];

export function firstWords(context: EditContext): string {
  const { kind } = context.reading;
  const asks = questionForms(context);
  if (/^(?:which|what are the (?:best|most|main|top))\b/i.test(context.reading.question) && !BY_KIND[kind])
    return "name the main ones in one or two sentences.";
  const ofForm = BY_FORM.find(([form]) => asks.has(form))?.[1];
  return BY_KIND[kind] ?? ofForm ?? "say the main point in one or two sentences.";
}
