/** Changes whenever the same evidence could get another score. Stored results keep the version they were made with. */
export const RUBRIC_VERSION = "2026.11.21";
