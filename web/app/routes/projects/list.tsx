import { mayDo } from "@citeworthy/core/product/workspaces/roles";
import { redirect } from "react-router";
import { ProjectList } from "../../features/projects/project-list.tsx";
import { SharedReports } from "../../features/projects/shared-reports.tsx";
import { signedInPerson, visitOf } from "../../page-data/acting.server.ts";
import { answer } from "../../page-data/answer.server.ts";
import { readForm } from "../../page-data/read-form.server.ts";
import { pageMeta } from "../../site/page-meta.ts";
import { PageHead } from "../../ui/layout/page.tsx";
import type { Route } from "./+types/list";
import { projectRow } from "./project-views.server.ts";

const PATH = "/projects";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Projects",
    description: "Your sites with every page you analyzed, their scores and what changed.",
    path: PATH,
    hidden: true,
  });

export async function loader({ context }: Route.LoaderArgs) {
  const { page, user, userId, role } = await visitOf(context, PATH, "shared");
  const projects = (await page.listProjects(userId)).map(projectRow);
  if (role !== "client") return { projects, isClient: false, mayWrite: mayDo(role, "write") };
  const shared = await page.sharedProjects(userId, user.id);
  return { projects: projects.filter(({ id }) => shared.includes(id)), isClient: true, mayWrite: false };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { page } = await signedInPerson(context, PATH);
  const form = await readForm(request);
  return answer(page, { what: "creating a project" }, async () => {
    const { workspaceId: userId } = await page.acting("write");
    const { id } = await page.createProject({ userId, name: String(form.get("name") ?? "") });
    throw redirect(`/projects/${id}`);
  });
}

export default function Projects({ loaderData, actionData }: Route.ComponentProps) {
  const { projects, isClient, mayWrite } = loaderData;
  if (isClient)
    return (
      <>
        <PageHead title="Reports">
          <p>The reports that were shared with you.</p>
        </PageHead>
        <div className="wrap pb-24">
          <SharedReports projects={projects} />
        </div>
      </>
    );
  return (
    <>
      <PageHead title="Projects">
        <p>Your sites with every page you analyzed.</p>
      </PageHead>
      <div className="wrap pb-24">
        <ProjectList
          projects={projects}
          mayWrite={mayWrite}
          problem={actionData && !actionData.ok ? actionData.problem : null}
        />
      </div>
    </>
  );
}
