/** The page's own line that says who wrote it and when. */

import { phrasesOfAll } from "../../language/packs/all.ts";
import { alternatives, openingPattern } from "../../language/phrase-pattern.ts";
import { countWords } from "../../language/words.ts";

const BYLINE = new RegExp(
  `^${alternatives(phrasesOfAll("byWriter"))} \\p{Lu}[\\p{L}.'’-]+(?: \\p{Lu}[\\p{L}.'’-]+){0,4}$`,
  "iu",
);
const SIGNED = /^(?:by|on behalf of) \p{Lu}\S+ \p{Lu}\S+[^.]{0,80}\b(?:19|20)\d\d\b[^.]{0,60}$/iu;

const MAX_WORDS = 16;
const DATED_OPENING = openingPattern(phrasesOfAll("published", "updated"));
const ONLY_A_DAY =
  /^(?:\p{L}+,? )?(?:\p{L}{3,9}\.? \d{1,2},? (?:19|20)\d\d|\d{1,2}\.? \p{L}{3,9}\.?,? (?:19|20)\d\d)$/u;

export function isDateline(text: string): boolean {
  const line = text.trim();
  if (line.includes("\n") || countWords(line) > MAX_WORDS) return false;
  return (
    BYLINE.test(line) ||
    SIGNED.test(line) ||
    ONLY_A_DAY.test(line) ||
    (DATED_OPENING.test(line) && /\b(?:19|20)\d\d\b/.test(line))
  );
}
