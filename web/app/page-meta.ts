/** Title, description, canonical address and the card a shared link shows: one helper for every page. */
import { site } from "@citeworthy/core/product/site";
import type { MetaDescriptor } from "react-router";

type RootMatch = { loaderData?: unknown } | undefined;
export type PageMeta = {
  /** Without the product's name, which is added; the home page passes `bare`. */
  title: string;
  description: string;
  path: string;
  bare?: boolean;
  /** Pages of one person, and pages that are not there, stay out of search. */
  hidden?: boolean;
};

const SHIPPED_BASE = `https://${site.host}`;

/** The operator's address comes with the root loader; a page rendered ahead of time has only the site's own. */
function baseUrl(matches: readonly RootMatch[]): string {
  const root = matches[0]?.loaderData;
  const given = typeof root === "object" && root !== null && "baseUrl" in root ? root.baseUrl : null;
  return typeof given === "string" ? given.replace(/\/+$/, "") : SHIPPED_BASE;
}

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
    { property: "og:type", content: "website" },
    { property: "og:title", content: title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: url },
    { property: "og:image", content: `${base}/social-card.png` },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
