/** Lists and rankings: what readers ask for is the best of it. */
import { english } from "../../language/packs/en.ts";
import { headOf, isMany, withArticle } from "./noun-phrase.ts";
import { isOwned, NUMBER } from "./topic-words.ts";
import { type WordedPage, wordsOf } from "./worded-page.ts";

const BEST = new RegExp(
  `^(?:the\\s+)?(?:(?:our|my|your|${NUMBER})\\s+)?(?:of\\s+the\\s+)?(?:best|top|leading|most popular)\\s+(?:\\d+\\s+)?`,
  "iu",
);
/** "The most affordable places", "the latest innovations": ranked already. */
const RANKED = /^(?:the\s+)?((?:most|least)\s+\p{L}{4,}\s.+|(?:\p{L}+iest|latest)\s.+)$/iu;
/** A comma that ends the name of a list, not one between its adjectives. */
const LIST_END = /(?<=s),\s.*$|,\s(?!(?:and|or)\s|\S+(?:\s\S+)?,?\s(?:and|or)\s).*$/i;

export const ranks = (thing: string) => BEST.test(thing) || /\b(?:tips|ideas)\b/i.test(thing);

const lastOf = (named: string): string => (wordsOf(headOf(named)).at(-1) ?? "").toLowerCase();

/** "What are the most affordable places", where the title ranks by itself. */
export function rankedAsked(thing: string, { text }: WordedPage): string | null {
  const ranked = RANKED.exec(thing)?.[1];
  return ranked ? `What ${isMany(ranked, text) ? "are" : "is"} the ${ranked.replace(LIST_END, "")}` : null;
}

export function theBest(thing: string, { text }: WordedPage): string {
  const words = wordsOf(
    thing
      .replace(BEST, "")
      .replace(LIST_END, "")
      .replace(/^the\s+/i, ""),
  );
  if (isOwned(words[0] ?? "")) return `What should I know about ${words.slice(1).join(" ")}`;
  const start = words.findIndex((word) => !english.words("topic.listAdjective").has(word.toLowerCase()));
  const isChain = words[start] === "and";
  const named = words
    .slice(isChain ? 0 : Math.max(0, start))
    .join(" ")
    .replace(/(?<=s)\s+(?=20\d\d$)/u, " of ");
  const isPlural = isMany(named, text);
  // A single thing that no title calls the best is no list to choose from: "Book Beat".
  const isSold = english.words("topic.product").has(lastOf(named));
  if (!isPlural && !isSold && !BEST.test(thing))
    return `What should I know about ${withArticle(thing, text)}`;
  const most = english.words("topic.notChosen").has(lastOf(named))
    ? (/^(?:the\s+)?(top|biggest|major)\s/i.exec(thing)?.[1]?.toLowerCase() ?? "main")
    : "best";
  return `What ${isPlural ? "are" : "is"} ${/\bbest\b/i.test(named) ? "" : `the ${most} `}${named}`;
}
