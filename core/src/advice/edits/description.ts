/** A page without a description of its own: there is none, or it is a piece of the text that was cut off. */
import { lengthOf, limitsFor } from "../../audits/length-limits.ts";
import {
  DESCRIPTION_LIMITS,
  descriptionOf,
  isOwnText,
  isTorn,
  withoutDots,
} from "../../audits/technical-implementation/description.ts";
import { isVague } from "../../reading/question/as-question.ts";
import { isQuotable } from "../../sentences/quotable.ts";
import type { EditContext, Finder, Proposal } from "./context.ts";

export const findDescription: Finder = (context) => missing(context) ?? cutOff(context);

function missing(context: EditContext): Proposal | null {
  const { page, reading } = context;
  // Each thread would need its own, and nobody writes them.
  if (reading.kind === "forum" || descriptionOf(page) !== undefined) return null;
  return {
    ...HEAD,
    fault: "The page has no meta description.",
    ...words(context, "Write one of 70 to 160 characters"),
  };
}

const HEAD = { cause: "description", audit: "description", effort: "low" } as const;

const MIN_TAIL = 20;

function cutOff(context: EditContext): Proposal | null {
  const text = descriptionOf(context.page)?.replace(/\s+/g, " ").trim() ?? "";
  if (context.reading.kind === "forum" || !isTorn(context.page, text)) return null;
  return {
    ...HEAD,
    fault: `The meta description is ${isOwnText(context.page, text) ? "the beginning of the text, cut" : "cut off"} in the middle of a sentence: “… ${tailOf(text)}”.`,
    ...words(context, "Write one of your own, of 70 to 160 characters"),
  };
}

/** The last words before the place where it breaks. */
const tailOf = (text: string): string => {
  const whole = withoutDots(text);
  return whole.slice(whole.lastIndexOf(" ", whole.length - MIN_TAIL) + 1);
};

/** The sentence that answers makes a description, where it has the length of one. */
function words(context: EditContext, write: string): Pick<Proposal, "do" | "after" | "needs"> {
  const { reading, sentences } = context;
  const [answer = ""] = reading.answer.level === "answers" ? reading.answer.sentences : [];
  const line = sentences.find((one) => one.line.text === answer)?.line;
  const { min, max } = limitsFor(answer, DESCRIPTION_LIMITS);
  const isFit = line && isQuotable(line) && lengthOf(answer) >= min && lengthOf(answer) <= max;
  if (isFit && !isVague(reading.question))
    return { do: `${write}. This sentence of yours has the length and answers the question.`, after: answer };
  return {
    do: `${write}, that says what readers find here.`,
    needs: "one or two sentences that say what the page tells, and to whom",
  };
}
