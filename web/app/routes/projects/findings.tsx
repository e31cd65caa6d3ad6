import { mayDo } from "@citeworthy/core/product/workspaces/roles";
import { useRouteLoaderData } from "react-router";
import { FaultList } from "../../features/projects/pages/fault-list.tsx";
import type { ProjectData } from "../../features/projects/project-data.ts";
import { orNotFound, visitOf } from "../../page-data/acting.server.ts";
import { AddFault } from "../../worklist/faults/add-fault.tsx";
import type { Route } from "./+types/findings";
import { faultRow } from "./project-views.server.ts";

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { page, userId, role } = await visitOf(context, `/projects/${id}/findings`, "read");
  const [faults, { overview }] = await orNotFound(
    Promise.all([page.projectFaults({ id, userId }), page.readProject({ id, userId })]),
  );
  const rows = faults.map((fault) => faultRow(fault, overview.pages));
  return { faults: rows, mayWrite: mayDo(role, "write") };
}

export default function Findings({ loaderData: { faults, mayWrite }, params: { id } }: Route.ComponentProps) {
  const parent = useRouteLoaderData<{ project: ProjectData }>("routes/projects/project");
  return (
    <FaultList
      faults={faults}
      all={parent?.project.overview.pages ?? 0}
      linkTo={(audit) => `/projects/${id}?audit=${encodeURIComponent(audit)}`}
      {...(mayWrite && {
        actionFor: ({ audit, pages, words }) => (
          <AddFault projectId={id} check={audit} pages={pages} title={words} />
        ),
      })}
    />
  );
}
