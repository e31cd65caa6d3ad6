/** How well a page fits a query, in steps. A file of its own, so that browsers don't load the engine's word lists for it. */

export const FIT_STEPS = ["off", "on", "answers"] as const;
export type FitStep = (typeof FIT_STEPS)[number];
export const FIT_LABEL: Record<FitStep, string> = {
  off: "Off topic",
  on: "On topic",
  answers: "Answers it",
};
