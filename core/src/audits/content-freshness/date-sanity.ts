import { daysBetween } from "../../facts/dates/dates.ts";
import type { PageModel } from "../../page/page-model.ts";
import { defineAudit, notApplicable, scored } from "../audit.ts";
import { listed } from "../say.ts";

type Dated = PageModel["dates"][number];

const ISO_DAY = /^\d{4}-\d\d-\d\d/;
const FIX = "Correct the date to the day of the last real edit.";

export const dateSanity = defineAudit({
  id: "date-sanity",
  section: "content_freshness",
  title: "Plausible dates",
  why: "Google's guidance asks for dates that reflect a real change; no gain from other dates was shown.",
  ledger: ["FR5"],
  part: 0.1,

  run({ page, facts, quotes }) {
    if (page.dates.length === 0) return notApplicable("We found no date on this page.");
    const inFuture = facts.dates().inFuture.filter(isForMachines);
    const [first] = inFuture;
    if (first) {
      const days = [...new Set(inFuture.map((one) => one.value))];
      const found =
        days.length === 1
          ? `This date is in the future: ${days[0]}.`
          : `These dates are in the future: ${listed(days, 3)}.`;
      return scored(0, found, { fix: FIX, quotes: quotes([first.raw]) });
    }
    if (isBackwards(page))
      return scored(0, "The update date is earlier than the publication date.", {
        fix: FIX,
        quotes: quotes([page.published?.raw ?? "", page.modified?.raw ?? ""]),
      });
    return scored(1, "No date is in the future, and no update predates publication.");
  },
});

/** Dates in the text may announce something, and "03-09-2026" may be March or September. */
const isForMachines = ({ source, raw }: Dated) => source !== "text" && source !== "url" && ISO_DAY.test(raw);

/** Two dates from the same kind of place. A day's difference is a matter of time zones. */
function isBackwards({ published, modified }: PageModel): boolean {
  if (!published || !modified || published.source !== modified.source) return false;
  return daysBetween(modified.value, published.value) > 1;
}
