/** What a model puts at the top: the answer, or key points. Each sentence and each line has to pass the gate. */
import { evenWords } from "../../../gate/gate-page.ts";
import { leansOn } from "../../../gate/support/leans-on.ts";
import { isQuestion } from "../../../language/is-question.ts";
import { wordsOf } from "../../../language/words.ts";
import { pointsElsewhere, readsAlone } from "../../../sentences/reads-alone.ts";
import { cuedSentence, hasCue } from "../../../sentences/sentence.ts";
import { blockText, plain, type Words } from "../../article-blocks.ts";
import { answerOnTop, type EditForm, entriesOnTop, takeawaysOnTop } from "../../edits/edit-forms.ts";
import { hasOwnSummary } from "../../edits/own-summary.ts";
import { areMostlyIn, isLabel, isSaidTwice, OPENING_WORDS, REPEATED_WORDS } from "../../edits/said-twice.ts";
import { type ListLines, leadLine, listOf, pointsOf, sentencesOf } from "../new-statements.ts";
import type { ProposalFault } from "../proposal-faults.ts";
import { type KindMaker, MIN_DONE, passed, surelyPassed, type Tools, withDoubt } from "./kind-maker.ts";
import { inPageOrder, keepsPromise, nameOf, oneClause } from "./list-at-top.ts";
import { withMissingEntries } from "./missing-entries.ts";
import { quotedSentences } from "./quoted-sentences.ts";

const MAX_ANSWER_SENTENCES = 4;
const MAX_ANSWER_WORDS = 100;
const MIN_POINTS = 2;
const MAX_POINTS = 6;
const MAX_ENTRIES = 30;
/** The share of an answer's words that passes. With less, it has to give the answer, and nothing that limits it may be missing. */
const MIN_KEPT = 0.6;

/** The page's own sentence keeps its links; a reworded one is plain. */
const wordsFor = (text: string, { context }: Tools): Words =>
  context.sentences.find((one) => evenWords(one.text) === evenWords(text))?.words ?? plain(text);

/** New first sentences in the place of those that it quotes or says again, as far as nothing would be lost. */
export const replaceOpening: KindMaker = (proposal, tools, id) => {
  const made = answerFirst(proposal, tools, id);
  if (typeof made === "string") return made;
  const found = quotedSentences(proposal.quotes, tools, { kinds: ["paragraph"] });
  const quoted = "fault" in found ? [] : found.sentences.filter(({ id: own }) => isEarly(own, tools));
  const filler = quoted.map((one) => ({ remove: one.id, as: "filler" as const }));
  // The entries of a list stay in the text, also those of its first lines.
  const again = made.kind === "entries" ? [] : saidAgainBy(made.after ?? "", tools);
  const gone = surelyPassed([...again, ...filler], tools);
  const struck = new Set(gone.map(({ remove }) => remove));
  if (isSaidTwice(made.after ?? "", struck, tools.context)) return "said-twice";
  if (struck.size === 0) return made;
  const texts = tools.context.sentences.filter(
    ({ id: own }) => own !== null && struck.has(own) && isEarly(own, tools),
  );
  return {
    ...made,
    before: texts.map((one) => one.text).join(" ") || null,
    steps: [...made.steps, { do: "strike", sentences: [...struck] }],
  };
};

/**
 * Sentences of the first paragraphs that new words repeat, and those that they are copied from. One with a link stays: the
 * link would be lost.
 */
function saidAgainBy(by: string, tools: Tools) {
  const { sentences, source } = tools.context;
  const copied = new Set(sentencesOf(by).map(evenWords));
  const early = sentences.flatMap(({ id, block, text, words, wordsBefore }) => {
    const isNear = wordsBefore < REPEATED_WORDS || copied.has(evenWords(text));
    const isText = source.blocks[block]?.kind === "paragraph" && !isLabel(text) && isNear;
    const hasLink = words.some(({ href }) => href !== undefined);
    return id !== null && isText && !hasLink ? [{ remove: id, as: "replaced" as const, by }] : [];
  });
  return surelyPassed(early, tools);
}

