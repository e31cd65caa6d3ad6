/** A date. The server and the first paint use UTC; after hydration the user's time zone applies. */

import { useHydrated } from "../../delivery/use-hydrated.ts";
import { dayWords } from "../labels/day-words.ts";

type DateTextProps = { iso: string; long?: boolean };

const MINUTE_MS = 60_000;

/** `offset`: minutes that UTC is ahead of local time, as `getTimezoneOffset` returns them. */
export function dateWords(iso: string, long: boolean, offset: number): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? "" : dayWords(new Date(date.getTime() - offset * MINUTE_MS), long);
}

export function DateText({ iso, long = false }: DateTextProps) {
  const offset = useHydrated() ? new Date(iso).getTimezoneOffset() : 0;
  return <time dateTime={iso}>{dateWords(iso, long, offset)}</time>;
}

const CLOCK = {
  month: "short",
  day: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
} as const;

export function momentWords(iso: string, locale?: string, timeZone?: string): string {
  const options = { ...CLOCK, hourCycle: "h23", ...(timeZone && { timeZone }) } as const;
  return new Intl.DateTimeFormat(locale, options).format(new Date(iso));
}

/** A point in time to the second, for logs; the tooltip shows the year. */
export function MomentText({ iso }: { iso: string }) {
  const local = useHydrated();
  return (
    <time dateTime={iso} title={iso} className="tabular whitespace-nowrap">
      {local ? momentWords(iso) : momentWords(iso, "en-US", "UTC")}
    </time>
  );
}
