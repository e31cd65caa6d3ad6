/** What is kept of a page's text, line by line. */

/** `row`: of a table, its cells joined by " | ". `byline`: an author or a date that isn't in the main text. */
export type SourceLineKind = "sentence" | "item" | "row" | "heading" | "byline";

/** One sentence, item, row, heading or byline, letter for letter. */
export type SourceLine = {
  text: string;
  kind: SourceLineKind;
  /** The heading above it. */
  under: string | null;
  /** What else says what it is about, nearest first: the headings further up, a table's caption and header. */
  context: string[];
  /** Words of the page before it. */
  wordsBefore: number;
  /** Number of the block that holds it; lines of one block belong together. -1 for bylines. */
  block: number;
};
