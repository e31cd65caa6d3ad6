/** A project's report for members and for clients with whom the project is shared. */
import { orNotFound, visitOf } from "../../page-data/acting.server.ts";

type Context = Parameters<typeof visitOf>[0];

export async function sharedReport(context: Context, { id, path }: { id: string; path: string }) {
  const { page, user, userId, role } = await visitOf(context, path, "shared");
  // What isn't shared with a client looks the same as what doesn't exist.
  if (role === "client" && !(await page.sharedProjects(userId, user.id)).includes(id))
    throw new Response(null, { status: 404 });
  return { page, role, userId, content: await orNotFound(page.clientReport({ id, userId })) };
}
