/** PDFs by the `pdfkit` package, which is loaded with the first file, as its fonts are: most processes never write one. */
import type { ReportFiles } from "../../../ports/projects/report-files.ts";

export const reportFiles = {
  async pdf(report, now) {
    const { writeReportPdf } = await import("./report-pdf.ts");
    return writeReportPdf(report, now);
  },
} satisfies ReportFiles;
