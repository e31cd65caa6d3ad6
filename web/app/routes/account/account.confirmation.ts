/** Whether the user has proved their identity lately, and the place to do it with the password. */

import { messageText } from "@citeworthy/core/messages";
import { answer } from "../../page-data/answer.server.ts";
import { readForm } from "../../page-data/read-form.server.ts";
import { services } from "../../services.server.ts";
import type { Route } from "./+types/account.confirmation";

async function visitorOf({ context, request }: Pick<Route.LoaderArgs, "context" | "request">) {
  const page = context.get(services);
  const { user } = (await page?.session()) ?? {};
  const sessionId = await page?.sessions.idOf(request.headers);
  if (!page || !user || !sessionId)
    throw new Response(messageText("account/sign-in-required"), { status: 401 });
  return { page, userId: user.id, sessionId };
}

export async function loader(args: Route.LoaderArgs) {
  const { page, userId, sessionId } = await visitorOf(args);
  const [isRecent, hasPassword] = await Promise.all([
    page.isRecentlyConfirmed(sessionId),
    page.hasPassword(userId),
  ]);
  return Response.json({ isRecent, hasPassword });
}

export async function action(args: Route.ActionArgs) {
  const { page, userId, sessionId } = await visitorOf(args);
  const { headers } = args.request;
  const password = String((await readForm(args.request)).get("password") ?? "");
  const { data, init } = await answer(page, { what: "confirming an identity" }, () =>
    page.confirmIdentity({ userId, sessionId, headers, password }),
  );
  return Response.json(data, { status: init?.status ?? 200 });
}
