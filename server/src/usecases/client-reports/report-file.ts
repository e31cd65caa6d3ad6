/** A report as a file to keep: a PDF, or the page itself where its letters can't be drawn in a PDF. */
import type { ReportContent } from "@citeworthy/core/client-report/report-content";
import { reportDocument } from "@citeworthy/core/client-report/report-document";
import { reportPage } from "@citeworthy/core/client-report/report-page";
import { exportFileName } from "@citeworthy/core/projects/export-file-name";
import { AppError } from "../../errors.ts";
import type { ReportNeeds } from "./needs.ts";

type Needs = Pick<ReportNeeds, "reportFiles">;
type ReportFile = { name: string; type: string; data: Uint8Array };

/** `userId`: whose report it is. */
type OwnedReport = { content: ReportContent; userId: string };

async function pdfOf({ reportFiles }: Needs, { content, userId }: OwnedReport): Promise<ReportFile | null> {
  const { name, dates } = content;
  const data = await reportFiles.pdf(reportDocument(content), dates.to, userId);
  return data && { name: exportFileName(name, "report", dates.to, "pdf"), type: "application/pdf", data };
}

export async function reportPdf(deps: Needs, report: OwnedReport): Promise<ReportFile> {
  const file = await pdfOf(deps, report);
  if (file === null) throw new AppError("report/letters");
  return file;
}

export async function attachedReport(deps: Needs, report: OwnedReport): Promise<ReportFile> {
  const { content } = report;
  const { name, dates } = content;
  return (
    (await pdfOf(deps, report)) ?? {
      name: exportFileName(name, "report", dates.to, "html"),
      type: "text/html; charset=utf-8",
      data: new TextEncoder().encode(reportPage(reportDocument(content))),
    }
  );
}
