import { Link, redirect } from "react-router";
import { BatchBoard } from "../../features/bulk/batch-board.tsx";
import type { BatchView } from "../../features/bulk/batch-data.ts";
import { BatchPreview } from "../../features/bulk/batch-preview.tsx";
import { orNotFound, signedInPerson, visitOf } from "../../page-data/acting.server.ts";
import { answer, UnknownAction } from "../../page-data/answer.server.ts";
import { formJson } from "../../page-data/form-json.server.ts";
import { readForm } from "../../page-data/read-form.server.ts";
import { pageMeta } from "../../site/page-meta.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { ArrowLeft } from "../../ui/marks/icons.tsx";
import type { Route } from "./+types/run";

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: "Run",
    description: "Many pages analyzed together: progress, failures and results.",
    path: `/runs/${params.id}`,
    hidden: true,
  });

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const { page, userId } = await visitOf(context, `/runs/${id}`, "read");
  const query = Object.fromEntries(
    [...new URL(request.url).searchParams].filter(([, value]) => value !== ""),
  );
  const { batch, project, folders, ...rest } = await orNotFound(page.readBatch({ id, userId, query }));
  const { source, state, reason, projectId, leftOut } = batch;
  const view: BatchView = {
    id,
    source,
    state,
    reason,
    projectId,
    leftOut,
    projectName: project?.name ?? "",
    folders: folders.map(({ folder, pages }) => ({ folder, pages })),
    ...rest,
  };
  return { view, shown: query.state ?? "" };
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const { page } = await signedInPerson(context, `/runs/${id}`);
  const form = await readForm(request);
  const intent = form.get("intent");
  return answer(page, { what: "steering a run" }, async () => {
    const { workspaceId: userId } = await page.acting("write");
    const own = { id, userId };
    if (intent === "start") await page.startBatch({ ...own, leftOut: formJson(form, "leftOut") ?? [] });
    else if (intent === "pause") await page.pauseBatch(own);
    else if (intent === "resume") await page.resumeBatch(own);
    else if (intent === "retry") await page.retryFailedPages(own);
    else if (intent === "cancel") {
      const { batch } = await page.readBatch({ ...own, query: {} });
      await page.cancelBatch(own);
      if (batch.state === "draft") throw redirect("/projects");
    } else throw new UnknownAction();
    return null;
  });
}

export default function Run({ loaderData: { view, shown }, actionData }: Route.ComponentProps) {
  const isDraft = view.state === "draft";
  return (
    <div className="wrap grid grid-cols-1 gap-8 pt-8 pb-24 md:pt-12">
      <div className="grid grid-cols-1 gap-1">
        <Link
          to={`/projects/${view.projectId}`}
          className="inline-flex min-h-11 items-center gap-1.5 text-14 text-quiet no-underline hover:text-ink"
        >
          <ArrowLeft className="size-4" />
          {view.projectName}
        </Link>
        <h1 className="text-36">{isDraft ? "Before it runs" : "Run"}</h1>
      </div>
      {actionData && !actionData.ok && <Notice kind="error">{actionData.problem}</Notice>}
      {isDraft ? <BatchPreview batch={view} /> : <BatchBoard batch={view} shown={shown} />}
    </div>
  );
}
