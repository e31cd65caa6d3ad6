import { defineAudit, notApplicable, scored } from "../audit.ts";
import { percent, placed, ramp } from "../say.ts";

/** Some reading tools keep about 3,000 tokens; English has about three words in four tokens. */
const WINDOW_WORDS = 2200;

export const readerWindow = defineAudit({
  id: "reader-window",
  section: "technical_implementation",
  title: "The answer lies within what a tool keeps",
  why: "Reading tools cut a page after a few thousand tokens; what comes later is not seen.",
  ledger: ["ST1", "TE18"],
  about: "answer",

  run({ facts, quotes }) {
    const { sentence, quality } = facts.answer();
    const { words } = facts.text();
    if (words === 0) return notApplicable("There is no text.");
    if (!sentence) {
      return scored(0, "No sentence of the text answers the title.", {
        fix: [
          "Write the answer and put it first.",
          "Answer the title in the first paragraph.",
          "Give the page one sentence that answers its title, at the top.",
        ],
      });
    }
    const inside = 1 - ramp(sentence.wordsBefore, 600, WINDOW_WORDS);
    return scored(
      inside * ramp(quality, 0.55, 0.85),
      `The sentence that answers best ${placed(sentence.wordsBefore, words)}, where tools keep about ${WINDOW_WORDS} words; it gives ${percent(quality)} of a complete answer.`,
      {
        fix:
          inside < 1
            ? [
                "Move the answer into the first screens of the text, and make it complete in one sentence.",
                "Bring this sentence forward and let it name the whole question.",
                "Put the sentence that answers before the long parts.",
              ]
            : [
                "Tools will see this sentence; let it answer the whole of the title.",
                "Keep the place and complete the sentence, so that what a tool keeps is the answer.",
                "Say in this sentence all that the title asks; it stands where every tool still reads.",
              ],
        quotes: quotes([sentence.text]),
      },
    );
  },
});
