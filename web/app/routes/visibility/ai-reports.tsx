import { Suspense } from "react";
import { redirect } from "react-router";
import { part } from "../../delivery/part.tsx";
import { signedInPerson, visitOf } from "../../page-data/acting.server.ts";
import { answer, UnknownAction } from "../../page-data/answer.server.ts";
import { readForm } from "../../page-data/read-form.server.ts";
import { EditorsOnly } from "../../session/editors-only.tsx";
import { pageMeta } from "../../site/page-meta.ts";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { PageHead } from "../../ui/layout/page.tsx";
import type { Route } from "./+types/ai-reports";

const PATH = "/ai-reports";

const ImportPanel = part(async () => ({
  default: (await import("../../features/reports/import-panel.tsx")).ImportPanel,
}));
const MeasuredView = part(async () => ({
  default: (await import("../../features/reports/measured-view.tsx")).MeasuredView,
}));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "AI reports",
    description:
      "Import the AI reports of Google Search Console and Bing Webmaster Tools and see which pages are cited.",
    path: PATH,
    hidden: true,
  });

export async function loader({ request, context }: Route.LoaderArgs) {
  const { page, userId } = await visitOf(context, PATH, "read");
  const wanted = new URL(request.url).searchParams.get("page");
  const [view, detail] = await Promise.all([
    page.measuredOverview(userId),
    wanted ? page.measuredPage({ userId, page: wanted }) : null,
  ]);
  return { view: { ...view, files: view.files.map(({ name }) => ({ name })) }, detail };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { page } = await signedInPerson(context, PATH);
  const form = await readForm(request);
  return answer(page, { what: "changing imported reports" }, async () => {
    const { workspaceId: userId } = await page.acting("write");
    if (form.get("intent") === "clear") await page.clearMeasured(userId);
    else if (form.get("intent") === "watch") {
      const url = String(form.get("url") ?? "");
      const queries = form.getAll("query").map(String);
      const { id } = await page.createMonitor({ userId, url, queries, every: "weekly" });
      throw redirect(`/ai-visibility-monitor?monitor=${id}#saved`);
    } else throw new UnknownAction();
    return null;
  });
}

export default function AiReports({ loaderData: { view, detail } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="AI reports">
        <p>
          Google and Bing tell site owners how often AI answers show or cite their pages. Bring their files
          here to see the measured figures next to your scores.
        </p>
      </PageHead>
      <div className="wrap grid grid-cols-1 gap-16 pb-24">
        <Suspense fallback={<Skeleton />}>
          <EditorsOnly note="Editors import reports.">
            <ImportPanel />
          </EditorsOnly>
          <MeasuredView view={view} detail={detail} />
        </Suspense>
      </div>
    </>
  );
}
