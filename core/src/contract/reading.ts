/** What the engine understood of a page before judging it. Users see every part of it and can correct it. */
import { isOneOf } from "./lists/is-one-of.ts";
import type { PageMarks } from "./marks.ts";

/** By what the page is for its reader. */
export const KINDS = [
  "explainer",
  "how-to",
  "roundup",
  "comparison",
  "review",
  "news",
  "opinion",
  "case-study",
  "reference",
  "recipe",
  "product",
  "catalogue",
  "service",
  "forum",
  "home",
  "event",
  "other",
] as const;
export type Kind = (typeof KINDS)[number];

export const isKind = isOneOf(KINDS);

/** Statements about a page. Three of them name a fault, see `FAULTS`. */
export const CHECKS = [
  "answer_early",
  "answer_quotable",
  "key_term_defined",
  "figures",
  "figures_sourced",
  "outside_sources",
  "expert_quotes",
  "named_author",
  "visible_date",
  "headings_tell",
  "steps",
  "comparison",
  "summary",
  "faq",
  "stays_on_topic",
  "promotional",
  "stuffed",
  "unsupported_claims",
  "limits_told",
  "first_hand",
  "title_fits",
] as const;
export type CheckName = (typeof CHECKS)[number];

/** Here "yes" is the bad news. */
export const FAULTS: ReadonlySet<CheckName> = new Set(["promotional", "stuffed", "unsupported_claims"]);

/** `na`: a sensible editor would not ask for it on this page. `unsure`: the engine can't tell, so it asserts nothing. */
export type Verdict = "yes" | "no" | "na" | "unsure";

/** Who decided: the engine on its own, a connected model, or the user. */
export type Decider = "engine" | "model" | "user";

export type CheckReading = {
  verdict: Verdict;
  /** How sure the reading is of its verdict, 0 to 1; below the threshold the verdict is "unsure". */
  sure: number;
  /** How far beyond that threshold, 0 to 1: the check weighs accordingly. Absent means certain. */
  certainty?: number;
  /** Set on a fault that readers would often not call one. It counts, but a report shows it after the clear ones. */
  isDoubtful?: true;
  /** Set on a fault that most readers would not call one. Nothing is asked for or counted because of it. */
  isUnlikely?: true;
  /** Words of the page the verdict rests on. */
  quotes: string[];
  by: Decider;
  /** Set where a model read the page too and came to another verdict than the engine: the engine's verdict. */
  engineSaid?: Verdict;
  /** Set where a model's better verdict had no proof and wasn't taken: the model's verdict. */
  modelSaid?: Verdict;
};

/** Within the first 100 words, within the first quarter, after it, or nowhere. */
export type AnswerPlace = "opening" | "early" | "later" | "none";

export type AnswerReading = {
  /**
   * `answers`: the first sentence answers the question. `closest`: these come closest, none is certain.
   * `none`: no sentence answers it on its own.
   */
  level: "answers" | "closest" | "none";
  /** True for the level `answers`. */
  sure: boolean;
  /** At most three, best first, word for word. */
  sentences: string[];
  place: AnswerPlace;
  /** How well the first 100 words answer, as a passage, 0 to 1. Absent where a model or the user decided. */
  opening?: number;
  /** The right answer is a set of items; `items` holds their names, best first. */
  isList: boolean;
  items: string[];
  /** The page numbers the items from 1 on, up or down. */
  isNumbered?: true;
  by: Decider;
  /** Sentences that the user said don't answer the question. They are not proposed again for this analysis. */
  ruledOut?: string[];
};

export type PageReading = {
  schemaVersion: 1;
  kind: Kind;
  kindSure: number;
  kindBy: Decider;
  question: string;
  questionSure: number;
  questionBy: Decider;
  /** Set where the page isn't about the question that the user asked. */
  isOffTopic?: true;
  alsoAsked: string[];
  answer: AnswerReading;
  checks: Record<CheckName, Verdict>;
  /** The same verdicts with their proof. */
  details: Record<CheckName, CheckReading>;
  /** Null where the page doesn't say, or the engine isn't sure that it does. */
  author: string | null;
  published: string | null;
  modified: string | null;
  /** The model that filled the reading, where one did. */
  model?: string;
  /** Its marks for the page as a whole. */
  marks?: PageMarks;
};

/** What an edit is about: a check, or something no check covers. */
export const EDIT_TOPICS = [
  ...CHECKS,
  "title",
  "intro",
  "structure",
  "freshness",
  "technical",
  "media",
  "trim",
  "other",
] as const;
export type EditTopic = (typeof EDIT_TOPICS)[number];
