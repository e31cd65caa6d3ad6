import { defineAudit, notApplicable, scored } from "../audit.ts";
import { count, ramp } from "../say.ts";

const LONG = 40;
const DOUBLED = /\b(\p{L}{2,}) \1\b/iu;
/** These may stand twice in good English. */
const ALLOWED = /\b(?:that that|had had|bye bye|so so)\b/i;

export const fluency = defineAudit({
  id: "fluency",
  section: "content_strategy",
  title: "Sentences one can read aloud",
  why: "Smoother text won in one experiment and not in its repetition: contested.",
  ledger: ["CS22"],
  part: 0.3,

  run({ facts, quotes }) {
    const sentences = facts.text().sentences.filter((one) => one.kind === "paragraph");
    if (sentences.length < 5) return notApplicable("Too little running text to tell.");
    const long = sentences.filter((one) => one.words.length > LONG);
    const doubled = sentences.filter((one) => DOUBLED.test(one.text) && !ALLOWED.test(one.text));
    const rate = (long.length + doubled.length) / sentences.length;
    return scored(
      1 - ramp(rate, 0.02, 0.25),
      `${count(long.length, "sentence runs", "sentences run")} over ${LONG} words, ${doubled.length === 0 ? "none has" : count(doubled.length, "has", "have")} a doubled word.`,
      {
        fix: [
          "Split the longest sentence where its second verb begins.",
          "One thought, one sentence: cut at the comma before and, which or while.",
          "Read it aloud and end it where you breathe.",
        ],
        quotes: quotes(
          [...long, ...doubled].map((one) => one.text),
          2,
        ),
      },
    );
  },
});
