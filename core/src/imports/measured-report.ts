/** A report of measured citations: from the text of a file to a preview, and to rows once its columns are settled. */
import { cleanAddress, pageKey } from "../visibility/answers/cited-address.ts";
import { type ColumnRole, isSearchReport, type ReportSource, rolesOf, sourceOf } from "./columns.ts";
import { readCsv } from "./csv.ts";
import { countOf, type DayOrder, dayOf, orderOf, shareOf } from "./values.ts";

export type MeasuredRow = {
  /** Without tracking; empty in a report of queries. */
  url: string;
  /** What the engine searched for; empty in a report of pages. */
  query: string;
  day: string;
  count: number;
  share: number | null;
};

export type ReportFile = {
  headings: string[];
  roles: (ColumnRole | null)[];
  /** Null: the columns aren't known, or nothing is counted. */
  source: ReportSource | null;
  isSearchReport: boolean;
  isCut: boolean;
  order: DayOrder;
  rows: string[][];
};

const SAMPLE = 500;
const LONGEST_URL = 2_000;
const LONGEST_QUERY = 500;

/** Null: the text has no row below its headings. */
export function readReport(text: string): ReportFile | null {
  const { rows, isCut } = readCsv(text);
  const [headings, ...body] = rows;
  if (!headings || body.length === 0) return null;
  const roles = rolesOf(headings);
  const dates = roles.indexOf("date");
  const days = dates < 0 ? [] : body.slice(0, SAMPLE).map((cells) => cells[dates] ?? "");
  const isEnglish = /^(?:date|day)$/i.test(headings[dates] ?? "date");
  return {
    headings,
    roles,
    source: sourceOf(roles),
    isSearchReport: isSearchReport(headings),
    isCut,
    order: orderOf(days, isEnglish),
    rows: body,
  };
}

export type Settled = {
  roles: readonly (ColumnRole | null)[];
  order: DayOrder;
  /** The day of reports without dates: the last one they cover. */
  until: string;
};
export type Taken = { rows: MeasuredRow[]; left: { line: number; reason: string }[]; leftCount: number };

const SHOWN_PROBLEMS = 20;

/** Rows that can't be read are left out, with their line. A row that comes twice counts once. */
export function takeRows(file: Pick<ReportFile, "rows">, settled: Settled): Taken {
  const place = (role: ColumnRole) => settled.roles.indexOf(role);
  const places = {
    page: place("page"),
    query: place("query"),
    date: place("date"),
    share: place("share"),
    count: place("citations") >= 0 ? place("citations") : place("impressions"),
  };
  const rows = new Map<string, MeasuredRow>();
  const left: Taken["left"] = [];
  let leftCount = 0;
  for (const [at, cells] of file.rows.entries()) {
    const row = rowOf(cells, places, settled);
    if (typeof row === "string") {
      leftCount++;
      if (left.length < SHOWN_PROBLEMS) left.push({ line: at + 2, reason: row });
    } else rows.set(`${cells[places.page] ?? ""}\n${row.query}\n${row.day}`, row);
  }
  return { rows: byPage(rows.values()), left, leftCount };
}

/** Reports list the addresses of one page separately, such as those with tracking; their counts are added up. */
function byPage(rows: Iterable<MeasuredRow>): MeasuredRow[] {
  const pages = new Map<string, MeasuredRow>();
  for (const row of rows) {
    const key = `${pageKey(row.url) ?? ""}\n${row.query}\n${row.day}`;
    const known = pages.get(key);
    pages.set(key, known ? { ...known, count: known.count + row.count, share: sum(known, row) } : row);
  }
  return [...pages.values()];
}

const sum = ({ share: one }: MeasuredRow, { share: other }: MeasuredRow): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(1, one + other);

type Places = Record<"page" | "query" | "date" | "share" | "count", number>;

function rowOf(cells: readonly string[], places: Places, { order, until }: Settled): MeasuredRow | string {
  const cell = (at: number) => (at < 0 ? "" : (cells[at] ?? ""));
  const count = countOf(cell(places.count));
  if (count === null) return "The count is not a whole number.";
  const page = cell(places.page);
  const url = page === "" ? "" : (cleanAddress(page) ?? null);
  if (url === null || url.length > LONGEST_URL) return "The page is not an http or https URL.";
  const query = cell(places.query)
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, LONGEST_QUERY);
  if (url === "" && query === "") return "The row names neither a page nor a query.";
  const day = places.date < 0 ? until : dayOf(cell(places.date), order);
  if (day === null) return "The date can't be read.";
  return { url, query, day, count, share: places.share < 0 ? null : shareOf(cell(places.share)) };
}
