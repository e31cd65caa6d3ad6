import { redirect, useRouteLoaderData } from "react-router";
import { Overview } from "../../features/projects/overview.tsx";
import { PagePanel } from "../../features/projects/pages/page-panel.tsx";
import type { Changed, ProjectData } from "../../features/projects/project-data.ts";
import { orNotFound, signedInPerson, visitOf } from "../../page-data/acting.server.ts";
import { answer, UnknownAction } from "../../page-data/answer.server.ts";
import { formJson } from "../../page-data/form-json.server.ts";
import { readForm } from "../../page-data/read-form.server.ts";
import type { Route } from "./+types/pages";
import { faultRow, pageRow } from "./project-views.server.ts";

/** Counting faults over more pages takes longer than a list should; the findings have a screen for that. */
const MAX_COUNTED_PAGES = 10_000;

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const { page, userId } = await visitOf(context, `/projects/${id}`, "read");
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const [list, projects] = await orNotFound(
    Promise.all([page.listPages({ userId, id, query }), page.listProjects(userId)]),
  );
  const all = projects.find((project) => project.id === id)?.pages ?? 0;
  const isCounted = Object.keys(query).length === 0 && all <= MAX_COUNTED_PAGES;
  const [worst] = isCounted ? await page.projectFaults({ id, userId }) : [];
  return {
    pages: list.pages.map(pageRow),
    found: list.found,
    next: list.next,
    worst: worst ? faultRow(worst, all) : null,
    others: projects
      .filter((project) => project.id !== id)
      .map((project) => ({ id: project.id, name: project.name })),
  };
}

const queryOf = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === "object" && value !== null ? { ...value } : undefined;

const CHANGES = ["archive", "restore", "delete", "move"] as const;

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const { page } = await signedInPerson(context, `/projects/${id}`);
  const form = await readForm(request);
  const text = (name: string) => String(form.get(name) ?? "");
  return answer<Changed | null>(page, { what: "changing pages" }, async () => {
    const { workspaceId: userId } = await page.acting("write");
    const selected = {
      userId,
      id,
      ids: formJson(form, "ids"),
      query: queryOf(formJson(form, "query")),
    };
    const intent = text("intent");
    const what = CHANGES.find((one) => one === intent);
    if (what) return page.changePages({ ...selected, what, to: text("to") });
    if (intent === "again") throw redirect(`/runs/${await page.draftFromPages(selected)}`);
    if (intent === "undo") await page.undoPageChange({ userId, id, what: text("what"), mark: text("mark") });
    else if (intent === "schedule")
      await page.saveSchedule({ userId, projectId: id, every: text("every"), pageIds: selected.ids ?? null });
    else throw new UnknownAction();
    return null;
  });
}

export default function Pages({ loaderData, params: { id } }: Route.ComponentProps) {
  const parent = useRouteLoaderData<{ project: ProjectData }>("routes/projects/project");
  if (!parent) return null;
  const { overview } = parent.project;
  const { worst, ...list } = loaderData;
  return (
    <div className="grid grid-cols-1 gap-6">
      <Overview overview={overview} worst={worst} projectId={id} />
      <PagePanel projectId={id} overview={overview} {...list} />
    </div>
  );
}
