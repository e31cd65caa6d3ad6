/** Apache's and nginx's combined format, also with a host in front or fields behind. */
import type { LogEntry } from "./entry.ts";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const STAMP = /^(\d{2})\/(\w{3})\/(\d{4}):(\d{2}):(\d{2}):(\d{2}) ([+-])(\d{2})(\d{2})$/;

/** Cut at the marks of the format instead of by one long pattern: this runs for every line of a large file. */
export function readCombined(line: string): LogEntry | null {
  const open = line.indexOf("[");
  const close = line.indexOf('] "', open);
  if (open < 0 || close < 0) return null;
  const request = quotedAt(line, close + 2);
  if (!request) return null;
  const status = Number(line.slice(request.end + 1, request.end + 4));
  if (!(status >= 100 && status <= 599)) return null;
  const before = line.slice(0, open).trim().split(" ");
  // With a virtual host in front, the address of the client comes second.
  const ip = before.length > 3 && !isAddress(before[0] ?? "") ? (before[1] ?? "") : (before[0] ?? "");
  const referrer = quotedAt(line, line.indexOf('"', request.end));
  const agent = referrer && quotedAt(line, line.indexOf('"', referrer.end));
  return {
    ip,
    time: timeOf(line.slice(open + 1, close)),
    path: pathOf(request.text),
    status,
    referrer: referrer?.text ?? "",
    agent: agent?.text ?? "",
  };
}

const isAddress = (text: string): boolean => /^[\d.]+$|:/.test(text);

/** `start` is the place of the opening quote; an escaped quote is part of the text. */
function quotedAt(line: string, start: number): { text: string; end: number } | null {
  if (start < 0 || line[start] !== '"') return null;
  let end = line.indexOf('"', start + 1);
  while (end > 0 && line[end - 1] === "\\") end = line.indexOf('"', end + 1);
  return end < 0 ? null : { text: line.slice(start + 1, end), end: end + 1 };
}

function pathOf(request: string): string {
  const from = request.indexOf(" ");
  const to = request.lastIndexOf(" HTTP/");
  return from < 0 ? "" : request.slice(from + 1, to > from ? to : undefined);
}

export function timeOf(stamp: string): number | null {
  const match = STAMP.exec(stamp);
  if (!match) return null;
  const [, day, month = "", year, hour, minute, second, sign, offHours, offMinutes] = match;
  const at = Date.UTC(
    Number(year),
    MONTHS.indexOf(month.toLowerCase()),
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
  );
  const offset = (Number(offHours) * 60 + Number(offMinutes)) * 60_000;
  return at - (sign === "-" ? -offset : offset);
}
