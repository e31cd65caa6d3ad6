/** Title, description, canonical address and the card a shared link shows: one helper for every page. */
import { DEFAULT_IDENTITY } from "@citeworthy/core/product/identity/identity";
import { site } from "@citeworthy/core/product/identity/site";
import type { MetaDescriptor } from "react-router";

type RootMatch = { loaderData?: unknown } | undefined;
type PageMeta = {
  /** Without the product's name, which is added; the home page passes `bare`. */
  title: string;
  description: string;
  path: string;
  bare?: boolean;
  /** Pages of one person, and pages that are not there, stay out of search. */
  hidden?: boolean;
  /** The card's picture, 1200 by 630. */
  image?: string;
  /** For a page that was written on a day: when, when last changed, about what. */
  article?: { published: string; modified: string | null; tags: readonly string[] };
};

/** The name of the product is drawn into its card; under another name, the card has none. */
export const SOCIAL_CARD =
  site.name === DEFAULT_IDENTITY.name ? "/social-card.png" : "/social-card-plain.png";

const SHIPPED_BASE = `https://${site.host}`;

/**
 * The operator's address comes with the root loader. A page rendered ahead of time has only the one that ships, which
 * the host replaces when it serves the file; in the browser it is where the page was found.
 */
export function baseUrl(matches: readonly RootMatch[]): string {
  const root = matches[0]?.loaderData;
  const given = typeof root === "object" && root !== null && "baseUrl" in root ? root.baseUrl : null;
  if (typeof given === "string") return given.replace(/\/+$/, "");
  return typeof window === "undefined" ? SHIPPED_BASE : window.location.origin;
}

const articleMeta = ({ published, modified, tags }: NonNullable<PageMeta["article"]>): MetaDescriptor[] => [
  { property: "article:published_time", content: published },
  ...(modified ? [{ property: "article:modified_time", content: modified }] : []),
  ...tags.map((tag) => ({ property: "article:tag", content: tag })),
];

export function pageMeta(matches: readonly RootMatch[], page: PageMeta): MetaDescriptor[] {
  const base = baseUrl(matches);
  const title = page.bare ? page.title : `${page.title} | ${site.name}`;
  const url = `${base}${page.path === "/" ? "/" : page.path}`;
  return [
    { title },
    { name: "description", content: page.description },
    ...(page.hidden
      ? [{ name: "robots", content: "noindex" }]
      : [{ tagName: "link" as const, rel: "canonical", href: url }]),
    { property: "og:site_name", content: site.name },
    { property: "og:type", content: page.article ? "article" : "website" },
    { property: "og:title", content: title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: url },
    { property: "og:image", content: `${base}${page.image ?? SOCIAL_CARD}` },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
    ...(page.article ? articleMeta(page.article) : []),
  ];
}
