import { expect, test } from "vitest";
import { recordOf } from "../../../core/src/contract/lists/record-of.ts";
import { CHECKS, type Verdict } from "../../../core/src/contract/reading.ts";
import type { ReaderLabel } from "../../labels/labelled-pages.ts";
import type { Prediction } from "./predictions.ts";
import { learnBounds } from "./verdict-bounds.ts";

const FOUNDED = { yes: true, no: true };

/** A page whose readers gave every check this verdict. */
const pageWith = (verdict: Exclude<Verdict, "unsure">, yes: number, na = 0): Prediction => ({
  label: { checks: recordOf(CHECKS, () => verdict) } as ReaderLabel,
  fold: 0,
  checks: recordOf(CHECKS, () => ({ na, yes, isFounded: FOUNDED })),
  list: 0,
  sentences: [],
});
const times = (count: number, page: Prediction) => Array.from({ length: count }, () => page);

test("bounds leave out the chances at which verdicts are a matter of luck", () => {
  const pages = [
    ...times(40, pageWith("yes", 0.75)),
    ...times(40, pageWith("no", 0.2)),
    ...times(5, pageWith("no", 0.55)),
    ...times(5, pageWith("yes", 0.55)),
  ];
  const { yes, no, na } = learnBounds(pages, "figures");
  expect(yes).toBeGreaterThan(0.55);
  expect(no).toBeLessThan(0.55);
  expect(na).toBeNull();
});

test("too much may not be left out", () => {
  const pages = [
    ...times(50, pageWith("yes", 0.55)),
    ...times(50, pageWith("no", 0.55)),
    ...times(20, pageWith("no", 0.2)),
  ];
  expect(learnBounds(pages, "figures").yes).toBeLessThanOrEqual(0.55);
});

test("a fault is clear from the chance at which readers agree with it, and never where they don't", () => {
  const agreed = [
    ...times(30, pageWith("no", 0.1)),
    ...times(30, pageWith("yes", 0.9)),
    ...times(10, pageWith("yes", 0.3)),
  ];
  expect(learnBounds(agreed, "figures").clear).toBe(0.9);
  const doubted = [
    ...times(30, pageWith("no", 0.1)),
    ...times(30, pageWith("yes", 0.1)),
    ...times(30, pageWith("yes", 0.9)),
  ];
  expect(learnBounds(doubted, "figures").clear).toBeNull();
});
