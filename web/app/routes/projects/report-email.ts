/** The email that a client would get with the report, for its sender. The logo is shown from the settings, not attached. */
import { orNotFound, visitOf } from "../../page-data/acting.server.ts";
import { htmlResponse } from "../../page-data/report-response.server.ts";
import type { Route } from "./+types/report-email";

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { page, userId } = await visitOf(context, `/projects/${id}/report-email`, "read");
  return htmlResponse(await orNotFound(page.previewReportEmail({ id, userId })));
}
