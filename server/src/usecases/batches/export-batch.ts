/** One CSV for a batch: every page with its state, score, or why it failed. */
import { csvRow } from "@citeworthy/core/csv-row";
import type { Storage } from "../../ports/storage.ts";

const ROWS_PER_QUERY = 500;

/** Call `ownBatch` first: this only reads. */
export async function* exportBatch({ storage }: { storage: Storage }, id: string): AsyncGenerator<string> {
  yield csvRow(["url", "state", "title", "score", "problem", "analysis"]);
  let after = 0;
  for (;;) {
    const rows = await storage.batches.pages({ id, state: null, after, limit: ROWS_PER_QUERY });
    for (const { url, state, title, score, error, jobId } of rows)
      yield csvRow([
        url,
        state,
        title ?? "",
        score ?? "",
        error ?? "",
        state === "done" ? (jobId ?? "") : "",
      ]);
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_PER_QUERY) return;
    after = last.place;
  }
}
