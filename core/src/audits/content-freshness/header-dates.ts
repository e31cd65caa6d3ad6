import { daysBetween } from "../../facts/dates/dates.ts";
import { defineAudit, notApplicable, scored } from "../audit.ts";
import { ramp } from "../say.ts";
import { withoutDate } from "./dated-kinds.ts";

const ISO = /^\d{4}-\d\d-\d\d/;
const HTTP = /^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/;
/** Publishing systems write the page, the sitemap and the cache within days. */
const SAME_DAYS = 3;
const FAR_APART_DAYS = 120;

/** The day of an HTTP or ISO date as written, so the time zone of the server that runs this can't move it. */
function dayOf(text: string | null | undefined): string | null {
  if (!text) return null;
  if (ISO.test(text)) return text.slice(0, 10);
  return HTTP.test(text) ? new Date(Date.parse(text)).toISOString().slice(0, 10) : null;
}

export const headerDates = defineAudit({
  id: "header-dates",
  section: "content_freshness",
  title: "Sitemap and header dates",
  why: "Part of a group of signals linked to citations; not tested on its own.",
  ledger: ["FR8"],
  part: 0.5,

  run({ facts, evidence }) {
    const { latest } = facts.dates();
    const sitemap = dayOf(evidence.sitemap?.lastModified);
    const other = sitemap ?? dayOf(evidence.headers["last-modified"]);
    if (!latest) return notApplicable(withoutDate(facts.dates()));
    if (!other) return notApplicable("The sitemap and the header give no date to compare with.");
    const source = sitemap ? "The sitemap" : "The Last-Modified header";
    const apart = Math.abs(daysBetween(other, latest.day));
    if (apart <= SAME_DAYS) return scored(1, `${source} date matches the page (${latest.day}).`);
    return scored(
      1 - ramp(apart, SAME_DAYS, FAR_APART_DAYS),
      `${source} says ${other}, the page says ${latest.day}.`,
      { fix: "Ask your developer to set lastmod and Last-Modified to the last real change." },
    );
  },
});