const isEarly = (id: string, { context }: Tools): boolean =>
  context.sentences.some((one) => one.id === id && one.wordsBefore < OPENING_WORDS);

/** "COLUMBIA, S.C. (AP) —" has to come first. */
const DATELINE = /^\p{Lu}[^.!?:;]{1,30}(?:\.[^.!?:;]{0,6}){0,3}\(\p{Lu}[\p{L} ]{1,20}\)\s*[—–-]/u;

export const answerFirst: KindMaker = ({ text }, tools, id) => {
  if (DATELINE.test(blockText(tools.context.firstBlock))) return "dateline";
  const list = listOf(text);
  if (list) return entriesFirst(list, tools, id);
  const sentences = sentencesOf(text);
  const words = wordsOf(text).length;
  if (sentences.length > MAX_ANSWER_SENTENCES || words > MAX_ANSWER_WORDS) return "not-plain";
  if (sentences.every((one) => isThere(one, tools))) return "no-change";
  const checked = passed(sentences.map(statementPart), tools);
  if ("fault" in checked) return checked.fault;
  const passing = new Set(checked.parts.map((part) => part.text));
  const sure = new Set(surelyPassed(sentences.map(statementPart), tools).map((part) => part.text));
  // One sentence in doubt needn't make the whole opening one to be checked.
  const kept = [sure, passing]
    .map((some) => standing(sentences, some, tools))
    .find((some) => answers(some, sentences, tools));
  if (kept === undefined) return standing(sentences, passing, tools).length === 0 ? "dangling" : "half-done";
  const shown = passed(kept.map(statementPart), tools);
  if ("fault" in shown) return shown.fault;
  const made = kept.map((one) => wordsFor(one, tools));
  return withDoubt(answerOnTop(tools.context, { id, sentences: made }), shown.doubt);
};

/** Without those that fail, and those that lean on one of them. */
function standing(sentences: readonly string[], passing: ReadonlySet<string>, tools: Tools): string[] {
  const kept: string[] = [];
  for (const [at, one] of sentences.entries()) {
    const follows = at > 0 && kept.at(-1) === sentences[at - 1];
    if (passing.has(one) && !pointsElsewhere(one) && (follows || opensAlone(one, tools))) kept.push(one);
  }
  return kept;
}

/** Most of the answer with its beginning, or all that gives it; and nothing that limits it is left out. */
function answers(kept: readonly string[], sentences: readonly string[], tools: Tools): boolean {
  if (kept.length === 0) return false;
  const isMost = wordsOf(kept.join(" ")).length >= MIN_KEPT * wordsOf(sentences.join(" ")).length;
  const left = sentences.filter((one) => !kept.includes(one));
  if (isMost && kept[0] === sentences[0]) return true;
  return !left.some((one) => isLimit(one, tools)) && tellAnswer(kept, tools);
}

const opensAlone = (text: string, { gate }: Tools): boolean =>
  !leansOn(text, gate) && readsAlone(cuedSentence(text, gate.lexicon.pack));

const statementPart = (text: string) => ({ add: "sentence" as const, text });

/** Without it, what comes before would promise too much. */
const isLimit = (text: string, { gate }: Tools): boolean =>
  hasCue(cuedSentence(text, gate.lexicon.pack), "limits");

/** An early sentence says it already. A question says nothing. */
function isThere(text: string, { context }: Tools): boolean {
  const stems = new Set(context.facts.lexicon().stemsOfText(text));
  return context.sentences
    .filter((one) => one.wordsBefore < OPENING_WORDS && !isQuestion(one.text))
    .some((one) => areMostlyIn(stems, one.stems));
}

