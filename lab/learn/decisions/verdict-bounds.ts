/** Learns from which chances a check is stated: where verdicts agree best with readers, while enough of them are stated. */
import { type CheckName, FAULTS, type Verdict } from "../../../core/src/contract/reading.ts";
import type { VerdictBounds } from "../../../core/src/reading/decisions.ts";
import { faultChance, verdictOf } from "../../../core/src/reading/verdicts.ts";
import { lowestChance } from "./lowest-chance.ts";
import type { CheckPrediction, Prediction } from "./predictions.ts";

/** A check must be stated on this share of pages. */
export const MIN_COVERED = 0.77;
/** Rare verdicts are counted as if readers had given each this much more often, half of them rightly found. */
export const PRIOR = 4;
/** Fewer labels than this say nothing about when a check doesn't apply. */
const MIN_NA = 8;

const range = (from: number, to: number, step: number): number[] =>
  Array.from(
    { length: Math.round((to - from) / step) + 1 },
    (_, at) => Math.round((from + at * step) * 100) / 100,
  );
const NA = range(0.5, 0.9, 0.04);
const YES = range(0.5, 0.8, 0.03);
const NO = range(0.2, 0.5, 0.03);

type Case = { said: CheckPrediction; label: Verdict };

export function learnBounds(pages: readonly Prediction[], check: CheckName): VerdictBounds {
  const cases = pages.map(({ checks, label }): Case => ({ said: checks[check], label: label.checks[check] }));
  const mayBeNa = cases.filter(({ label }) => label === "na").length >= MIN_NA;
  let best = { bounds: { na: null, yes: 0.5, no: 0.5, clear: null } as VerdictBounds, fit: -1 };
  for (const na of mayBeNa ? NA : [null])
    for (const yes of YES)
      for (const no of NO) {
        const bounds = { na, yes, no, clear: null };
        const fit = fitOf(cases, bounds);
        if (fit > best.fit + 1e-9) best = { bounds, fit };
      }
  return { ...best.bounds, clear: clearFrom(cases, check, best.bounds) };
}

function statedOf({ isFounded, ...chances }: CheckPrediction, bounds: VerdictBounds): Verdict {
  const { verdict } = verdictOf(chances, bounds);
  return (verdict === "yes" || verdict === "no") && !isFounded[verdict] ? "unsure" : verdict;
}

/** The mean share of "yes", "no" and "na" that is found; 0 where too little is stated. */
function fitOf(cases: readonly Case[], bounds: VerdictBounds): number {
  const found: Record<string, { right: number; all: number }> = {};
  let covered = 0;
  for (const { said, label } of cases) {
    const stated = statedOf(said, bounds);
    if (stated === "unsure") continue;
    covered++;
    found[label] ??= { right: 0, all: 0 };
    found[label].all++;
    if (stated === label) found[label].right++;
  }
  if (covered < MIN_COVERED * cases.length) return 0;
  const recalls = Object.values(found).map(({ right, all }) => (right + PRIOR / 2) / (all + PRIOR));
  return recalls.reduce((sum, one) => sum + one, 0) / recalls.length;
}

/** Readers agree with a clear fault at least this often, and there are enough cases to say so. */
const CLEAR = { minRight: 0.85, minCases: 12 };

/** Null where readers never agree often enough. */
function clearFrom(cases: readonly Case[], check: CheckName, bounds: VerdictBounds): number | null {
  const fault = FAULTS.has(check) ? "yes" : "no";
  const faults = cases.filter(({ said }) => statedOf(said, bounds) === fault);
  return lowestChance(
    faults.map(({ said, label }) => ({ chance: faultChance(check, said), isRight: label === fault })),
    CLEAR,
  );
}
