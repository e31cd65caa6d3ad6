import { phrasesOfAll } from "../../language/packs/all.ts";
import { phrasePattern } from "../../language/phrase-pattern.ts";
import { defineAudit, notApplicable, reported } from "../audit.ts";

const WHEN = phrasePattern(phrasesOfAll("when"));
const isDated = (text: string) => /\b(?:19|20)\d\d\b/.test(text) || WHEN.test(text);
const MIN_SENTENCES = 2;

/** Information only: many numbers, such as sizes and steps, don't change over time and need no year. */
export const datedFacts = defineAudit({
  id: "dated-facts",
  section: "content_freshness",
  title: "Years for numbers",
  why: "Numbers and dates both went with more citations in one study of seven industries.",
  ledger: ["CS5", "FR6"],
  part: 0,

  run({ facts, quotes }) {
    const numbers = facts.numbers();
    if (numbers.length < MIN_SENTENCES) return notApplicable("Fewer than two sentences with a number.");
    const undated = numbers.filter((one) => !isDated(one.sentence.text));
    if (undated.length === 0) return reported("Not scored. Every sentence with a number also gives a year.");
    return reported(
      `Not scored. ${undated.length} of ${numbers.length} sentences with a number ${undated.length === 1 ? "gives" : "give"} no year.`,
      quotes(
        undated.map((one) => one.sentence.text),
        2,
      ),
    );
  },
});
