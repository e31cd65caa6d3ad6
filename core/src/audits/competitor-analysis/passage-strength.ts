import { defineAudit, notApplicable, scored } from "../audit.ts";
import { listed, percent, ramp } from "../say.ts";

export const passageStrength = defineAudit({
  id: "passage-strength",
  section: "competitor_analysis",
  title: "One passage could win the question",
  why: "Engines compare passages, not pages; the one that holds the whole answer is quoted.",
  ledger: ["CA2", "CS1"],
  about: "answer",

  run({ facts, quotes }) {
    const query = facts.query();
    if (query.terms.length === 0) return notApplicable("There is no question to compete for.");
    const { passage, passageCoverage } = facts.answer();
    if (!passage) {
      return scored(0, "No passage speaks of what the title names.", {
        fix: [
          "Write one passage of 40 to 120 words that answers the title.",
          "Answer the title in a paragraph of its own, in its own words.",
          "Give the question a passage: the answer, a figure, the condition.",
        ],
      });
    }
    const spoken = new Set(passage.sentences.flatMap((one) => one.stems));
    const missing = query.terms.filter((term) => !spoken.has(term.stem)).map((term) => term.word);
    const size = passage.words >= 40 ? 1 : 0.6 + (0.4 * passage.words) / 40;
    const lacking = missing.length > 0 ? `; it lacks ${listed(missing)}` : "";
    return scored(
      ramp(passageCoverage, 0.55, 1) * size,
      `The best passage (${passage.words} words) covers ${percent(passageCoverage)} of the question's terms${lacking}.`,
      {
        fix: [
          `Bring the whole answer into this passage${missing.length > 0 ? `, with ${listed(missing, 3)}` : ""}, so that it needs no other.`,
          "Let this passage carry the question's words, the answer and one figure with its source.",
          "Round this passage off to 40 to 120 words that hold on their own.",
        ],
        quotes: quotes([passage.sentences[0]?.text ?? ""]),
      },
    );
  },
});
