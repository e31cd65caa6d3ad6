/** A date. Server and first paint agree on one form in UTC; then the reader's own language and time zone take over. */
import { useHydrated } from "./use-hydrated.ts";

type DateTextProps = { iso: string; long?: boolean };

export function dateWords(iso: string, long: boolean, locale?: string, timeZone?: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return "";
  const month = long ? "long" : "short";
  const options = { year: "numeric", month, day: "numeric", ...(timeZone && { timeZone }) } as const;
  return new Intl.DateTimeFormat(locale, options).format(date);
}

export function DateText({ iso, long = false }: DateTextProps) {
  const local = useHydrated();
  return <time dateTime={iso}>{local ? dateWords(iso, long) : dateWords(iso, long, "en-US", "UTC")}</time>;
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

/** A point in time to the second, for logs; the year is told on pointing at it. */
export function MomentText({ iso }: { iso: string }) {
  const local = useHydrated();
  return (
    <time dateTime={iso} title={iso} className="tabular whitespace-nowrap">
      {local ? momentWords(iso) : momentWords(iso, "en-US", "UTC")}
    </time>
  );
}
