/** The entries of a page that lists things, where its opening doesn't name them. */
import { asksHowOrWhy } from "../../advice/edits/question.ts";
import { countWords, lowerWords } from "../../language/words.ts";
import { OPENING_WORDS } from "../../reading/answer-place.ts";
import { certainEntries } from "../../reading/entries/certain-entries.ts";
import type { Entries } from "../../reading/entries/find-entries.ts";
import { LISTING } from "../../reading/entries/heading-entries.ts";
import { namedEntries } from "../../reading/entries/named-entries.ts";
import { blockText } from "../article-blocks.ts";
import { isArticle } from "../article-kinds.ts";
import type { ArticleEditContext } from "./context.ts";

/** Above this many words, the entries would fill the screen before the text begins. */
const MAX_WORDS = 110;
/** From this share on, the list would say it twice. */
const MAX_NAMED_SHARE = 0.5;

/** "Prioritize, prioritize, prioritize": it makes readers curious, and alone it says nothing. */
function isPlayful(name: string): boolean {
  const words = lowerWords(name);
  return words.some((word) => words.filter((other) => other === word).length >= MIN_REPEATS);
}
const MIN_REPEATS = 3;

/** The five traits of a term are a part of its explanation: what the page lists is most of its text. */
const MIN_TEXT_SHARE = 0.5;

function areTheText(
  names: readonly string[],
  { promise, reading, source, words }: ArticleEditContext,
): boolean {
  if (promise.isList || LISTING.has(reading.kind)) return true;
  const places = names.map((name) =>
    source.blocks.findIndex((block) => block.kind === "heading" && block.text.includes(name)),
  );
  const [first = -1, last = -1] = [Math.min(...places), Math.max(...places)];
  if (first < 0) return false;
  const end = source.blocks.findIndex((block, at) => at > last && block.kind === "heading");
  const listed = source.blocks.slice(first, end < 0 ? undefined : end).map(blockText);
  return countWords(listed.join(" ")) >= MIN_TEXT_SHARE * words;
}

export function unnamedEntries(context: ArticleEditContext): Entries | null {
  const { facts, page, reading, promise, sentences, source } = context;
  const entries = certainEntries(facts.entries(), promise, page);
  if (!entries || promise.isFalse || !isArticle(reading)) return null;
  // The sections of "How do I choose a barrel?" are no entries, unless the title counts them: "in 4 steps".
  if (promise.count === 0 && asksHowOrWhy(reading)) return null;
  const { names } = entries;
  if (names.some(isPlayful) || !areTheText(names, context)) return null;
  const opening = sentences
    .filter(({ wordsBefore }) => wordsBefore < OPENING_WORDS)
    .map(({ text }) => text)
    .join(" ");
  const named = namedEntries(names, opening, source.title).length;
  return countWords(names.join(" ")) > MAX_WORDS || named >= names.length * MAX_NAMED_SHARE ? null : entries;
}