/** The entries of a list, by name or with what the page says of each. */
function entriesFirst(
  { lead, entries: lines, isNumbered }: ListLines,
  tools: Tools,
  id: string,
): EditForm | ProposalFault {
  if (lines.length > MAX_ENTRIES) return "not-plain";
  if (hasOwnSummary(tools.context)) return "no-change";
  const { blocks } = tools.context.source;
  const complete = withMissingEntries(lines, blocks);
  const ordered = inPageOrder(complete, blocks);
  const even = evenEntries(ordered.entries.map(oneClause), tools);
  const isKept = lead !== null && keepsPromise(lead, even, tools.context);
  const sureLead = isKept && isSure(leadLine(lead), tools) ? lead : null;
  // "Myth" eight times says nothing.
  if (new Set(even.map(nameOf)).size < even.length) return "not-plain";
  const entries = even.map(entryOf);
  // A list that lacks an entry would say that the page has no more.
  const checked = passed(entries, tools, entries.length);
  if ("fault" in checked) return checked.fault;
  const isSame = ordered.entries.every((entry, at) => entry === lines[at]);
  const isOrdered = ordered.isNumbered || (isNumbered && isSame && entries.length === lines.length);
  const items = checked.parts.map((part) => wordsFor(part.text, tools));
  return withDoubt(entriesOnTop(tools.context, { id, items, isOrdered, lead: sureLead }), checked.doubt);
}

const isSure = (text: string, tools: Tools): boolean => {
  const checked = passed([statementPart(text)], tools);
  return !("fault" in checked) && checked.doubt === null;
};

const entryOf = (text: string) => ({ add: "entry" as const, text });

/** Each entry with as much of its reason as the page supports. If one has no reason left, the list has only names. */
function evenEntries(lines: readonly string[], tools: Tools): string[] {
  const sure = lines.map((line) => sureEntry(line, tools));
  return sure.some((line) => nameOf(line) === line) ? sure.map(nameOf) : sure;
}

/** The entry without the last clauses that the page doesn't support; only its name if it supports none of the reason. */
function sureEntry(text: string, tools: Tools): string {
  const name = nameOf(text);
  const clauses = text.split("; ");
  const end = text.endsWith(".") ? "." : "";
  const shorter = clauses.map((_, at) => `${clauses.slice(0, clauses.length - at).join("; ")}${end}`);
  const sure = [text, ...shorter.slice(1)]
    .filter((line) => line.length > name.length)
    .find((line) => !("fault" in passed([entryOf(line)], tools)));
  return sure ?? (tools.gate.holds(name) ? name : text);
}

/** Secondary facts: the answer that somebody read on the page isn't among them, or they lost ours with the points left out. */
const lackAnswer = (kept: readonly string[], points: readonly string[], tools: Tools): boolean =>
  !tellAnswer(kept, tools) && (tools.context.reading.answer.by !== "engine" || tellAnswer(points, tools));

/** Whether the points give the answer. */
function tellAnswer(points: readonly string[], { context: { reading, facts } }: Tools): boolean {
  const { stemsOfText } = facts.lexicon();
  const { sentences, items } = reading.answer;
  const said = new Set(points.flatMap(stemsOfText));
  const isSaid = (text: string) => areMostlyIn(new Set(stemsOfText(text)), said);
  return items.length > 0 ? items.filter(isSaid).length * 2 >= items.length : sentences.some(isSaid);
}

export const takeawaysFirst: KindMaker = ({ text }, tools, id) => {
  if (hasOwnSummary(tools.context)) return "no-change";
  const points = pointsOf(text);
  if (points.length > MAX_POINTS) return "not-plain";
  const alone = points.filter((point) => opensAlone(point, tools));
  if (alone.length < MIN_POINTS) return points.length < MIN_POINTS ? "not-plain" : "dangling";
  // The text right below says it.
  const standing = alone.filter((point) => !isSaidTwice(point, new Set(), tools.context));
  if (standing.length < MIN_POINTS) return "said-twice";
  const checked = passed(standing.map(statementPart), tools, MIN_POINTS);
  if ("fault" in checked) return checked.fault;
  const kept = checked.parts.map((part) => part.text);
  if (kept.length < MIN_DONE * points.length || lackAnswer(kept, points, tools)) return "half-done";
  const items = checked.parts.map((part) => wordsFor(part.text, tools));
  const place = tools.context.firstBlock.id;
  return withDoubt(takeawaysOnTop(tools.context, { id, items, place }), checked.doubt);
};
