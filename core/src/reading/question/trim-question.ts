/** A title without what isn't part of its question. */

import { isQuestion } from "../../language/is-question.ts";
import type { Lexicon } from "../../language/lexicon.ts";
import { lowerWord } from "../../language/words.ts";
import type { Material } from "../material.ts";

/**
 * The beginning goes word by word and the end part by part while that makes the rest a better question: "A Beginner's
 * Guide to", ", Tested by Readers". A phrase is never cut in its middle.
 */
export function trimmed(text: string, fit: (text: string) => number, { lexicon }: Material): string {
  let best = text;
  for (;;) {
    const shorter = [...withoutStart(best, lexicon), withoutLastPart(best)]
      .filter((rest) => rest !== best && rest.split(" ").length >= MIN_WORDS)
      .map((rest) => ({ rest, fit: fit(rest) }))
      .toSorted((one, other) => other.fit - one.fit)[0];
    if (!shorter || shorter.fit <= fit(best) + MIN_GAIN) return best.trim();
    best = shorter.rest;
  }
}

const MIN_WORDS = 2;
/** A longer beginning is the topic, and what follows the comma a list or an addition. */
const MAX_PHRASE_WORDS = 3;
/** Less is not worth a shorter question. */
const MIN_GAIN = 0.005;
const PART_END = /\s*(?:[,;:(|–—]|\s-\s)[^,;:(|–—]*$/u;

/** A comma between the members of a list ends nothing: "ethical, sustainable and non-toxic brands". */
const IN_LIST = /^\s*,\s*(?:\S+(?:\s\S+)?\s)?(?:&|and|or)\s/i;
const withoutLastPart = (text: string): string =>
  text.replace(PART_END, (part, at: number) =>
    IN_LIST.test(part) && !/s$/i.test(text.slice(0, at)) ? part : "",
  );

/** From each word of meaning on; a question word stays in front. */
function withoutStart(text: string, lexicon: Lexicon): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  // What is asked in full is left as it is, and so are both ends of "from debt to savings".
  if (isAsking(words[0], lexicon) || isQuestion(text) || /^from\s.+\sto\s/i.test(text)) return [];
  const starts = words.flatMap((word, at) =>
    at > 0 &&
    !(bare(words[at - 1]) === "to" && !/ing$/.test(word)) &&
    (isAsking(word, lexicon) || !lexicon.isStopWord(bare(word)))
      ? [at]
      : [],
  );
  // "For anxiety, researchers find ...": what stands before a comma goes as a whole.
  const comma = words.findIndex((word) => word.endsWith(","));
  const denied = words.findIndex((word) => isDenied(word, lexicon));
  return starts
    .filter((at) => denied < 0 || at <= denied)
    .filter((at) => comma < 0 || at > comma || comma >= MAX_PHRASE_WORDS)
    .map((at) => words.slice(at).join(" "));
}

/** "No longer wanted" without its first word says the opposite. */
const isDenied = (word: string, { pack }: Lexicon): boolean =>
  pack?.words("negation", "denial").has(bare(word)) === true || bare(word) === "no";

const bare = (word = "") => lowerWord(word).replace(/[^\p{L}\p{N}']/gu, "");

/** "How", "what" and the like open a question. */
const isAsking = (word: string | undefined, { pack }: Lexicon) =>
  pack?.words("interrogative").has(bare(word).replace(/'s$/, "")) === true;
