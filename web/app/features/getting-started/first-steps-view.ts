/** What "Getting started" shows. */
import type { FirstStep, StepStates } from "@citeworthy/core/product/steps/first-steps";

export type FirstStepsView = {
  states: StepStates;
  next: FirstStep;
  analysisId: string | null;
  item: { id: string; title: string; pageUrl: string | null } | null;
};

/** The sample page: its score, one edit of its report, and how a reading recognizes that edit. */
export type ExampleView = {
  title: string;
  question: string | null;
  score: number;
  fault: string;
  advice: string;
  text: string;
  /** `first`: among the first words. `there`: anywhere on the page. */
  sign: "first" | "there";
};

export const HIDE_FIRST_STEPS = "hide-first-steps";
