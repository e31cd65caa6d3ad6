/** What the page declares itself to be, where it does. */
import type { StructuredData } from "../page-model.ts";

export type PageSignals = {
  title: string;
  url: string;
  /** Declared by JSON-LD, microdata or Open Graph. */
  declares: { article: boolean; product: boolean; forum: boolean; listing: boolean };
};

const ARTICLE =
  /^(?:News|Blog|Tech|Report|Scholarly|Medical|Opinion|Analysis|Review|Social)?\w*(?:Article|BlogPosting|Posting)$/;
const PRODUCT = /^(?:Product|ProductGroup|IndividualProduct|SoftwareApplication|Book|Vehicle)$/;
const FORUM = /^(?:DiscussionForumPosting|QAPage|Question)$/;
const LISTING = /^(?:CollectionPage|ItemList|SearchResultsPage|OfferCatalog)$/;

export function pageSignals(
  { types, openGraph }: Pick<StructuredData, "types" | "openGraph">,
  title: string,
  url: string,
): PageSignals {
  const kind = openGraph["og:type"]?.[0]?.toLowerCase() ?? "";
  const has = (pattern: RegExp) => types.some((type) => pattern.test(type));
  return {
    title: openGraph["og:title"]?.[0] || title,
    url,
    declares: {
      article: kind === "article" || has(ARTICLE),
      product: kind.includes("product") || has(PRODUCT),
      forum: has(FORUM),
      listing: has(LISTING),
    },
  };
}

const FORUM_PLACE =
  /\/(?:forums?|threads?|topic|viewtopic|showthread|discussion|questions|community|t)(?:[/.?]|$)/i;
const FORUM_HOST =
  /^https?:\/\/(?:www\.)?(?:[\w-]*forums?|community|discuss|discourse|answers|bbs|board|talk)\b/i;

export const isForum = ({ declares, url }: PageSignals) =>
  declares.forum || FORUM_PLACE.test(url.replace(/^https?:\/\/[^/]*/, "")) || FORUM_HOST.test(url);
