/** The pages of a project as CSV, read in parts, so that the length of the list doesn't matter. */
import { csvRow } from "@citeworthy/core/csv-row";
import type { PageMark, ProjectPage } from "../../ports/projects/projects.ts";
import type { Storage } from "../../ports/storage.ts";
import { pageFilter } from "./list-pages.ts";

const ROWS_PER_QUERY = 500;
export const PAGE_CSV_HEAD = ["title", "url", "score", "change", "kind", "question", "analyzed"];

export const pageCsvRow = ({ title, url, score, change, kind, question, analyzedAt }: ProjectPage): string =>
  csvRow([title, url, score, change ?? "", kind, question, analyzedAt.toISOString()]);

/** Call `ownProject` first: this only reads. */
export async function* exportPages(
  { storage }: { storage: Storage },
  { projectId, query }: { projectId: string; query: Record<string, unknown> },
): AsyncGenerator<string> {
  yield csvRow(PAGE_CSV_HEAD);
  const filter = pageFilter(projectId, query);
  let after: PageMark | null = null;
  for (;;) {
    const rows: (ProjectPage & { mark: PageMark })[] = await storage.projects.pages({
      ...filter,
      sort: "newest",
      limit: ROWS_PER_QUERY,
      after,
    });
    for (const row of rows) yield pageCsvRow(row);
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_PER_QUERY) return;
    after = last.mark;
  }
}
