/** Which words of a page are names: written with a capital where grammar asks for none, and hardly ever without. */
import type { Lexicon } from "../../language/lexicon.ts";
import type { Statement } from "./statement.ts";

/** Takes the word as written. */
export type NameTest = (written: string) => boolean;

type Counts = { inside: number; first: number; small: number };
type Place = { statement: Statement; block: { kind: string } };

const CAPITAL = /^\p{Lu}/u;
/** "GPS", "iPhone", "EV6": no other word is written so. */
const NAME_SHAPE = /\p{Lu}.*\p{Lu}|\p{Ll}\p{Lu}|\p{Lu}.*\d|\d.*\p{Lu}/u;
/** Nouns have capitals there. */
const CAPITAL_NOUNS = "de";
const MIN_TIMES = 2;

const bare = (written: string) => written.replace(/'s$/, "");

export function nameTest(places: readonly Place[], { isStopWord, pack }: Lexicon): NameTest {
  const counts = new Map<string, Counts>();
  for (const { statement, block } of places) {
    const { tokens } = statement;
    const capitals = tokens.filter(({ written }) => CAPITAL.test(written)).length;
    // In a line where every word has its capital, a capital tells nothing.
    const isTitle = block.kind === "heading" || capitals > tokens.length / 2;
    for (const [at, { written, before }] of tokens.entries()) {
      const key = bare(written).toLowerCase();
      const count = counts.get(key) ?? { inside: 0, first: 0, small: 0 };
      if (!CAPITAL.test(written)) count.small += 1;
      else if (isTitle || at === 0 || /[.!?:"“(]\s*$/u.test(before)) count.first += 1;
      else count.inside += 1;
      counts.set(key, count);
    }
  }
  return (written) => {
    const word = bare(written);
    if (isStopWord(word) || !/\p{L}/u.test(word)) return false;
    const count = counts.get(word.toLowerCase());
    if (NAME_SHAPE.test(word) && !/^\p{Lu}+$/u.test(word)) return true;
    if (!count) return CAPITAL.test(word);
    if (pack?.code === CAPITAL_NOUNS) return /^\p{Lu}{2,}$/u.test(word);
    if (count.inside > 0) return count.inside >= count.small;
    return count.small === 0 && count.first >= MIN_TIMES;
  };
}
