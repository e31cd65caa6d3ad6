/** Where pages come from: files, and the open web unless that is shut. */
import type { Evidence } from "@citeworthy/core/evidence";
import type { OpenPages } from "@citeworthy/server/pages";
import type { Input } from "./inputs.ts";
import { PageFailure } from "./page-failure.ts";
import { readPageFile } from "./page-file.ts";

export type Sources = { read(input: Input): Promise<Evidence>; close(): Promise<void> };

export function openSources({ offline, now: fixed }: { offline: boolean; now: Date | null }): Sources {
  const now = () => fixed ?? new Date();
  let web: OpenPages | null = null;
  const openWeb = async () => {
    const { openPages } = await import("@citeworthy/server/pages");
    return openPages(process.env, now);
  };
  return {
    async read(input) {
      if (input.kind === "bad") throw new PageFailure(input.error);
      if (input.kind === "file") return readPageFile(input, { fixed, now });
      if (offline) throw new PageFailure("An address is not fetched with --offline.");
      web ??= await openWeb();
      return web.gather(input.name.trim());
    },
    close: async () => web?.close(),
  };
}
