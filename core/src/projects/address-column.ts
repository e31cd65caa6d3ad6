/** The addresses in a table. Kept apart from what compares addresses, so that a page can read a file without loading it. */

/** The protocol's limit for one sitemap file, and as many as a batch takes. */
export const MAX_BATCH_PAGES = 50_000;

/** The column of a table in which most cells are addresses; its cells, without a heading. */
export function addressColumn(rows: readonly string[][]): string[] {
  const counts: number[] = [];
  for (const row of rows.slice(0, 200))
    row.forEach((cell, at) => {
      if (/^https?:\/\//i.test(cell)) counts[at] = (counts[at] ?? 0) + 1;
    });
  const most = Math.max(0, ...counts.filter((count) => count !== undefined));
  const column = most === 0 ? 0 : counts.indexOf(most);
  const cells = rows.map((row) => row[column] ?? "");
  return isHeading(cells[0] ?? "") ? cells.slice(1) : cells;
}

const isHeading = (cell: string): boolean =>
  /^(?:url|urls|address|page|pages|loc|link|adresse|seite)$/i.test(cell);
