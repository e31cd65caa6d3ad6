import { redirect } from "react-router";
import { AddPanel } from "../../features/bulk/add-panel.tsx";
import { signedInPerson, visitOf } from "../../page-data/acting.server.ts";
import { answer, UnknownAction } from "../../page-data/answer.server.ts";
import { readForm } from "../../page-data/read-form.server.ts";
import { pageMeta } from "../../site/page-meta.ts";
import { PageHead } from "../../ui/layout/page.tsx";
import type { Route } from "./+types/add";

const PATH = "/projects/add";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Add pages",
    description: "Analyze many pages at once: from a sitemap, a CSV file or a list of addresses.",
    path: PATH,
    hidden: true,
  });

export async function loader({ request, context }: Route.LoaderArgs) {
  await visitOf(context, PATH, "write");
  return { projectId: new URL(request.url).searchParams.get("project") ?? "" };
}

/** Each form has one. */
const SOURCES = ["sitemap", "csv", "list"];

export async function action({ request, context }: Route.ActionArgs) {
  const { page } = await signedInPerson(context, PATH);
  const form = await readForm(request);
  const text = (name: string) => String(form.get(name) ?? "");
  const projectId = text("project") || null;
  return answer(page, { what: "reading a list of pages" }, async () => {
    const { workspaceId: userId } = await page.acting("write");
    const intent = text("intent");
    if (!SOURCES.includes(intent)) throw new UnknownAction();
    const id =
      intent === "sitemap"
        ? await page.draftFromSitemap({ userId, projectId, source: "sitemap", address: text("address") })
        : await page.draftFromLines({
            userId,
            projectId,
            source: intent === "csv" ? "csv" : "list",
            lines: text("lines").split(/\r\n|\r|\n/),
          });
    throw redirect(`/runs/${id}`);
  });
}

export default function Add({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Add pages">
        <p>Analyze a whole site, or a part of it. You see the pages and the price before anything runs.</p>
      </PageHead>
      <div className="wrap pb-24">
        <AddPanel
          projectId={loaderData.projectId}
          problem={actionData && !actionData.ok ? actionData.problem : null}
        />
      </div>
    </>
  );
}
