/** Examples made of the page's own words. What only the author can know stays a blank in square brackets. */
import { clip } from "../facts/quote.ts";

const LONGEST = 110;

/** The start of a sentence without its last stop, short enough for an example; quotation marks would be cut in half. */
export function opening(sentence: string, longest = LONGEST): string {
  const whole = sentence
    .replace(/["“”„«»]/g, "")
    .replace(/\s+/g, " ")
    .trim();
  const cut = clip(whole, longest);
  const bare = cut.replace(/[\s.,;:!?–—-]+$/, "");
  return cut.length < whole.length ? `${bare} …` : bare;
}

/** To go on after "According to ...,": names and acronyms keep their capital. */
export function continued(sentence: string): string {
  const text = opening(sentence);
  const [first = ""] = text.split(" ", 1);
  const isName =
    /^\P{L}*\p{Lu}.*\p{Lu}/u.test(first) || /^I\b/.test(first) || /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(text);
  return isName ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** A heading as the question it answers. */
export const asQuestion = (heading: string): string => {
  const bare = opening(heading, 70).replace(/^\d+[.)]?\s*/, "");
  return /^(?:how|what|why|when|who|where|which|is|are|can|do|does|should)\b/i.test(bare)
    ? `${bare}?`
    : `What should you know about ${continued(bare)}?`;
};
