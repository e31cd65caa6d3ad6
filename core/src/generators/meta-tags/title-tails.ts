/** What can follow the topic in a meta title, by kind of topic. The first ones that fit are preferred. */
import type { Phrase, PhraseIntent } from "../phrases/phrase.ts";
import {
  isCollection,
  isMistakes,
  isOngoing,
  isPrice,
  isResource,
  isReview,
  isSkill,
  isVisit,
} from "../phrases/subject-kind.ts";

/** Tails of different lengths, so that one of them fills the title of any topic. */
const TAILS: Record<PhraseIntent, readonly string[]> = {
  "how-to": [
    "Step by Step",
    "Practical Tips",
    "A Beginner's Guide",
    "A Step-by-Step Guide",
    "Steps and Common Mistakes",
    "Steps, Tips and Common Mistakes",
    "A Step-by-Step Guide for Beginners",
    "A Step-by-Step Guide With Practical Tips",
    "Steps, Practical Tips and Common Mistakes",
  ],
  definition: [
    "A Simple Explanation With Key Facts",
    "A Simple Explanation",
    "The Basics and Key Facts",
    "Definition and Examples",
    "The Basics",
    "Definition, Key Facts and Common Questions",
  ],
  comparison: [
    "Key Differences",
    "Pros and Cons",
    "Which One Is Right for You?",
    "Key Differences and Which to Choose",
    "Key Differences, Pros and Cons",
    "Key Differences and How to Choose Between Them",
  ],
  choice: [
    "How to Choose",
    "What to Look For",
    "Options Compared",
    "How to Compare and Choose",
    "What to Look For and How to Choose",
    "Options Compared and How to Choose the Right One",
  ],
  advice: [
    "What Works",
    "Practical Advice",
    "A Practical Guide",
    "What to Do and What to Avoid",
    "Practical Advice With Examples",
    "Practical Advice and Common Mistakes",
    "Practical Advice, Examples and Common Mistakes",
  ],
  question: [
    "A Clear Answer",
    "The Short Answer",
    "What You Need to Know",
    "The Short Answer and Key Facts",
    "The Short Answer and What to Know",
    "The Short Answer, Key Facts and Practical Tips",
  ],
  guide: [
    "The Basics",
    "A Practical Guide",
    "What You Need to Know",
    "Key Facts and Practical Tips",
    "A Practical Guide With Key Facts",
    "Key Facts, Tips and Common Mistakes",
    "Key Facts, Tips and Common Questions",
    "What You Need to Know, With Practical Tips",
    "Key Facts, Practical Tips and Common Mistakes",
    "Key Facts, Practical Tips and Frequently Asked Questions",
  ],
  statement: ["What to Know", "What It Means for You", "What It Means and What to Do Next"],
};
const SKILL_TAILS = [
  "A Beginner's Guide",
  "A Practical Guide for Beginners",
  "A Beginner's Guide With Practical Tips",
];
const REVIEW_TAILS = [
  "Pros and Cons",
  "Pros, Cons and Key Facts",
  "What to Know Before You Buy",
  "Pros, Cons and What to Know Before You Buy",
];
const MISTAKES_TAILS = [
  "How to Avoid Them",
  "Why They Happen",
  "What to Do Instead",
  "Why They Happen and How to Avoid Them",
];
const COLLECTION_TAILS = [
  "How to Choose",
  "A List to Start With",
  "Practical Tips and How to Choose",
  "A List to Start With and How to Choose",
];
const RESOURCE_TAILS = ["What to Include", "A Practical Guide", "What to Include and How to Use It"];
const VISIT_TAILS = [
  "A Practical Guide",
  "Highlights and Tips",
  "Highlights and Practical Tips",
  "Highlights, Practical Tips and What to Skip",
];
const PRICE_TAILS = [
  "What to Expect",
  "A Simple Guide",
  "What You Need to Know",
  "What to Expect and How to Save",
  "What You Pay For and How to Save",
  "What to Expect, Hidden Extras and Ways to Save",
];

export function tailsFor(topic: Phrase): readonly string[] {
  if (isPrice(topic)) return PRICE_TAILS;
  if (isReview(topic)) return REVIEW_TAILS;
  if (isMistakes(topic)) return MISTAKES_TAILS;
  if (isVisit(topic)) return VISIT_TAILS;
  if (isCollection(topic)) return COLLECTION_TAILS;
  if (isResource(topic)) return RESOURCE_TAILS;
  if (isOngoing(topic)) return TAILS.advice;
  return isSkill(topic) ? [...SKILL_TAILS, ...TAILS[topic.intent]] : TAILS[topic.intent];
}
