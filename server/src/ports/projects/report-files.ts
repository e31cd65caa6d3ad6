/** Makes files of reports for clients. */
import type { ReportDocument } from "@citeworthy/core/client-report/report-document";

export type ReportFiles = {
  /** Null where the report has letters that the file's fonts lack, such as Chinese ones. */
  pdf(report: ReportDocument, now: Date): Promise<Uint8Array | null>;
};
