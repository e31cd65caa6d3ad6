import { defineAudit, notApplicable, scored } from "../audit.ts";
import { opening } from "../example.ts";
import { ramp } from "../say.ts";

const YEAR = /\b(?:19|20)\d\d\b/g;
const AS_OF =
  /\b(?:as of|in|since|by|for|stand|depuis|desde|dal)\s+(?:early |late |mid-?)?((?:19|20)\d\d)\b/i;

export const staleYears = defineAudit({
  id: "stale-years",
  section: "content_freshness",
  title: "The text speaks of recent years",
  why: "A text whose newest year is long past tells a reader that its figures are too.",
  ledger: ["FR6"],

  run({ facts, evidence, quotes }) {
    const thisYear = Number(evidence.now.slice(0, 4));
    const years = facts
      .text()
      .sentences.flatMap((one) => (one.text.match(YEAR) ?? []).map(Number))
      .filter((year) => year <= thisYear + 1);
    if (years.length === 0) return notApplicable("The text names no years.");
    const newest = Math.max(...years);
    const old = facts
      .text()
      .sentences.filter((one) => Number(AS_OF.exec(one.text)?.[1] ?? thisYear) <= thisYear - 3);
    return scored(1 - ramp(thisYear - newest, 0, 5), `The newest year in the text is ${newest}.`, {
      fix: [
        "Look up the current figure and name its year.",
        "Replace the old year's value, or say why it still holds.",
        "Add what has happened since, with the year.",
      ],
      example: old[0] ? `${opening(old[0].text)}; in ${thisYear} it is [current value].` : null,
      quotes: quotes(
        old.map((one) => one.text),
        2,
      ),
    });
  },
});
