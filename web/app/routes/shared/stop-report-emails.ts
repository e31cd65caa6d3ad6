/** The link in an email with a report. Mail programs post here with one click; people press the button. */
import { stopEmailsPage } from "@citeworthy/core/client-report/stop-emails-page";
import { htmlResponse } from "../../page-data/report-response.server.ts";
import { services } from "../../services.server.ts";
import type { Route } from "./+types/stop-report-emails";

export const loader = () => htmlResponse(stopEmailsPage("ask"));

/** The same answer for every token: a stranger learns nothing by trying. */
export async function action({ context, params: { token } }: Route.ActionArgs) {
  await context.get(services)?.stopReportEmails(token);
  return htmlResponse(stopEmailsPage("stopped"));
}
