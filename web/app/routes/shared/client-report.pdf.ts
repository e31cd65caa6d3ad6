/** A client's report as a PDF, behind the same link and password. */
import { missingReportPage } from "@citeworthy/core/client-report/password-page";
import { redirect } from "react-router";
import { htmlResponse, pdfResponse } from "../../page-data/report-response.server.ts";
import { services } from "../../services.server.ts";
import type { Route } from "./+types/client-report.pdf";
import { openedByLink } from "./report-visit.server.ts";

export async function loader({ request, context, params: { token } }: Route.LoaderArgs) {
  const page = context.get(services);
  const found = page && (await openedByLink(page, request, token));
  if (!found) return htmlResponse(missingReportPage(), 404);
  if (found.locked) throw redirect(`/client/${token}`);
  return pdfResponse(page, found.report);
}
