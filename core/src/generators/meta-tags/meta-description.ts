/** The meta description: the topic, what the article covers, and the keyword where the topic lacks it. */
import { opening } from "../phrases/casing.ts";
import { shortened } from "../phrases/idea-slots.ts";
import type { Phrase } from "../phrases/phrase.ts";
import { repeats } from "../phrases/stems.ts";
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
import { leads } from "./description-lead.ts";
import { mainPhrase } from "./main-phrase.ts";

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
