/** The 21 checks: whether each applies, whether it holds, and how sure that is. Not sure enough means "unsure". */
import { recordOf } from "../contract/lists/record-of.ts";
import { CHECKS, type CheckName, FAULTS, type Verdict } from "../contract/reading.ts";
import type { VerdictBounds } from "./decisions.ts";
import { chance, standardized } from "./linear.ts";
import type { Features } from "./material.ts";
import type { ReadingModels } from "./models.ts";

export type CheckChances = { na: number; yes: number };
export type Chances = Record<CheckName, CheckChances>;

/** The two checks about the answer have their own models. */
const ANSWER_CHECKS: ReadonlySet<CheckName> = new Set<CheckName>(["answer_early", "answer_quotable"]);

export function checkChances(features: Features, { checks, answerChecks }: ReadingModels): Chances {
  const row = standardized(checks, features);
  const answerRow = standardized(answerChecks, features);
  return recordOf(CHECKS, (check) => ({
    na: checks.models.has(`na.${check}`) ? chance(checks, `na.${check}`, row) : 0,
    yes: ANSWER_CHECKS.has(check)
      ? chance(answerChecks, `yes.${check}`, answerRow)
      : chance(checks, `yes.${check}`, row),
  }));
}

/** Just below the chance from which a check doesn't apply, it is not sure whether it does. */
export const NA_MARGIN = 0.1;

type JudgedCheck = { verdict: Verdict; sure: number; certainty: number };

/** The chance that the check applies and finds a fault. */
export const faultChance = (check: CheckName, { na, yes }: CheckChances): number =>
  (1 - na) * (FAULTS.has(check) ? yes : 1 - yes);

export const isClearFault = (check: CheckName, chances: CheckChances, { clear }: VerdictBounds): boolean =>
  clear !== null && faultChance(check, chances) >= clear;

/** From nothing at the bound on, so that a word more or less on the page doesn't take a fault's whole cost away. */
export const faultCertainty = (check: CheckName, chances: CheckChances, { clear }: VerdictBounds): number =>
  clear === null ? 0 : beyond((faultChance(check, chances) - clear) / (1 - clear));

/** More readers would call it a fault than not. */
export const isLikelyFault = (check: CheckName, chances: CheckChances, { likely }: VerdictBounds): boolean =>
  likely !== null && faultChance(check, chances) >= likely;

export function verdictOf({ na, yes }: CheckChances, bounds: VerdictBounds): JudgedCheck {
  if (bounds.na !== null && na >= bounds.na) return { verdict: "na", sure: na, certainty: 1 };
  if (bounds.na !== null && na > bounds.na - NA_MARGIN)
    return { verdict: "unsure", sure: Math.max(na, 1 - na), certainty: 0 };
  if (yes >= bounds.yes)
    return { verdict: "yes", sure: yes, certainty: beyond((yes - bounds.yes) / (1 - bounds.yes)) };
  if (yes <= bounds.no)
    return { verdict: "no", sure: 1 - yes, certainty: beyond((bounds.no - yes) / bounds.no) };
  return { verdict: "unsure", sure: Math.max(yes, 1 - yes), certainty: 0 };
}

/** Nothing is ever certain to the last: two thirds of the way there is as good as all of it. */
const CERTAIN_SHARE = 2 / 3;
const beyond = (share: number): number => Math.round(Math.min(1, share / CERTAIN_SHARE) * 100) / 100;
