/** What a model puts at the top: the answer, or key points. Both are quoted from the page or reworded within the check of new words. */
import { withoutListMark } from "../../../facts/text/numbering.ts";
import { splitSentences } from "../../../facts/text/split-sentences.ts";
import { isQuotable } from "../../../sentences/quotable.ts";
import { plain, type Words } from "../../article-blocks.ts";
import { alike } from "../../edits/context.ts";
import { answerOnTop, type EditForm, entriesOnTop, takeawaysOnTop } from "../../edits/edit-forms.ts";
import { hasOwnSummary } from "../../edits/own-summary.ts";
import { evenWords } from "../find-passage.ts";
import { asSentence } from "../new-words.ts";
import type { ProposalFault } from "../proposal-faults.ts";
import { findAll, type KindMaker, linesOf, type Tools } from "./kind-maker.ts";

const MAX_ANSWER_SENTENCES = 3;
const MAX_ANSWER_WORDS = 70;
const MIN_POINTS = 2;
const MAX_POINTS = 4;
const MIN_ENTRIES = 3;
const MAX_ENTRIES = 20;
/** Words that a reader takes in at once; an answer within them needs no repeating. */
const OPENING_WORDS = 60;
const MAX_ALIKE = 0.7;

/** The page's own sentence keeps its links; a reworded one is plain. */
const wordsFor = (text: string, { context }: Tools): Words =>
  context.sentences.find((one) => evenWords(one.text) === evenWords(text))?.words ?? plain(text);

export const answerFirst: KindMaker = ({ quotes, text }, tools, id) => {
  const lines = linesOf(text);
  if (lines.length >= MIN_ENTRIES) return entriesFirst(lines, tools, id);
  const found = findAll(quotes, tools);
  if ("fault" in found) return found.fault;
  const sentences = lines.flatMap(splitSentences);
  const fault = faultOf(
    sentences,
    found.passages.flatMap(({ pieces }) => pieces),
    tools,
  );
  if (fault) return fault;
  return answerOnTop(tools.context, { id, sentences: sentences.map((one) => wordsFor(one, tools)) });
};

function faultOf(
  sentences: readonly string[],
  quoted: readonly string[],
  tools: Tools,
): ProposalFault | null {
  const [first] = sentences;
  if (first === undefined) return "no-change";
  const asked = sentences.map((one) => asSentence(one, tools.context));
  const words = asked.reduce((sum, { length }) => sum + length, 0);
  if (sentences.length > MAX_ANSWER_SENTENCES || words > MAX_ANSWER_WORDS) return "not-plain";
  const fault = tools.checkNewWords(sentences.join(" "), quoted);
  if (fault) return fault;
  if (asked[0] && !isQuotable(asked[0].cued)) return "dangling";
  const isThere = tools.context.sentences
    .filter(({ wordsBefore }) => wordsBefore < OPENING_WORDS)
    .some(({ stems }) => asked[0] && alike(stems, asked[0].stems) >= MAX_ALIKE);
  return isThere ? "no-change" : null;
}

/** The names of a list's entries. Each has to be in a heading, a list or a table of the page as it is. */
function entriesFirst(lines: readonly string[], tools: Tools, id: string): EditForm | ProposalFault {
  if (lines.length > MAX_ENTRIES) return "not-plain";
  const names = lines.map((line) => withoutListMark(line, null));
  const isEntry = (name: string) =>
    tools.find(name, { kinds: ["heading", "list", "table"] }) !== "not-on-page";
  if (!names.every(isEntry)) return "not-on-page";
  if (hasOwnSummary(tools.context)) return "no-change";
  const isOrdered = lines.every((line) => /^\d/.test(line));
  return entriesOnTop(tools.context, { id, items: names.map(plain), isOrdered });
}

export const takeawaysFirst: KindMaker = ({ quotes, text }, tools, id) => {
  if (hasOwnSummary(tools.context)) return "no-change";
  const found = findAll(quotes, tools);
  if ("fault" in found) return found.fault;
  const points = linesOf(text).map((line) => withoutListMark(line, null));
  if (points.length < MIN_POINTS || points.length > MAX_POINTS) return "not-plain";
  const quoted = found.passages.flatMap(({ pieces }) => pieces);
  for (const point of points) {
    const fault = tools.checkNewWords(point, quoted);
    if (fault) return fault;
    if (!isQuotable(asSentence(point, tools.context).cued)) return "dangling";
  }
  const items = points.map((point) => wordsFor(point, tools));
  return takeawaysOnTop(tools.context, { id, items, place: tools.context.firstBlock.id });
};
