/** Who visits a page of the dashboard. Visitors without a session are redirected to the sign-in page, and come back to `path`. */
import { type LoaderFunctionArgs, redirect } from "react-router";
import { services } from "../../services.server.ts";
import { authPath } from "../../session/auth-path.ts";

type Args = Pick<LoaderFunctionArgs, "context" | "request">;

export async function signedInVisit({ context }: Pick<Args, "context">, path: string) {
  const page = context.get(services);
  const { user } = (await page?.session()) ?? {};
  if (!page || !user) throw redirect(authPath("sign-in", path));
  return { page, user };
}

/** The same with the id of this browser's session. */
export async function sessionVisit({ context, request }: Args, path: string) {
  const { page, user } = await signedInVisit({ context }, path);
  const sessionId = await page.sessions.idOf(request.headers);
  if (!sessionId) throw redirect(authPath("sign-in", path));
  return { page, user, sessionId };
}
