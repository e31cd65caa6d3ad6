/** Openings that say nothing, or can't be quoted. */
import type { Line } from "../../../reading/lines.ts";
import { emptinessOf } from "../../../sentences/filler.ts";
import { type EditContext, onPage, type Proposal, wholeOnPage } from "../context.ts";
import { SHOWCASES } from "../kinds.ts";
import { neededAnswer } from "../needs.ts";
import { openingOf } from "../opening.ts";
import { firstWords } from "./first-words.ts";
import { emptyFault, leaningFault } from "./opening-faults.ts";

/** The check that covers them all, whatever the edit is called. */
export const BEGINNING = { cause: "beginning", audit: "early-answer", effort: "low" } as const;

export function emptyOpening(context: EditContext): Proposal | null {
  const first = openingOf(context);
  const at = first && onPage(context, first.line.text);
  if (!at) return null;
  const fault = emptyFault(first.line);
  // A manual may say what its pages tell, and an offer where it is found.
  if (!fault || context.reading.kind === "reference" || namesOffer(context, first.line)) return null;
  const before = wholeOnPage(context, first.line.text);
  return {
    ...BEGINNING,
    evidence: "clear",
    fault,
    do: firstWords(context, "replace"),
    at,
    before,
    ...missing(context),
  };
}

/** A shop's or an agency's first sentence that says what there is, in whatever words: "You'll find kayaks for hire in Orrin". */
const namesOffer = ({ reading }: EditContext, line: Line): boolean =>
  SHOWCASES.has(reading.kind) && emptinessOf(line) === "announcement" && /\p{Ll} .*\p{Lu}/u.test(line.text);

export function weakOpening(context: EditContext): Proposal | null {
  const first = openingOf(context);
  const at = first && onPage(context, first.line.text);
  // "This course" on the page of the course: the title names it.
  const fault = first && !SHOWCASES.has(context.reading.kind) && leaningFault(first.line);
  return fault && at
    ? { ...BEGINNING, fault, do: "Begin with the name of the thing that the page is about.", at }
    : null;
}

/** Where no sentence comes close to an answer, rearranging won't help. */
export const missing = (context: EditContext): Partial<Proposal> =>
  context.reading.answer.level === "none" ? { needs: neededAnswer(context), effort: "high" } : {};
