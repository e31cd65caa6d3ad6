import { ENGINE_NAMES } from "@citeworthy/core/visibility/engines";
import { MONITORED } from "@citeworthy/core/visibility/ratings";
import { Link } from "react-router";
import { MonitorDesk } from "../features/visibility/monitor-desk.tsx";
import { pageMeta } from "../page-meta.ts";
import { services } from "../services.server.ts";
import { useSession } from "../session/session.tsx";
import { PageHead } from "../ui/page.tsx";
import type { Route } from "./+types/ai-visibility-monitor";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "AI Visibility Monitor",
    description:
      "See how visible your page is beside competitors on Perplexity, ChatGPT and Gemini, and whether each figure was measured or estimated.",
    path: "/ai-visibility-monitor",
  });

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = context.get(services);
  const { user } = (await page?.session()) ?? {};
  if (!page || !user) return null;
  const asked = new URL(request.url).searchParams.get("job");
  const [allowance, latest, job] = await Promise.all([
    page.canUseTool({ userId: user.id, tool: "ai_visibility" }),
    page.latestVisibility(user.id),
    asked === null ? null : page.findJob({ id: asked, userId: user.id }),
  ]);
  const known: readonly string[] = MONITORED;
  const engines = page.configuredEngines
    .filter(({ id }) => known.includes(id))
    .map(({ id }) => ENGINE_NAMES[id]);
  const isUnderWay =
    job?.kind === "measure-visibility" && (job.state === "queued" || job.state === "running");
  return { allowance, latest, engines, jobId: isUnderWay ? job.id : null };
}

export default function Monitor({ loaderData }: Route.ComponentProps) {
  const { user } = useSession();
  return (
    <>
      <PageHead title="AI Visibility Monitor">
        <p>
          The AI Visibility Monitor is a matrix of who the engines cite: one question, put to Perplexity,
          ChatGPT and Gemini, for your page and up to five competitors. Every cell says whether its figure was
          measured or estimated. New to this? Read{" "}
          <Link to="/what-is-geo" className="link">
            what GEO is
          </Link>{" "}
          or{" "}
          <Link to="/blog/measure-ai-visibility-with-uncertainty" className="link">
            how to measure visibility
          </Link>
          .
        </p>
      </PageHead>
      <MonitorDesk key={user?.id ?? "visitor"} data={user ? loaderData : null} />
    </>
  );
}
