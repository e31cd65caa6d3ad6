/** Six to eight ideas for a topic, from templates and without a model. The same topic always gives the same ideas. */

import { english } from "../../language/packs/en.ts";
import { alternatives } from "../../language/phrase-pattern.ts";
import { cleanInput } from "../clean-input.ts";
import {
  type ContentIdea,
  type ContentIdeaResult,
  type ContentIdeasRequest,
  templateOrigin,
} from "../generated.ts";
import { titleCase } from "../phrases/casing.ts";
import { type Slots, slotsOf } from "../phrases/idea-slots.ts";
import type { Phrase } from "../phrases/phrase.ts";
import { readPhrase } from "../phrases/read-phrase.ts";
import { searchOf } from "../phrases/search-forms.ts";
import { holds, stemsOf } from "../phrases/stems.ts";
import { isCollection, isOngoing, isPrice, isProduct, isReview, isVisit } from "../phrases/subject-kind.ts";
import { isEnglish } from "../phrases/topic-language.ts";
import { CHOICE, COLLECTION, PRICE, PRODUCT, VISIT } from "./choice-patterns.ts";
import { extend, ideaKeywords } from "./idea-keywords.ts";
import type { IdeaPattern } from "./idea-pattern.ts";
import { ACTION, LIST, ONGOING, QUESTION, RESERVE, THING, VERSUS } from "./idea-patterns.ts";
import { nicheGroup } from "./niche-group.ts";

const MAX_WORDS_OF_A_KEYWORD = 5;

/** "coffee, espresso, grinders" is several subjects, which take turns. */
function subjectsOf(topic: string): string[] {
  const parts = topic.split(/\s*[,;|]\s*/).filter(Boolean);
  const areKeywords =
    parts.length > 1 &&
    parts.every((part) => part.split(" ").length <= MAX_WORDS_OF_A_KEYWORD && !/^and\b/i.test(part));
  return areKeywords ? parts : [topic];
}

/** Null when the topic isn't English. `before` says why no model wrote the ideas, if one is connected. */
export function contentIdeasFromTemplates(
  request: ContentIdeasRequest,
  before = "",
): ContentIdeaResult[] | null {
  const topic = cleanInput(request.topic);
  const niche = cleanInput(request.niche).replace(/^(?:for|in)\s+/i, "");
  if (!isEnglish(topic) || !isEnglish(niche)) return null;
  const phrases = subjectsOf(topic).map(readPhrase);
  const plans = phrases.map(patternsFor);
  const origin = templateOrigin(before);
  const count = Math.min(...plans.map(({ length }) => length));
  return Array.from({ length: count }, (_, at) => {
    const phrase = phrases[at % phrases.length] as Phrase;
    const pattern = plans[at % plans.length]?.[at] as IdeaPattern;
    return { ...ideaFrom(pattern, phrase, niche), ...origin };
  });
}

function patternsFor(phrase: Phrase): IdeaPattern[] {
  const { grammar, intent } = phrase;
  if (grammar === "action") return withList(actionPatterns(phrase), phrase);
  if (grammar === "versus") return VERSUS;
  if (grammar === "whole") return QUESTION;
  if (isVisit(phrase)) return VISIT;
  if (intent === "choice" || intent === "comparison") return CHOICE;
  if (isPrice(phrase)) return PRICE;
  if (isCollection(phrase)) return COLLECTION;
  if (isReview(phrase) || (isProduct(phrase) && phrase.label === null)) return withList(PRODUCT, phrase);
  return withList(withReserve(THING, phrase), phrase);
}

const actionPatterns = (phrase: Phrase): IdeaPattern[] =>
  isOngoing(phrase)
    ? ACTION.map((one) => ONGOING.find(({ contentType }) => contentType === one.contentType) ?? one)
    : ACTION;

const GUIDE_LABEL = new RegExp(`101|${alternatives(english.phrases("topic.guideLabel"))}`, "i");
const isList = ({ label, given }: Phrase): boolean =>
  label !== null && !GUIDE_LABEL.test(label) && !given.includes("?");

