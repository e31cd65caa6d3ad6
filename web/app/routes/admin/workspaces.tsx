import { data, useNavigation } from "react-router";
import { AccessDenied } from "../../features/admin/access.tsx";
import { WorkspacesPage } from "../../features/admin/workspaces/workspaces-page.tsx";
import { pageMeta } from "../../site/page-meta.ts";
import type { Route } from "./+types/workspaces";
import { adminVisit } from "./admin-visit.server.ts";
import { workspacesData } from "./workspaces.data.server.ts";

const PATH = "/admin/workspaces";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Workspaces",
    description: "For administrators of this site: all workspaces.",
    path: PATH,
    hidden: true,
  });

/** Loads no data for users without the admin role. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { page, isAdmin } = await adminVisit(context, PATH);
  if (!isAdmin) return data({ workspaces: null }, { status: 403 });
  return data({ workspaces: await workspacesData(page, new URL(request.url).searchParams) });
}

export default function Workspaces({ loaderData: { workspaces } }: Route.ComponentProps) {
  const navigation = useNavigation();
  if (workspaces === null) return <AccessDenied />;
  return <WorkspacesPage {...workspaces} busy={navigation.location?.pathname === PATH} />;
}
