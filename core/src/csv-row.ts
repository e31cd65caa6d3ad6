/** Rows of a CSV file. The words come from pages we do not know. */

/** A spreadsheet runs a cell that begins like a formula. */
const harmless = (value: string) => (/^[=+\-@\t\r]/.test(value) ? `'${value}` : value);

function csvCell(value: string | number): string {
  const text = typeof value === "number" ? String(value) : harmless(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** With the line break at its end. */
export const csvRow = (values: readonly (string | number)[]): string =>
  `${values.map(csvCell).join(",")}\r\n`;
