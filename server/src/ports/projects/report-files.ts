/** Makes files of reports for clients. */
import type { ReportDocument } from "@citeworthy/core/client-report/report-document";

export type ReportFiles = {
  /** Null where the report has letters that the file's fonts lack, such as Chinese ones. Owners take turns. */
  pdf(report: ReportDocument, now: Date, owner: string): Promise<Uint8Array | null>;
};
