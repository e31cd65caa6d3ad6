/** Files that name their columns in a `#Fields:` line: CloudFront's standard logs, and IIS. */
import type { LineReader, LogEntry } from "./entry.ts";

const FIELDS = "#Fields:";

export const isFieldsLine = (line: string): boolean => line.startsWith(FIELDS);

/** A reader for the columns that the line names. */
export function w3cReader(fieldsLine: string): LineReader {
  const names = fieldsLine.slice(FIELDS.length).trim().split(/\s+/);
  const at = (name: string) => names.indexOf(name);
  const place = {
    ip: at("c-ip"),
    date: at("date"),
    time: at("time"),
    stem: at("cs-uri-stem"),
    query: at("cs-uri-query"),
    status: at("sc-status"),
    agent: at("cs(User-Agent)"),
    referrer: at("cs(Referer)"),
  };
  return (line) => {
    if (line.startsWith("#")) return null;
    const cells = line.split(line.includes("\t") ? "\t" : " ");
    const cell = (name: keyof typeof place) => textIn(cells[place[name]]);
    const status = Number(cell("status"));
    if (!(status >= 100 && status <= 599)) return null;
    const query = cell("query");
    const entry: LogEntry = {
      ip: cell("ip"),
      time: timeOf(cell("date"), cell("time")),
      path: query === "" ? cell("stem") : `${cell("stem")}?${query}`,
      status,
      agent: decoded(cell("agent")),
      referrer: decoded(cell("referrer")),
    };
    return entry;
  };
}

/** A dash means that the field has no value. */
const textIn = (text: string | undefined): string => (text === undefined || text === "-" ? "" : text);

/** CloudFront escapes spaces, IIS writes a plus; a broken escape is left as it is. */
function decoded(text: string): string {
  if (!/[%+]/.test(text)) return text;
  try {
    return decodeURIComponent(text.replace(/\+/g, " "));
  } catch {
    return text;
  }
}

function timeOf(date: string, time: string): number | null {
  const at = Date.parse(`${date}T${time}Z`);
  return Number.isNaN(at) ? null : at;
}
