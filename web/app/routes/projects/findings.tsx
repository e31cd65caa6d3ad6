import { useRouteLoaderData } from "react-router";
import { FaultList } from "../../features/projects/pages/fault-list.tsx";
import type { ProjectData } from "../../features/projects/project-data.ts";
import type { Route } from "./+types/findings";
import { faultRow } from "./project-views.server.ts";
import { orNotFound, signedInUser } from "./signed-in.server.ts";

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { page, userId } = await signedInUser(context, `/projects/${id}/findings`);
  const [faults, { overview }] = await orNotFound(
    Promise.all([page.projectFaults({ id, userId }), page.readProject({ id, userId })]),
  );
  return { faults: faults.map((fault) => faultRow(fault, overview.pages)) };
}

export default function Findings({ loaderData: { faults }, params: { id } }: Route.ComponentProps) {
  const parent = useRouteLoaderData<{ project: ProjectData }>("routes/projects/project");
  return (
    <FaultList
      faults={faults}
      all={parent?.project.overview.pages ?? 0}
      linkTo={(audit) => `/projects/${id}?audit=${encodeURIComponent(audit)}`}
    />
  );
}
