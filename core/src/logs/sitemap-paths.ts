/** The paths that a sitemap lists. */
import { withoutTracking } from "../page/tracking-parameters.ts";

const MAX_PATHS = 200_000;

export function sitemapPaths(xml: string): string[] {
  const paths = new Set<string>();
  for (const [, address = ""] of xml.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/gi)) {
    const url = URL.parse(withoutTracking(address.replaceAll("&amp;", "&")));
    if (url) paths.add(`${url.pathname}${url.search}`);
    if (paths.size >= MAX_PATHS) break;
  }
  return [...paths];
}
