/** What only the author can supply, in an editor's words. */
import type { Kind } from "../../contract/reading.ts";
import type { EditContext } from "./context.ts";
import { askedFor, quotedQuestion, shortQuestion } from "./question.ts";

const FIGURES: Partial<Record<Kind, string>> = {
  product: "the figures that buyers compare, such as price, size, weight or capacity",
  catalogue: "the price range and the number of products",
  service: "your prices and what is included",
  home: "your prices and how many people use the product, with the date",
  "how-to": "the times, costs or amounts that a reader needs",
  roundup: "one figure per entry that readers compare, such as the price",
  comparison: "the same two or three figures for each option, such as price and capacity",
  review: "what you measured, in numbers, and the price",
  news: "the numbers behind the report, with their source",
  opinion: "one figure that supports your main point, with its source",
  "case-study": "the result in numbers: before, after, and over what time",
};

export const neededFigures = (context: EditContext): string =>
  askedFor(context) ??
  FIGURES[context.reading.kind === "roundup" && context.promise.isAdvice ? "how-to" : context.reading.kind] ??
  "two or three figures with their source: how much, how many or how long";

export const neededAnswer = (context: EditContext): string =>
  askedFor(context) ??
  (shortQuestion(context) === null
    ? "the answer to your readers' main question, in one sentence"
    : `the answer to ${quotedQuestion(context)}, in one sentence`);
