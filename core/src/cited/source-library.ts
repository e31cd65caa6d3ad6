/** The pages of a run by address, each prepared for comparing when a claim first asks for it. */
import { once } from "../facts/once.ts";
import { pageKey } from "../visibility/answers/cited-address.ts";
import type { SourceState } from "./cited-view.ts";
import type { SourceReading } from "./source-reading.ts";
import { type SourcePage, sourcePage } from "./support/source-page.ts";

/** A page that an answer named, and what became of reading it. */
export type RunSource = {
  url: string;
  state: SourceState;
  reason: string | null;
  reading: SourceReading | null;
};
export type ShelvedSource = RunSource & { page(): SourcePage | null };

export type SourceLibrary = {
  find(url: string): ShelvedSource | null;
  all: readonly ShelvedSource[];
};

export function sourceLibrary(sources: readonly RunSource[]): SourceLibrary {
  const all = sources.map((source): ShelvedSource => {
    const state = source.state === "read" && source.reading === null ? "expired" : source.state;
    return { ...source, state, page: once(() => (source.reading ? sourcePage(source.reading) : null)) };
  });
  const byKey = new Map(all.toReversed().map((source) => [pageKey(source.url) ?? source.url, source]));
  return { all, find: (url) => byKey.get(pageKey(url) ?? url) ?? null };
}
