/**
 * A day in words. By hand: the first date that the browser's own formats write keeps a phone busy for a tenth of a
 * second, and the pages are in English whatever the reader's language is.
 */
const MONTHS = [
  ...["January", "February", "March", "April", "May", "June"],
  ...["July", "August", "September", "October", "November", "December"],
];

/** As the calendar of UTC has it; `long` spells the month out. */
export function dayWords(date: Date, long: boolean): string {
  const month = MONTHS[date.getUTCMonth()] ?? "";
  return `${long ? month : month.slice(0, 3)} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}
