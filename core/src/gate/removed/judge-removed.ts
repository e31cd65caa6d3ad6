/** Whether a sentence can go: it shows by itself that it is filler, or another sentence that stays says the same. */
import { isQuestion } from "../../language/is-question.ts";
import { continuesAnnouncement, emptinessOf, fillerKind, speaksToReaders } from "../../sentences/filler.ts";
import { isOrder } from "../../sentences/orders.ts";
import { isProse } from "../../sentences/prose.ts";
import { hasCue, placesOf } from "../../sentences/sentence.ts";
import { evenWords, type GatePage, type PageSentence } from "../gate-page.ts";
import { type Statement, statementOf } from "../statements/statement.ts";
import { doubt, fault, type GateVerdict, OK } from "../verdict.ts";

/** `gone`: every sentence that the change removes, this one included. */
type Removal = { as: "filler" | "repeat"; gone: ReadonlySet<string> };

export function judgeRemoved(one: PageSentence, { as, gone }: Removal, page: GatePage): GateVerdict {
  const { cued, text } = one;
  const isAnswer = isProse(cued) && page.answers.some((answer) => evenWords(answer) === evenWords(text));
  if (isSpeech(text)) return fault("drops-fact", text);
  if (isContents(one, page)) return fault("not-filler", text);
  const isAboutItself = fillerKind(cued) !== null || announcesItself(one) || speaksToReaders(cued);
  if (hasCue(cued, "disclosure") || (isAnswer && !isAboutItself && !isSaidTwice(one, gone, page)))
    return fault("drops-fact", text);
  if (isSaidElsewhere(one, gone, page)) return OK;
  const kind = fillerKind(cued);
  if (kind === "call" || kind === "greeting") return OK;
  const lost = lostFrom(one, gone, page);
  const isFiller = kind !== null || goesOnAnnouncing(one, page) || isHook(one) || announcesItself(one);
  if (isFiller) return lost.length === 0 ? OK : doubt("drops-fact", text);
  const isAddressed = as === "filler" && speaksToReaders(cued);
  if (lost.length > 0) return isAddressed ? doubt("drops-fact", text) : fault("drops-fact", text);
  if (isAddressed) return isAnswer ? doubt("drops-fact", text) : OK;
  if (saysAgain(one, gone, page)) return doubt("no-change", text);
  if (as === "repeat" || tellsSomething(one)) return fault("not-filler", text);
  return doubt("not-filler", text);
}

/** What somebody said is a quotation, however little it says. */
const isSpeech = (text: string): boolean => /^["“”«»„‘']|["“”«»„]/.test(text.trim());

/** An entry of a table of contents says again what its heading says, on purpose. */
const isContents = ({ block, text }: PageSentence, { headings }: GatePage): boolean =>
  block.kind === "list" && headings.some((heading) => evenWords(heading.text) === evenWords(text));

const isSaidTwice = (
  { id, text }: PageSentence,
  gone: ReadonlySet<string>,
  { sentences }: GatePage,
): boolean =>
  sentences.some(
    (other) => other.id !== id && !gone.has(other.id) && evenWords(other.text) === evenWords(text),
  );

/** An announcement goes with the sentence that announced first. */
function goesOnAnnouncing(one: PageSentence, { sentences, placeOf }: GatePage): boolean {
  const before = sentences[(placeOf.get(one) ?? 0) - 1];
  return (
    before !== undefined && fillerKind(before.cued) === "announcement" && continuesAnnouncement(one.cued)
  );
}

/** "Looking for an easy project to start with?" */
const isHook = ({ cued, text }: PageSentence): boolean =>
  isQuestion(text) && !/\d/.test(text) && (hasCue(cued, "you") || emptinessOf(cued) !== "question");

/** It is about the text itself: "This article discusses", "I hope you liked this". */
const announcesItself = ({ cued }: PageSentence): boolean =>
  hasCue(cued, "announcement") && placesOf(cued, "piece").length > 0;

