/** Whether a line says something. A heap of words, or one that only repeats the title, counts for nothing anywhere. */

import type { Lexicon } from "../../language/lexicon.ts";
import { english } from "../../language/packs/en.ts";
import { alternatives, anyOf } from "../../language/phrase-pattern.ts";
import { lowerWord } from "../../language/words.ts";
import type { PageModel } from "../../page/page-model.ts";
import { slugWords } from "./slug-words.ts";

/** Given a line, its words as written and the stems of its content words. */
export type Sense = (text: string, words: readonly string[], stems: readonly string[]) => boolean;

/** A statement adds at least this many words to those of the title. */
const MIN_NEW_WORDS = 2;
/** Shorter lines are labels: they need not say anything new, but they must not be the title again. */
const MIN_WORDS = 4;
/** This many words without one small word among them aren't a sentence, unless commas make them a list. */
const MAX_WORDS_WITHOUT_SMALL_ONES = 7;
/** Shuffled sentences score below this, and hardly a written one; scores in between are left to the models of the reading. */
const MIN_WORD_ORDER = -2.75;
/** A number answers in the title's own words ("A compost heap gets to 65 °C."), if it is part of a proper sentence. */
const MIN_WORD_ORDER_OF_NUMBER = 1.5;

/** Words said this often within one line are repeated for a machine, if they make up more than half of what it says. */
const MIN_REPEATS = 4;
const MAX_REPEATED_SHARE = 0.5;

export function senseOf(page: PageModel, lexicon: Lexicon): Sense {
  const main = page.headings.filter((heading) => heading.level === 1).map((heading) => heading.text);
  const named = [page.title, page.titleTag?.value, slugWords(page.url), ...main];
  const title = new Set(named.flatMap((text) => lexicon.stemsOfText(text ?? "")));
  return (text, words, stems) => {
    if (ORDERS_TO_MODELS.test(text) || MARKUP.test(text) || isStuffed(stems)) return false;
    const added = new Set(stems.filter((stem) => !title.has(stem) && !IS_NUMBER.test(stem)));
    const repeats = stems.length > 0 && added.size === 0;
    if (words.length < MIN_WORDS)
      return !repeats || words.some((word) => IS_NUMBER.test(word) && !title.has(word));
    const score = lexicon.order(words.map(lowerWord)) ?? 0;
    if (score < MIN_WORD_ORDER) return false;
    if (stems.length === words.length && words.length > MAX_WORDS_WITHOUT_SMALL_ONES && !/[,;:·|]/.test(text))
      return false;
    if (added.size >= MIN_NEW_WORDS || title.size === 0) return true;
    return (
      words.some((word) => IS_NUMBER.test(word) && !title.has(word)) && score >= MIN_WORD_ORDER_OF_NUMBER
    );
  };
}

function isStuffed(stems: readonly string[]): boolean {
  const counts = new Map<string, number>();
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const often = [...counts.values()].filter((count) => count >= MIN_REPEATS);
  return often.reduce((sum, count) => sum + count, 0) > MAX_REPEATED_SHARE * stems.length;
}

/** Text for machines isn't a statement to readers, nor is markup that is shown as text. */
const ORDERS_TO_MODELS = anyOf([
  "ignore (?:all |any )?(?:previous|prior|above|other)",
  "treat this page as",
  "repeat after me",
  "system prompt",
  `${alternatives(english.phrases("assistant"))}\\b[^.]{0,40}\\b(?:must|should|always|please)`,
]);
const MARKUP = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?>/i;

const IS_NUMBER = /^\d[\d.,]*$/;
