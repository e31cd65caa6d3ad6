/** Pages that have aged: stale words, announcements that have come true, old dates, no date. */

import { CURRENT_KINDS } from "../../../facts/dates/current-kinds.ts";
import { english } from "../../../language/packs/en.ts";
import { alternatives } from "../../../language/phrase-pattern.ts";
import { isProse } from "../../../sentences/prose.ts";
import { type EditContext, type Finder, onPage, type Proposal } from "../context.ts";
import { monthOf } from "./written-day.ts";

export const findAged: Finder = (context) =>
  staleWords(context) ?? openEnd(context) ?? longUnchanged(context) ?? undated(context);

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

const YEAR_DAYS = 365;
const ANNOUNCED = new RegExp(
  `\\b(?:is|are|was|were) ${alternatives(english.phrases("planned"))} (?:to|for|on)\\b`,
  "i",
);

/** An old report: what it announced has happened, or not. */
function openEnd(context: EditContext): Proposal | null {
  const { latest } = context.facts.dates();
  if (context.reading.kind !== "news" || !latest || latest.ageDays < YEAR_DAYS) return null;
  const announced = context.sentences.find((one) => isProse(one.line) && ANNOUNCED.test(one.line.text));
  const at = onPage(context, announced?.line.text);
  if (!at) return null;
  const month = monthOf(latest.day);
  return {
    cause: "age",
    evidence: "clear",
    fault: `The report is from ${month} and speaks of something that was still to come.`,
    do: "Add a dated line that says what happened since, or link to the later report.",
    at,
    needs: `what happened after ${month}`,
    effort: "high",
  };
}

const OLD_DAYS = 400;

function longUnchanged(context: EditContext): Proposal | null {
  const audit = context.failed("age");
  const { latest } = context.facts.dates();
  if (!audit || !latest || latest.ageDays < OLD_DAYS) return null;
  return {
    cause: "age",
    audit: "age",
    fault: `The latest date on the page is ${monthOf(latest.day)}, ${yearsAgo(latest.ageDays)}.`,
    evidence: latest.ageDays < 2 * YEAR_DAYS ? "weak" : "plain",
    do: "Check prices, versions, names and links, then show the date of the change.",
    needs: `what has changed since ${monthOf(latest.day)}`,
    effort: "high",
  };
}

const yearsAgo = (days: number): string => {
  const years = Math.floor(days / YEAR_DAYS);
  return years === 1 ? "more than a year ago" : `more than ${years} years ago`;
};

/** A stamp somewhere on the page, in letters without spaces. */
const STAMPED = new RegExp(
  `last(?:changed|${alternatives(english.phrases("updated"))})|updatedon|©?20[12]\\d-\\d\\d-\\d\\d`,
  "i",
);

function undated({ page, reading }: EditContext): Proposal | null {
  if (
    page.dates.length > 0 ||
    STAMPED.test(page.letters) ||
    reading.checks.visible_date === "yes" ||
    !CURRENT_KINDS.has(reading.kind)
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
