/** Who opens an admin page. Others than admins are refused, and the attempt is recorded. */
import { replace } from "react-router";
import { type PageServices, services } from "../../services.server.ts";
import { authPath } from "../../session/auth-path.ts";

type Context = { get(key: typeof services): PageServices | null };

/** Denies access when in doubt. Visitors sign in first and come back to `path`. */
export async function adminVisit(context: Context, path: string) {
  const page = context.get(services);
  const session = await page?.session();
  if (!page || !session?.user) throw replace(authPath("sign-in", path));
  const { id: userId, isAdmin } = session.user;
  if (!isAdmin) await page.admin.noteRefusal({ userId, path, requestId: page.requestId });
  const actor = { kind: "admin" as const, id: userId, requestId: page.requestId };
  return { page, userId, isAdmin, actor };
}
