import { Suspense } from "react";
import { redirect } from "react-router";
import { part } from "../../delivery/part.tsx";
import { answer } from "../../page-data/answer.server.ts";
import { services } from "../../services.server.ts";
import { authPath } from "../../session/auth-path.ts";
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
  const page = context.get(services);
  const { user } = (await page?.session()) ?? {};
  if (!page || !user) throw redirect(authPath("sign-in", PATH));
  const wanted = new URL(request.url).searchParams.get("page");
  const [view, detail] = await Promise.all([
    page.measuredOverview(user.id),
    wanted ? page.measuredPage({ userId: user.id, page: wanted }) : null,
  ]);
  return { view: { ...view, files: view.files.map(({ name }) => ({ name })) }, detail };
}

export async function action({ request, context }: Route.ActionArgs) {
  const page = context.get(services);
  const { user } = (await page?.session()) ?? {};
  if (!page || !user) throw redirect(authPath("sign-in", PATH));
  const form = await request.formData();
  return answer(page, { what: "changing imported reports" }, async () => {
    if (form.get("intent") === "clear") await page.clearMeasured(user.id);
    if (form.get("intent") === "watch") {
      const url = String(form.get("url") ?? "");
      const queries = form.getAll("query").map(String);
      const { id } = await page.createMonitor({ userId: user.id, url, queries, every: "weekly" });
      throw redirect(`/ai-visibility-monitor?monitor=${id}#saved`);
    }
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
          <ImportPanel />
          <MeasuredView view={view} detail={detail} />
        </Suspense>
      </div>
    </>
  );
}
