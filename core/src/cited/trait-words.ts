/** What a feature that cited pages have and the user's page lacks is called, and what to do about it. */
import type { TraitId } from "./source-traits.ts";

type TraitWords = {
  /** "They give a price." */
  title: string;
  /** After "6 of 7 cited pages"; `yours` ends the sentence. */
  theirs: string;
  yours: string;
  task: (query: string) => string;
};

export const TRAIT_WORDS: Record<TraitId, TraitWords> = {
  answers_first: {
    title: "They answer in the first sentence.",
    theirs: "answer within the first 25 words",
    yours: "yours doesn't",
    task: (query) => `Answer “${query}” in the first sentence of the page.`,
  },
  price: {
    title: "They give a price.",
    theirs: "give a price",
    yours: "yours gives none",
    task: (query) => `Give the price that belongs to “${query}”, with its currency and what it is paid for.`,
  },
  number: {
    title: "They give a number for the question.",
    theirs: "give a number for this question",
    yours: "yours gives none",
    task: (query) => `Give the number that answers “${query}”, with its unit.`,
  },
  table: {
    title: "They have a table.",
    theirs: "have a table",
    yours: "yours has none",
    task: () => "Put the facts that readers compare into a table.",
  },
  steps: {
    title: "They list the steps.",
    theirs: "list the steps in order",
    yours: "yours doesn't",
    task: () => "Write the steps as a numbered list.",
  },
  first_hand: {
    title: "They say how they know.",
    theirs: "name their own test, data or experience",
    yours: "yours names none",
    task: () => "Say what you measured or tried yourself, how often and when.",
  },
  author: {
    title: "They name who wrote the page.",
    theirs: "name an author",
    yours: "yours names none",
    task: () => "Name the author, with a line about why they know the subject.",
  },
  recent: {
    title: "They show a date of the last 12 months.",
    theirs: "were dated within the last 12 months",
    yours: "yours wasn't",
    task: () => "Check the page's facts, and show the date on which you did.",
  },
  limits: {
    title: "They say when it doesn't hold.",
    theirs: "mention limits, drawbacks or exceptions",
    yours: "yours mentions none",
    task: () => "Add two or three sentences that say when your advice doesn't apply, and what to do then.",
  },
  sources: {
    title: "They name their sources.",
    theirs: "name or link outside sources",
    yours: "yours names none",
    task: () => "Name and link the source of each figure that isn't your own.",
  },
  comparison: {
    title: "They compare the options.",
    theirs: "compare options side by side",
    yours: "yours doesn't",
    task: () => "Compare the options side by side, with the same facts for each.",
  },
  definition: {
    title: "They define the main term.",
    theirs: "define the main term",
    yours: "yours doesn't",
    task: () => "Define the main term in one sentence where it first occurs.",
  },
  summary: {
    title: "They sum up the main points.",
    theirs: "sum up the main points",
    yours: "yours doesn't",
    task: () => "Add a short summary of the main points near the top.",
  },
};

/** The checks of the report whose edits bring a feature; the first edit of one of them does it. */
export const TRAIT_CHECKS: Readonly<Record<TraitId, readonly string[]>> = {
  answers_first: ["early-answer", "answer-sentence"],
  price: ["measured-facts"],
  number: ["measured-facts"],
  table: ["comparison-structure"],
  steps: ["step-list"],
  first_hand: ["original-data"],
  author: ["byline"],
  recent: ["visible-date", "age"],
  limits: ["balanced-view"],
  sources: ["inline-citations", "sourced-numbers"],
  comparison: ["comparison-structure"],
  definition: ["definitions"],
  summary: ["summary-block"],
};
