/** Moves whenever the same evidence could give another number. */
export const RUBRIC_VERSION = "2026.11.4";
