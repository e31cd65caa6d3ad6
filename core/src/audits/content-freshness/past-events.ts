import { comingYear } from "../../facts/coming.ts";
import { defineAudit, scored } from "../audit.ts";
import { count } from "../say.ts";

export const pastEvents = defineAudit({
  id: "past-events",
  section: "content_freshness",
  title: "Nothing past is told as coming",
  why: "A prediction for a year that is over shows that nobody has looked since.",
  ledger: ["FR7"],
  part: 0.4,

  run({ facts, evidence, quotes }) {
    const thisYear = Number(evidence.now.slice(0, 4));
    const past = facts.text().sentences.filter((one) => (comingYear(one.text) ?? thisYear) < thisYear);
    return scored(
      1 / (1 + past.length),
      past.length === 0
        ? "No past event is told as still to come."
        : `${count(past.length, "sentence speaks", "sentences speak")} of a past year as of one to come.`,
      {
        fix: [
          "Say what came of it, or take the sentence out.",
          "Put it into the past tense with the outcome.",
          "Replace the forecast by the result.",
        ],
        quotes: quotes(
          past.map((one) => one.text),
          2,
        ),
      },
    );
  },
});
