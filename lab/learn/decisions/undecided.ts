/** Stands in for the decisions while the tables are trained, and where the models' own log-odds are wanted. */
import { recordOf } from "../../../core/src/contract/lists/record-of.ts";
import { CHECKS } from "../../../core/src/contract/reading.ts";
import type { Decisions } from "../../../core/src/reading/decisions.ts";

export const UNDECIDED: Decisions = {
  verdicts: recordOf(CHECKS, () => ({ na: null, yes: 0.5, no: 0.5, clear: null, likely: null })),
  answer: {
    best: { answer: 0, first: 1, neverQuote: 0 },
    next: { neverQuote: 0 },
    assert: 1,
    show: 0,
    list: 0.5,
  },
};
