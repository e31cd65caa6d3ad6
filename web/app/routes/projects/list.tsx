import { redirect } from "react-router";
import { ProjectList } from "../../features/projects/project-list.tsx";
import { answer } from "../../page-data/answer.server.ts";
import { pageMeta } from "../../site/page-meta.ts";
import { PageHead } from "../../ui/layout/page.tsx";
import type { Route } from "./+types/list";
import { projectRow } from "./project-views.server.ts";
import { signedInUser } from "./signed-in.server.ts";

const PATH = "/projects";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Projects",
    description: "Your sites with every page you analyzed, their scores and what changed.",
    path: PATH,
    hidden: true,
  });

export async function loader({ context }: Route.LoaderArgs) {
  const { page, userId } = await signedInUser(context, PATH);
  return { projects: (await page.listProjects(userId)).map(projectRow) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { page, userId } = await signedInUser(context, PATH);
  const form = await request.formData();
  return answer(page, { what: "creating a project" }, async () => {
    const { id } = await page.createProject({ userId, name: String(form.get("name") ?? "") });
    throw redirect(`/projects/${id}`);
  });
}

export default function Projects({ loaderData: { projects }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Projects">
        <p>Your sites with every page you analyzed.</p>
      </PageHead>
      <div className="wrap pb-24">
        <ProjectList projects={projects} problem={actionData && !actionData.ok ? actionData.problem : null} />
      </div>
    </>
  );
}
