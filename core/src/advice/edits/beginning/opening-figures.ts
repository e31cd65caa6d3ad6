/** Openings without a year or a figure. */
import type { Kind } from "../../../contract/reading.ts";
import { OPENING_WORDS } from "../../../reading/answer-place.ts";
import type { EditContext } from "../context.ts";
import { openingOf } from "../opening.ts";
import { firstWords } from "./first-words.ts";
import type { Weakness } from "./opening-faults.ts";

const YEAR = /\b(?:1[5-9]|20)\d\d\b/;

/** A report that says "Tuesday" can't be quoted a month later. */
export function lacksYear({ reading, sentences }: EditContext): Weakness | null {
  if (reading.kind !== "news") return null;
  const opening = sentences.filter(({ line }) => line.wordsBefore < OPENING_WORDS);
  if (opening.length === 0 || opening.some(({ line }) => YEAR.test(line.text))) return null;
  return {
    fault: `The first ${OPENING_WORDS} words give no year, so the report can't be quoted later on.`,
    do: "Write who, what, where and the full date into the first two sentences.",
    needs: null,
  };
}

const MIN_WORDS_BEFORE_FIGURE = 60;
/** Nobody looks for a number at the top of these. */
const WITHOUT_FIGURES: ReadonlySet<Kind> = new Set<Kind>([
  "reference",
  "home",
  "catalogue",
  "forum",
  "opinion",
  "other",
]);

/** The page has figures, and its first sentences have none. */
export function lateFigure(context: EditContext): Weakness | null {
  const { facts, reading, sentences } = context;
  if (WITHOUT_FIGURES.has(reading.kind)) return null;
  const [first] = facts.numbers();
  const opening = sentences.filter(({ line }) => line.wordsBefore < MIN_WORDS_BEFORE_FIGURE);
  const isDefined = openingOf(context)?.features.shape.definition === 1;
  const isLate = !isDefined && first && first.sentence.wordsBefore >= MIN_WORDS_BEFORE_FIGURE;
  if (!isLate || opening.some(({ line }) => /\d/.test(line.text))) return null;
  return {
    fault: `The page gives no figure before word ${first.sentence.wordsBefore}.`,
    do: `Begin with the facts: ${firstWords(context)}`,
    needs: null,
  };
}
