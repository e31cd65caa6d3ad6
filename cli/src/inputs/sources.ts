/** Where pages come from: files, and the web unless --offline is set. */
import type { Evidence } from "@citeworthy/core/evidence";
import type { OpenPages } from "@citeworthy/server/pages";
import { UsageError } from "../usage-error.ts";
import type { Input, SitemapReader } from "./inputs.ts";
import { ownHosts } from "./own-hosts.ts";
import { PageFailure } from "./page-failure.ts";
import { readPageFile } from "./page-file.ts";
import { sitemapFile } from "./sitemap-file.ts";

/** `pageOnly`: without robots.txt and sitemap. */
type ReadOptions = { pageOnly?: boolean };
export type Sources = SitemapReader & {
  read(input: Input, options?: ReadOptions): Promise<Evidence>;
  close(): Promise<void>;
};

/** A sitemap has few files, and a person waits for them. */
const unpaced = async () => {};

type SourceOptions = {
  offline: boolean;
  now: Date | null;
  /** What the user typed: servers on this machine are read only if they are among these. */
  pages?: readonly string[];
};

export function openSources({ offline, now: fixed, pages = [] }: SourceOptions): Sources {
  const now = () => fixed ?? new Date();
  let web: OpenPages | null = null;
  const openWeb = async () => {
    const { openPages } = await import("@citeworthy/server/pages");
    return openPages(process.env, now, ownHosts(pages));
  };
  return {
    async read(input, options) {
      if (input.kind === "bad") throw new PageFailure(input.error);
      if (input.kind === "file") return readPageFile(input, { fixed, now });
      if (offline) throw new PageFailure("URLs cannot be fetched with --offline.");
      web ??= await openWeb();
      return web.gather(input.name.trim(), options);
    },
    async sitemap(place, max) {
      if (!("url" in place)) return sitemapFile(place.path, max);
      if (offline) throw new UsageError("A sitemap cannot be fetched with --offline.");
      web ??= await openWeb();
      const listing = await web.listSitemap(place.url, { most: max, pace: unpaced });
      if (listing === null) throw new UsageError(`${place.url} is no sitemap.`);
      return listing.urls;
    },
    close: async () => web?.close(),
  };
}
