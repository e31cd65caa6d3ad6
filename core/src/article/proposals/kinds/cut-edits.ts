/** Sentences that a model leaves out: never a fact, an answer or a disclosure. */
import { fillerKind } from "../../../sentences/filler.ts";
import { hasFact } from "../../../sentences/has-fact.ts";
import { hasCue } from "../../../sentences/sentence.ts";
import type { SourceSentence } from "../../edits/context.ts";
import { cut } from "../../edits/edit-forms.ts";
import { numbersIn } from "../../faithful/faithful-text.ts";
import type { KindMaker, Tools } from "./kind-maker.ts";
import { quotedSentences } from "./quoted-sentences.ts";

/** A sentence that the reading takes for an answer with this chance says something. */
const MIN_VERIFIED = 0.15;
const SPOKEN = /[“”„«»"]/;

export const strikeSentences: KindMaker = ({ quotes }, tools) => {
  const found = quotedSentences(quotes, tools);
  if ("fault" in found) return found.fault;
  const { sentences } = found;
  if (sentences.some((one) => saysSomething(one, tools))) return "drops-fact";
  return cut("strike", sentences);
};

function saysSomething({ text, words, cued, candidate }: SourceSentence, { context }: Tools): boolean {
  if (hasCue(cued, "disclosure") || context.reading.answer.sentences.includes(text)) return true;
  if (fillerKind(cued) !== null) return false;
  const isLinked = words.some(({ href }) => href !== undefined);
  const isAnswer = (candidate?.verified ?? 0) >= MIN_VERIFIED;
  return hasFact(text) || SPOKEN.test(text) || isLinked || isAnswer;
}

/** Two sentences share this much of each other's words if one repeats the other. */
const MIN_REPEATED = 0.8;

export const strikeRepeats: KindMaker = ({ quotes }, tools) => {
  const found = quotedSentences(quotes, tools, { kinds: ["paragraph"], isLast: true });
  if ("fault" in found) return found.fault;
  const { sentences } = found;
  if (!sentences.every((one) => isRepeat(one, sentences, tools))) return "drops-fact";
  return cut("repeat", sentences);
};

function isRepeat(one: SourceSentence, struck: readonly SourceSentence[], { context }: Tools): boolean {
  const stems = context.facts.lexicon().stemsOfText(one.text);
  const numbers = numbersIn(one.text).join(" ");
  return context.sentences.some((other) => {
    if (other.wordsBefore >= one.wordsBefore || struck.includes(other)) return false;
    const shared = stems.filter((stem) => other.stems.has(stem)).length;
    const isAlike = shared >= MIN_REPEATED * Math.max(stems.length, other.stems.size);
    return isAlike && numbersIn(other.text).join(" ") === numbers;
  });
}
