/** What an element is, by its tag, its role and the names its author gave it, when that is not main content. */
import type { Boilerplate } from "../page-model.ts";
import { nameOf } from "../tree/name-hints.ts";
import { isPopUp } from "../tree/pop-ups.ts";
import { textOf } from "../tree/text.ts";
import { attr, type ElementNode, type TreeNode } from "../tree/tree.ts";

type Kind = Boilerplate["kind"];

const BY_TAG: Record<string, Kind> = {
  nav: "navigation",
  footer: "footer",
  aside: "aside",
  menu: "navigation",
};
const BY_ROLE: Record<string, Kind> = {
  navigation: "navigation",
  banner: "header",
  contentinfo: "footer",
  complementary: "aside",
  search: "form",
  menu: "navigation",
  menubar: "navigation",
};
/** Words and the best-known products that ask for consent. */
const CONSENT =
  /cookie|consent|gdpr|onetrust|cybot|usercentrics|didomi|iubenda|osano|termly|trustarc|truste-|qc-cmp|cmplz|borlabs|axeptio|klaro|sp_message|cmpbox/;
const BY_NAME: [Kind, RegExp][] = [
  ["consent", CONSENT],
  ["navigation", /(?:^|[-_ ])(?:nav|navbar|navigation|menu|breadcrumbs?|pagination|pager|toc)(?:$|[-_ ])/],
  ["comments", /(?:^|[-_ ])(?:comments?|disqus|respond|commentlist)(?:$|[-_ ])/],
  [
    "related",
    /(?:^|[-_ ])(?:related|recommend(?:ed|ations)?|read-?more|more-(?:posts|stories|news)|trending|popular|outbrain|taboola)(?:$|[-_ ])/,
  ],
  [
    "advertising",
    /(?:^|[-_ ])(?:ads?|advert(?:s|isement|ising)?|sponsor(?:ed|s)?|promo|adsbygoogle)(?:$|[-_ ])/,
  ],
  [
    "aside",
    /(?:^|[-_ ])(?:sidebar|side-bar|widget|share|sharing|social|newsletter|subscribe|signup|sign-up)(?:$|[-_ ])/,
  ],
  ["footer", /(?:^|[-_ ])(?:footer|site-footer|copyright)(?:$|[-_ ])/],
  ["header", /(?:^|[-_ ])(?:site-header|masthead|top-?bar|page-header)(?:$|[-_ ])/],
];
/** Names that speak for content, and so outweigh a word above: `article-with-sidebar`, `main-content`. */
const CONTENT_NAME = /(?:^|[-_ ])(?:article|content|entry|main|body|post|text|story|page)(?:$|[-_ ])/;

/** Parts that ask for an address. */
export const INVITES = /newsletter|signup|sign-up|subscribe|paywall/i;

export function boilerplateKind(element: ElementNode): Kind | null {
  const byTag = BY_TAG[element.tag];
  if (byTag) return isFoldedAnswer(element) || isNote(element) ? null : byTag;
  if (isPopUp(element)) return CONSENT.test(nameOf(element).toLowerCase()) ? "consent" : "popup";
  if (isHiddenTranscript(element)) return "transcript";
  const role = attr(element, "role");
  if (role && BY_ROLE[role]) return BY_ROLE[role] ?? null;
  if (element.tag === "header" && element.parent?.tag === "body") return "header";
  if (element.tag === "body" || element.tag === "main" || element.tag === "article" || element.tag === "p")
    return null;
  const name = nameOf(element).toLowerCase();
  if (name.length < 3) return null;
  for (const [kind, pattern] of BY_NAME) {
    if (pattern.test(name)) return CONTENT_NAME.test(name) ? null : kind;
  }
  return null;
}

/** From this share of links a `nav` is a menu. */
const MAX_LINK_SHARE = 0.3;

/** Some site builders put the answer of a drop-down into a `nav`: sentences, where a menu has links and names. */
const isFoldedAnswer = (element: ElementNode): boolean =>
  element.tag === "nav" &&
  (element.stats?.linkChars ?? 0) < (element.stats?.chars ?? 0) * MAX_LINK_SHARE &&
  /\p{L}[.!?](?:\s|$)/u.test(textOf(element));

const NOTE_NAME =
  /(?:^|[\s_-])(?:note|tip|hint|warning|caution|important|alert|notice|callout|admonition)(?:$|[\s_-])/i;

/** A remark that documentation sets apart belongs to its text, unless it leads away or asks for an address. */
export const isNote = (element: ElementNode): boolean =>
  element.tag === "aside" &&
  (attr(element, "role") === "note" || NOTE_NAME.test(nameOf(element))) &&
  !INVITES.test(nameOf(element)) &&
  (element.stats?.linkChars ?? 0) < (element.stats?.chars ?? 0) / 2 &&
  !holdsField(element);

const holdsField = (element: ElementNode): boolean =>
  element.children.some(
    (child) =>
      child.kind === "element" && (child.tag === "input" || child.tag === "form" || holdsField(child)),
  );

/** The closed transcript of a video. Other text that is only hidden from screen readers is mostly the page's own. */
const isHiddenTranscript = (element: ElementNode): boolean =>
  attr(element, "aria-hidden") === "true" &&
  [element.parent, element, ...element.children].some(isNamedTranscript);

const isNamedTranscript = (node: TreeNode | null) =>
  node?.kind === "element" && /transcript/i.test(nameOf(node));
