/** Pages that have aged: stale words, old dates, no date. */

import { promisedYear } from "../../../audits/content-freshness/stale-years.ts";
import { CURRENT_KINDS } from "../../../facts/dates/current-kinds.ts";
import { phrasesOfAll } from "../../../language/packs/all.ts";
import { english } from "../../../language/packs/en.ts";
import { alternatives, phrasePattern } from "../../../language/phrase-pattern.ts";
import { OPENING_WORDS } from "../../../reading/answer-place.ts";
import { type EditContext, type Finder, onPage, type Proposal } from "../context.ts";
import { mayHold } from "../unread-parts.ts";
import { monthOf } from "./written-day.ts";

export const findAged: Finder = (context) =>
  staleWords(context) ?? longUnchanged(context) ?? undated(context);

/** Until spring, readers still look for last year's lists, and most new ones aren't written yet. */
const FIRST_MONTH = 4;

/** "Best barrels of 2025" in the summer of 2026: readers who look for this year's pass it by. */
export const findPassedYear: Finder = (context) => {
  const { page, today, reading } = context;
  const [year = 0, month = 0] = today.split("-").map(Number);
  const promised = promisedYear(page.title ?? "");
  if (!CURRENT_KINDS.has(reading.kind) || promised !== year - 1 || month < FIRST_MONTH) return null;
  if (looksBack(context, promised)) return null;
  return {
    cause: "age",
    evidence: "clear",
    fault: `The title still says ${promised}.`,
    do: `Check the text, bring it up to date, and write ${year} in the title.`,
    at: page.title,
    needs: `what has changed since ${promised}`,
    effort: "high",
  };
};

/** From here on, what is written of a year looks back on it. */
const LAST_QUARTER = "-10-01";
const FOLLOWING_JANUARY = "-01-31";
const BACK = phrasePattern(phrasesOfAll("retrospect"));

/** "Looking back at 2025", in the December of that year: it stays the review of that year. */
function looksBack({ facts, page, sentences }: EditContext, year: number): boolean {
  const { published, latest } = facts.dates();
  const day = published ?? latest?.day ?? "";
  if (day >= `${year}${LAST_QUARTER}` && day <= `${year + 1}${FOLLOWING_JANUARY}`) return true;
  const opening = sentences.filter(({ line }) => line.wordsBefore < OPENING_WORDS);
  return [page.title ?? "", ...opening.map(({ line }) => line.text)].some((text) => BACK.test(text));
}

function staleWords(context: EditContext): Proposal | null {
  const audit = context.failed("past-events") ?? context.failed("stale-years");
  const at = onPage(context, audit?.quotes[0]);
  if (!audit || !at || !audit.advice) return null;
  return {
    cause: "age",
    audit: audit.id,
    fault: audit.found,
    do: audit.advice,
    at,
    before: at,
    needs: "what is true today",
    effort: "high",
  };
}

const PRICE = /[$€£]\s?\d/;
const YEAR_DAYS = 365;
/** Readers rarely asked for an update of younger pages. */
const OLD_DAYS = 2 * YEAR_DAYS;

function longUnchanged(context: EditContext): Proposal | null {
  const audit = context.failed("age");
  const { latest } = context.facts.dates();
  if (!audit || !latest || latest.ageDays < OLD_DAYS) return null;
  return {
    cause: "age",
    audit: "age",
    fault: `The latest date on the page is ${monthOf(latest.day)}, ${yearsAgo(latest.ageDays)}.`,
    do: `Check ${PRICE.test(context.page.text) ? "prices, " : ""}figures, names and links, then show the date of the change.`,
    needs: `what has changed since ${monthOf(latest.day)}`,
    effort: "high",
  };
}

const yearsAgo = (days: number): string => `more than ${Math.floor(days / YEAR_DAYS)} years ago`;

/** A stamp somewhere on the page, in letters without spaces. */
const STAMPED = new RegExp(
  `last(?:changed|${alternatives(english.phrases("updated"))})|updatedon|©?20[12]\\d-\\d\\d-\\d\\d`,
  "i",
);

/** What is true for a time: prices, and what a year is given for. */
const DATED_FACTS = new RegExp(`${PRICE.source}|\\b20[0-4]\\d\\b`);

function undated({ page, reading }: EditContext): Proposal | null {
  if (
    page.dates.length > 0 ||
    STAMPED.test(page.letters) ||
    reading.checks.visible_date === "yes" ||
    !CURRENT_KINDS.has(reading.kind) ||
    !(DATED_FACTS.test(page.text) || reading.kind === "roundup") ||
    mayHold("visible_date", page)
  )
    return null;
  return {
    cause: "age",
    audit: "visible-date",
    fault: "We found no date, so readers can't tell whether the page still holds.",
    do: "Check the page, and show the date of that check under the title.",
    needs: "the date of your last check",
    effort: "low",
  };
}
