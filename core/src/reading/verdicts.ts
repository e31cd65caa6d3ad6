/** The 21 checks: whether each applies, whether it holds, and how sure that is. Not sure enough means "unsure". */
import { recordOf } from "../contract/lists/record-of.ts";
import { CHECKS, type CheckName, FAULTS, type Verdict } from "../contract/reading.ts";
import { chance, standardized } from "./linear.ts";
import type { Features } from "./material.ts";
import type { ReadingModels } from "./models.ts";

type CheckChances = { na: number; yes: number };
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

/**
 * When the engine speaks. `na`: the chance from which a check doesn't apply. `yes`, `no`: the chances of "yes" from which
 * it holds, and up to which it doesn't. Between them, and just below `na`, it is not sure. They were chosen so that the
 * verdict agrees with readers in out-of-fold predictions (`npm run bench:judge`), on the same pages that measure it; a rare "no" needs more to be said.
 */
type Thresholds = { na: number; yes: number; no: number };
const NA_MARGIN = 0.1;
const UNREACHABLE_THRESHOLD = 1.1;

const THRESHOLDS: Record<CheckName, Thresholds> = {
  answer_early: { na: UNREACHABLE_THRESHOLD, yes: 0.5, no: 0.5 },
  answer_quotable: { na: UNREACHABLE_THRESHOLD, yes: 0.5, no: 0.2 },
  key_term_defined: { na: 0.75, yes: 0.6, no: 0.35 },
  figures: { na: 0.65, yes: 0.53, no: 0.4 },
  figures_sourced: { na: 0.7, yes: 0.52, no: 0.38 },
  outside_sources: { na: 0.65, yes: 0.53, no: 0.43 },
  expert_quotes: { na: 0.68, yes: 0.65, no: 0.3 },
  named_author: { na: 0.75, yes: 0.52, no: 0.43 },
  visible_date: { na: 0.75, yes: 0.53, no: 0.38 },
  headings_tell: { na: 0.85, yes: 0.53, no: 0.38 },
  steps: { na: 0.8, yes: 0.65, no: 0.3 },
  comparison: { na: 0.8, yes: 0.65, no: 0.3 },
  summary: { na: 0.72, yes: 0.56, no: 0.35 },
  faq: { na: 0.65, yes: 0.57, no: 0.35 },
  stays_on_topic: { na: UNREACHABLE_THRESHOLD, yes: 0.5, no: 0.1 },
  promotional: { na: UNREACHABLE_THRESHOLD, yes: 0.66, no: 0.46 },
  stuffed: { na: UNREACHABLE_THRESHOLD, yes: 0.75, no: 0.35 },
  unsupported_claims: { na: UNREACHABLE_THRESHOLD, yes: 0.55, no: 0.44 },
  limits_told: { na: 0.67, yes: 0.57, no: 0.33 },
  first_hand: { na: 0.62, yes: 0.55, no: 0.3 },
  title_fits: { na: UNREACHABLE_THRESHOLD, yes: 0.5, no: 0.1 },
};

/**
 * The chance of a fault, with the chance that the check applies at all, from which readers agree with it in about 85 of
 * 100 cases (out-of-fold predictions). Where readers don't agree often enough at any chance, a fault is never clear.
 */
const CLEAR_FAULT: Partial<Record<CheckName, number>> = {
  answer_early: 0.87,
  expert_quotes: 0.72,
  named_author: 0.7,
  visible_date: 0.55,
  summary: 0.68,
  faq: 0.73,
  promotional: 0.85,
  unsupported_claims: 0.85,
  first_hand: 0.55,
};

type JudgedCheck = { verdict: Verdict; sure: number; certainty: number };

export function isClearFault(check: CheckName, { na, yes }: CheckChances): boolean {
  const fault = FAULTS.has(check) ? yes : 1 - yes;
  return (1 - na) * fault >= (CLEAR_FAULT[check] ?? UNREACHABLE_THRESHOLD);
}

export function verdictOf(check: CheckName, { na, yes }: CheckChances): JudgedCheck {
  const bounds = THRESHOLDS[check];
  if (na >= bounds.na) return { verdict: "na", sure: na, certainty: 1 };
  if (bounds.na < UNREACHABLE_THRESHOLD && na > bounds.na - NA_MARGIN)
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
