/** What the user settled about each chosen file, and the rows that can be imported with it. */
import { sourceOf } from "@citeworthy/core/imports/columns";
import { type Settled, takeRows } from "@citeworthy/core/imports/measured-report";
import type { ReadFile } from "./read-files.ts";

/** By the file's id. */
export type SettledFiles = Record<string, Settled>;
export type ReadyFile = ReturnType<typeof readyFiles>[number];

/** What was recognized, before the user changes anything. */
export const recognized = (files: readonly ReadFile[]): SettledFiles =>
  Object.fromEntries(
    files.flatMap(({ id, report, made }) =>
      report ? [[id, { roles: report.roles, order: report.order, until: made }]] : [],
    ),
  );

/** Files whose columns are known and that have rows to import. */
export function readyFiles(files: readonly ReadFile[], settled: SettledFiles) {
  return files.flatMap((file) => {
    const one = settled[file.id];
    const source = one ? sourceOf(one.roles) : null;
    if (!file.report || !one || !source) return [];
    const taken = takeRows(file.report, one);
    return taken.rows.length > 0 || taken.leftCount > 0
      ? [{ file, source, taken, dated: one.roles.includes("date") }]
      : [];
  });
}
