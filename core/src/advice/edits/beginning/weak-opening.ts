/** Openings that say nothing, or say it without facts. */
import { type EditContext, onPage, type Proposal, wholeOnPage } from "../context.ts";
import { neededAnswer } from "../needs.ts";
import { openingOf } from "../opening.ts";
import { firstWords } from "./first-words.ts";
import { emptyFault, isLong, lacksFacts, lacksSubject, missesTopic } from "./opening-faults.ts";
import { lacksYear, lateFigure } from "./opening-figures.ts";

/** The check that covers them all, whatever the edit is called. */
export const BEGINNING = { cause: "beginning", audit: "early-answer", effort: "low" } as const;

export function emptyOpening(context: EditContext): Proposal | null {
  const first = openingOf(context);
  const at = first && onPage(context, first.line.text);
  if (!at) return null;
  const fault = emptyFault(first.line);
  if (!fault) return null;
  const before = wholeOnPage(context, first.line.text);
  return {
    ...BEGINNING,
    evidence: "clear",
    fault,
    do: `Replace it: ${firstWords(context)}`,
    at,
    before,
    ...missing(context),
  };
}

export function weakOpening(context: EditContext): Proposal | null {
  const first = openingOf(context);
  const at = first && onPage(context, first.line.text);
  const weak =
    lacksYear(context) ??
    (first && (lacksFacts(context, first) ?? lacksSubject(context, first) ?? missesTopic(context, first)));
  if (weak) return { ...BEGINNING, ...weak, at };
  const less = lateFigure(context) ?? (first && isLong(first));
  return less && at ? { ...BEGINNING, ...less, evidence: "weak", at } : null;
}

/** Where no sentence comes close to an answer, rearranging won't help. */
export const missing = (context: EditContext): Partial<Proposal> =>
  context.reading.answer.level === "none" ? { needs: neededAnswer(context), effort: "high" } : {};
