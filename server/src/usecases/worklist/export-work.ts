/** The work list as CSV, read in parts, so that the length of the list doesn't matter. */
import { csvRow } from "@citeworthy/core/csv-row";
import { countWords, rangeWords } from "@citeworthy/core/visibility/rate-words";
import { EFFECT_WORDS, KIND_NAME, STATE_NAME } from "@citeworthy/core/worklist/state-words";
import { workView } from "@citeworthy/core/worklist/work-view";
import type { ListedWork, WorkMark } from "../../ports/worklist/worklist.ts";
import { type WorkQuery, workFilter } from "./list-work.ts";
import type { WorkBy, WorkNeeds } from "./needs.ts";

/** Each row has its detail and its history. */
const ROWS_PER_QUERY = 100;
export const WORK_CSV_HEAD = [
  ...["state", "kind", "title", "detail", "page", "url", "project", "owner", "due", "added", "done", "seen"],
  ...["cited before", "range before", "cited since", "range since", "effect", "comments"],
];

export function workCsvRow(item: ListedWork): string {
  const { state, kind, title, detail, page, project, owner, dueOn, measured, ...view } = workView(item);
  const figures = measured
    ? [measured.before, measured.since].flatMap((rate) => [countWords(rate), rangeWords(rate)])
    : ["", "", "", ""];
  return csvRow([
    ...[STATE_NAME[state], KIND_NAME[kind], title, detail, page?.title ?? "", page?.url ?? ""],
    ...[project?.name ?? "", owner?.name ?? "", dueOn ?? ""],
    ...[view.createdAt, view.doneAt ?? "", view.seenAt ?? ""],
    ...figures,
    measured ? EFFECT_WORDS[measured.effect] : "",
    view.comments,
  ]);
}

export async function* exportWork(
  deps: Pick<WorkNeeds, "storage" | "clock">,
  by: WorkBy,
  query: WorkQuery,
): AsyncGenerator<string> {
  yield csvRow(WORK_CSV_HEAD);
  const filter = await workFilter(deps, by, query);
  let after: WorkMark | null = null;
  for (;;) {
    const rows: (ListedWork & { mark: WorkMark })[] = await deps.storage.worklist.list(filter, {
      limit: ROWS_PER_QUERY,
      after,
    });
    for (const row of rows) yield workCsvRow(row);
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_PER_QUERY) return;
    after = last.mark;
  }
}
