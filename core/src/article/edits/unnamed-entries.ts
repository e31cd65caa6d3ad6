/** The entries of a page that lists things, where its opening doesn't name them. */
import { countWords } from "../../language/words.ts";
import { OPENING_WORDS } from "../../reading/answer-place.ts";
import { certainEntries } from "../../reading/entries/certain-entries.ts";
import type { Entries } from "../../reading/entries/find-entries.ts";
import { namedEntries } from "../../reading/entries/named-entries.ts";
import { isArticle } from "../article-kinds.ts";
import type { ArticleEditContext } from "./context.ts";

/** Above this many words, the entries would fill the screen before the text begins. */
const MAX_WORDS = 110;
/** From this share on, the list would say it twice. */
const MAX_NAMED_SHARE = 0.5;

export function unnamedEntries(context: ArticleEditContext): Entries | null {
  const { facts, page, reading, promise, sentences, source } = context;
  const entries = certainEntries(facts.entries(), promise, page);
  if (!entries || promise.isFalse || !isArticle(reading)) return null;
  const { names } = entries;
  const opening = sentences
    .filter(({ wordsBefore }) => wordsBefore < OPENING_WORDS)
    .map(({ text }) => text)
    .join(" ");
  const named = namedEntries(names, opening, source.title).length;
  return countWords(names.join(" ")) > MAX_WORDS || named >= names.length * MAX_NAMED_SHARE ? null : entries;
}
