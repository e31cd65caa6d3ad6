/** Reads a draft off the main thread. The text never leaves the browser. */
import type { DraftFormat } from "@citeworthy/core/drafts/draft-format";
import { type DraftReading, readDraft } from "@citeworthy/core/drafts/read-draft";

export type DraftTask = { id: number; text: string; format: DraftFormat; now: string };
export type DraftNews = { id: number } & ({ result: DraftReading } | { problem: string });

self.addEventListener("message", ({ data }: MessageEvent<DraftTask>) => {
  const { id, text, format, now } = data;
  try {
    self.postMessage({ id, result: readDraft(text, format, now) } satisfies DraftNews);
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    self.postMessage({ id, problem } satisfies DraftNews);
  }
});
