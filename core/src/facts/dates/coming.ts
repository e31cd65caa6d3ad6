/** Finds sentences that present a year as the future. Naming the year isn't enough: the words must say that it is still to come. */

/** Between the preposition and the year: "by the end of March 2024", "in early 2024", "on 3 May, 2024". */
const PART_OF_YEAR = `(?:${[
  "the|early|mid|late|later|end|start|beginning|middle|of|first|second|half|quarter|q[1-4]",
  "spring|summer|autumn|fall|winter",
  "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*\\.?",
  "\\d{1,2}(?:st|nd|rd|th)?,?",
].join("|")})[\\s-]+`;
/** The end of a span counts: "from 2023 to 2033" is not over. */
const YEAR = "((?:19|20)\\d\\d)(?!\\d|\\s*(?:to|and|until|through|[-–])\\s*(?:19|20)\\d\\d)";
const AT = `(?:in|by|until|before|to|during|for|on|later|early|late|im|bis|ab|en|au|pour|para|nel|entro|em|até)\\s+(?:${PART_OF_YEAR}){0,5}${YEAR}`;

/** "Was expected" is history; "is expected" and the bare "planned for" are not. */
const NOT_PAST = "(?<!(?:was|were|been|had|be)\\s)";
const AHEAD = `(?:${[
  "will|going to|coming",
  "(?:is|are|remains?|now)\\s+(?:\\p{L}+ly\\s+)?(?:expected|scheduled|planned|forecast|predicted|projected|slated|set|due)",
  `${NOT_PAST}(?:expected|scheduled|planned|projected|slated)\\s+(?:to|for|in|by)`,
  `${NOT_PAST}due\\s+(?:for|in|by|on)`,
  "wird|werden|soll|sollen|sera|será|sarà",
].join("|")})`;

const word = (pattern: string) => `(?<![\\p{L}\\p{N}])${pattern}(?!\\p{L})`;
const FORMS = [
  `${word(AHEAD)}[^.!?]{0,100}?(?<!\\p{L})${AT}`,
  // "Expected in 2020": the preposition has been read already.
  `${word(`${NOT_PAST}(?:expected|scheduled|planned|projected|slated|due)`)}\\s+${AT}`,
  `${word("(?:by|until|bis)")}\\s+(?:${PART_OF_YEAR}){0,5}${YEAR}[^.!?]{0,80}?${word(AHEAD)}`,
  `${word("(?:upcoming|coming soon)")}[^.!?]{0,60}?(?<!\\d)${YEAR}`,
].map((form) => new RegExp(form, "iu"));

/** "Gartner predicted in February 2024 that ...": a forecast that is labelled as one, with its own date, misleads nobody. */
const FORECASTING =
  "(?:said|wrote|announced|predict(?:ed|ion)|forecast(?:ed)?|projected|projection|estimated?|expected)";
const LABELLED_FORECAST = new RegExp(
  `${word(FORECASTING)},?\\s+(?:(?:back|as|already)\\s+)?(?:in|on|of|from)\\s+(?:${PART_OF_YEAR}){0,5}${YEAR}[^.!?]{0,40}?(?<!\\p{L})that(?!\\p{L})`,
  "iu",
);

/** "In January 2025, the maker announced that it will open in 2025.": the same with the date first. */
const DATED_BEFORE = new RegExp(
  `^\\P{L}*(?:in|on|back in)\\s+(?:${PART_OF_YEAR}){0,5}${YEAR}[^.!?]{0,80}?(?<!\\p{L})(?:said|wrote|announced|predicted|forecast|projected|estimated)(?!\\p{L})`,
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
