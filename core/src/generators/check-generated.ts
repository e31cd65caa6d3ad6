/** Checks what a model suggested, beyond its schema. Each sentence returned is a problem for the model to fix. */
import type { ContentIdea, ContentIdeasRequest, MetaTags, MetaTagsRequest } from "./generated.ts";
import { share } from "./phrases/stems.ts";
import { isEnglish } from "./phrases/topic-language.ts";
import { characters, DESCRIPTION_LENGTH, TITLE_LENGTH } from "./snippet-width.ts";

/** Models count characters badly, so a few more or fewer are accepted. */
const LENGTH_TOLERANCE_CHARS = 5;
const MIN_TITLE = 25;
export const MIN_KEYWORDS = 8;
export const MAX_KEYWORDS = 12;
export const MIN_IDEAS = 8;
const LONGEST_IDEA = { title: 120, label: 60, description: 400, keyword: 80 } as const;
/** Share of the keyword's words that must be in the title. */
const MIN_KEYWORD_SHARE = 0.5;

const numbersIn = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? [];

/** Numbers and links that the user did not enter are made up. */
function invented(texts: readonly string[], given: string): string[] {
  const known = new Set(numbersIn(given));
  const all = texts.join(" ");
  const numbers = numbersIn(all).filter((number) => !known.has(number));
  return [
    ...(numbers.length > 0 ? [`These numbers are not in the input: ${numbers.join(", ")}.`] : []),
    ...(/https?:\/\/|www\.|<[a-z!/]/i.test(all) ? ["Links and markup are not allowed."] : []),
    ...(/[\p{Cc}]/u.test(all) ? ["Control characters and line breaks are not allowed."] : []),
  ];
}

const repeated = (list: readonly string[]): boolean =>
  new Set(list.map((entry) => entry.trim().toLowerCase())).size < list.length;

export function checkMetaTags(tags: MetaTags, { topic, primaryKeyword }: MetaTagsRequest): string[] {
  const title = characters(tags.title);
  const description = characters(tags.description);
  return [
    ...(title < MIN_TITLE || title > TITLE_LENGTH.most + LENGTH_TOLERANCE_CHARS
      ? [`The title has ${title} characters; it needs ${TITLE_LENGTH.least} to ${TITLE_LENGTH.most}.`]
      : []),
    ...(description < DESCRIPTION_LENGTH.least - LENGTH_TOLERANCE_CHARS ||
    description > DESCRIPTION_LENGTH.most + LENGTH_TOLERANCE_CHARS
      ? [
          `The description has ${description} characters; it needs ${DESCRIPTION_LENGTH.least} to ${DESCRIPTION_LENGTH.most}.`,
        ]
      : []),
    ...(share(tags.title, primaryKeyword) < MIN_KEYWORD_SHARE
      ? ["The title does not contain the primary keyword."]
      : []),
    ...checkKeywords(tags.keywords, MIN_KEYWORDS, MAX_KEYWORDS),
    ...invented([tags.title, tags.description, ...tags.keywords], `${topic} ${primaryKeyword}`),
  ];
}

function checkKeywords(keywords: readonly string[], least: number, most: number): string[] {
  const isOff = keywords.length < least || keywords.length > most;
  const isLong = keywords.some((keyword) => keyword.trim() === "" || keyword.length > LONGEST_IDEA.keyword);
  return [
    ...(isOff ? [`There are ${keywords.length} keywords; give ${least} to ${most}.`] : []),
    ...(isLong ? [`A keyword is empty or longer than ${LONGEST_IDEA.keyword} characters.`] : []),
    ...(repeated(keywords) ? ["Two keywords are the same."] : []),
  ];
}

export function checkIdeas(ideas: readonly ContentIdea[], { topic, niche }: ContentIdeasRequest): string[] {
  const given = `${topic} ${niche}`;
  const tooLong = (text: string, most: number) => text.trim() === "" || text.length > most;
  const problems = ideas.flatMap((idea, at) => [
    ...(tooLong(idea.title, LONGEST_IDEA.title) ? [`Title ${at + 1} is empty or too long.`] : []),
    ...(tooLong(idea.contentType, LONGEST_IDEA.label) || tooLong(idea.targetAudience, LONGEST_IDEA.label)
      ? [`Content type and target audience of idea ${at + 1} need a few words each.`]
      : []),
    ...(tooLong(idea.description, LONGEST_IDEA.description)
      ? [`Description ${at + 1} is empty or too long.`]
      : []),
    ...checkKeywords(idea.keywords, 1, 8).map((problem) => `Idea ${at + 1}: ${problem}`),
    ...invented([idea.title, idea.description, ...idea.keywords], given),
  ]);
  const types = new Set(ideas.map((idea) => idea.contentType.toLowerCase()));
  return [
    ...(ideas.length < MIN_IDEAS || ideas.length > 12
      ? [`There are ${ideas.length} ideas; give 8 to 12.`]
      : []),
    ...(repeated(ideas.map(({ title }) => title)) ? ["Two ideas have the same title."] : []),
    ...(types.size < Math.min(5, ideas.length) ? ["Use more different content types."] : []),
    ...problems,
  ];
}

const openingOf = (title: string): string => title.toLowerCase().split(/\s+/).slice(0, 2).join(" ");
const mostOften = (list: readonly string[]): number =>
  Math.max(0, ...list.map((one) => list.filter((other) => other === one).length));

/** A list is worth reading only if its ideas differ and are about the topic; templates vary by rule, a model has to be told. */
export function checkVariety(ideas: readonly ContentIdea[], { topic }: ContentIdeasRequest): string[] {
  const isRepeated = (list: readonly string[]) => mostOften(list) > Math.max(1, ideas.length / 2);
  const strayed = ideas.flatMap(({ title, description, keywords }, at) =>
    share([title, description, ...keywords].join(" "), topic) > 0 ? [] : [at + 1],
  );
  return [
    ...(isRepeated(ideas.map(({ title }) => openingOf(title)))
      ? ["More than half of the titles begin with the same words. Give them different forms."]
      : []),
    ...(isRepeated(ideas.map(({ keywords: [first = ""] }) => first.trim().toLowerCase()))
      ? ["More than half of the ideas begin with the same keyword. Give each idea searches of its own."]
      : []),
    // Stems are those of English; words of other languages change in other ways.
    ...(isEnglish(topic) && strayed.length > 0
      ? [`These ideas don't name the topic: ${strayed.join(", ")}.`]
      : []),
  ];
}
