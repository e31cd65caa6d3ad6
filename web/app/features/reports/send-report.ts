/** Sends the rows of an accepted report in parts; sending the same part again changes nothing. */
import type { ReportSource } from "@citeworthy/core/imports/columns";
import type { MeasuredRow } from "@citeworthy/core/imports/measured-report";

type Report = {
  name: string;
  hash: string;
  source: ReportSource;
  dated: boolean;
  rows: readonly MeasuredRow[];
};
export type Sent = { kind: "done" | "known" } | { kind: "failed"; message: string };

const PART_ROWS = 4_000;
/** Well below what the server takes, also where every address is long. */
const PART_CHARS = 1_500_000;
const LONGEST_NAME = 200;

export async function sendReport(report: Report, onSent: (rows: number) => void): Promise<Sent> {
  const { name, hash, source, dated, rows } = report;
  let sent = 0;
  for (const part of partsOf(rows)) {
    const isLast = sent + part.length === rows.length;
    const body = {
      name: name.slice(0, LONGEST_NAME),
      hash,
      source,
      dated,
      rows: part.map((row) => [row.url, row.query, row.day, row.count, row.share]),
      ...(isLast && { total: rows.length }),
    };
    const answer = await post(body);
    if (answer.kind !== "done") return answer;
    sent += part.length;
    onSent(sent);
  }
  return { kind: "done" };
}

function* partsOf(rows: readonly MeasuredRow[]): Generator<MeasuredRow[]> {
  let part: MeasuredRow[] = [];
  let chars = 0;
  for (const row of rows) {
    const size = row.url.length + row.query.length + 40;
    if (part.length === PART_ROWS || (part.length > 0 && chars + size > PART_CHARS)) {
      yield part;
      part = [];
      chars = 0;
    }
    part.push(row);
    chars += size;
  }
  if (part.length > 0) yield part;
}

async function post(body: object): Promise<Sent> {
  try {
    const response = await fetch("/ai-reports/import", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    const answer: { isKnown?: boolean; error?: string } = await response.json();
    if (response.ok) return { kind: answer.isKnown ? "known" : "done" };
    return { kind: "failed", message: answer.error ?? `The server answered with status ${response.status}.` };
  } catch {
    return { kind: "failed", message: "The server could not be reached. Please try again." };
  }
}
