/** Searches that differ from each other and read well. */
import { english } from "../../language/packs/en.ts";
import { openingPattern } from "../../language/phrase-pattern.ts";
import { stemsOf } from "../phrases/stems.ts";

/** Two searches are the same when they differ only in small words and endings. */
const sameness = (search: string): string =>
  /\b(?:vs|or)\b/.test(search) ? search : stemsOf(search).join(" ") || search;

/** "tips tips": the keyword already says it. */
const STUTTER = /\b(\p{L}{3,})s? \1s?\b/iu;
/** "what is SEO" and "SEO" have the same content words but are different searches. */
const OPENING = openingPattern(["best", ...english.words("interrogative", "asks.yesNo")]);

export function distinct(searches: readonly string[]): string[] {
  const seen = new Set<string>();
  return searches.filter((search) => {
    const key = `${OPENING.exec(search)?.[0] ?? ""} ${sameness(search.toLowerCase())}`;
    if (seen.has(key) || STUTTER.test(search)) return false;
    return seen.add(key);
  });
}
