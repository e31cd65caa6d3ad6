/** A client's report as a PDF, behind the same link and password. */
import { missingReportPage } from "@citeworthy/core/client-report/password-page";
import { redirect } from "react-router";
import { htmlResponse, orSentence, pdfResponse } from "../../page-data/report-response.server.ts";
import { services } from "../../services.server.ts";
import type { Route } from "./+types/client-report.pdf";
import { openedByLink } from "./report-visit.server.ts";

export async function loader({ request, context, params: { token } }: Route.LoaderArgs) {
  const page = context.get(services);
  const missing = () => htmlResponse(missingReportPage(), 404);
  if (!page) return missing();
  return orSentence(page, async () => {
    const found = await openedByLink(page, request, token);
    if (!found) return missing();
    if (found.locked) return redirect(`/client/${token}`);
    return pdfResponse(page, { content: found.report, userId: found.userId });
  });
}
