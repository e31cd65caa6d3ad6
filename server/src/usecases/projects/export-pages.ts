/** The pages of a project as CSV, read in parts, so that the length of the list doesn't matter. */
import { csvRow } from "@citeworthy/core/csv-row";
import { ratedPage } from "@citeworthy/core/projects/project-view";
import type { PageMark, ProjectPage } from "../../ports/projects/projects.ts";
import type { Storage } from "../../ports/storage.ts";
import { pageFilter } from "./list-pages.ts";

/** Each row has what changed on its page, in words. */
const ROWS_PER_QUERY = 100;
export const PAGE_CSV_HEAD = ["title", "url", "score", "change", "why", "kind", "question", "analyzed"];

export function pageCsvRow(page: ProjectPage): string {
  const { title, url, score, change, why, kind, question } = ratedPage(page);
  return csvRow([title, url, score, change ?? "", why ?? "", kind, question, page.analyzedAt.toISOString()]);
}

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
