/** One line for a spreadsheet. A cell that begins like a formula is made harmless: the words come from strangers. */
const harmless = (value: string): string => (/^[=+\-@\t\r]/.test(value) ? `'${value}` : value);

export const csvLine = (values: readonly (string | number)[]): string =>
  `${values
    .map((value) => {
      const text = typeof value === "number" ? String(value) : harmless(value);
      return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
    })
    .join(",")}\r\n`;
