/** The learned numbers that turn chances into statements: `npm run learn` chooses them on pages the models had not seen. */
import type { CheckName } from "../contract/reading.ts";

/**
 * When a check is stated. `na`: the chance from which it doesn't apply; null where it applies to every page. `yes`, `no`:
 * the chances of "yes" from which it holds, and up to which it doesn't. `clear`: the chance of a fault from which nearly
 * all readers agree with it, `likely`: from which most do; null where they never do.
 */
export type VerdictBounds = {
  na: number | null;
  yes: number;
  no: number;
  clear: number | null;
  likely: number | null;
};

export type Decisions = {
  verdicts: Record<CheckName, VerdictBounds>;
  answer: {
    /** How much each model counts in log-odds, for the best sentence and for those that come after it. */
    best: { answer: number; first: number; neverQuote: number };
    next: { neverQuote: number };
    /** The chance from which the first sentence is called the answer. */
    assert: number;
    /** The chance below which nothing on the page comes close. */
    show: number;
    /** The chance from which the answer is a list of items. */
    list: number;
  };
};
