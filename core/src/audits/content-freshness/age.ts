import { phrasesOfAll } from "../../language/packs/all.ts";
import { phrasePattern } from "../../language/phrase-pattern.ts";
import type { Subject } from "../audit.ts";
import { defineAudit, notApplicable, reported, scored } from "../audit.ts";
import { count } from "../say.ts";
import { withoutDate, withoutUpdateByNature } from "./dated-kinds.ts";

const TIMELY = phrasePattern(phrasesOfAll("timely"));
/** Half of the points are gone after this many days more. */
const HALF_LIFE_DAYS = 270;
/** 5.1 months, the lowest median age among the engines (ledger row FR4): such a page is as new as what they cite. */
const FRESH_DAYS = 155;

/** Prices, years and versions change. */
const AGING = /[$€£]\s?\d|\b20[12]\d\b|\bv?\d+\.\d+\b/;

/**
 * Age matters by intent (ledger row FR10): to people who ask for the best, the latest or a year, and hardly to others. Even
 * then it matters only where the text holds something that changes.
 */
function isTimely({ facts, page }: Subject): boolean {
  const topic = `${facts.reading().question} ${page.title ?? ""}`;
  return (TIMELY.test(topic) && AGING.test(page.text)) || /\b20[12]\d\b/.test(topic);
}

export const age = defineAudit({
  id: "age",
  section: "content_freshness",
  title: "Time since last update",
  why: "Cited pages were 25.7% newer on average (1,064 against 1,432 days), but it depends on the question: on commercial ones, fresher pages had no advantage.",
  ledger: ["FR2", "FR10"],
  /** Our own measurements found no relation between age and citation (docs/SCORING.md). */
  part: 0.2,

  run(subject) {
    const { facts, quotes } = subject;
    const undated = withoutUpdateByNature(facts);
    if (undated) return undated;
    const { latest } = facts.dates();
    if (!latest) return notApplicable(withoutDate(facts.dates()));
    const { day, ageDays, date } = latest;
    const proof = quotes(date.raw ? [date.raw] : []);
    const found = `Latest date found: ${day}, ${ago(ageDays)}.`;
    if (ageDays <= FRESH_DAYS) return scored(1, found, { quotes: proof });
    if (!isTimely(subject)) return reported(found, proof);
    return scored(
      0.5 ** ((ageDays - FRESH_DAYS) / HALF_LIFE_DAYS),
      `The latest date we found is ${day}, ${ago(ageDays)}.`,
      {
        fix: "Update what has changed, then change the date.",
        quotes: proof,
      },
    );
  },
});

const DAYS_PER_MONTH = 30.44;
const DAYS_PER_YEAR = 365.25;

/** In days up to two months, in months up to two years. */
function ago(days: number): string {
  if (days === 0) return "today";
  if (days < 2 * DAYS_PER_MONTH) return `${count(days, "day")} ago`;
  if (days < 2 * DAYS_PER_YEAR) return `${count(Math.floor(days / DAYS_PER_MONTH), "month")} ago`;
  return `${count(Math.floor(days / DAYS_PER_YEAR), "year")} ago`;
}
