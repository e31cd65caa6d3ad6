import type { Kind } from "../../contract/reading.ts";
import type { Dates } from "../../facts/dates/dates.ts";
import type { Subject } from "../audit.ts";
import { type Finding, notApplicable } from "../audit.ts";

/** These keep the day they were written on: nobody updates a news report, a thread or an opinion. */
const ONE_DAY_KINDS: ReadonlySet<Kind> = new Set(["news", "forum", "event", "opinion", "case-study"]);

/** Nobody looks for a date on a shop page or a home page, so their age isn't judged. Null where a date is expected. */
function withoutDateByNature(facts: Subject["facts"]): Finding | null {
  const { checks, kind } = facts.reading();
  return checks.visible_date === "na"
    ? notApplicable(`We don't expect a date on a page of the kind “${kind}”.`)
    : null;
}

/** Said where neither the text nor a tag has a date. Structured data is for machines alone. */
export const withoutDate = ({ structured: [first] }: Dates): string =>
  first ? `We found a date only in the structured data (${first.value}).` : "We found no date on this page.";

/** The reason why an update isn't expected, or null where one is. */
export function withoutUpdateByNature(facts: Subject["facts"]): Finding | null {
  const { kind } = facts.reading();
  return ONE_DAY_KINDS.has(kind)
    ? notApplicable(`We don't expect updates to a page of the kind “${kind}”.`)
    : withoutDateByNature(facts);
}
