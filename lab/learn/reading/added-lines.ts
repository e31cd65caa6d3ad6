/** Pages with a paragraph put in front, as an editor would, or as somebody who games the score. */
import { splitSentences } from "../../../core/src/facts/text/split-sentences.ts";
import { wordsOf } from "../../../core/src/language/words.ts";
import type { Line } from "../../../core/src/reading/lines.ts";
import type { Material } from "../../../core/src/reading/material.ts";
import { cuedSentence } from "../../../core/src/sentences/sentence.ts";
import { chancesFrom, shuffled } from "../seeded.ts";

/** The paragraph is put in front of the line with this number, and takes that line's place. */
export function withLead(material: Material, text: string, before = 0): Material {
  const { lexicon, lines } = material;
  const next = lines[before] ?? lines[0];
  const at = next ? lines.indexOf(next) : 0;
  const start = next?.wordsBefore ?? 0;
  let added = 0;
  const lead = splitSentences(text).map((sentence, number): Line => {
    const cued = cuedSentence(sentence, lexicon.pack);
    const wordsBefore = start + added;
    added += cued.words.length;
    return {
      ...cued,
      stems: lexicon.stems(cued.words),
      block: -1,
      wordsBefore,
      opens: number === 0,
      section: next?.section ?? 0,
      inSection: (next?.inSection ?? 0) + number,
      heading: next?.heading ?? null,
    };
  });
  const later = lines.slice(at).map((line) => ({
    ...line,
    wordsBefore: line.wordsBefore + added,
    inSection: line.section === next?.section ? line.inSection + lead.length : line.inSection,
  }));
  return { ...material, lines: [...lines.slice(0, at), ...lead, ...later] };
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
