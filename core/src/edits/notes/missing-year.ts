/** "As of March" without a year, on a page that shows no date either: nobody can tell how old the statement is. */
import { monthNames } from "../../language/month-names.ts";
import { isEnglish, type NoteFinder, noteOf, ownSentences } from "./note.ts";

const AS_OF_MONTH = new RegExp(
  `\\b(?:as of|(?:last )?updated:?(?: on)?) (?:${monthNames("en").join("|")})\\b`,
  "i",
);
const YEAR = /\b(?:19|20)\d\d\b/;

export const missingYear: NoteFinder = (subject) => {
  if (!isEnglish(subject) || subject.page.dates.length > 0) return [];
  const found = ownSentences(subject).find(({ text }) => AS_OF_MONTH.test(text) && !YEAR.test(text));
  if (!found) return [];
  return [
    noteOf(`year-${found.block}`, {
      fault: "A month is given without its year, and the page shows no date.",
      todo: "Add the year to the month.",
      quotes: [found.text],
      about: "freshness",
    }),
  ];
};
