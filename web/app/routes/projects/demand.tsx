import { mayDo } from "@citeworthy/core/product/workspaces/roles";
import { DemandPanel } from "../../features/demand/demand-panel.tsx";
import type { DemandView } from "../../features/demand/demand-view.ts";
import { orNotFound, signedInPerson, visitOf } from "../../page-data/acting.server.ts";
import { answer } from "../../page-data/answer.server.ts";
import { readForm } from "../../page-data/read-form.server.ts";
import { WorkListScreen } from "../../worklist/screen/work-list-screen.tsx";
import type { Route } from "./+types/demand";
import { demandPage } from "./demand-page.server.ts";

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const { page, userId, role } = await visitOf(context, `/projects/${id}/demand`, "read");
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const [list, overview] = await orNotFound(
    Promise.all([page.demand.list({ id, userId, query }), page.demand.overview({ id, userId })]),
  );
  const { properties, assistants, questions } = overview;
  const pages = list.pages.map((one) => demandPage(one, id));
  const sources = pages.flatMap(({ toAdd }) => toAdd ?? []);
  const work = mayDo(role, "write") ? await page.worklist.ofReport(userId, { url: "", sources }) : null;
  const view: DemandView = {
    projectId: id,
    ...list,
    pages,
    sources: properties.map(({ kind, syncedAt, currency }) => ({
      kind,
      isRead: syncedAt !== null,
      currency,
    })),
    assistants,
    questions,
  };
  return { view, work };
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const { page } = await signedInPerson(context, `/projects/${id}/demand`);
  const form = await readForm(request);
  const text = (name: string) => String(form.get(name) ?? "");
  return answer(page, { what: "watching a question" }, async () => {
    const { workspaceId: userId } = await page.acting("write");
    return page.demand.watch({ userId, query: text("query"), url: text("url") });
  });
}

/** A question stays in the list with the link to its monitor until the page is opened again. */
export const shouldRevalidate = ({ formData, defaultShouldRevalidate }: ShouldRevalidate) =>
  formData?.get("intent") === "watch" ? false : defaultShouldRevalidate;
type ShouldRevalidate = { formData?: FormData; defaultShouldRevalidate: boolean };

export default function Demand({ loaderData: { view, work } }: Route.ComponentProps) {
  return (
    <WorkListScreen entries={work}>
      <DemandPanel view={view} />
    </WorkListScreen>
  );
}
