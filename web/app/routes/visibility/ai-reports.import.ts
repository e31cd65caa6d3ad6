/** POST: one part of an accepted report, for the signed-in user. The edge limits its size, the use case its rate. */
import { messageText } from "@citeworthy/core/messages";
import { answer } from "../../page-data/answer.server.ts";
import { services } from "../../services.server.ts";
import type { Route } from "./+types/ai-reports.import";

export async function action({ request, context }: Route.ActionArgs) {
  const page = context.get(services);
  const { user } = (await page?.session()) ?? {};
  if (!page || !user)
    return Response.json({ error: messageText("account/sign-in-required") }, { status: 401 });
  const part: unknown = await request.json().catch(() => null);
  const { data, init } = await answer(page, { what: "importing a report" }, async () => {
    const { workspaceId: userId } = await page.acting("write");
    return page.importMeasured({ userId, part });
  });
  if (!data.ok) return Response.json({ error: data.problem }, { status: init?.status ?? 500 });
  return Response.json(data.value);
}
