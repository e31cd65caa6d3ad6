/** Who visits the work list, and whom and what items can be given to. */
import { visitOf } from "../../page-data/acting.server.ts";

/** Clients see neither the members nor projects that aren't shared with them. */
export async function workVisitOf(context: Parameters<typeof visitOf>[0], path: string) {
  const { page, user, userId: workspaceId, role } = await visitOf(context, path, "shared");
  const by = { workspaceId, role, actor: { id: user.id }, requestId: page.requestId };
  if (role === "client") return { page, by, owners: [], projects: [] };
  const [owners, projects] = await Promise.all([
    page.worklist.ownersIn(workspaceId),
    page.listProjects(workspaceId),
  ]);
  return { page, by, owners, projects: projects.map(({ id, name }) => ({ id, name })) };
}

export const textOf = (form: FormData) => (name: string) => String(form.get(name) ?? "");
