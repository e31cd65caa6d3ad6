import { perWord } from "../../language/per-word.ts";
import type { Subject } from "../audit.ts";
import { defineAudit, notApplicable, reported } from "../audit.ts";

/** Below this, one long sentence decides the average. */
const MIN_WORDS = 100;

export const readability = defineAudit({
  id: "readability",
  section: "content_structure",
  title: "Reading level",
  why: "Simpler wording helped in one experiment and had no effect in most cases of a larger test; ChatGPT cited pages in plain language less often.",
  ledger: ["ST14"],
  part: 0,

  run({ facts }) {
    const sentences = facts.text().sentences.filter((one) => one.kind === "paragraph");
    const words = sentences.flatMap((one) => one.words);
    if (words.length < MIN_WORDS) return notApplicable(`The text is under ${MIN_WORDS} words.`);
    const perSentence = words.length / sentences.length;
    return reported(`Not scored. ${levelOf(facts, words, perSentence)}`);
  },
});

/** The Flesch-Kincaid grade is defined for English only. */
function levelOf(facts: Subject["facts"], words: readonly string[], perSentence: number): string {
  const average = perSentence.toFixed(1);
  if (!facts.language().isEnglish) return `${average} words per sentence on average.`;
  const perWord = words.reduce((sum, word) => sum + syllables(word), 0) / words.length;
  const grade = 0.39 * perSentence + 11.8 * perWord - 15.59;
  return `Grade ${grade.toFixed(1)} (Flesch-Kincaid), ${average} words per sentence.`;
}

/** Counts groups of vowels, which is right often enough for an average over a page. */
const syllables = perWord((word) => {
  const groups = word
    .toLowerCase()
    .replace(/e$/, "")
    .match(/[aeiouy]+/g);
  return Math.max(1, groups?.length ?? 0);
});
