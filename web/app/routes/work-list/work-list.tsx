import { mayDo } from "@citeworthy/core/product/workspaces/roles";
import { redirect } from "react-router";
import type { WorkReply } from "../../features/worklist/work-data.ts";
import { WorkPanel } from "../../features/worklist/work-panel.tsx";
import { signedInPerson } from "../../page-data/acting.server.ts";
import { answer, UnknownAction } from "../../page-data/answer.server.ts";
import { formJson } from "../../page-data/form-json.server.ts";
import { readForm } from "../../page-data/read-form.server.ts";
import { pageMeta } from "../../site/page-meta.ts";
import { PageHead } from "../../ui/layout/page.tsx";
import type { KnownWork } from "../../worklist/work-list-context.ts";
import type { Route } from "./+types/work-list";
import { textOf, workVisitOf } from "./work-visit.server.ts";

const PATH = "/work-list";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Work list",
    description: "What to do about your pages, and whether it was seen and helped.",
    path: PATH,
    hidden: true,
  });

export async function loader({ request, context }: Route.LoaderArgs) {
  const { page, by, owners, projects } = await workVisitOf(context, PATH);
  const isClient = by.role === "client";
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const [list, hasDigest, monitors] = await Promise.all([
    page.worklist.list(by, query),
    isClient ? false : page.worklist.hasDigest(by),
    isClient ? null : page.listMonitors(by.workspaceId),
  ]);
  const hasMonitor = monitors === null || monitors.length > 0;
  return { ...list, owners, projects, mayWrite: mayDo(by.role, "write"), isClient, hasDigest, hasMonitor };
}

type Value = { count: number; mark?: string } | KnownWork[] | null;

export async function action({ request, context }: Route.ActionArgs) {
  const { page } = await signedInPerson(context, PATH);
  const form = await readForm(request);
  const text = textOf(form);
  const intent = text("intent");
  return answer<Value>(page, { what: "changing the work list" }, async () => {
    const { workspaceId, role, actor } = await page.acting(intent === "digest" ? "read" : "write");
    const by = { workspaceId, role, actor, requestId: page.requestId };
    if (intent === "add") return page.worklist.addParsed(by, { items: formJson(form, "items") });
    if (intent === "fault")
      return page.worklist.addParsed(by, { fault: { projectId: text("project"), check: text("check") } });
    if (intent === "change") return { count: await page.worklist.changeParsed(by, formJson(form, "change")) };
    if (intent === "delete") return page.worklist.removeParsed(by, { ids: formJson(form, "ids") });
    if (intent === "undo") return { count: await page.worklist.undoRemoval(by, text("mark")) };
    if (intent === "digest") await page.worklist.setDigest(by, text("wanted") !== "");
    else if (intent === "write") {
      const url = text("url").trim();
      await page.worklist.addParsed(by, {
        items: [
          {
            ...{ title: text("title"), detail: text("detail") },
            ...(url !== "" && { page: { url } }),
            ...(text("ownerId") !== "" && { ownerId: text("ownerId") }),
            ...(text("dueOn") !== "" && { dueOn: text("dueOn") }),
          },
        ],
      });
      throw redirect(PATH);
    } else throw new UnknownAction();
    return null;
  });
}

const problemOf = (reply: WorkReply | { ok: boolean; problem?: string } | undefined) =>
  reply && !reply.ok && "problem" in reply ? (reply.problem ?? null) : null;

export default function WorkList({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Work list">
        <p>What was decided about your pages, whether it is on the page, and whether answers cite it more.</p>
      </PageHead>
      <div className="wrap pb-24">
        <WorkPanel data={loaderData} problem={problemOf(actionData)} />
      </div>
    </>
  );
}
