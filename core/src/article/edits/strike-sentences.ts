/** Leaves out announcements, greetings, calls to action and repeats, where nothing that stays depends on them. */
import type { Kind } from "../../contract/reading.ts";
import type { Cue } from "../../language/language-pack.ts";
import type { ArticleBlock } from "../article-blocks.ts";
import type { ArticleEditContext, EditFinder, ProposedEdit, SourceSentence } from "./context.ts";
import { FACT } from "./fact-pattern.ts";
import { continuesAnnouncement, fillerKind } from "./filler.ts";
import { leansBack } from "./independence.ts";

/** These pages exist to be acted on: a call to action is their point. */
const SELLING: ReadonlySet<Kind> = new Set<Kind>(["product", "service", "home", "event", "catalogue"]);
const FORUM: Kind = "forum";

export const strikeFiller: EditFinder = (context) => {
  const { kind } = context.reading;
  if (SELLING.has(kind) || kind === FORUM) return [];
  const struck = chooseStruck(context, (one, before) => isFiller(one, before));
  if (struck.length === 0) return [];
  return [
    {
      ...strikeOf(struck, "strike"),
      title:
        struck.length === 1
          ? "A sentence that says nothing new is left out"
          : `${struck.length} sentences that say nothing new are left out`,
      reason: "They announce, greet or ask for a click, and no fact goes with them.",
    },
  ];
};

/** The chance that nobody would quote the sentence; among labelled pages hardly any answer is above it. */
const MIN_NEVER_QUOTE = 0.3;
const MAX_VERIFIED = 0.15;
const MAX_OPENING_SENTENCES = 3;
/** A longer sentence without a cue may say something after all. */
const MAX_EMPTY_WORDS = 18;

/** The first sentence or two, where the reading finds that nobody would quote them and nothing was put above them. */
export const strikeOpening: EditFinder = (context) => {
  const { sentences, source, firstBlock, reading, taken } = context;
  const isTopTaken = ["answer-text", "answer-list"].some((id) => taken.has(id)) || isTopped(context);
  if (isTopTaken || SELLING.has(reading.kind) || reading.kind === FORUM) return [];
  const first = source.blocks.indexOf(firstBlock);
  const opening = sentences
    .filter(({ block, id }) => block === first && id !== null)
    .slice(0, MAX_OPENING_SENTENCES);
  const end = opening.findIndex((one) => !isEmpty(one));
  const empty = new Set(opening.slice(0, end < 0 ? undefined : end));
  const struck = chooseStruck(context, (one) => empty.has(one));
  if (struck.length === 0 || struck.length < empty.size) return [];
  return [
    {
      ...strikeOf(struck, "strike"),
      id: "strike-opening",
      title: "The text begins with what it has to say",
      reason: "The first words could open any page on the subject.",
    },
  ];
};

/** Key points were put above the text. */
const isTopped = ({ taken, firstBlock }: ArticleEditContext): boolean => taken.has(`top-${firstBlock.id}`);

const HOOKS: ReadonlySet<Cue> = new Set<Cue>(["announcement", "filler", "callToAction"]);
const KEPT: ReadonlySet<Cue> = new Set<Cue>(["disclosure", "credit"]);
/** Belongs to the disclosure after it, which the law asks for. */
const DISCLOSURE = /\b(?:independently|commissions?|sponsored|affiliates?)\b/i;

/** "Have you ever wondered ...?" asks nothing that the page answers. English only. */
const TO_READER = /\b(?:you|your|you['’]ve|you['’]re)\b/i;

