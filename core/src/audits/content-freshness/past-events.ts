import { comingYear } from "../../facts/dates/coming.ts";
import { defineAudit, notApplicable, scored } from "../audit.ts";
import { count } from "../say.ts";

export const pastEvents = defineAudit({
  id: "past-events",
  section: "content_freshness",
  title: "Outdated predictions",
  why: "Plausible, but not tested on its own.",
  ledger: ["FR7"],
  part: 0.4,
  needsLanguage: true,

  run({ facts, evidence, quotes }) {
    const { kind } = facts.reading();
    if (kind === "news" || kind === "forum")
      return notApplicable("We don't expect news reports and threads to update their predictions.");
    const thisYear = Number(evidence.now.slice(0, 4));
    const past = facts.text().sentences.filter((one) => (comingYear(one.text) ?? thisYear) < thisYear);
    if (past.length === 0) return scored(1, "No past year is described as still to come.");
    return scored(
      1 / (1 + past.length),
      `${count(past.length, "sentence describes", "sentences describe")} a past year as still to come.`,
      {
        fix: "Replace the prediction in the quoted sentence with what happened.",
        quotes: quotes(
          past.map((one) => one.text),
          2,
        ),
      },
    );
  },
});
