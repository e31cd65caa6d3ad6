/** Parts of a page that speak about something else, by their tags and names: replies, cards, footnotes, reviews. */
import { nameOf } from "../tree/name-hints.ts";
import { attr, type ElementNode, walk } from "../tree/tree.ts";

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

/** What a form asks of its readers: "Name Required". Some systems put a whole page or thread into one form. */
const FORM_TAGS = new Set(["form", "fieldset", "label"]);
const MAX_FORM_CHARS = 300;

export const isReplyPart = (part: ElementNode): boolean =>
  (FORM_TAGS.has(part.tag) && (part.stats?.chars ?? 0) <= MAX_FORM_CHARS) ||
  FOREIGN_TYPES.test(attr(part, "itemtype") ?? "") ||
  REPLY_NAMES.test(nameOf(part));

export function isForeignPart(part: ElementNode, isAfterFirstWords: boolean, url: string): boolean {
  if (FOREIGN_TAGS.has(part.tag) || (isAfterFirstWords && isTeaser(part, url))) return true;
  const names = nameOf(part);
  return (
    FOREIGN_NAMES.some((pattern) => pattern.test(names)) || (isAfterFirstWords && CUSTOMER_NAMES.test(names))
  );
}

/** A teaser is a heading and a line or two; larger boxes with a linked heading are often the page's own. */
const MAX_TEASER_CHARS = 200;
const teasers = new WeakMap<ElementNode, boolean>();

/** A heading that leads to another page: what is next to it in one small box is about that page. */
function isTeaser(part: ElementNode, url: string): boolean {
  if ((part.stats?.chars ?? 0) > MAX_TEASER_CHARS) return false;
  const before = teasers.get(part);
  if (before !== undefined) return before;
  let heading: ElementNode | null = null;
  let isLinked = leadsAway(part, url);
  walk(part, (inner) => {
    if (leadsAway(inner, url)) isLinked ||= heading === null ? holdsHeading(inner) : isInside(inner, heading);
    if (SUBHEADING.test(inner.tag)) heading = inner;
    return isLinked && heading !== null ? "stop" : undefined;
  });
  const is = isLinked && heading !== null;
  teasers.set(part, is);
  return is;
}

const SUBHEADING = /^h[2-6]$/;
/** Where sites keep the pages of their writers. */
export const LEADS_TO_WRITER =
  /\/(?:authors?|autor(?:en|es)?|auteurs?|autori|people|profiles?|staff|team|writers?|contributors?)\/[^/?#]+/i;

/** A page's own heading may be linked to the page itself, and that of a writer's box to the writer. */
function leadsAway(element: ElementNode, url: string): boolean {
  const href = element.tag === "a" ? attr(element, "href") : null;
  const target = href ? URL.parse(href.trim(), url) : null;
  return (
    target !== null && pathOf(target) !== pathOf(URL.parse(url)) && !LEADS_TO_WRITER.test(target.pathname)
  );
}

const pathOf = (address: URL | null) => address?.pathname.replace(/\/$/, "");
const holdsHeading = (element: ElementNode): boolean =>
  walk(element, ({ tag }) => (SUBHEADING.test(tag) ? "stop" : undefined)) === "stop";
const isInside = (inner: ElementNode, outer: ElementNode): boolean =>
  outer.start <= inner.start && inner.end <= outer.end;
