import { figuresIn } from "../../facts/numbers.ts";
import type { Sentence } from "../../facts/text.ts";
import { defineAudit, notApplicable, scored } from "../audit.ts";
import { opening } from "../example.ts";
import { count, percent, ramp } from "../say.ts";

const NAMED = /[\p{Ll},;] \p{Lu}\p{L}+/u;

/** Short enough to quote whole, and with something in it. */
function isLiftable(sentence: Sentence): boolean {
  const length = sentence.words.length;
  if (length < 6 || length > 20 || /[?!]\s*$/.test(sentence.text)) return false;
  return NAMED.test(sentence.text) || figuresIn(sentence.text).length > 0;
}

export const shortStatements = defineAudit({
  id: "short-statements",
  section: "content_structure",
  title: "Short statements with a name or a number",
  why: "The median sentence that Google AI Mode cites has 10 words.",
  ledger: ["ST13"],
  part: 0.6,
  about: "facts",

  run({ facts, quotes }) {
    const sentences = facts.text().sentences.filter((one) => one.words.length >= 4);
    if (sentences.length < 6) return notApplicable("Too few sentences to tell.");
    const liftable = sentences.filter(isLiftable);
    const share = liftable.length / sentences.length;
    const long = sentences.find((one) => one.words.length > 25 && figuresIn(one.text).length > 0);
    return scored(
      ramp(share, 0.02, 0.28),
      `${percent(share)} of ${count(sentences.length, "sentence")} have 6 to 20 words and a name or a figure.`,
      {
        fix: [
          "Take the fact out of the long sentence and give it one of at most 20 words.",
          "State each main fact once in a short sentence with its name and number.",
          "Cut it in two: the fact first, what follows from it second.",
        ],
        example: long ? `${opening(long.text, 80)}.` : null,
        quotes: quotes(long ? [long.text] : []),
      },
    );
  },
});
