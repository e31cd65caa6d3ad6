/** POST: switches to another workspace, or creates one and switches to it. A whole new page shows it, so nothing of the old one stays. */

import { redirectDocument } from "react-router";
import { orRefused, signedInPerson } from "../../page-data/acting.server.ts";
import { readForm } from "../../page-data/read-form.server.ts";
import type { Route } from "./+types/workspace";

/** After leaving a workspace; a document load, because the header lists the workspaces. */
export const loader = () => redirectDocument("/");

export async function action({ request, context }: Route.ActionArgs) {
  const { page, user } = await signedInPerson(context, "/");
  const form = await readForm(request);
  const sessionId = (await page.sessions.idOf(request.headers)) ?? "";
  const name = form.get("name");
  const { requestId } = page;
  const workspaceId =
    typeof name === "string"
      ? await orRefused(page, page.workspaces.create({ actor: user, name, requestId }))
      : String(form.get("workspace") ?? "");
  await orRefused(page, page.switchWorkspace({ user, sessionId, workspaceId }));
  throw redirectDocument(typeof name === "string" ? "/dashboard/members" : "/");
}
