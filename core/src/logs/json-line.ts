/** JSON lines: Cloudflare's Logpush, Caddy, nginx and others, by the names that their fields have. */
import type { LogEntry } from "./entry.ts";

const NAMES = {
  ip: ["ClientIP", "remote_addr", "remote_ip", "client_ip", "clientip", "ip", "request.remote_ip"],
  path: ["ClientRequestURI", "request_uri", "uri", "path", "url", "request.uri", "ClientRequestPath"],
  status: ["EdgeResponseStatus", "status", "status_code", "response_status", "OriginResponseStatus"],
  agent: [
    "ClientRequestUserAgent",
    "http_user_agent",
    "user_agent",
    "userAgent",
    "agent",
    "request.headers.User-Agent",
  ],
  referrer: ["ClientRequestReferer", "http_referer", "referer", "referrer", "request.headers.Referer"],
  time: ["EdgeStartTimestamp", "time_iso8601", "@timestamp", "timestamp", "time", "ts", "date"],
} as const;

export function readJsonLine(line: string): LogEntry | null {
  if (!line.startsWith("{")) return null;
  const row = parsed(line);
  if (!row) return null;
  const text = (name: keyof typeof NAMES) => String(fieldOf(row, NAMES[name]) ?? "");
  const status = Number(text("status"));
  if (!(status >= 100 && status <= 599)) return null;
  return {
    ip: text("ip"),
    time: momentOf(fieldOf(row, NAMES.time)),
    path: pathOf(text("path")),
    status,
    agent: text("agent"),
    referrer: text("referrer"),
  };
}

function parsed(line: string): Record<string, unknown> | null {
  try {
    const row: unknown = JSON.parse(line);
    return typeof row === "object" && row !== null ? (row as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** A dot names a field of an object. Of a list, the first value counts, because Caddy writes headers as lists. */
function fieldOf(row: Record<string, unknown>, names: readonly string[]): unknown {
  for (const name of names) {
    let value: unknown = row;
    for (const step of Object.hasOwn(row, name) ? [name] : name.split("."))
      value =
        typeof value === "object" && value !== null && Object.hasOwn(value, step)
          ? (value as Record<string, unknown>)[step]
          : undefined;
    const first = Array.isArray(value) ? value[0] : value;
    if (first !== undefined && first !== null && first !== "") return first;
  }
  return undefined;
}

/** Some write the whole address. */
const pathOf = (text: string): string => text.replace(/^https?:\/\/[^/?#]+/i, "") || "/";

/** Seconds, milliseconds, microseconds and nanoseconds differ by a thousand; these are the borders for our time. */
const MS_FROM = 1e11;
const US_FROM = 1e14;
const NS_FROM = 1e17;

export function momentOf(value: unknown): number | null {
  if (typeof value === "string" && !/^\d+(\.\d+)?$/.test(value)) {
    const at = Date.parse(value);
    return Number.isNaN(at) ? null : at;
  }
  const number = Number(value);
  if (!Number.isFinite(number) || number <= 0) return null;
  if (number >= NS_FROM) return number / 1e6;
  if (number >= US_FROM) return number / 1e3;
  return number >= MS_FROM ? number : number * 1000;
}
