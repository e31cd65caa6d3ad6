/** A client's report behind its link: open to anyone who has the link, and the password where there is one. */

import { missingReportPage, passwordPage } from "@citeworthy/core/client-report/password-page";
import { isStop } from "../../page-data/answer.server.ts";
import { readForm } from "../../page-data/read-form.server.ts";
import { htmlResponse, orSentence, reportResponse } from "../../page-data/report-response.server.ts";
import { type PageServices, services } from "../../services.server.ts";
import type { Route } from "./+types/client-report";
import { openedByLink, passCookie } from "./report-visit.server.ts";

const missing = () => htmlResponse(missingReportPage(), 404);

export async function loader({ request, context, params: { token } }: Route.LoaderArgs) {
  const page = context.get(services);
  if (!page) return missing();
  return orSentence(page, async () => {
    const found = await openedByLink(page, request, token);
    if (!found) return missing();
    if (found.locked) return htmlResponse(passwordPage(found.brand, null));
    return reportResponse(found.report, [{ label: "Download as PDF", href: `/client/${token}/pdf` }]);
  });
}

export async function action({ request, context, params: { token } }: Route.ActionArgs) {
  const page = context.get(services);
  const password = String((await readForm(request)).get("password") ?? "");
  if (!page) return missing();
  return orSentence(page, () => unlock(page, token, password));
}

async function unlock(page: PageServices, token: string, password: string): Promise<Response> {
  const network = page.clientAddress;
  const closed = await page.openReport({ token, password: null, network });
  if (!closed) return missing();
  const refused = (problem: string, status: number) =>
    htmlResponse(passwordPage(closed.locked ? closed.brand : closed.report.brand, problem), status);
  try {
    const found = await page.openReport({ token, password, network });
    if (!found) return missing();
    if (found.locked) return refused("That password is wrong.", 200);
    const headers = new Headers({ Location: `/client/${token}` });
    if (found.pass !== null) headers.set("Set-Cookie", passCookie(page, { token, pass: found.pass }));
    return new Response(null, { status: 303, headers });
  } catch (error) {
    if (!isStop(error)) throw error;
    return refused(error.message, page.statusOf(error));
  }
}
