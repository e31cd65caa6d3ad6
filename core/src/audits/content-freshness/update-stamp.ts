import { defineAudit, notApplicable, reported, scored } from "../audit.ts";
import { withoutDate, withoutUpdateByNature } from "./dated-kinds.ts";

const YEAR_DAYS = 365;

/** Whether the page says that it was updated. How long ago that was is the subject of the check `age`. */
export const updateStamp = defineAudit({
  id: "update-stamp",
  section: "content_freshness",
  title: "Updated date",
  why: "In tests, language models ranked the same passage higher when it carried a newer date.",
  ledger: ["FR3"],
  part: 0.15,

  run({ facts, quotes }) {
    const undated = withoutUpdateByNature(facts);
    if (undated) return undated;
    const { visible, tagged, structured, published, latest } = facts.dates();
    if (!latest) return notApplicable(withoutDate(facts.dates()));
    // An article that was edited before it went live wasn't updated.
    const changed = [...visible, ...tagged, ...structured].find(
      (one) => one.role === "modified" && (published === null || one.value.slice(0, 10) > published),
    );
    if (changed)
      return scored(1, `Updated date found: ${changed.value}.`, {
        quotes: quotes(changed.raw ? [changed.raw] : []),
      });
    if (latest.ageDays <= YEAR_DAYS)
      return notApplicable("The page is less than a year old, so it may not have needed an update yet.");
    // A page that wasn't changed has no such date; how old it is counts in the check `age`.
    return reported("We found no updated date.");
  },
});
