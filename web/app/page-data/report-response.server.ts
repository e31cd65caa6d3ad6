/** Reports for clients as answers. They are whole documents of their own, outside the frame of this site. */
import type { ReportContent } from "@citeworthy/core/client-report/report-content";
import { reportDocument } from "@citeworthy/core/client-report/report-document";
import { type PageAction, reportPage } from "@citeworthy/core/client-report/report-page";
import type { PageServices } from "../services.server.ts";
import { isStop } from "./answer.server.ts";

export const htmlResponse = (html: string, status = 200): Response =>
  new Response(html, { status, headers: { "Content-Type": "text/html; charset=utf-8" } });

export const reportResponse = (content: ReportContent, actions: readonly PageAction[]): Response =>
  htmlResponse(reportPage(reportDocument(content), actions));

/** A report that can't be had now, or not as a PDF, gets a sentence that says what to do instead. */
export async function orSentence(page: PageServices, respond: () => Promise<Response>): Promise<Response> {
  try {
    return await respond();
  } catch (error) {
    if (!isStop(error) || page.statusOf(error) >= 500) throw error;
    return new Response(error.message, {
      status: page.statusOf(error),
      headers: { "Content-Type": "text/plain; charset=utf-8" },
    });
  }
}

type OwnedReport = Parameters<PageServices["clientReportPdf"]>[0];

export const pdfResponse = (page: PageServices, report: OwnedReport): Promise<Response> =>
  orSentence(page, async () => {
    const { name, type, data } = await page.clientReportPdf(report);
    return new Response(Buffer.from(data), {
      headers: { "Content-Type": type, "Content-Disposition": `attachment; filename="${name}"` },
    });
  });
