/** The words that some recommendations were labelled with. */
const LABELS = /(?:Specific elements to implement|Detailed solution with example):/g;
/** Real line breaks, and those that were written out. */
const BREAKS = /\\r\\n|\\n|\\r|\r\n|\r|\n/g;

/** A recommendation on one line, without its labels, for display. */
export const cleanRecommendation = (text: string): string =>
  text.replace(BREAKS, " ").replace(LABELS, "").replace(/ {2,}/g, " ").trim();
