/** A topic as it was read: what it asks for, and how its words can be used in a sentence. */
import type { NounNumber } from "./noun-number.ts";
import { ASKS } from "./phrase-patterns.ts";

export type PhraseIntent =
  | "how-to"
  | "definition"
  | "comparison"
  | "choice"
  | "advice"
  | "question"
  | "guide"
  | "statement";

export type Phrase = {
  /** Cleaned, as given. */
  given: string;
  intent: PhraseIntent;
  /**
   * How the core can be used in a sentence: a noun phrase ("cold brew"), a verb phrase ("train a puppy"), two things
   * to compare, or only unchanged.
   */
  grammar: "thing" | "activity" | "action" | "versus" | "whole";
  core: string;
  number: NounNumber;
  /** What a guide or a list calls itself: "a beginner's guide", "10 tips". */
  label: string | null;
};

/** Whether the words ask something, with or without their mark. */
export const asks = ({ intent, given }: Phrase): boolean =>
  (intent === "question" || intent === "definition") && (ASKS.test(given) || given.endsWith("?"));
