import { defineAudit, scored } from "../audit.ts";
import { listed } from "../say.ts";

export const dateSanity = defineAudit({
  id: "date-sanity",
  section: "content_freshness",
  title: "Dates are possible",
  why: "A date in the future, or a change before the publication, makes every other date doubtful.",
  ledger: ["FR5"],
  part: 0.1,

  run({ facts, quotes }) {
    const { inFuture, latest, published } = facts.dates();
    const backwards =
      latest !== null && published !== null && latest.date.role === "modified" && latest.day < published;
    const wrong = inFuture.map((one) => one.value);
    const found =
      wrong.length > 0
        ? `Dates in the future: ${listed(wrong, 3)}.`
        : backwards
          ? "The last change lies before the publication."
          : "No date contradicts the clock or another date.";
    return scored(wrong.length > 0 || backwards ? 0 : 1, found, {
      fix: [
        "Correct the date; use the day of the last real edit.",
        "Check the time zone and the year of this date.",
        "Let one field feed all dates, so that they cannot disagree.",
      ],
      quotes: quotes(
        inFuture.map((one) => one.raw),
        1,
      ),
    });
  },
});
