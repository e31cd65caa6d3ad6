/**
 * Parts of the page that aren't read as its text: menus, asides and other text that the extraction left out, pictures and embedded
 * elements. What may be in one of them can't be called missing.
 */
import type { EditTopic } from "../../contract/reading.ts";
import { chartsOf } from "../../facts/structure/charts.ts";
import { english } from "../../language/packs/en.ts";
import { alternatives, capitalized, phrasePattern } from "../../language/phrase-pattern.ts";
import { daysIn } from "../../page/dates/calendar-day.ts";
import type { Boilerplate, PageModel } from "../../page/page-model.ts";

/** Other people's words, other pages and notices say nothing about this page. */
const FOREIGN: ReadonlySet<Boilerplate["kind"]> = new Set<Boilerplate["kind"]>([
  "comments",
  "related",
  "consent",
  "advertising",
  "navigation",
]);

/** What the extraction left out and the page's author may have written. */
export const leftOutTexts = ({ boilerplate }: Pick<PageModel, "boilerplate">): string[] =>
  boilerplate.flatMap(({ kind, text }) => (FOREIGN.has(kind) ? [] : [text]));

/** Whether the page may have what an edit about this topic would ask for. */
export function mayHold(topic: EditTopic, page: PageModel): boolean {
  const texts = leftOutTexts(page);
  switch (topic) {
    case "named_author":
      return namesWriter(page, texts);
    case "visible_date":
      return texts.some((text) => daysIn(text).length > 0);
    case "outside_sources":
    case "figures_sourced":
      return (
        texts.some((text) => SOURCES.test(text)) || (page.text.match(NOTE_MARK) ?? []).length >= MIN_NOTES
      );
    case "figures":
      return holdsData(page) || texts.some((text) => AMOUNT.test(text));
    case "comparison":
      return holdsData(page);
    case "summary":
      return texts.some((text) => SUMMARY.test(text.trim()));
    default:
      return false;
  }
}

const AMOUNT = /\p{Sc}\s?\d|\d\s?\p{Sc}/u;

const BY = english.phrases("wroteIt").map((word) => `${word} by`);
const WRITTEN_BY = new RegExp(
  `^[Bb]y:? \\p{Lu}\\p{L}+|\\b${alternatives([...BY, ...BY.map(capitalized)])}:? \\p{Lu}\\p{L}+`,
  "mu",
);
/** A portrait beside a byline, by the name of its file or what it shows. */
const PORTRAIT = /author|byline|avatar|headshot|portrait|profile/i;

function namesWriter({ authors, images }: PageModel, texts: readonly string[]): boolean {
  const shown = images.map(({ alt, caption }) => `${alt ?? ""} ${caption ?? ""}`);
  return (
    texts.some((text) => WRITTEN_BY.test(text)) ||
    authors.some((name) => [...texts, ...shown].some((text) => text.includes(name))) ||
    images.some(({ inMain, src, alt }) => inMain && PORTRAIT.test(`${src ?? ""} ${alt ?? ""}`))
  );
}

const SOURCES = phrasePattern(english.phrases("namesSources"));
/** "[3]": a note that may name a source. */
const NOTE_MARK = /\[\d{1,2}\]/g;
const MIN_NOTES = 2;

const SUMMARY = new RegExp(`^${alternatives(english.phrases("label.summary"))}\\b`, "i");

/** Charts, and frames of services that show data. */
const DATA_FRAME =
  /airtable|datawrapper|flourish|infogram|tableau|docs\.google|spreadsheet|calculator|chart|pricing/i;

const holdsData = (page: PageModel): boolean =>
  chartsOf(page).length > 0 ||
  page.interactive.some(
    ({ kind, src, inMain, isHidden }) =>
      inMain &&
      !isHidden &&
      (kind === "canvas" || kind === "object" || (kind === "iframe" && DATA_FRAME.test(src ?? ""))),
  );
