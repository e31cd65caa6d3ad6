/** Rows of a text in stretches that changed and stretches that stayed, so that a long text can be folded. */
import type { TrackedRow } from "@citeworthy/core/article/tracked-changes";

export type RowGroup = { isFolded: boolean; rows: TrackedRow[] };
/** Fewer unchanged blocks are quicker to read than to unfold. */
const MIN_FOLDED = 4;

export const isChanged = ({ state, struck, marks, begins }: TrackedRow): boolean =>
  state !== "same" || struck.length > 0 || marks.size > 0 || begins.length > 0;

export function rowGroups(rows: readonly TrackedRow[]): RowGroup[] {
  const groups: RowGroup[] = [];
  for (const row of rows) {
    const isFolded = !isChanged(row) && row.block.id !== rows[0]?.block.id;
    const last = groups.at(-1);
    if (last?.isFolded === isFolded) last.rows.push(row);
    else groups.push({ isFolded, rows: [row] });
  }
  return groups.map((group) => ({
    ...group,
    isFolded: group.isFolded && group.rows.length >= MIN_FOLDED,
  }));
}

/** "“Prices”: 6 paragraphs and headings, unchanged". */
export function foldedName(rows: readonly TrackedRow[]): string {
  const heading = rows.find(({ block }) => block.kind === "heading")?.block;
  const name = heading?.kind === "heading" ? `“${heading.text}”` : "Text";
  return `${name}: ${rows.length} paragraphs and headings, unchanged`;
}
