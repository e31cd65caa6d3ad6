import { defineAudit, notApplicable, type Phrasings, scored } from "../audit.ts";
import { opening } from "../example.ts";
import { percent, placed, ramp } from "../say.ts";

/** Within these words an answer is early, however long the page. */
const EARLY = 60;
const LATE = 400;
/** The worst third and the best fifth of the sentences that answer, over the pages the rubric was tried on. */
const POOR = 0.55;
const GOOD = 0.85;

/** From here on it is not the place that costs the points. */
const EARLY_ENOUGH = 0.9;
const MOVE_IT: Phrasings = [
  "Move this sentence into the first paragraph and let the rest follow from it.",
  "Lead with it; background and history can wait.",
  "Open the page with this answer, in at most 30 words.",
];
const COMPLETE_IT: Phrasings = [
  "Its place is right; let it say more of the answer, in the title's own words.",
  "Keep it here and complete it: what the title asks, in one sentence of at most 30 words.",
  "It comes early enough but answers in part; name the whole of what the title asks.",
];

export const earlyAnswer = defineAudit({
  id: "early-answer",
  section: "content_structure",
  title: "The answer comes early",
  why: "44.2% of citations were found in the first 30% of the text.",
  ledger: ["ST1"],
  about: "answer",

  run({ facts, quotes }) {
    const { sentence, quality } = facts.answer();
    const { words } = facts.text();
    if (facts.query().terms.length === 0)
      return notApplicable("There is no question to look for an answer to.");
    if (!sentence) {
      return scored(0, "No sentence of the text answers the title.", {
        fix: [
          "Write the answer as the first sentence, in the title's own words.",
          "Begin with two sentences that answer the title; explain below.",
          "Put the conclusion first: what the title asks, in one sentence.",
        ],
      });
    }
    const place = words === 0 ? 0 : sentence.wordsBefore / words;
    const early = Math.max(1 - ramp(sentence.wordsBefore, EARLY, LATE), 0.6 * (1 - ramp(place, 0.1, 0.6)));
    return scored(
      early * ramp(quality, POOR, GOOD),
      `The sentence that answers best ${placed(sentence.wordsBefore, words)}; it gives ${percent(quality)} of a complete answer.`,
      {
        fix: early < EARLY_ENOUGH ? MOVE_IT : COMPLETE_IT,
        example: early < EARLY_ENOUGH ? `begin with “${opening(sentence.text)}”.` : null,
        quotes: quotes([sentence.text]),
      },
    );
  },
});