/** A list such as "10 tips for remote onboarding" stays the first idea, in place of our own tips. */
function withList(patterns: IdeaPattern[], phrase: Phrase): IdeaPattern[] {
  if (!isList(phrase)) return patterns;
  const others = patterns.filter(({ contentType }) => contentType !== "Tips");
  return [...LIST, ...others].slice(0, patterns.length);
}

/** Words of a title that don't repeat anything when the topic has them too. */
const COMMON_WORDS = english.words("topic.common");

function withReserve(patterns: IdeaPattern[], phrase: Phrase): IdeaPattern[] {
  const reserve = [...RESERVE];
  const said = new Set(stemsOf(isList(phrase) ? `${phrase.core} ${phrase.label}` : phrase.core));
  return patterns.map((pattern) => {
    const words = stemsOf(ownWords(pattern)).filter((word) => !COMMON_WORDS.has(word));
    return words.some((word) => said.has(word)) ? (reserve.shift() ?? pattern) : pattern;
  });
}

/** Of the title that fits every topic. */
const ownWords = ({ titles }: IdeaPattern): string => (titles.at(-1) ?? "").replace("{S}", "");

function ideaFrom(pattern: IdeaPattern, phrase: Phrase, niche: string): ContentIdea {
  const slots = slotsOf(phrase);
  const title = withoutQuestion(titleOf(pattern, phrase, slots), phrase);
  return {
    title: `${title}${pattern.takesNiche ? forNiche(title, phrase, niche) : ""}`,
    contentType: pattern.contentType,
    targetAudience: pattern.audience,
    description: fill(pattern.description, slots),
    keywords: ideaKeywords(pattern, phrase, niche),
  };
}

/** "Heat Pump Myths": the subject before another noun. */
const BEFORE_NOUN = /\{\+(\w+)\}/g;

/** A checklist and tips are for somebody: "Tax Deduction Checklist for Landlords". */
const FOR_SOMEBODY = new Set(["checklist", "tips"]);

function beforeNoun(own: string, noun: string, phrase: Phrase): string | null {
  if (phrase.grammar !== "thing") return null;
  const [front = "", ...rest] = own.split(" for ");
  if (rest.length === 1 && FOR_SOMEBODY.has(noun) && phrase.intent === "guide") {
    const named = extend(front, noun, { ...phrase, core: front });
    return named?.endsWith(noun) ? `${named} for ${rest[0]}` : null;
  }
  const named = extend(own, noun, phrase);
  return named?.endsWith(noun) ? named : null;
}

function titleOf({ titles }: IdeaPattern, phrase: Phrase, slots: Slots): string {
  const own = searchOf(phrase);
  const fits = (title: string) =>
    [...title.matchAll(BEFORE_NOUN)].every(([, noun]) => beforeNoun(own, noun ?? "", phrase) !== null) &&
    [...title.matchAll(/\{(\w+)\}/g)].every(([, slot]) => slots[slot as keyof Slots] !== null);
  const title = titles.find(fits) ?? titles.at(-1) ?? "";
  const named = title.replace(BEFORE_NOUN, (_, noun: string) =>
    titleCase(beforeNoun(own, noun, phrase) ?? ""),
  );
  return fill(named, slots);
}

/** Titles after a question don't all fit after a colon. */
function withoutQuestion(title: string, phrase: Phrase): string {
  const faq = title.replace(": And Other Common Questions", ": Frequently Asked Questions");
  if (phrase.intent !== "statement") return faq;
  return faq
    .replace(/: The Short Answer$/, ": What It Means for You")
    .replace("The Answer in One", "Explained in One");
}

const fill = (text: string, slots: Slots): string =>
  text
    .replace(/\[([^\]]*)\]/g, (_, part: string) => (slots.s === null ? "" : part))
    .replace(/\{(\w+)\}/g, (_, slot: keyof Slots) => slots[slot] ?? "");

/** " for Dentists", unless the topic already names them or the title ends in a question. */
function forNiche(title: string, phrase: Phrase, niche: string): string {
  if (niche === "" || holds(`${phrase.given} ${title.replaceAll("'s", "s")}`, niche) || title.endsWith("?"))
    return "";
  return / for /i.test(title.split(":").at(-1) ?? "") ? "" : ` for ${nicheGroup(niche)}`;
}
