import { messageText } from "@citeworthy/core/messages";
import { mayDo } from "@citeworthy/core/product/workspaces/roles";
import { Link, redirect } from "react-router";
import { ItemPanel } from "../../features/worklist/item-panel.tsx";
import { StateMark } from "../../features/worklist/state-mark.tsx";
import { WorkSourceLine } from "../../features/worklist/work-source.tsx";
import { orNotFound, signedInPerson } from "../../page-data/acting.server.ts";
import { answer, UnknownAction } from "../../page-data/answer.server.ts";
import { readForm } from "../../page-data/read-form.server.ts";
import type { PageServices } from "../../services.server.ts";
import { pageMeta } from "../../site/page-meta.ts";
import { ArrowLeft } from "../../ui/marks/icons.tsx";
import type { Route } from "./+types/item";
import { textOf, workVisitOf } from "./work-visit.server.ts";

const pathOf = (id: string) => `/work-list/${id}`;

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  pageMeta(matches, {
    title: loaderData?.item.title ?? "Work list",
    description: "One item of the work list.",
    path: pathOf(params.id),
    hidden: true,
  });

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const { page, by, owners, projects } = await workVisitOf(context, pathOf(id));
  const mayWrite = mayDo(by.role, "write");
  const jobId = mayWrite ? new URL(request.url).searchParams.get("job") : null;
  const [item, checking] = await Promise.all([
    orNotFound(page.worklist.read(by, id)),
    jobId === null ? null : readingOf(page, { id: jobId, userId: by.workspaceId }),
  ]);
  return { item, owners, projects, mayWrite, checking };
}

/** The reading that the address names. One that is done shows in the item itself. */
async function readingOf(page: PageServices, of: { id: string; userId: string }) {
  const job = await page.findJob(of);
  if (job === null || job.state === "done") return null;
  const failure = job.state === "failed" ? (job.error?.text ?? messageText("analysis/failed")) : null;
  return { jobId: failure === null ? job.id : null, failure };
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const { page } = await signedInPerson(context, pathOf(id));
  const form = await readForm(request);
  const text = textOf(form);
  return answer(page, { what: "changing an item" }, async () => {
    const { workspaceId, role, actor } = await page.acting("write");
    const by = { workspaceId, role, actor, requestId: page.requestId };
    await page.worklist.read(by, id);
    const intent = text("intent");
    if (intent === "check") throw redirect(`${pathOf(id)}?job=${await page.worklist.check(by, id)}`);
    if (intent === "comment") await page.worklist.comment(by, { id, text: text("text") });
    else if (intent === "done") await page.worklist.changeParsed(by, { ids: [id], state: "done" });
    else if (intent === "change")
      await page.worklist.changeParsed(by, {
        ids: [id],
        ...{ title: text("title"), detail: text("detail") },
        ownerId: text("ownerId") || null,
        dueOn: text("dueOn") || null,
        projectId: text("projectId") || null,
      });
    else throw new UnknownAction();
    return null;
  });
}

export default function WorkListItem({ loaderData, actionData }: Route.ComponentProps) {
  const { item } = loaderData;
  return (
    <div className="wrap grid grid-cols-1 gap-8 pt-8 pb-24 md:pt-12">
      <div className="grid gap-2">
        <Link
          to="/work-list"
          className="inline-flex min-h-11 w-fit items-center gap-1.5 text-14 text-quiet no-underline hover:text-ink"
        >
          <ArrowLeft className="size-4" />
          Work list
        </Link>
        <h1 className="max-w-[32ch] text-28 wrap-anywhere md:text-36">{item.title}</h1>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <StateMark state={item.state} />
          <WorkSourceLine item={item} />
        </div>
        {item.page && (
          <p className="wrap-anywhere">
            <a href={item.page.url} rel="noreferrer" className="link">
              {item.page.title}
            </a>
          </p>
        )}
      </div>
      <ItemPanel {...loaderData} problem={actionData && !actionData.ok ? actionData.problem : null} />
    </div>
  );
}
