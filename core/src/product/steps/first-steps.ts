/** The way of a new workspace from its first page to a watched question. Each step is read from what the workspace has. */
export const FIRST_STEPS = ["analyze", "choose", "publish", "seen", "watch"] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** How many there are: analyses, items on the work list, items that were done, items that were seen, monitors. */
export type WorkspaceCounts = Record<"analyses" | "items" | "done" | "seen" | "monitors", number>;
export type StepStates = Record<FirstStep, boolean>;

export const stepStates = ({ analyses, items, done, seen, monitors }: WorkspaceCounts): StepStates => ({
  analyze: analyses > 0,
  choose: items > 0,
  publish: done > 0,
  seen: seen > 0,
  watch: monitors > 0,
});

/** Null where all of them are done. */
export const nextStep = (states: StepStates): FirstStep | null =>
  FIRST_STEPS.find((step) => !states[step]) ?? null;
