import { defineAudit, notApplicable, scored } from "../audit.ts";
import { count, ramp } from "../say.ts";

export const promotionalWording = defineAudit({
  id: "promotional-wording",
  section: "content_strategy",
  title: "Wording informs and does not sell",
  why: "Learned rules of engines say to avoid promotion, though the evidence is contested.",
  ledger: ["CS14"],
  part: 0.6,
  english: true,

  run({ facts, quotes }) {
    const { sentences } = facts.text();
    if (sentences.length < 5) return notApplicable("Too few sentences to tell.");
    const selling = facts.wording("promotion");
    return scored(
      1 - ramp(selling.length / sentences.length, 0, 0.1),
      `${count(selling.length, "sentence sells", "sentences sell")} with words such as best-in-class or sign up now.`,
      {
        fix: [
          "Replace praise by what can be checked: the figure, the test, the customer's own words.",
          "Say what it does and for whom; leave the adjective out.",
          "Keep one call to action, at the end.",
        ],
        quotes: quotes(
          selling.map((one) => one.sentence.text),
          2,
        ),
      },
    );
  },
});
