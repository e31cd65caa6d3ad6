/** Reads a draft off the main thread. The text never leaves the browser. */
import type { DraftFormat } from "@citeworthy/core/drafts/draft-format";
import type { DraftReading } from "@citeworthy/core/drafts/draft-reading";
import { type DraftText, editDraft, readDraft } from "@citeworthy/core/drafts/read-draft";

export type DraftTask = { id: number; text: string; format: DraftFormat; now: string };
/** The reading comes first; the edits take several more analyses. */
export type DraftNews = { id: number } & (
  | { result: DraftReading }
  | { edited: DraftText | null }
  | { problem: string }
);

self.addEventListener("message", ({ data }: MessageEvent<DraftTask>) => {
  const { id, text, format, now } = data;
  const tell = (news: DraftNews) => self.postMessage(news);
  try {
    tell({ id, result: readDraft(text, format, now) });
    tell({ id, edited: editDraft(text, format, now) });
  } catch (error) {
    tell({ id, problem: error instanceof Error ? error.message : String(error) });
  }
});
