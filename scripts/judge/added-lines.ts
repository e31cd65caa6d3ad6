/** Pages with a paragraph put in front, as an editor would, or as somebody who games the score. */
import { splitSentences } from "../../core/src/facts/text.ts";
import { lowerWord, wordsOf } from "../../core/src/language/words.ts";
import type { Line } from "../../core/src/reading/lines.ts";
import type { Material } from "../../core/src/reading/material.ts";
import { chancesFrom, shuffled } from "./learn-word-order.ts";

export function withLead(material: Material, text: string): Material {
  const { lexicon, lines } = material;
  let wordsBefore = 0;
  const lead = splitSentences(text).map((sentence, at): Line => {
    const words = wordsOf(sentence).map(lowerWord);
    const before = wordsBefore;
    wordsBefore += words.length;
    return {
      text: sentence,
      words,
      stems: lexicon.stems(words),
      cues: lexicon.cues(words),
      block: -1,
      kind: "paragraph",
      wordsBefore: before,
      opens: at === 0,
      section: 0,
      inSection: at,
      heading: lines[0]?.heading ?? null,
    };
  });
  const later = lines.map((line) => ({
    ...line,
    wordsBefore: line.wordsBefore + wordsBefore,
    inSection: line.section === 0 ? line.inSection + lead.length : line.inSection,
  }));
  return { ...material, lines: [...lead, ...later] };
}

/** Words without an order: the title backwards, the title with small words, and these texts shuffled. */
export function saladsOf(title: string, texts: readonly string[]): string[] {
  const random = chancesFrom(title.length + 1);
  const words = wordsOf(title);
  return [
    words.toReversed(),
    shuffled([...words, ...SMALL_WORDS], random),
    ...texts.filter(Boolean).map((text) => shuffled(wordsOf(text), random)),
  ].map(sentenceOf);
}

const SMALL_WORDS = ["the", "of", "is", "a", "and", "to"];

function sentenceOf(words: readonly string[]): string {
  const text = words.join(" ").toLowerCase();
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
