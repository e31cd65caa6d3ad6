import { defineAudit, notApplicable, scored } from "../audit.ts";
import { ramp } from "../say.ts";

/** Vowel groups: right often enough for a mean over a page. */
const syllables = (word: string) =>
  Math.max(
    1,
    (
      word
        .toLowerCase()
        .replace(/e$/, "")
        .match(/[aeiouy]+/g) ?? []
    ).length,
  );

export const readability = defineAudit({
  id: "readability",
  section: "content_structure",
  title: "Readable at first pass",
  why: "Plain wording won in one experiment and did nothing in another: contested.",
  ledger: ["ST14"],
  part: 0.4,

  run({ facts, quotes }) {
    const sentences = facts.text().sentences.filter((one) => one.kind === "paragraph");
    const words = sentences.flatMap((one) => one.words);
    if (words.length < 100) return notApplicable("Too little running text to tell.");
    const perSentence = words.length / sentences.length;
    const longest = sentences.toSorted((one, other) => other.words.length - one.words.length)[0];
    const proof = {
      fix: [
        "Shorten the longest sentences and prefer the plain word.",
        "Aim at 12 to 20 words a sentence on average.",
        "Split this one and say the second half in words you would speak.",
      ],
      quotes: quotes(longest ? [longest.text] : []),
    } as const;
    if (!facts.language().isEnglish) {
      return scored(
        1 - ramp(perSentence, 24, 40),
        `${perSentence.toFixed(1)} words a sentence on average.`,
        proof,
      );
    }
    const sounds = words.reduce((sum, word) => sum + syllables(word), 0) / words.length;
    const grade = 0.39 * perSentence + 11.8 * sounds - 15.59;
    const share = grade > 12 ? 1 - ramp(grade, 12, 18) : ramp(grade, 2, 5);
    return scored(
      share,
      `School grade ${grade.toFixed(1)} by Flesch and Kincaid, ${perSentence.toFixed(1)} words a sentence; 5 to 12 is plain.`,
      proof,
    );
  },
});
