/** Reports for clients as answers. They are whole documents of their own, outside the frame of this site. */
import type { ReportContent } from "@citeworthy/core/client-report/report-content";
import { reportDocument } from "@citeworthy/core/client-report/report-document";
import { type PageAction, reportPage } from "@citeworthy/core/client-report/report-page";
import { clientReportMessages } from "@citeworthy/core/messages/client-report";
import type { PageServices } from "../services.server.ts";
import { isStop } from "./answer.server.ts";

export const htmlResponse = (html: string, status = 200): Response =>
  new Response(html, { status, headers: { "Content-Type": "text/html; charset=utf-8" } });

export const reportResponse = (content: ReportContent, actions: readonly PageAction[]): Response =>
  htmlResponse(reportPage(reportDocument(content), actions));

/** A report with letters that a PDF can't have gets a sentence that says what to do instead. */
export async function pdfResponse(page: PageServices, content: ReportContent): Promise<Response> {
  try {
    const { name, type, data } = await page.clientReportPdf(content);
    return new Response(Buffer.from(data), {
      headers: { "Content-Type": type, "Content-Disposition": `attachment; filename="${name}"` },
    });
  } catch (error) {
    if (!isStop(error) || error.code !== "report/letters") throw error;
    return new Response(clientReportMessages["report/letters"].text, {
      status: page.statusOf(error),
      headers: { "Content-Type": "text/plain; charset=utf-8" },
    });
  }
}
