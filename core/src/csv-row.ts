/** Rows of a CSV file. The words come from pages we do not know. */

/**
 * A spreadsheet runs a cell that begins like a formula. Where its list separator isn't a comma, as in much of Europe, it may
 * also begin a cell after a semicolon, a tab or a line break inside our text, so these places count as beginnings too.
 */
const FORMULA = /((?:^|[;\t\r\n])[^\S\t\r\n]*)([=+\-@＝＋－＠])/g;
/** Can't begin a formula or be split, whatever the separator is. All other text is quoted. */
const PLAIN = /^(?:[\p{L}\p{N}][\p{L}\p{N} ._:/-]*)?$/u;

function csvCell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const text = value.replace(FORMULA, "$1'$2");
  return PLAIN.test(text) ? text : `"${text.replaceAll('"', '""')}"`;
}

/** With the line break at its end. */
export const csvRow = (values: readonly (string | number)[]): string =>
  `${values.map(csvCell).join(",")}\r\n`;
