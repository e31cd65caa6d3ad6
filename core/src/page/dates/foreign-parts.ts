/** Parts of a page that speak about something else, by their tags and names: replies, cards, footnotes, reviews. */
import { nameOf } from "../tree/name-hints.ts";
import { attr, type ElementNode } from "../tree/tree.ts";

const word = (words: string) => new RegExp(`(?:^|[-_ ]|[a-z](?=[A-Z]))(?:${words})(?:$|[-_ \\dA-Z])`);

/** These are never the page's own, wherever they are. */
const REPLY_NAMES = word(
  "comments?(?!-(?:date|link|count))|disqus|repl(?:y|ies)|respond|tweet|instagram-media|fb-post",
);
/** Next to the title these are names of its layout: `teaser-meta`, `event_date`. */
const FOREIGN_NAMES = [
  "[Tt]estimonials?|[Rr]elated|[Rr]ecommend(?:ed|ations?)?|[Tt]easers?|[Tt]rending|[Pp]opular|[Uu]pcoming",
  "[Cc]arousel|[Ss]lide(?:r|s|show)|swiper",
  "[Ff]oot-?notes?|[Rr]eferences?|[Cc]itations?|[Ss]ources?|[Bb]ibliography|sosumi|[Dd]isclaimers?|[Cc]opyright",
  "[Rr]elease[-_]?[Dd]ate|[Ee]vents?|[Cc]alendar|[Cc]oupons?|[Pp]romo|signaturelist",
].map(word);
/** A page that reviews a product may call its own header a review, so these names count after the first words only. */
const CUSTOMER_NAMES = word("[Rr]eviews?|[Rr]atings?|rev|ugc|bvseo");
const FOREIGN_TAGS = new Set(["blockquote", "figure", "figcaption"]);
const FOREIGN_TYPES = /\/(?:Review|UserReview|Comment|UserComments|Answer|Event|Offer)\b/;

export const isReplyPart = (part: ElementNode): boolean =>
  FOREIGN_TYPES.test(attr(part, "itemtype") ?? "") || REPLY_NAMES.test(nameOf(part));

export function isForeignPart(part: ElementNode, isAfterFirstWords: boolean): boolean {
  if (FOREIGN_TAGS.has(part.tag)) return true;
  const names = nameOf(part);
  return (
    FOREIGN_NAMES.some((pattern) => pattern.test(names)) || (isAfterFirstWords && CUSTOMER_NAMES.test(names))
  );
}
