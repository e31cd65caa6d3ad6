/** Comma-separated text to rows, as spreadsheets and search consoles write it: any of three separators, quotes, all line ends. */
const SEPARATORS = [",", ";", "\t"] as const;

/** Longer files are cut, and the preview says so. */
export const MAX_ROWS = 200_000;
const MAX_COLUMNS = 60;
const LONGEST_CELL = 4_000;

type CsvTable = { rows: string[][]; isCut: boolean };

export function readCsv(text: string): CsvTable {
  const plain = text.replace(/^\uFEFF/, "");
  const separator = separatorOf(plain);
  const rows: string[][] = [];
  let at = 0;
  while (at < plain.length) {
    if (rows.length > MAX_ROWS) return { rows: rows.slice(0, MAX_ROWS + 1), isCut: true };
    const { cells, next } = rowAt(plain, at, separator);
    if (cells.some((cell) => cell !== "")) rows.push(cells);
    at = next;
  }
  return { rows, isCut: false };
}

/** The one that cuts the first line into most columns, quoted text left out. */
function separatorOf(text: string): string {
  const first = (/^[^\r\n]*/.exec(text)?.[0] ?? "").replace(/"[^"]*"/g, "");
  const counts = SEPARATORS.map((separator) => first.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ",";
}

function rowAt(text: string, start: number, separator: string): { cells: string[]; next: number } {
  const cells: string[] = [];
  let at = start;
  for (;;) {
    const cell = text[at] === '"' ? quotedAt(text, at) : plainAt(text, at, separator);
    if (cells.length < MAX_COLUMNS) cells.push(cell.text.slice(0, LONGEST_CELL).trim());
    at = cell.next;
    if (text[at] !== separator) break;
    at++;
  }
  if (text[at] === "\r") at++;
  if (text[at] === "\n") at++;
  return { cells, next: Math.max(at, start + 1) };
}

function plainAt(text: string, start: number, separator: string): { text: string; next: number } {
  let at = start;
  while (at < text.length && text[at] !== separator && text[at] !== "\n" && text[at] !== "\r") at++;
  return { text: text.slice(start, at), next: at };
}

/** Two quotes are one; a quote that is never closed ends with the file. What follows a closing quote belongs to the cell. */
function quotedAt(text: string, start: number): { text: string; next: number } {
  let at = start + 1;
  let end = text.indexOf('"', at);
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  if (end < 0) return { text: text.slice(at), next: text.length };
  const inside = text.slice(at, end).replaceAll('""', '"');
  at = end + 1;
  return { text: inside, next: at };
}
