/** Two or three sentences of the page that answer its question best, each of which makes sense alone. */
import type { Kind } from "../../contract/reading.ts";
import { isDefinition } from "../../facts/definitions/definitions.ts";
import { isVague } from "../../reading/question/as-question.ts";
import { hasFact } from "../../sentences/has-fact.ts";
import { type ArticleEditContext, alike, type EditFinder, type SourceSentence } from "./context.ts";
import { takeawaysOnTop } from "./edit-forms.ts";
import { isKeyPoint, namesByHalf, namesPublisher } from "./key-point.ts";
import { hasOwnSummary } from "./own-summary.ts";
import { REPEATED_WORDS } from "./said-twice.ts";
import { chanceOf, placeOf } from "./takeaways-place.ts";

/** A shorter text is its own summary. */
const MIN_TEXT_WORDS = 300;
const MIN_ITEMS = 2;
/** With more, the weakest would be beside the point. */
const MAX_ITEMS = 3;
const MAX_ALIKE = 0.5;
const SUMMARIZED: ReadonlySet<Kind> = new Set<Kind>([
  "explainer",
  "how-to",
  "roundup",
  "comparison",
  "review",
  "case-study",
  "other",
]);

export const addTakeaways: EditFinder = (context) => {
  const { reading, words } = context;
  if (!SUMMARIZED.has(reading.kind) || isReport(context) || words < MIN_TEXT_WORDS || hasOwnSummary(context))
    return [];
  // Where the question is open, any three sentences would be an arbitrary choice.
  if (isVague(reading.question) && reading.questionBy === "engine") return [];
  if (context.taken.has("answer-list") || isListOfThings(context)) return [];
  const chosen = chooseTakeaways(context);
  if (chosen.length < MIN_ITEMS || !isAnswer(chosen[0])) return [];
  const place = placeOf(context, chosen);
  if (place === null) return [];
  const items = chosen.map(({ words }) => words);
  return [{ id: "takeaways", ...takeawaysOnTop(context, { id: "takeaways", items, place }) }];
};

/** Where no sentence comes near an answer, any three would be an arbitrary choice. */
const MIN_BEST = 0.3;
const isAnswer = (best: SourceSentence | undefined): boolean =>
  best !== undefined && chanceOf(best) >= MIN_BEST && statesFact(best.text);

/** A figure, a name or what something is; without one, a first key point is a general remark. */
const statesFact = (text: string): boolean => hasFact(text) || isDefinition(text);

/** Three of many entries would be an arbitrary choice, and a myth without its correction a false statement. */
const isListOfThings = ({ reading, promise }: ArticleEditContext): boolean =>
  (reading.kind === "roundup" && reading.answer.isList) || promise.isFalse;

/** A news report tells the news first, whatever the reading takes it for. */
const isReport = ({ page }: ArticleEditContext): boolean => page.structuredData.types.includes("NewsArticle");

function chooseTakeaways({ sentences, taken, page, reading }: ArticleEditContext): SourceSentence[] {
  const opening = sentences.filter(({ wordsBefore }) => wordsBefore < REPEATED_WORDS);
  const starts = Map.groupBy(sentences, ({ text }) => startOf(text));
  const used = sentences.filter((one) => one.id !== null && taken.has(one.id));
  const able = sentences
    .filter(
      (one) =>
        one.wordsBefore >= REPEATED_WORDS &&
        isKeyPoint(one) &&
        starts.get(startOf(one.text))?.length === 1 &&
        !namesByHalf(one.text, page.text) &&
        !namesPublisher(one.text, page.url),
    )
    .toSorted(byAnswer(reading.answer.sentences));
  const chosen: SourceSentence[] = [];
  for (const one of able) {
    if (chosen.length === MAX_ITEMS) break;
    const isSaid = [...opening, ...used, ...chosen].some(
      (other) => alike(one.stems, other.stems) >= MAX_ALIKE,
    );
    if (!isSaid) chosen.push(one);
  }
  // The best one first, since few readers get to the last; the others in the author's order.
  const [best, ...others] = chosen;
  return best ? [best, ...others.toSorted((one, other) => one.wordsBefore - other.wordsBefore)] : [];
}

/** Sentences of one page that begin alike ("The campaign offers") speak of different things. */
const startOf = (text: string): string => text.toLowerCase().split(/\s+/).slice(0, 4).join(" ");

/** What the reading takes for the answer first, then what adds most to it. */
const byAnswer =
  (answer: readonly string[]) =>
  (one: SourceSentence, other: SourceSentence): number =>
    placeIn(answer, one) - placeIn(answer, other) ||
    (other.candidate?.nextRank ?? 0) - (one.candidate?.nextRank ?? 0);

const placeIn = (answer: readonly string[], { text }: SourceSentence): number => {
  const at = answer.indexOf(text);
  return at < 0 ? answer.length : at;
};
