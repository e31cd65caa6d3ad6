import { descriptionMeta } from "../../audits/snippets.ts";
import {
  descriptionOf,
  isOwnText,
  isTorn,
  withoutDots,
} from "../../audits/technical-implementation/description.ts";
import type { EditContext, Finder, Proposal } from "./context.ts";
import { descriptionDraft } from "./description-draft.ts";

export const findDescription: Finder = (context) => missing(context) ?? cutOff(context);

function missing(context: EditContext): Proposal | null {
  const { page, reading } = context;
  // Each thread would need its own, and nobody writes them.
  if (reading.kind === "forum" || descriptionOf(page) !== undefined) return null;
  return {
    ...HEAD,
    fault: "The page has no meta description.",
    ...words(context, "Write a meta description with 70 to 160 characters"),
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
    ...words(context, "Write a meta description of your own with 70 to 160 characters"),
  };
}

/** The last words before the place where it breaks. */
const tailOf = (text: string): string => {
  const whole = withoutDots(text);
  return whole.slice(whole.lastIndexOf(" ", whole.length - MIN_TAIL) + 1);
};

/** A sentence of the page that can stand in search results as it is, with its line for the head; else what the author has to write. */
function words(context: EditContext, write: string): Pick<Proposal, "do" | "after" | "needs"> {
  const draft = descriptionDraft(context);
  if (draft === null)
    return {
      do: `${write}. It says what readers find here.`,
      needs: "one or two sentences that say what the page tells, and to whom",
    };
  const { length } = [...draft];
  return {
    do: `${write}. This sentence of your page has ${length} characters and stands alone.`,
    after: descriptionMeta(draft).code,
  };
}
