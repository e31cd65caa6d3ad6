/** Edits of how a page begins: the answer that comes too late, and openings that lack it. */
import type { Kind } from "../../../contract/reading.ts";
import { isQuestion } from "../../../language/is-question.ts";
import { OPENING_WORDS } from "../../../reading/answer-place.ts";
import { namedEntries } from "../../../reading/entries/named-entries.ts";
import { isVague } from "../../../reading/question/as-question.ts";
import type { Candidate } from "../../../reading/sentences/candidates.ts";
import { fillerKind } from "../../../sentences/filler.ts";
import { isProse } from "../../../sentences/prose.ts";
import { cuedSentence, hasCue } from "../../../sentences/sentence.ts";
import { choicesOf } from "../choices.ts";
import { type EditContext, type Finder, onPage, type Proposal, wholeOnPage } from "../context.ts";
import { SHOWCASES } from "../kinds.ts";
import { openingOf } from "../opening.ts";
import { quotedQuestion, shortQuestion } from "../question.ts";
import { firstWords, MOST_ADVICE } from "./first-words.ts";
import { introductionMissing } from "./introduction.ts";
import { movableAnswer } from "./movable-answer.ts";
import { BEGINNING, emptyOpening, missing, weakOpening } from "./weak-opening.ts";

/** The opening may answer and still be weak; what is said about it then must be plain to see. */
export const findBeginning: Finder = (context) =>
  context.reading.checks.answer_early === "yes"
    ? (introductionMissing(context) ?? emptyOpening(context) ?? weakOpening(context))
    : (lateAnswer(context) ??
      introductionMissing(context) ??
      unnamedEntries(context) ??
      emptyOpening(context) ??
      otherOpening(context) ??
      weakOpening(context));

/** The page has a sentence that answers, but readers and engines get to it late. */
function lateAnswer(context: EditContext): Proposal | null {
  const answer = movableAnswer(context);
  const opening = openingOf(context);
  const after = answer && wholeOnPage(context, answer.line.text);
  if (!answer || !after) return null;
  return {
    ...BEGINNING,
    evidence: "clear",
    fault: `The page answers ${quotedQuestion(context)} only after ${answer.line.wordsBefore} words.`,
    do: "Put this sentence first, and let the background follow.",
    at: onPage(context, opening?.line.text),
    after,
  };
}

function unnamedEntries(context: EditContext): Proposal | null {
  const entries = choicesOf(context);
  const opening = context.sentences
    .filter(({ line }) => line.wordsBefore < OPENING_WORDS)
    .map(({ line }) => line.text)
    .join(" ");
  const first = openingOf(context);
  const named = namedEntries(entries, opening, context.page.title ?? "");
  if (entries.length === 0 || !first || named.length > 0) return null;
  return {
    ...BEGINNING,
    fault: `The first ${OPENING_WORDS} words name none of the ${entries.length} entries.`,
    do: "Name the entries you recommend most in the first two sentences, each with its reason.",
    at: onPage(context, first.line.text),
  };
}

/** Above this chance the first sentence may well answer. */
const MAX_VERIFIED = 0.35;
/** A sentence with so many of the question's words is about the question. */
const MIN_COVER = 0.6;
const NAMES_TOPIC = "The first sentence names the topic, but doesn't give the answer.";

/** There a sentence about the topic says what the page has to say. */
const TELLING: ReadonlySet<Kind> = new Set<Kind>([...SHOWCASES, "news"]);

/** A sentence on the topic that defines it, gives a number, describes an offer or reports can't be said to miss it. */
function mayAnswer({ reading }: EditContext, { verified, features, line }: Candidate): boolean {
  const isOnTopic = features.fit.cover >= MIN_COVER;
  const saysSomething = /\d/.test(line.text) || features.shape.figure === 1 || TELLING.has(reading.kind);
  return verified > MAX_VERIFIED || features.shape.definition === 1 || (isOnTopic && saysSomething);
}

function otherOpening(context: EditContext): Proposal | null {
  const first = openingOf(context);
  const at = first && onPage(context, first.line.text);
  const question = shortQuestion(context);
  const isShowcase = SHOWCASES.has(context.reading.kind);
  // What the check isn't sure of isn't said.
  if (!context.failed(BEGINNING.audit) || (question === null && !isShowcase)) return null;
  if (!isAskedToPick(context)) return null;
  if (!first) return question === null ? null : unseenOpening(context);
  if (!at || mayAnswer(context, first)) return null;
  return {
    ...BEGINNING,
    fault: otherFault(question, first),
    do: firstWords(context),
    at,
    ...missing(context),
  };
}

/** The check is sure that the first lines don't answer, whatever their first sentence is like. */
export const findUnanswered: Finder = (context) => {
  const audit = context.failed(BEGINNING.audit);
  const first = openingOf(context);
  if (!audit?.advice || !isAskedToPick(context)) return null;
  const { question } = context.reading;
  const isOpen = isVague(question);
  return {
    ...BEGINNING,
    fault: audit.found,
    do: isOpen ? (isGuide(context) ? MOST_ADVICE.begin : MAIN_POINT) : firstWords(context),
    at: first && onPage(context, first.line.text),
    ...missing(context),
  };
};

const isGuide = ({ reading, promise }: EditContext): boolean => reading.kind === "how-to" || promise.isAdvice;
const MAIN_POINT =
  "Say in the first two sentences what the text finds or recommends, with its main name or figure.";

/** A list of all there is has no main picks. */
const isAskedToPick = ({ reading, page, pack, promise }: EditContext): boolean =>
  reading.kind !== "roundup" || promise.isList || hasCue(cuedSentence(page.title ?? "", pack), "superlative");

/** After the first sentence, a second one that announces what the text could say. */
export const findAnnounced: Finder = (context) => {
  const { answer, kind } = context.reading;
  // Where the page has its answer, that comes first.
  if (answer.level === "answers" || kind === "reference" || SHOWCASES.has(kind)) return null;
  const found = context.sentences.find(
    ({ line }) =>
      line.wordsBefore > 0 &&
      line.wordsBefore < OPENING_WORDS &&
      isProse(line) &&
      fillerKind(line) === "announcement" &&
      !isQuestion(line.text),
  );
  const at = found && onPage(context, found.line.text);
  if (!at) return null;
  return {
    cause: "announcement",
    effort: "low",
    evidence: "minor",
    fault: "This sentence announces what follows instead of saying it.",
    do: "Replace the announcement with what the text finds or recommends, in one sentence.",
    at,
    before: wholeOnPage(context, found.line.text),
  };
};

const otherFault = (question: string | null, { features }: Candidate): string => {
  if (question === null) return "The first sentence doesn't say what the page offers.";
  return features.fit.cover >= MIN_COVER
    ? NAMES_TOPIC
    : `The first ${OPENING_WORDS} words don't answer “${question}”.`;
};

/** From this certainty on, three in four readers found no answer in the opening. */
const MIN_CERTAINTY = 0.6;

/** No sentence of the opening can be quoted, but the reading is sure that it doesn't answer. A list may well answer. */
function unseenOpening(context: EditContext): Proposal | null {
  const { sentences, certainty } = context;
  const opensWithList = sentences.some(
    ({ line }) => line.wordsBefore < OPENING_WORDS && line.kind === "list",
  );
  if (opensWithList || certainty("answer_early") < MIN_CERTAINTY) return null;
  return {
    ...BEGINNING,
    fault: `The first ${OPENING_WORDS} words don't answer ${quotedQuestion(context)}.`,
    do: firstWords(context),
    ...missing(context),
  };
}
