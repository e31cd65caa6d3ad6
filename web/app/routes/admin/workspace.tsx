import { data } from "react-router";
import { keepPage } from "../../connection/keep-page.ts";
import { AccessDenied } from "../../features/admin/access.tsx";
import { WorkspacePage } from "../../features/admin/workspaces/workspace-page.tsx";
import { readForm } from "../../page-data/read-form.server.ts";
import { pageMeta } from "../../site/page-meta.ts";
import type { Route } from "./+types/workspace";
import { adminVisit } from "./admin-visit.server.ts";
import { changeWorkspace, workspaceData } from "./workspaces.data.server.ts";

const pathOf = (id: string) => `/admin/workspaces/${encodeURIComponent(id)}`;

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: "Workspace",
    description: "For administrators of this site: one workspace.",
    path: pathOf(params.id),
    hidden: true,
  });

/** Loads no data for users without the admin role. */
export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { page, isAdmin } = await adminVisit(context, pathOf(id));
  if (!isAdmin) return data({ details: null }, { status: 403 });
  return data({ details: await workspaceData(page, id) });
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const { page, actor, isAdmin } = await adminVisit(context, pathOf(id));
  if (!isAdmin) throw data(null, { status: 403 });
  return changeWorkspace(page, { actor, workspaceId: id, form: await readForm(request) });
}

export const clientAction = keepPage;

export default function Workspace({ loaderData: { details } }: Route.ComponentProps) {
  return details === null ? <AccessDenied /> : <WorkspacePage {...details} />;
}
