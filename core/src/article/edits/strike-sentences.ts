/** Leaves out announcements, greetings, calls to action and repeats, where nothing that stays depends on them. */

import type { Kind } from "../../contract/reading.ts";
import { isRepeatable } from "../../facts/text/text.ts";
import { isQuestion } from "../../language/is-question.ts";
import type { Cue } from "../../language/roles.ts";
import { bareWords } from "../../language/words.ts";
import { continuesAnnouncement, fillerKind } from "../../sentences/filler.ts";
import { hasFact } from "../../sentences/has-fact.ts";
import { hasCue } from "../../sentences/sentence.ts";
import { chooseStruck } from "./choose-struck.ts";
import type { ArticleEditContext, EditFinder, SourceSentence } from "./context.ts";
import { cut } from "./edit-forms.ts";

/** These pages exist to be acted on: a call to action is their point. */
const SELLING: ReadonlySet<Kind> = new Set<Kind>(["product", "service", "home", "event", "catalogue"]);
const FORUM: Kind = "forum";

export const strikeFiller: EditFinder = (context) => {
  const { kind } = context.reading;
  if (SELLING.has(kind) || kind === FORUM) return [];
  const struck = chooseStruck(context, (one, before) => isFiller(one, before));
  return struck.length === 0 ? [] : [{ id: "strike", ...cut("strike", struck) }];
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
      ...cut("strike", struck),
      id: "strike-opening",
      title: "The text begins with what it has to say",
      reason: "The first words could open any page on the subject.",
    },
  ];
};

/** Key points were put above the text. */
const isTopped = ({ taken, firstBlock }: ArticleEditContext): boolean => taken.has(`top-${firstBlock.id}`);

const HOOKS: readonly Cue[] = ["announcement", "filler", "callToAction"];

/** The reading doubts it, and it is a question, an announcement, a phrase that fits anywhere, or short and without a fact. */
function isEmpty({ candidate, cued, text, length, isForeign }: SourceSentence): boolean {
  const asks = isQuestion(text);
  // The law asks for a disclosure.
  if (hasCue(cued, "disclosure")) return false;
  if (fillerKind(cued) !== null) return true;
  // "You know the stereotype, right?" says how the next sentence is meant.
  if (/\bright\?["”')]*$/i.test(text)) return false;
  // The reading has left it out, so it has no candidate: a greeting or small talk that isn't about the page.
  if (isForeign) return !hasFact(text);
  // "Have you ever wondered ...?" asks nothing that the page answers. A headline in capitals looks full of names.
  if (asks && hasCue(cued, "you")) return !/\d/.test(text);
  if (!candidate || candidate.neverQuote < MIN_NEVER_QUOTE) return false;
  if (candidate.verified >= MAX_VERIFIED && !asks) return false;
  if (hasFact(text) || hasCue(cued, "credit")) return false;
  const isHook = asks || HOOKS.some((cue) => hasCue(cued, cue));
  return isHook || length <= MAX_EMPTY_WORDS;
}

/** An announcement takes along the sentence that goes on announcing. */
const isFiller = ({ cued }: SourceSentence, before: SourceSentence | undefined): boolean =>
  fillerKind(cued) !== null ||
  (before !== undefined && fillerKind(before.cued) === "announcement" && continuesAnnouncement(cued));

export const strikeRepeats: EditFinder = (context) => {
  if (context.reading.kind === FORUM) return [];
  const seen = new Set<string>();
  const repeats = new Set<SourceSentence>();
  for (const one of context.sentences) {
    const key = bareWords(one.text);
    if (seen.has(key) && isRepeatable(one.text)) repeats.add(one);
    // A struck sentence can't replace its repeat.
    if (!context.taken.has(one.id ?? "")) seen.add(key);
  }
  const struck = chooseStruck(context, (one) => repeats.has(one));
  return struck.length === 0 ? [] : [{ id: "repeat", ...cut("repeat", struck) }];
};