/** The reading doubts it, and it is a question, an announcement, a phrase that fits anywhere, or short and without a fact. */
function isEmpty({ candidate, text, length, isForeign }: SourceSentence): boolean {
  const isQuestion = /\?["”')]*$/.test(text);
  if (DISCLOSURE.test(text)) return false;
  if (fillerKind(text) !== null) return true;
  // "You know the stereotype, right?" says how the next sentence is meant.
  if (/\bright\?["”')]*$/i.test(text)) return false;
  // The reading has left it out, so it has no candidate: a greeting or small talk that isn't about the page.
  if (isForeign) return !FACT.test(text);
  // A headline in capitals looks full of names.
  if (isQuestion && TO_READER.test(text)) return !/\d/.test(text);
  if (!candidate || candidate.neverQuote < MIN_NEVER_QUOTE) return false;
  if (candidate.verified >= MAX_VERIFIED && !isQuestion) return false;
  const { cues } = candidate.line;
  if (FACT.test(text) || cues.some(({ cue }) => KEPT.has(cue))) return false;
  const isHook = isQuestion || cues.some(({ cue }) => HOOKS.has(cue));
  return isHook || length <= MAX_EMPTY_WORDS;
}

/** An announcement takes along the sentence that goes on announcing. */
const isFiller = ({ text }: SourceSentence, before: SourceSentence | undefined): boolean =>
  fillerKind(text) !== null ||
  (before !== undefined && fillerKind(before.text) === "announcement" && continuesAnnouncement(text));

/** A shorter line, or one with a quantity, belongs to each of the entries that have it. */
const MIN_REPEAT_WORDS = 8;

export const strikeRepeats: EditFinder = (context) => {
  if (context.reading.kind === FORUM) return [];
  const seen = new Set<string>();
  const repeats = new Set<SourceSentence>();
  for (const one of context.sentences) {
    const key = one.text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ");
    if (one.length >= MIN_REPEAT_WORDS && seen.has(key) && !/\d/.test(one.text)) repeats.add(one);
    // A struck sentence can't replace its repeat.
    if (!context.taken.has(one.id ?? "")) seen.add(key);
  }
  const struck = chooseStruck(context, (one) => repeats.has(one));
  if (struck.length === 0) return [];
  return [
    {
      ...strikeOf(struck, "repeat"),
      title:
        struck.length === 1
          ? "A sentence that is said twice is said once"
          : `${struck.length} repeated sentences are said once`,
      reason: "The same words are earlier on the page.",
    },
  ];
};

function strikeOf(
  struck: readonly SourceSentence[],
  kind: "strike" | "repeat",
): Omit<ProposedEdit, "title" | "reason"> {
  const ids = struck.flatMap(({ id }) => id ?? []);
  return {
    id: kind,
    kind,
    before: struck.map(({ text }) => text).join("\n"),
    after: null,
    at: ids[0]?.split(".")[0] ?? null,
    steps: [{ do: "strike", sentences: ids }],
  };
}

/** Those that can go: the next sentence doesn't need them, no list hangs on them, and their section keeps its text. */
function chooseStruck(
  { sentences, source, taken }: ArticleEditContext,
  isWanted: (one: SourceSentence, before: SourceSentence | undefined) => boolean,
): SourceSentence[] {
  const wanted = new Set(sentences.filter((one, at) => one.id !== null && isWanted(one, sentences[at - 1])));
  const struck: SourceSentence[] = [];
  for (const [at, one] of sentences.entries()) {
    if (!wanted.has(one) || one.id === null || isTaken(one, source.blocks, taken)) continue;
    const next = sentences.slice(at + 1).find((other) => !wanted.has(other));
    const isNeeded = next !== undefined && next.block <= one.block + 1 && leansBack(next);
    const replies = isAsked(one, sentences, at) && !struck.includes(sentences[at - 1] ?? one);
    if (isNeeded || /[:：]$/.test(one.text) || replies) continue;
    if (keepsText(one, [...struck, one], source.blocks, taken)) struck.push(one);
  }
  return struck;
}

const isTaken = (
  { id, block }: SourceSentence,
  blocks: readonly ArticleBlock[],
  taken: ReadonlySet<string>,
) => taken.has(id ?? "") || taken.has(blocks[block]?.id ?? "");

/** The reply to a question right before it would leave the question open. */
const isAsked = (one: SourceSentence, sentences: readonly SourceSentence[], at: number): boolean => {
  const before = sentences[at - 1];
  return before?.block === one.block && /\?["”')]*$/.test(before.text) && fillerKind(before.text) === null;
};

/** The heading above it has something left to say. */
function keepsText(
  one: SourceSentence,
  struck: readonly SourceSentence[],
  blocks: readonly ArticleBlock[],
  taken: ReadonlySet<string>,
): boolean {
  const gone = new Set(struck.map(({ id }) => id));
  const start = blocks.findLastIndex((block, at) => at <= one.block && block.kind === "heading");
  const end = blocks.findIndex((block, at) => at > one.block && block.kind === "heading");
  const section = blocks.slice(start + 1, end < 0 ? undefined : end);
  return section.some(
    (block) =>
      block.kind !== "paragraph" ||
      (!block.isByline &&
        block.sentences.some((_, at) => !gone.has(`${block.id}.${at}`) && !taken.has(`${block.id}.${at}`))),
  );
}
