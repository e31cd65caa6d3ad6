/** The form of a list at the top: one clause for each entry, in the page's order, with its numbers, below a line that promises no more than it holds. */
import { numberingOf, withoutListMark } from "../../../facts/text/numbering.ts";
import { splitSentences } from "../../../facts/text/split-sentences.ts";
import { evenWords } from "../../../gate/gate-page.ts";
import { labelIndex } from "../../../language/label-index.ts";
import { english } from "../../../language/packs/en.ts";
import { alternatives, escapePattern } from "../../../language/phrase-pattern.ts";
import { SPELLED_NUMBERS } from "../../../language/spelled-numbers.ts";
import { countWords } from "../../../language/words.ts";
import { isOrder } from "../../../sentences/orders.ts";
import { cuedSentence, hasCue } from "../../../sentences/sentence.ts";
import { type ArticleBlock, blockText } from "../../article-blocks.ts";
import type { ArticleEditContext } from "../../edits/context.ts";

export const nameOf = (line: string): string => line.split(/:\s/)[0] ?? "";

/** A clause of more words is cut before its next one. */
const MAX_CLAUSE_WORDS = 14;
/** What can't be cut to so many words is a sentence, and the entry has only its name. */
const MAX_REASON_WORDS = 26;
/** Not before "and", "or" and "but": they may end an enumeration, or say what the first half denies. */
const NEXT_CLAUSE = new RegExp(
  `,\\s+(?=(?:${alternatives([...english.words("subordinator")])}|which|who|where|with)\\s)`,
  "iu",
);
const SUBJECT = alternatives([...english.words("subjectPronoun", "demonstrative")]);

/** "Oak: It is heavy. It lasts for decades." -> "Oak: heavy". */
export function oneClause(line: string): string {
  const name = nameOf(line);
  if (name === line) return splitSentences(line)[0] ?? line;
  const [sentence = ""] = splitSentences(line.slice(name.length + 1).trim());
  const [whole = ""] = sentence.replace(/[.!]$/, "").split(/;\s|\s[–—]\s/);
  const own = new RegExp(`^(?:${SUBJECT}|${escapePattern(name)})(?:\\s(?:is|are)|['’]s|['’]re)\\s`, "iu");
  const said = whole.replace(own, "");
  const clause = countWords(said) > MAX_CLAUSE_WORDS ? (said.split(NEXT_CLAUSE)[0] ?? said) : said;
  return countWords(clause) > MAX_REASON_WORDS ? name : `${name}: ${clause.trim()}`;
}

type Place = { at: number; number: number | null };

/** `isNumbered`: the page gives them the numbers 1, 2, 3, and so does the list. */
type Ordered = { entries: string[]; isNumbered: boolean };

/** In the page's order, where the page has a heading, an item or a line for each; otherwise as they were. */
export function inPageOrder(entries: readonly string[], blocks: readonly ArticleBlock[]): Ordered {
  const places = placesOf(entries, blocks);
  const found = places.filter((place) => place !== null);
  if (found.length < entries.length || new Set(found.map(({ at }) => at)).size < found.length)
    return { entries: [...entries], isNumbered: false };
  const order = [...entries.keys()].toSorted(
    (one, other) => (places[one]?.at ?? 0) - (places[other]?.at ?? 0),
  );
  return {
    entries: order.map((at) => entries[at] ?? ""),
    isNumbered: order.every((at, place) => places[at]?.number === place + 1),
  };
}

type PageLine = Place & { words: string; isHeading: boolean };

function placesOf(entries: readonly string[], blocks: readonly ArticleBlock[]): (Place | null)[] {
  const lines = blocks.flatMap(linesOf).map((line, at): PageLine => ({ ...line, at }));
  const headings = lines.filter(({ isHeading }) => isHeading);
  const placeIn = (some: readonly PageLine[], entry: string) => {
    const name = evenWords(withoutListMark(nameOf(entry), null));
    return some.find(({ words }) => name !== "" && (words === name || words.startsWith(`${name} `))) ?? null;
  };
  const inHeadings = entries.map((entry) => placeIn(headings, entry));
  return inHeadings.every((place) => place !== null)
    ? inHeadings
    : entries.map((entry) => placeIn(lines, entry));
}

const linesOf = (block: ArticleBlock): Omit<PageLine, "at">[] => {
  if (block.kind !== "heading" && block.kind !== "list" && block.kind !== "paragraph") return [];
  if (block.kind === "heading" && block.level === 1) return [];
  return blockText(block)
    .split("\n")
    .map((line, at) => ({
      words: evenWords(withoutListMark(line, null)),
      isHeading: block.kind === "heading",
      number: block.kind === "list" && block.isOrdered ? at + 1 : (numberingOf(line)?.number ?? null),
    }));
};

const COUNT = new RegExp(
  `(?<![$€£\\d.])\\b(\\d{1,2}|${SPELLED_NUMBERS.slice(2).join("|")})\\s+(?:[\\p{L}'’-]+\\s+){0,3}?([\\p{L}'’-]+s)\\b`,
  "giu",
);

/** "Five ways" above three entries, or "the best" above steps, promises what the list doesn't hold. */
export function keepsPromise(
  lead: string,
  entries: readonly string[],
  { facts, reading }: ArticleEditContext,
): boolean {
  const { pack } = facts.language();
  const counts = [...lead.matchAll(COUNT)].filter(
    ([, , counted = ""]) => pack?.words("timeUnit").has(counted.toLowerCase()) !== true,
  );
  const numberOf = (word: string) => {
    const spelled = SPELLED_NUMBERS.indexOf(word.toLowerCase());
    return spelled >= 0 ? spelled : Number(word);
  };
  if (counts.some(([, number = ""]) => numberOf(number) !== entries.length)) return false;
  const steps = entries.filter((entry) => isOrder(cuedSentence(nameOf(entry), pack)));
  const asksHow = pack !== null && labelIndex(pack).forms(reading.question).includes("how");
  const isProcedure = asksHow || steps.length * 2 > entries.length;
  return !(isProcedure && hasCue(cuedSentence(lead, pack), "superlative"));
}
