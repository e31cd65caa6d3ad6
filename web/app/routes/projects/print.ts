/** A project's report as its client gets it, for members and for clients with an account. */
import { reportResponse } from "../../page-data/report-response.server.ts";
import type { Route } from "./+types/print";
import { sharedReport } from "./report-content.server.ts";

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { content, role } = await sharedReport(context, { id, path: `/projects/${id}/print` });
  const back =
    role === "client"
      ? { label: "All reports", href: "/projects" }
      : { label: "Back to the settings", href: `/projects/${id}/client-report` };
  return reportResponse(content, [back, { label: "Download as PDF", href: `/projects/${id}/pdf` }]);
}
