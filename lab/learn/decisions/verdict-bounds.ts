/** Learns from which chances a check is stated: where verdicts agree best with readers, while enough of them are stated. */
import { type CheckName, FAULTS, type Verdict } from "../../../core/src/contract/reading.ts";
import type { VerdictBounds } from "../../../core/src/reading/decisions.ts";
import { faultChance, verdictOf } from "../../../core/src/reading/verdicts.ts";
import { lowestChance } from "./lowest-chance.ts";
import type { CheckPrediction, Prediction } from "./predictions.ts";

/** What counts: the shares of the readers' verdicts that are found where something is stated, and how much is stated. */
const WEIGHTS = { yes: 0.37, no: 0.37, na: 0.26, stated: 0.2 };
/** A check that is stated on a smaller share of pages is of no use. */
const MIN_STATED = 0.6;
/** Rare verdicts are counted as if readers had given each this much more often, half of them rightly found. */
const PRIOR = 4;
/** Fewer labels than this say nothing about when a check doesn't apply. */
const MIN_NA = 8;

const range = (from: number, to: number, step: number): number[] =>
  Array.from(
    { length: Math.round((to - from) / step) + 1 },
    (_, at) => Math.round((from + at * step) * 100) / 100,
  );
const NA = range(0.45, 0.9, 0.05);
const YES = range(0.45, 0.8, 0.05);
const NO = range(0.2, 0.55, 0.05);

type Case = { said: CheckPrediction; label: Verdict };

export function learnBounds(pages: readonly Prediction[], check: CheckName): VerdictBounds {
  const cases = pages.map(({ checks, label }): Case => ({ said: checks[check], label: label.checks[check] }));
  const mayBeNa = cases.filter(({ label }) => label === "na").length >= MIN_NA;
  let best = { bounds: { na: null, yes: 0.5, no: 0.5, clear: null, likely: null } as VerdictBounds, fit: -1 };
  for (const na of mayBeNa ? NA : [null])
    for (const yes of YES)
      for (const no of NO) {
        if (no > yes) continue;
        const bounds = { na, yes, no, clear: null, likely: null };
        const fit = fitOf(cases, bounds);
        if (fit > best.fit + 1e-9) best = { bounds, fit };
      }
  return {
    ...best.bounds,
    clear: faultsFrom(cases, check, best.bounds, CLEAR),
    likely: faultsFrom(cases, check, best.bounds, LIKELY),
  };
}

function statedOf({ isFounded, ...chances }: CheckPrediction, bounds: VerdictBounds): Verdict {
  const { verdict } = verdictOf(chances, bounds);
  return (verdict === "yes" || verdict === "no") && !isFounded[verdict] ? "unsure" : verdict;
}

function fitOf(cases: readonly Case[], bounds: VerdictBounds): number {
  const found = { yes: { right: 0, all: 0 }, no: { right: 0, all: 0 }, na: { right: 0, all: 0 } };
  let stated = 0;
  for (const { said, label } of cases) {
    const verdict = statedOf(said, bounds);
    if (verdict === "unsure" || label === "unsure") continue;
    stated++;
    found[label].all++;
    if (verdict === label) found[label].right++;
  }
  if (stated < MIN_STATED * cases.length) return 0;
  const share = ({ right, all }: { right: number; all: number }) => (right + PRIOR / 2) / (all + PRIOR);
  const { yes, no, na } = WEIGHTS;
  const verdicts = yes * share(found.yes) + no * share(found.no);
  return (
    (bounds.na === null ? verdicts / (yes + no) : verdicts + na * share(found.na)) +
    (WEIGHTS.stated * stated) / cases.length
  );
}

/** Readers agree with a clear fault at least this often, and there are enough cases to say so. */
const CLEAR = { minRight: 0.85, minCases: 12 };
/** The same for a fault that counts at all. */
const LIKELY = { minRight: 0.6, minCases: 12 };

/** Null where readers never agree often enough. */
function faultsFrom(
  cases: readonly Case[],
  check: CheckName,
  bounds: VerdictBounds,
  enough: { minRight: number; minCases: number },
): number | null {
  const fault = FAULTS.has(check) ? "yes" : "no";
  const faults = cases.filter(({ said }) => statedOf(said, bounds) === fault);
  return lowestChance(
    faults.map(({ said, label }) => ({ chance: faultChance(check, said), isRight: label === fault })),
    enough,
  );
}
