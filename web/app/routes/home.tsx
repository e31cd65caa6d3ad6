import { messageText } from "@citeworthy/core/messages";
import { site } from "@citeworthy/core/product/site";
import { redirect, useRevalidator } from "react-router";
import { AnalysisDesk } from "../features/analysis/analysis-desk.tsx";
import { RecentSearches } from "../features/dashboard/recent-searches.tsx";
import { UsagePanel } from "../features/dashboard/usage-panel.tsx";
import { VisitorHome } from "../features/marketing/visitor-home.tsx";
import { ResultsDashboard } from "../features/results/results-dashboard.tsx";
import { pageMeta } from "../page-meta.ts";
import { type PageServices, services } from "../services.server.ts";
import { useSession } from "../session/session.tsx";
import { Notice } from "../ui/notice.tsx";
import type { Route } from "./+types/home";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: `${site.name}: find the words worth citing`,
    bare: true,
    description: `${site.name} reads your article, marks what AI answers could quote, and shows what to change first. Every number shows its proof.`,
    path: "/",
  });

/** A history that cannot be read is said so; the rest of the page still works. */
async function searchesOf(page: PageServices, userId: string) {
  try {
    const searches = await page.listSearches(userId);
    return searches.map((search) => ({ ...search, createdAt: search.createdAt.toISOString() }));
  } catch {
    return null;
  }
}

/** A job named in the address is one of this person's that is still under way, or nothing. */
async function jobUnderWay(page: PageServices, id: string | null, userId: string) {
  const job = id === null ? null : await page.findJob({ id, userId });
  if (job?.state === "done") throw redirect(`/analysis/${job.id}`);
  if (job === null || job.state === "failed") return null;
  return { id: job.id, url: typeof job.input.url === "string" ? job.input.url : null };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = context.get(services);
  const { user } = (await page?.session()) ?? {};
  if (!page || !user) return null;
  const [job, usage, searches] = await Promise.all([
    jobUnderWay(page, new URL(request.url).searchParams.get("job"), user.id),
    page.usageStats(user.id),
    searchesOf(page, user.id),
  ]);
  return { job, usage: { tools: usage.tools, resetsAt: usage.resetsAt?.toISOString() ?? null }, searches };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { user } = useSession();
  const { revalidate } = useRevalidator();
  if (!user || !loaderData) return <VisitorHome />;
  const { job, usage, searches } = loaderData;
  const { used, limit } = usage.tools.content_analyses;
  const left = limit === null ? null : Math.max(0, limit - used);
  const hint = left
    ? `Uses 1 of your ${left} remaining analyses. If the page cannot be read, the use is given back.`
    : undefined;
  return (
    <>
      <AnalysisDesk
        job={job}
        hint={hint}
        aside={<UsagePanel {...usage} only={["content_analyses", "article_generator"]} />}
        onEnd={() => void revalidate()}
        renderUnsaved={(result, url, notice) => (
          <div className="grid gap-6">
            {notice && <Notice kind="error">{notice}</Notice>}
            <ResultsDashboard url={url} result={result} />
          </div>
        )}
      />
      <div className="wrap py-16 md:py-24">
        {searches ? (
          <RecentSearches searches={searches} />
        ) : (
          <Notice kind="error">{messageText("analysis/history-failed")}</Notice>
        )}
      </div>
    </>
  );
}
