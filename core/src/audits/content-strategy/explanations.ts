import { defineAudit, notApplicable, scored } from "../audit.ts";
import { outOf, ramp } from "../say.ts";

export const explanations = defineAudit({
  id: "explanations",
  section: "content_strategy",
  title: "The text says why",
  why: "Several learned rule sets reward text that gives causes and not only claims.",
  ledger: ["CS20"],
  part: 0.4,
  about: "answer",
  english: true,

  run({ facts, quotes }) {
    const { sentences } = facts.text();
    if (sentences.length < 8) return notApplicable("Too few sentences to tell.");
    const causes = facts.wording("cause");
    const bare = facts.definitions()[0];
    return scored(
      ramp(causes.length / sentences.length, 0, 0.08),
      `${outOf(causes.length, sentences.length, "sentence", ["gives", "give"])} a cause or a consequence.`,
      {
        fix: [
          "Add the reason to the main claims: because, which means, so that.",
          "After each recommendation say what happens otherwise.",
          "Join claim and cause in one sentence, so that they are lifted together.",
        ],
        quotes: quotes(bare ? [bare.text] : []),
      },
    );
  },
});
