import { titleFromAddress } from "@citeworthy/core/contract/title-from-address";
import { data, Link, redirect } from "react-router";
import { ResultsDashboard } from "../features/results/results-dashboard.tsx";
import { pageMeta } from "../page-meta.ts";
import { services } from "../services.server.ts";
import { authPath } from "../session/auth-path.ts";
import { Notice } from "../ui/notice.tsx";
import { MessagePage } from "../ui/page.tsx";
import type { Route } from "./+types/analysis";

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  pageMeta(matches, {
    title: loaderData?.analysis ? titleFromAddress(loaderData.analysis.query) : "Analysis",
    description:
      "How well AI answer engines can find, pick and use this page, with the proof for every number.",
    path: `/analysis/${params.id}`,
    hidden: true,
  });

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(services);
  const { user } = (await page?.session()) ?? {};
  if (!page || !user) throw redirect(authPath("sign-in", `/analysis/${params.id}`));
  const analysis = await page.findAnalysis({ id: params.id, userId: user.id });
  if (analysis) return { analysis };
  // Not there yet: its job may still be under way, and home shows how far it is.
  const job = await page.findJob({ id: params.id, userId: user.id });
  if (job && job.state !== "done") throw redirect(`/?job=${job.id}`);
  return data({ analysis: null }, { status: 404 });
}

export default function Analysis({ loaderData: { analysis } }: Route.ComponentProps) {
  if (analysis === null)
    return (
      <MessagePage title="Analysis not found">
        <p>This analysis does not exist, or it belongs to another account.</p>
        <p>
          <Link to="/" className="text-accent underline underline-offset-2">
            Analyze a page
          </Link>
        </p>
      </MessagePage>
    );
  return (
    <div className="wrap grid gap-6 py-10 md:py-14">
      {analysis.notice && <Notice kind="error">{analysis.notice}</Notice>}
      <ResultsDashboard url={analysis.query} result={analysis.result} />
    </div>
  );
}
