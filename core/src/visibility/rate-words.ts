/** Counts and their range as screens, files and emails say them. */
import { type Rate, wilsonInterval } from "./interval.ts";

export const countWords = ({ cited, counted }: Rate): string => `${cited} of ${counted}`;

/** "8 to 42%" */
export function rangeWords(rate: Rate): string {
  const { low, high } = wilsonInterval(rate);
  return `${Math.round(low * 100)} to ${Math.round(high * 100)}%`;
}
