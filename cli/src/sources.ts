/** Where pages come from: files, and the web unless --offline is set. */
import type { Evidence } from "@citeworthy/core/evidence";
import type { OpenPages } from "@citeworthy/server/pages";
import type { Input } from "./inputs.ts";
import { PageFailure } from "./page-failure.ts";
import { readPageFile } from "./page-file.ts";

/** `pageOnly`: without robots.txt and sitemap. */
type ReadOptions = { pageOnly?: boolean };
export type Sources = {
  read(input: Input, options?: ReadOptions): Promise<Evidence>;
  close(): Promise<void>;
};

export function openSources({ offline, now: fixed }: { offline: boolean; now: Date | null }): Sources {
  const now = () => fixed ?? new Date();
  let web: OpenPages | null = null;
  const openWeb = async () => {
    const { openPages } = await import("@citeworthy/server/pages");
    return openPages(process.env, now);
  };
  return {
    async read(input, options) {
      if (input.kind === "bad") throw new PageFailure(input.error);
      if (input.kind === "file") return readPageFile(input, { fixed, now });
      if (offline) throw new PageFailure("URLs cannot be fetched with --offline.");
      web ??= await openWeb();
      return web.gather(input.name.trim(), options);
    },
    close: async () => web?.close(),
  };
}
