/** Citations that Google and Bing measured, imported by the person they belong to. */
import type { ReportSource } from "@citeworthy/core/imports/columns";
import type { MeasuredRow } from "@citeworthy/core/imports/measured-report";
import type { MeasuredDay, MeasuredQuery } from "@citeworthy/core/imports/measured-view";

export type ReportRow = MeasuredRow & { source: ReportSource; dated: boolean };
type ImportedFile = {
  hash: string;
  name: string;
  source: ReportSource;
  rows: number;
  createdAt: Date;
};
/** `count`: of dated reports all days, of reports without dates only the newest. */
export type MeasuredPage = { page: string; url: string; source: ReportSource; count: number };

export type MeasuredStore = {
  /** A row that is there already is replaced. */
  add(userId: string, rows: readonly ReportRow[], now: Date): Promise<void>;
  countOf(userId: string): Promise<number>;
  addFile(userId: string, file: ImportedFile): Promise<void>;
  filesOf(userId: string): Promise<ImportedFile[]>;
  /** Most cited first. */
  pagesOf(userId: string, limit: number): Promise<MeasuredPage[]>;
  /** Of one page, by its key: at most one of each source. */
  countsOf(userId: string, page: string): Promise<MeasuredPage[]>;
  /** Of one page, or of all reports of queries where `page` is empty. Most cited first. */
  queriesOf(userId: string, page: string, limit: number): Promise<MeasuredQuery[]>;
  daysOf(userId: string, page: string, limit: number): Promise<MeasuredDay[]>;
  rowsOf(userId: string): AsyncIterable<ReportRow>;
  clear(userId: string): Promise<void>;
};
