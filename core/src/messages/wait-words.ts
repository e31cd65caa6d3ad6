/** How long to wait, in the words that people use: nobody plans by 3,594 seconds. */
const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Up to here, seconds are still easy to picture. */
const MAX_SECONDS = 90;
/** From here on, "about an hour" is closer than a number of minutes. */
const MIN_HOUR = 50 * MINUTE;

const count = (n: number, unit: string) => `${n} ${unit}${n === 1 ? "" : "s"}`;

export function waitWords(seconds: number): string {
  if (seconds <= MAX_SECONDS) return `in ${count(Math.max(1, Math.ceil(seconds)), "second")}`;
  if (seconds < MIN_HOUR) return `in about ${count(Math.ceil(seconds / MINUTE), "minute")}`;
  const hours = Math.round(seconds / HOUR);
  return hours <= 1 ? "in about an hour" : `in about ${count(hours, "hour")}`;
}
