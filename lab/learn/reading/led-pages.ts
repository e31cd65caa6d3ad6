/** A page with a lead put on top: its reader's own, which answers, or that of another page, which doesn't. */
import { splitSentences } from "../../../core/src/facts/text/split-sentences.ts";
import type { Line } from "../../../core/src/reading/lines.ts";
import { type SentenceRow, sentenceRows } from "../../../core/src/reading/sentences/sentence-features.ts";
import { withLead } from "./added-lines.ts";
import { itemAt } from "./item-at.ts";
import type { Page } from "./sample.ts";

/** The sentences of the lead are the lines from `start` to `end`. */
export type LedPage = { lines: readonly Line[]; rows: readonly SentenceRow[]; start: number; end: number };
export type LedPages = { ideal: LedPage | null; foreign: LedPage | null; foreignLead: string };

/** How far on the page is whose lead is borrowed. */
const OTHER_PAGE = 17;
/** Pages begin with a varying number of lines that are no text proper (a date, a section's name): so do the added ones. */
const LINES_BEFORE = [0, 0, 1, 3];

export function withLeads(pages: readonly Page[]): LedPages[] {
  return pages.map((page, at) => {
    const { ideal_lead: ideal } = page.sample.label;
    const foreign = itemAt(pages, (at + OTHER_PAGE) % pages.length).sample.label.ideal_lead;
    return {
      ideal: ideal ? led(page, at, ideal) : null,
      foreign: foreign ? led(page, at, foreign) : null,
      foreignLead: foreign ?? "",
    };
  });
}

/** `at` is the number of the page. */
export function led(page: Page, at: number, text: string): LedPage {
  const { material } = page.sample;
  const before = LINES_BEFORE[at % LINES_BEFORE.length] ?? 0;
  const start = before < material.lines.length ? before : 0;
  const led = withLead(material, text, start);
  const end = start + splitSentences(text).length;
  return { lines: led.lines, rows: sentenceRows(led, page.question), start, end };
}
