/** Data and forms of the admin's pages of workspaces. Who may use them is checked by the routes. */
import { data } from "react-router";
import {
  OPERATOR_INTENT,
  type WorkspaceDetails,
  type WorkspaceListData,
} from "../../features/admin/workspaces/workspace-data.ts";
import { answer, isStop, type ServiceResult } from "../../page-data/answer.server.ts";
import type { PageServices } from "../../services.server.ts";
import { adminQuery } from "./admin.data.server.ts";

export async function workspacesData(
  page: PageServices,
  params: URLSearchParams,
): Promise<WorkspaceListData> {
  const { search, start, from } = adminQuery(params);
  try {
    const { workspaces, ...rest } = await page.admin.workspaces({ search, start });
    return {
      search,
      from,
      list: {
        ...rest,
        workspaces: workspaces.map(({ createdAt, endsAt, endedBy: _by, ...row }) => ({
          ...row,
          createdAt: createdAt.toISOString(),
          endsAt: endsAt?.toISOString() ?? null,
        })),
      },
    };
  } catch (error) {
    page.log.error("admin: workspaces could not be read", { requestId: page.requestId, error });
    return { search, from, list: null };
  }
}

export async function workspaceData(page: PageServices, id: string): Promise<WorkspaceDetails> {
  const found = await page.admin.workspace(id).catch((error: unknown) => {
    if (isStop(error)) throw new Response(null, { status: 404 });
    throw error;
  });
  const { createdAt, endsAt, ...workspace } = found.workspace;
  return {
    workspace: {
      ...workspace,
      createdAt: createdAt.toISOString(),
      endsAt: endsAt?.toISOString() ?? null,
    },
    members: found.members.map(({ userId, name, email, role, lastActiveAt }) => ({
      ...{ id: userId, name, email, role },
      lastActiveAt: lastActiveAt?.toISOString() ?? null,
    })),
    seats: found.seats,
    uses: found.uses,
  };
}

type Actor = Parameters<PageServices["admin"]["endWorkspace"]>[0];
type Changing = { actor: Actor; workspaceId: string; form: FormData };

export function changeWorkspace(page: PageServices, { actor, workspaceId, form }: Changing) {
  const text = (name: string) => String(form.get(name) ?? "");
  const { admin } = page;
  const chosen = { workspaceId, userId: text("member") };
  const changes: Record<string, () => Promise<unknown>> = {
    [OPERATOR_INTENT.add]: () =>
      admin.addPerson(actor, { workspaceId, email: text("email"), role: text("role") }),
    [OPERATOR_INTENT.remove]: () => admin.removePerson(actor, chosen),
    [OPERATOR_INTENT.makeOwner]: () => admin.makeOwner(actor, chosen),
    [OPERATOR_INTENT.end]: () => admin.endWorkspace(actor, workspaceId),
    [OPERATOR_INTENT.keep]: () => admin.keepWorkspace(actor, workspaceId),
  };
  const intent = text("intent");
  const change = Object.hasOwn(changes, intent) ? changes[intent] : undefined;
  if (!change) return data<ServiceResult>({ ok: false, problem: "Unknown action." }, { status: 400 });
  return answer(page, { what: "changing a workspace as an admin" }, async () => {
    await change();
    return null;
  });
}
