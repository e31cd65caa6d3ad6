/** Whether a sentence says something else than the words it quotes. */

import { splitSentences } from "../../facts/text/split-sentences.ts";
import type { Lexicon } from "../../language/lexicon.ts";
import { english } from "../../language/packs/en.ts";
import { phrasePattern } from "../../language/phrase-pattern.ts";
import { denies } from "../faithful/denials.ts";
import { evenText, numbersIn } from "../faithful/faithful-text.ts";
import type { ProposalFault } from "./proposal-faults.ts";

/** Words that limit a statement: without them it claims more than the page does. */
const LIMIT = phrasePattern(english.phrases("limiting"), "gi");

/** The figures in another order, a "not" more or less, or a limit left out. */
export function distorted(
  sentence: string,
  quoted: readonly string[],
  lexicon: Lexicon,
): ProposalFault | null {
  const closest = closestOf(sentence, quoted, lexicon);
  const numbers = numbersIn(evenText(sentence));
  if (
    !isSubsequence(
      numbers,
      quoted.flatMap((one) => numbersIn(evenText(one))),
    )
  )
    return "changes-meaning";
  if (denies(sentence) !== denies(closest)) return "changes-meaning";
  const said = new Set((sentence.match(LIMIT) ?? []).map(lower));
  const isLimitLost = (closest.match(LIMIT) ?? []).map(lower).some((word) => !said.has(word));
  return isLimitLost ? "changes-meaning" : null;
}

const lower = (word: string) => word.toLowerCase();

function closestOf(sentence: string, quoted: readonly string[], { stemsOfText }: Lexicon): string {
  const stems = new Set(stemsOfText(sentence));
  const shared = (text: string) => new Set(stemsOfText(text).filter((one) => stems.has(one))).size;
  return quoted
    .flatMap(splitSentences)
    .reduce((best, one) => (best === "" || shared(one) > shared(best) ? one : best), "");
}

/** The same figures in the same order: "$25 and $40" can't become "$40 and $25". */
function isSubsequence(numbers: readonly string[], source: readonly string[]): boolean {
  let from = 0;
  return numbers.every((number) => {
    const at = source.indexOf(number, from);
    from = at + 1;
    return at >= 0;
  });
}
