/** A project's report as a PDF, for those who may read it. */
import { pdfResponse } from "../../page-data/report-response.server.ts";
import type { Route } from "./+types/report-pdf";
import { sharedReport } from "./report-content.server.ts";

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { page, userId, content } = await sharedReport(context, { id, path: `/projects/${id}/pdf` });
  return pdfResponse(page, { content, userId });
}
