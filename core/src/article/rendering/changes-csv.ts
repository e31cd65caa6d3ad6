/** The list of changes for a spreadsheet: one row per edit, and whether it is kept. */
import { csvRow } from "../../csv-row.ts";
import type { ArticleEdit } from "../article-edit.ts";

const HEADER = ["change", "reason", "points", "choice", "words now", "words instead"];

export function changesCsv(edits: readonly ArticleEdit[], keptIds: readonly string[]): string {
  const kept = new Set(keptIds);
  const rows = edits.map(({ id, title, reason, points, before, after }) => [
    title,
    reason,
    points,
    kept.has(id) ? "kept" : "undone",
    before ?? "",
    after ?? "",
  ]);
  return [HEADER, ...rows].map(csvRow).join("");
}