/** Advice, a warning, a definition, a cause or a limit is what readers came for. */
function tellsSomething({ cued, statement, block }: PageSentence): boolean {
  if (block.kind === "list" || block.kind === "table") return true;
  const advises = statement.marks.some(
    ({ role }) => role === "advice" || role === "denial" || role === "condition",
  );
  const explains =
    !/!["”')]*$/.test(cued.text) &&
    (["cause", "limits", "definition", "comparison"] as const).some((cue) => hasCue(cued, cue));
  return isOrder(cued) || advises || explains || statement.figures.length > 0;
}

/** Names and figures that would stand nowhere in what stays. */
export function lostFrom(one: PageSentence, gone: ReadonlySet<string>, page: GatePage): string[] {
  const { statement } = one;
  const staying = [...page.sentences, ...page.headings].filter(({ id }) => !gone.has(id));
  const stems = new Set([...page.topic, ...staying.flatMap((other) => other.statement.stems)]);
  const values = new Set(staying.flatMap((other) => other.statement.figures.map(({ value }) => value)));
  const capitals = statement.tokens.filter(({ written }) => /^\p{Lu}/u.test(written)).length;
  // In a line where every word has its capital, a capital tells nothing.
  const isTitle = capitals > statement.tokens.length / 2;
  const names = (isTitle ? [] : statement.tokens).flatMap(({ written, before }, at) => {
    const stem = statement.stems[at];
    const isName =
      stem && at > 0 && !/[.!?:"“(]\s*$/u.test(before) && /^\p{Lu}/u.test(written) && page.isName(written);
    return isName && !stems.has(stem) ? [written] : [];
  });
  return [...names, ...statement.figures.map(({ value }) => value).filter((value) => !values.has(value))];
}

const MIN_SAID_BEFORE = 0.4;

/** In other words than the sentence right before it, or than the title. */
function saysAgain(
  one: PageSentence,
  gone: ReadonlySet<string>,
  { sentences, topic, placeOf }: GatePage,
): boolean {
  const before = sentences[(placeOf.get(one) ?? 0) - 1];
  const stems = stemsOf(one);
  const isIn = (said: ReadonlySet<string | null>) =>
    stems.filter((stem) => said.has(stem)).length >= MIN_SAID_BEFORE * stems.length;
  if (!/[.!?]["”')]*$/.test(one.text.trim()) && isIn(topic)) return true;
  if (!before || gone.has(before.id) || before.block !== one.block) return false;
  return isIn(new Set(before.statement.stems));
}

/** Whether new words that take its place say what it says. */
export function judgeReplaced(one: PageSentence, by: string, { lexicon }: GatePage): GateVerdict {
  if (hasCue(one.cued, "disclosure")) return fault("drops-fact", one.text);
  return saysAllOf(one, statementOf(by, lexicon)) ? OK : fault("drops-fact", one.text);
}

/** In a much longer one its words needn't say the same. */
const MAX_LONGER = 3;
/** So much of the sentence is in one other. */
const MIN_SHARED = 0.8;

function isSaidElsewhere(one: PageSentence, gone: ReadonlySet<string>, page: GatePage): boolean {
  const stems = stemsOf(one);
  if (stems.length === 0) return one.statement.figures.length === 0;
  const title = page.topic;
  const isTitle = stems.every((stem) => title.has(stem)) && one.statement.figures.length === 0;
  return (
    isTitle ||
    page.sentences.some((other) => {
      const isLong = other.statement.tokens.length > MAX_LONGER * one.statement.tokens.length;
      return !gone.has(other.id) && other !== one && !isLong && saysAllOf(one, other.statement);
    })
  );
}

const stemsOf = ({ statement }: PageSentence): string[] => [
  ...new Set(statement.stems.filter((stem) => stem !== null)),
];

function saysAllOf(one: PageSentence, other: Statement): boolean {
  const stems = stemsOf(one);
  const values = other.figures.map(({ value }) => value);
  return (
    stems.filter((stem) => other.stems.includes(stem)).length >= MIN_SHARED * stems.length &&
    one.statement.figures.every(({ value }) => values.includes(value))
  );
}
