import { defineAudit, notApplicable, reported } from "../audit.ts";
import { withoutDate } from "./dated-kinds.ts";

const MEDIAN_MONTHS: readonly [engine: string, months: number][] = [
  ["Claude", 5.1],
  ["Google AI", 6],
  ["Gemini", 7.8],
  ["ChatGPT", 8],
];
const DAYS_PER_MONTH = 30.4;
/** From here on a tenth of a month says nothing. */
const WHOLE_MONTHS_FROM = 12;

const medians = () => {
  const each = MEDIAN_MONTHS.map(([engine, months]) => `${months.toFixed(1)} for ${engine}`);
  return `${each.slice(0, -1).join(", ")} and ${each.at(-1)}`;
};

export const engineAges = defineAudit({
  id: "engine-ages",
  section: "content_freshness",
  title: "Age by AI engine",
  why: "Engines cite pages of different ages, so there is no single cutoff.",
  ledger: ["FR4"],
  part: 0,

  run({ facts }) {
    const { latest } = facts.dates();
    if (!latest) return notApplicable(withoutDate(facts.dates()));
    const months = latest.ageDays / DAYS_PER_MONTH;
    const old = months < WHOLE_MONTHS_FROM ? months.toFixed(1) : String(Math.round(months));
    return reported(
      `Not scored. This page is ${old} months old; the median age of cited pages in months is ${medians()}.`,
    );
  },
});
