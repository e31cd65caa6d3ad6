/** The meta description: the topic, what the article covers, and the keyword where the topic lacks it. */
import { inSentence, isTitled, opening, titleCase } from "../phrases/casing.ts";
import { shortened } from "../phrases/idea-slots.ts";
import { asks, type Phrase } from "../phrases/phrase.ts";
import { repeats, share } from "../phrases/stems.ts";
import {
  isCollection,
  isMistakes,
  isOngoing,
  isPrice,
  isResource,
  isReview,
  isVisit,
} from "../phrases/subject-kind.ts";
import { characters, cutAtWord, DESCRIPTION_LENGTH, fits } from "../snippet-width.ts";
import {
  COLLECTION_FRAME,
  FRAMES,
  type Frame,
  MISTAKES_FRAME,
  ONGOING_FRAME,
  PRICE_FRAME,
  RESOURCE_FRAME,
  REVIEW_FRAME,
  VISIT_FRAME,
} from "./description-frames.ts";
import { mainPhrase } from "./main-phrase.ts";

/** From this share of its words on, the keyword counts as being in the topic: "photographer" next to "photography". */
const ENOUGH_OF_KEYWORD = 0.5;
/** Near the upper limit, so that the space is used. */
const TARGET_LENGTH = 140;
/** Differences in length below this don't matter. */
const LENGTH_STEP = 8;

const listed = (parts: readonly string[]): string => {
  const last = parts.at(-1) ?? "";
  const comma = parts.some((part) => part.includes(" and ")) ? "," : "";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")}${comma} and ${last}`;
};

/** Every choice of one or more parts, in their order. */
function choices(parts: readonly string[]): string[][] {
  const all: string[][] = [[]];
  for (const part of parts) all.push(...all.map((some) => [...some, part]));
  return all.filter((some) => some.length > 0);
}

/** The start of the description, up to where the list of covers begins. */
function leads(topic: Phrase, keyword: Phrase): string[] {
  const T = opening(shortened(topic.given.replace(/\?$/, "")));
  const K = opening(keyword.given.replace(/\?$/, ""));
  const own = leadOf(topic, T);
  if (share(T, K) >= ENOUGH_OF_KEYWORD) return own;
  return joined(topic, keyword, own, K);
}

/** A keyword that the topic lacks: "Espresso machines and home barista setup: ...". */
function joined(topic: Phrase, keyword: Phrase, own: readonly string[], K: string): string[] {
  const areThings = [topic, keyword].every(({ grammar, label }) => grammar === "thing" && label === null);
  if (areThings && topic.intent !== "definition")
    return [`${opening(topic.given)} and ${inSentence(keyword.given)}:`];
  return own.map((lead) => `${K}: ${lead}`);
}

/** "An introduction to heat pumps" reads well; with a year, a place or an audience it doesn't. */
const MAX_WORDS_INTRODUCED = 3;
const NOT_INTRODUCED = /\d|prices?$|costs?$|fees?$| today$| (?:for|in|with|about|of|and|or|to) /i;

function canBeIntroduced(phrase: Phrase): boolean {
  const { label, intent, grammar, number, core } = phrase;
  const isNoun = label === null && intent === "guide" && grammar === "thing" && number !== "single";
  return (
    isNoun &&
    !isCollection(phrase) &&
    !isTitled(core) &&
    !NOT_INTRODUCED.test(core) &&
    core.split(" ").length <= MAX_WORDS_INTRODUCED
  );
}

function leadOf(topic: Phrase, T: string): string[] {
  const { intent, grammar, core, label } = topic;
  const bare = T.replace(/:.*$/, "");
  if (asks(topic)) return [`${bare}? Get`];
  if (intent === "statement") return [`${bare}. Learn`];
  if (grammar === "action" && label === null)
    return isTitled(core) ? [`How to ${core}:`] : [`Learn how to ${inSentence(core)} with`];
  if (grammar === "versus") return [`${titleCase(core)}:`];
  return canBeIntroduced(topic) ? [`An introduction to ${inSentence(core)}:`, `${bare}:`] : [`${bare}:`];
}

function sentences({ always, covers, closings }: Frame, lead: string): string[] {
  return choices(covers).flatMap((some) => {
    const head = `${lead} ${listed([...always, ...some])}.`;
    return closings.map((closing) => (closing ? `${head} ${closing}` : head));
  });
}

function worth(text: string): number {
  const short = Math.ceil(Math.max(0, TARGET_LENGTH - characters(text)) / LENGTH_STEP);
  return -short - repeats(text) * 2;
}

const fitting = (texts: readonly string[]): string[] =>
  texts.filter((text) => characters(text) >= DESCRIPTION_LENGTH.least && fits(text, DESCRIPTION_LENGTH));

function frameFor(topic: Phrase): Frame {
  if (isPrice(topic)) return PRICE_FRAME;
  if (isReview(topic)) return REVIEW_FRAME;
  if (isMistakes(topic)) return MISTAKES_FRAME;
  if (isVisit(topic)) return VISIT_FRAME;
  if (isResource(topic)) return RESOURCE_FRAME;
  if (isCollection(topic)) return COLLECTION_FRAME;
  if (isOngoing(topic)) return ONGOING_FRAME;
  return FRAMES[topic.grammar === "action" && topic.label === null ? "how-to" : topic.intent];
}

export function metaDescription(given: Phrase, keyword: Phrase): string {
  const topic = mainPhrase(given, keyword);
  const frame = frameFor(topic);
  const K = opening(keyword.given.replace(/\?$/, ""));
  for (const some of [leads(topic, keyword), [`${shortened(K)}:`], [`${cutAtWord(K, 60)}:`]]) {
    const [chosen] = fitting(some.flatMap((lead) => sentences(frame, lead)))
      .map((text) => ({ text, worth: worth(text) }))
      .toSorted((one, other) => other.worth - one.worth);
    if (chosen) return chosen.text;
  }
  return cutAtWord(`${K}: ${listed(frame.covers)}.`, DESCRIPTION_LENGTH.most);
}
