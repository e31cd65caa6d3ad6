/** From one day to another, with what both share said once: "Nov 9 to 14, 2026". */
import { useHydrated } from "../../../delivery/use-hydrated.ts";
import { dateWords } from "../../../ui/figures/date-text.tsx";

const DAY = /^(\w+) (\d+), (\d+)$/;

/** `first` and `last`: days as `dateWords` writes them. */
export function spanWords(first: string, last: string): string {
  const [, month, day, year] = DAY.exec(first) ?? [];
  const [, lastMonth, lastDay, lastYear] = DAY.exec(last) ?? [];
  if (first === last || !month || !lastMonth) return last;
  if (year !== lastYear) return `${first} to ${last}`;
  return month === lastMonth
    ? `${month} ${day} to ${lastDay}, ${year}`
    : `${month} ${day} to ${lastMonth} ${lastDay}, ${year}`;
}

/** The server and the first paint use UTC; after hydration the user's time zone applies. */
export function DaySpan({ from, to }: { from: string; to: string }) {
  const isLocal = useHydrated();
  const words = (iso: string) => dateWords(iso, false, isLocal ? new Date(iso).getTimezoneOffset() : 0);
  return <span className="whitespace-nowrap">{spanWords(words(from), words(to))}</span>;
}
