import { defineAudit, scored } from "../audit.ts";
import { ramp } from "../say.ts";

/** Only too little is marked down: no study that controls for the topic finds an ideal length. */
const ENOUGH = 300;

export const length = defineAudit({
  id: "length",
  section: "content_strategy",
  title: "Enough text to answer from",
  why: "Longer pages are cited more in some studies and not in others; only a very short text is marked down.",
  ledger: ["CS4"],
  part: 0.5,

  run({ facts, quotes }) {
    const { words, sentences } = facts.text();
    const first = sentences[0];
    return scored(ramp(words, 40, ENOUGH), `${words} words of main text.`, {
      fix: [
        "Answer the follow-up questions too: how, how much, since when, with which limits.",
        `Bring the text to about ${ENOUGH} words by adding facts, not phrases.`,
        "Add the example, the figure and the exception that are missing.",
      ],
      quotes: quotes(first ? [first.text] : []),
    });
  },
});
