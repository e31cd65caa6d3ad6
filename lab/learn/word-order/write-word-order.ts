/** Learns the order of words from the labelled pages and writes it where core reads it. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { splitSentences } from "../../../core/src/facts/text/split-sentences.ts";
import { english } from "../../../core/src/language/packs/en.ts";
import { WORD_ORDER_WEIGHTS } from "../../../core/src/language/word-order-weights.ts";
import { lowerWords } from "../../../core/src/language/words.ts";
import type { Sample } from "../reading/sample.ts";
import { learnWordOrder, writePairWeights } from "./learn-word-order.ts";

const FILE = join(import.meta.dirname, "../../../core/src/language/word-order-weights.ts");
/** Sentences of this many words, at most so many a page, so that no long page decides. */
const MIN_WORDS = 6;
const MAX_WORDS = 45;
const MAX_SENTENCES = 80;

/** From the text that readers marked, because what the engine takes for text depends on the order of its words. True where it differs from what this process has loaded. */
export function writeWordOrder(pages: readonly { text: string; sample: Sample }[]): boolean {
  const sentences = pages
    .filter(({ sample }) => sample.material.lexicon.pack?.code === english.code)
    .flatMap(({ text }) =>
      text
        .split("\n")
        .flatMap((line) => splitSentences(line))
        .map(lowerWords)
        .filter((words) => words.length >= MIN_WORDS && words.length <= MAX_WORDS)
        .slice(0, MAX_SENTENCES),
    );
  const weights = `${writePairWeights(learnWordOrder(english, sentences))}\n`;
  if (weights === WORD_ORDER_WEIGHTS) return false;
  writeFileSync(
    FILE,
    `/** Learned by \`npm run learn\`, never edited by hand: a pair of word classes and its weight per line. */\nexport const WORD_ORDER_WEIGHTS = \`${weights}\`;\n`,
  );
  return true;
}
