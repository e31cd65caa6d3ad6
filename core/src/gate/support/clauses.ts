/** Splits a new sentence into clauses, in fewer and in more pieces. A clause without a subject takes the subject of the first one. */
import { AFTER_COMMA, BETWEEN_CLAUSES, JOINING_BOTH } from "../../language/claim-words.ts";
import { alternatives } from "../../language/phrase-pattern.ts";

const BREAK = "\\s*[;—–:]\\s+|\\s+-\\s+|\\s*[()]\\s*";
const COARSE = new RegExp(
  `${BREAK}|,?\\s+${alternatives(BETWEEN_CLAUSES)}\\s+|,\\s+${alternatives(AFTER_COMMA)}\\s+`,
);
/** "between $150 and $180" is one amount. */
const FINE = new RegExp(`${BREAK}|,\\s+|(?<!\\d[\\p{L}%]*)\\s+${alternatives(JOINING_BOTH)}\\s+`, "u");

/** Fewer words with a meaning say nothing by themselves. */
const MIN_COARSE = 2;
const MIN_FINE = 3;

type Cut = readonly string[];
type Count = (text: string) => number;

/** From the whole sentence to its smallest pieces; each way of cutting is one list. */
export function waysToCut(sentence: string, contentOf: Count): Cut[] {
  const ways = [
    [sentence],
    pieces(sentence, COARSE, contentOf, MIN_COARSE),
    pieces(sentence, FINE, contentOf, MIN_FINE),
  ];
  return ways.filter((way, at) => at === 0 || way.length > (ways[at - 1]?.length ?? 0));
}

function pieces(sentence: string, at: RegExp, contentOf: Count, fewest: number): string[] {
  const cut: string[] = [];
  let open = "";
  const parts = sentence
    .split(at)
    .map((one) => one.trim())
    .filter(Boolean);
  for (const piece of parts) {
    open = open === "" ? piece : `${open}, ${piece}`;
    if (contentOf(open) < fewest) continue;
    cut.push(open);
    open = "";
  }
  if (open !== "") cut.push(cut.length === 0 ? open : `${cut.pop()}, ${open}`);
  return cut;
}
