import { figuresIn } from "../../facts/numbers.ts";
import { defineAudit, notApplicable, scored } from "../audit.ts";
import { opening } from "../example.ts";
import { count, perHundred, ramp } from "../say.ts";

/** Past these, more figures add nothing. */
const ENOUGH_PER_HUNDRED = 1.2;
const ENOUGH = 10;

export const measuredFacts = defineAudit({
  id: "measured-facts",
  section: "content_strategy",
  title: "The text gives figures",
  why: "Engines lift concrete values; text without any leaves nothing to quote.",
  ledger: ["CS5"],
  about: "facts",

  run({ facts, quotes }) {
    const { words, sentences, cells } = facts.text();
    if (words < 100) return notApplicable("Too little text to expect figures.");
    const numbers = facts.numbers();
    const values = new Set([...numbers.flatMap((one) => one.values), ...cells.flatMap(figuresIn)]).size;
    const density = perHundred(values, words);
    const share = 0.6 * ramp(density, 0, ENOUGH_PER_HUNDRED) + 0.4 * ramp(values, 0, ENOUGH);
    const vague = sentences.find((one) =>
      /\b(?:many|most|several|often|a lot of|significant(?:ly)?|huge|faster|cheaper|more)\b/i.test(one.text),
    );
    return scored(share, `${count(values, "different figure")} in ${words} words, ${density} per hundred.`, {
      fix: [
        "Replace a general word with the value behind it: how many, how much, since when, measured by whom.",
        "Give the two or three figures a reader would ask for, each in a sentence of its own with its source.",
        "Where the text says many, faster or more, say how many and than what.",
      ],
      example: vague ? `${opening(vague.text)}: [how many], [unit], [year], according to [source].` : null,
      quotes: quotes(vague ? [vague.text] : numbers.slice(0, 1).map((one) => one.sentence.text)),
    });
  },
});
