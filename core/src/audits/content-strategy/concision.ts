import { defineAudit, notApplicable, scored } from "../audit.ts";
import { opening } from "../example.ts";
import { count, ramp } from "../say.ts";

export const concision = defineAudit({
  id: "concision",
  section: "content_strategy",
  title: "No filler, nothing said twice",
  why: "What an engine lifts is short; filler pushes it down the page.",
  ledger: ["CS21"],
  part: 0.4,
  english: true,

  run({ facts, quotes }) {
    const { sentences, repeated } = facts.text();
    if (sentences.length < 8) return notApplicable("Too few sentences to tell.");
    const filler = facts.wording("filler");
    const rate = (filler.length + repeated.length) / sentences.length;
    return scored(
      1 - ramp(rate, 0, 0.12),
      `${count(filler.length, "sentence is", "sentences are")} padded with set phrases, ${count(repeated.length, "sentence stands", "sentences stand")} on the page twice.`,
      {
        fix: [
          "Strike the set phrase; the sentence means the same without it.",
          "Say it once, where it is needed first.",
          "Cut the run-up and begin with the noun that matters.",
        ],
        example: filler[0]
          ? opening(
              filler[0].sentence.text
                .replace(filler[0].phrase, "")
                .replace(/^[\s,]+/, "")
                .replace(/ {2,}/g, " "),
            )
          : null,
        quotes: quotes([...filler.map((one) => one.sentence.text), ...repeated], 2),
      },
    );
  },
});
