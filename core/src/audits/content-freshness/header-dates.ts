import { daysBetween } from "../../facts/dates.ts";
import { defineAudit, notApplicable, scored } from "../audit.ts";
import { ramp } from "../say.ts";

const ISO = /^\d{4}-\d\d-\d\d/;
const HTTP = /^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/;

/** The day of an HTTP date or an ISO one, as written: no time zone of this machine may move it. */
function dayOf(text: string | null | undefined): string | null {
  if (!text) return null;
  if (ISO.test(text)) return text.slice(0, 10);
  return HTTP.test(text) ? new Date(Date.parse(text)).toISOString().slice(0, 10) : null;
}

export const headerDates = defineAudit({
  id: "header-dates",
  section: "content_freshness",
  title: "Sitemap and header dates agree with the page",
  why: "Crawlers use these to decide whether to come back; one that is always today is not believed.",
  ledger: ["FR8"],
  part: 0.5,

  run({ facts, evidence }) {
    const { latest } = facts.dates();
    const sitemap = dayOf(evidence.sitemap?.lastModified);
    const header = dayOf(evidence.headers["last-modified"]);
    const other = sitemap ?? header;
    if (!latest || !other) return notApplicable("There is no date on both sides to compare.");
    const apart = Math.abs(daysBetween(other, latest.day));
    return scored(
      1 - ramp(apart, 3, 120),
      `${sitemap ? "The sitemap" : "The Last-Modified header"} says ${other}, the page ${latest.day}.`,
      {
        fix: [
          "Let the sitemap's lastmod and the header follow the date of the last real change.",
          "Take both dates from the same field of your content system.",
          "Do not set lastmod on every build; set it when the text changes.",
        ],
      },
    );
  },
});
