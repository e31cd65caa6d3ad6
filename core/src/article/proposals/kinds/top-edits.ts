/** What a model puts at the top: the answer, or key points. Each sentence and each line has to pass the gate. */
import { withoutListMark } from "../../../facts/text/numbering.ts";
import { splitSentences } from "../../../facts/text/split-sentences.ts";
import { evenWords } from "../../../gate/gate-page.ts";
import { leansOn } from "../../../gate/support/leans-on.ts";
import { isQuestion } from "../../../language/is-question.ts";
import { wordsOf } from "../../../language/words.ts";
import { plain, type Words } from "../../article-blocks.ts";
import { answerOnTop, type EditForm, entriesOnTop, takeawaysOnTop } from "../../edits/edit-forms.ts";
import { hasOwnSummary } from "../../edits/own-summary.ts";
import type { ProposalFault } from "../proposal-faults.ts";
import { type KindMaker, linesOf, passed, type Tools, withDoubt } from "./kind-maker.ts";

const MAX_ANSWER_SENTENCES = 4;
const MAX_ANSWER_WORDS = 100;
const MIN_POINTS = 2;
const MAX_POINTS = 6;
const MIN_ENTRIES = 3;
const MAX_ENTRIES = 30;
/** Words that a reader takes in at once; an answer within them needs no repeating. */
const OPENING_WORDS = 60;
/** So much of the new sentence is in one of the opening's. */
const MIN_THERE = 0.6;

/** The page's own sentence keeps its links; a reworded one is plain. */
const wordsFor = (text: string, { context }: Tools): Words =>
  context.sentences.find((one) => evenWords(one.text) === evenWords(text))?.words ?? plain(text);

export const answerFirst: KindMaker = ({ text }, tools, id) => {
  const lines = linesOf(text);
  if (lines.length >= MIN_ENTRIES) return entriesFirst(lines, tools, id);
  const sentences = lines.flatMap(splitSentences);
  const words = wordsOf(text).length;
  if (sentences.length > MAX_ANSWER_SENTENCES || words > MAX_ANSWER_WORDS) return "not-plain";
  if (sentences.every((one) => isThere(one, tools))) return "no-change";
  const checked = passed(
    sentences.map((one) => ({ add: "sentence" as const, text: one })),
    tools,
  );
  if ("fault" in checked) return checked.fault;
  const [first] = checked.parts;
  if (!first || leansOn(first.text, tools.gate)) return "dangling";
  const made = checked.parts.map((part) => wordsFor(part.text, tools));
  return withDoubt(answerOnTop(tools.context, { id, sentences: made }), checked.doubt);
};

/** An early sentence says it already. A question says nothing. */
function isThere(text: string, { context }: Tools): boolean {
  const stems = [...new Set(context.facts.lexicon().stemsOfText(text))];
  return context.sentences
    .filter((one) => one.wordsBefore < OPENING_WORDS && !isQuestion(one.text))
    .some((one) => stems.filter((stem) => one.stems.has(stem)).length >= MIN_THERE * stems.length);
}

/** The entries of a list, by name or with what the page says of each. */
function entriesFirst(lines: readonly string[], tools: Tools, id: string): EditForm | ProposalFault {
  if (lines.length > MAX_ENTRIES) return "not-plain";
  if (hasOwnSummary(tools.context)) return "no-change";
  const checked = passed(
    lines.map((line) => ({ add: "entry" as const, text: withoutListMark(line, null) })),
    tools,
    MIN_ENTRIES,
  );
  if ("fault" in checked) return checked.fault;
  const isOrdered = lines.every((line) => /^\d/.test(line));
  const items = checked.parts.map((part) => wordsFor(part.text, tools));
  return withDoubt(entriesOnTop(tools.context, { id, items, isOrdered }), checked.doubt);
}

export const takeawaysFirst: KindMaker = ({ text }, tools, id) => {
  if (hasOwnSummary(tools.context)) return "no-change";
  const points = linesOf(text).map((line) => withoutListMark(line, null));
  if (points.length > MAX_POINTS) return "not-plain";
  const standing = points.filter((point) => !leansOn(point, tools.gate));
  if (standing.length < MIN_POINTS) return points.length < MIN_POINTS ? "not-plain" : "dangling";
  const checked = passed(
    standing.map((point) => ({ add: "sentence" as const, text: point })),
    tools,
    MIN_POINTS,
  );
  if ("fault" in checked) return checked.fault;
  const items = checked.parts.map((part) => wordsFor(part.text, tools));
  const place = tools.context.firstBlock.id;
  return withDoubt(takeawaysOnTop(tools.context, { id, items, place }), checked.doubt);
};
