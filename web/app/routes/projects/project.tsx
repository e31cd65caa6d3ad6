import { Outlet } from "react-router";
import { ProjectHead } from "../../features/projects/project-head.tsx";
import { orNotFound, visitOf } from "../../page-data/acting.server.ts";
import { pageMeta } from "../../site/page-meta.ts";
import type { Route } from "./+types/project";
import { projectData } from "./project-views.server.ts";

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  pageMeta(matches, {
    title: loaderData?.project.name ?? "Project",
    description: "The pages of this project with their scores, changes and faults.",
    path: `/projects/${params.id}`,
    hidden: true,
  });

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { page, userId } = await visitOf(context, `/projects/${id}`, "read");
  return { project: projectData(await orNotFound(page.readProject({ id, userId }))) };
}

export default function Project({ loaderData: { project } }: Route.ComponentProps) {
  return (
    <>
      <ProjectHead project={project} />
      <div className="wrap pt-8 pb-24">
        <Outlet />
      </div>
    </>
  );
}
