/** Finds sentences that present a year as the future. Naming the year isn't enough: the words must say that it is still to come. */

import { monthNames } from "../../language/month-names.ts";
import { phrasesOfAll } from "../../language/packs/all.ts";
import { english } from "../../language/packs/en.ts";
import { alternatives } from "../../language/phrase-pattern.ts";

const MONTHS = monthNames("en").map((name) => name.slice(0, 3));
/** Between the preposition and the year: "by the end of March 2024", "in early 2024", "on 3 May, 2024". */
const PART_OF_YEAR = `(?:${[
  "the|of|q[1-4]",
  alternatives([...english.phrases("partOfYear"), ...english.phrases("season")]),
  `${alternatives(MONTHS)}\\p{L}*\\.?`,
  "\\d{1,2}(?:st|nd|rd|th)?,?",
].join("|")})[\\s-]+`;
/** The end of a span counts: "from 2023 to 2033" is not over. */
const YEAR = `((?:19|20)\\d\\d)(?!\\d|\\s*(?:and|${alternatives(english.phrases("rangeTo"))}|[-–])\\s*(?:19|20)\\d\\d)`;
/** "From 2025" looks back. */
const INTO = phrasesOfAll("preposition").filter((word) => !/^(?:from|since|of|after)$/.test(word));
const AT = `(?:${alternatives(INTO)}\\s+|(?=later?\\s|early\\s))(?:${PART_OF_YEAR}){0,5}${YEAR}`;

/** "Was expected" is history; "is expected" and the bare "planned for" are not. */
const NOT_PAST = "(?<!(?:was|were|be|been)\\s)";
const PLANNED = alternatives(english.phrases("planned"));
/** "A forecast", "set" and "predicted" also say other things, so "is" has to come before them. */
const SURELY_PLANNED = alternatives(
  english.phrases("planned").filter((word) => !/^(?:set|forecast|predicted)$/.test(word)),
);
const AHEAD = `(?:${[
  alternatives(phrasesOfAll("future")),
  `(?:is|are|remains?|now)\\s+(?:\\p{L}+ly\\s+)?${PLANNED}`,
  `${NOT_PAST}${SURELY_PLANNED}\\s+(?!(?<=due\\s+)to\\b)${alternatives(english.phrases("preposition"))}`,
].join("|")})`;

const word = (pattern: string) => `(?<![\\p{L}\\p{N}])${pattern}(?!\\p{L})`;
const FORMS = [
  `${word(AHEAD)}[^.!?]{0,100}?(?<!\\p{L})${AT}`,
  // "Expected in 2020": the preposition has been read already.
  `${word(`${NOT_PAST}${SURELY_PLANNED}`)}\\s+${AT}`,
  `${word("(?:by|until|bis)")}\\s+(?:${PART_OF_YEAR}){0,5}${YEAR}[^.!?]{0,80}?${word(AHEAD)}`,
  `${word("(?:upcoming|coming soon)")}[^.!?]{0,60}?(?<!\\d)${YEAR}`,
].map((form) => new RegExp(form, "iu"));

/** "Gartner predicted in February 2024 that ...": a forecast that is labelled as one, with its own date, misleads nobody. */
const FORECASTING = `(?:${alternatives([...english.phrases("speech"), ...english.phrases("finding")])}|${PLANNED}|prediction|projection)`;
const LABELLED_FORECAST = new RegExp(
  `${word(FORECASTING)},?\\s+(?:(?:back|as|already)\\s+)?(?:in|on|of|from)\\s+(?:${PART_OF_YEAR}){0,5}${YEAR}[^.!?]{0,40}?(?<!\\p{L})that(?!\\p{L})`,
  "iu",
);

/** "In January 2025, the maker announced that it will open in 2025.": the same with the date first. */
const DATED_BEFORE = new RegExp(
  `^\\P{L}*(?:in|on|back in)\\s+(?:${PART_OF_YEAR}){0,5}${YEAR}[^.!?]{0,80}?(?<!\\p{L})${FORECASTING}(?!\\p{L})`,
  "iu",
);

/** The year that a sentence speaks of as coming; null where it speaks of none. */
export function comingYear(sentence: string): number | null {
  if (!/(?:19|20)\d\d/.test(sentence) || LABELLED_FORECAST.test(sentence) || DATED_BEFORE.test(sentence))
    return null;
  for (const form of FORMS) {
    const year = form.exec(sentence)?.[1];
    if (year) return Number(year);
  }
  return null;
}
