/** A model's marks count only with words of the page as proof, and not at all where they can't be the model's own opinion. */
import { recordOf } from "../../contract/lists/record-of.ts";
import { BEST_MARK, MARKS, type MarkName, type ModelMark, type PageMarks } from "../../contract/marks.ts";
import type { FindWords } from "./find-words.ts";
import { wordsForModels } from "./words-for-models.ts";

type SaidMark = { quote: string; reason: string; missing: string; mark: number };
type SaidMarks = { marks: Record<MarkName, SaidMark>; better: { has: string; here: string }[] };
type Page = { text: string; details: string; find: FindWords; findInDetails: FindWords };

const MIN_QUOTE_CHARS = 12;
/** One or two sentences. More is cut, because a model's words are shown beside the marks. */
const MAX_SENTENCE_CHARS = 300;
const MAX_BETTER = 4;
/** A model that read the page quotes different sentences: in 60 replies of careful readers, no two marks had the same quote. */
const MAX_MARKS_PER_QUOTE = 2;
const ADDRESS = /https?:|www\./i;

/** Null where the reply has no marks at all: earlier versions didn't ask for any. */
export function checkMarks({ marks, better }: SaidMarks, page: Page): PageMarks | null {
  const said = MARKS.map((name) => marks[name]);
  if (said.every(({ quote, mark }) => quote.trim() === "" && mark === 0)) return null;
  const checked = withoutRepeats(recordOf(MARKS, (name) => checkedMark(marks[name], page)));
  const addressed = wordsForModels(`${page.details}\n${page.text}`);
  if (addressed !== null) return { marks: checked, fault: "addressed", addressed, better: [] };
  if (areAlike(Object.values(checked))) return { marks: checked, fault: "alike", better: [] };
  return {
    marks: checked,
    better: better
      .map(({ has, here }) => ({ has: sentence(has), here: sentence(here) }))
      .filter(({ has }) => has !== "")
      .slice(0, MAX_BETTER),
  };
}

function checkedMark(said: SaidMark, page: Page): ModelMark {
  const { mark, quote } = said;
  const isInRange = Number.isInteger(mark) && mark >= 0 && mark <= BEST_MARK;
  const isLong = quote.trim().length >= MIN_QUOTE_CHARS;
  const found = isLong ? (page.find(quote) ?? page.findInDetails(quote)) : null;
  const texts = { reason: sentence(said.reason), missing: sentence(said.missing) };
  if (!isInRange) return { mark: 0, ...texts, quote: found?.words ?? sentence(quote), fault: "range" };
  if (!found) return { mark, ...texts, quote: sentence(quote), fault: "quote" };
  return { mark, ...texts, quote: found.words };
}

function withoutRepeats(marks: Record<MarkName, ModelMark>): Record<MarkName, ModelMark> {
  const quotes = Object.values(marks).flatMap(({ quote, fault }) => (fault ? [] : [quote]));
  const isRepeated = (quote: string) => quotes.filter((one) => one === quote).length > MAX_MARKS_PER_QUOTE;
  return recordOf(MARKS, (name) => {
    const one = marks[name];
    return !one.fault && isRepeated(one.quote) ? { ...one, fault: "repeated" } : one;
  });
}

/** A reply that gives the same mark five times didn't look at five things. */
const areAlike = (marks: readonly ModelMark[]): boolean => new Set(marks.map(({ mark }) => mark)).size === 1;

/** A model's own words, on one line; an address in them is somebody's advertisement. */
function sentence(words: string): string {
  const line = words.replace(/\s+/g, " ").trim();
  if (ADDRESS.test(line)) return "";
  return line.length > MAX_SENTENCE_CHARS ? `${line.slice(0, MAX_SENTENCE_CHARS - 1).trimEnd()}…` : line;
}
