/**
 * Formats a date without Intl, whose first use keeps a phone busy for a tenth of a second. The pages are always in
 * English, so no other locale is needed.
 */
const MONTHS = [
  ...["January", "February", "March", "April", "May", "June"],
  ...["July", "August", "September", "October", "November", "December"],
];

/** Uses the UTC date; `long` spells out the month. */
export function dayWords(date: Date, long: boolean): string {
  const month = MONTHS[date.getUTCMonth()] ?? "";
  return `${long ? month : month.slice(0, 3)} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}
