/** The pages of a sitemap on disk. It can't be an index: the files that an index names are on the web. */
import { withoutTracking } from "@citeworthy/core/page/tracking-parameters";
import { parseSitemap } from "@citeworthy/server/page-files";
import { UsageError } from "../usage-error.ts";
import { textOfFile } from "./page-file.ts";

export async function sitemapFile(path: string, max: number): Promise<string[]> {
  const sitemap = parseSitemap((await textOfFile(path)) ?? "");
  if (sitemap === null) throw new UsageError(`${path} is not a sitemap.`);
  if (sitemap.kind === "index")
    throw new UsageError(`${path} is an index of sitemaps. Pass its URL instead.`);
  return [...new Set(sitemap.entries.map(({ url }) => withoutTracking(url)))].slice(0, max);
}
