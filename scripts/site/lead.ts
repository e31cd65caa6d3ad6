/** The first paragraph of a public page, and two faults it must not have. */
import { attr, type Element, squeezed, textOf } from "./html-facts.ts";

/** Shorter paragraphs near the title are labels, such as a date or a byline. */
const MIN_LEAD_WORDS = 7;
/** Four words in a row are a phrase; three are often just the name of the subject. */
const ECHO_WORDS = 4;

/** An article before the title ("the free tools") and the verb after it. */
const MAX_ARTICLE_AND_VERB = 2;
const DEFINES = ["is", "are", "means"];

const CALL_TO_ACTION =
  /^(?:sign up|get started|subscribe|buy|join|request|contact us|try (?:it|our)|start (?:your|a free))\b/i;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}.'’-]*/gu) ?? [];

const runsOf = (words: readonly string[], length: number) =>
  words.slice(length - 1).map((_, index) => words.slice(index, index + length).join(" "));

export const firstSentence = (text: string) => /^.*?[.?!](?=\s+\p{Lu}|$)/u.exec(text)?.[0] ?? text;

/** Articles mark their text; on other pages the lead is the first real paragraph after the main heading. */
export function leadOf(elements: readonly Element[]): string {
  const text = elements.findIndex((element) => attr(element, "class") === "reading-text");
  const start = text >= 0 ? text : elements.findIndex(({ tagName }) => tagName === "h1");
  const paragraphs = elements.slice(start).filter(({ tagName }) => tagName === "p");
  const texts = paragraphs.map((paragraph) => squeezed(textOf(paragraph)));
  return texts.find((one) => wordsOf(one).length >= MIN_LEAD_WORDS) ?? "";
}

/** True if the first sentence defines its own title or repeats a phrase of it. Naming the subject is fine. */
export function echoesTitle(lead: string, title: string): boolean {
  const sentence = wordsOf(firstSentence(lead));
  const titleWords = wordsOf(title);
  const opening = sentence.slice(0, titleWords.length + MAX_ARTICLE_AND_VERB).join(" ");
  if (titleWords.length > 1 && DEFINES.some((verb) => opening.includes(`${titleWords.join(" ")} ${verb}`)))
    return true;
  const phrases = new Set(runsOf(titleWords, ECHO_WORDS));
  return runsOf(sentence, ECHO_WORDS).some((phrase) => phrases.has(phrase));
}

export const isCallToAction = (lead: string) => CALL_TO_ACTION.test(lead.trim());
