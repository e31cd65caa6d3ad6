import type { VisibilityResult } from "@citeworthy/core/contract/visibility";
import { MONITORED } from "@citeworthy/core/visibility/ratings";
import { data, Outlet, useMatches } from "react-router";
import { RunHead } from "../../features/cited/run-head.tsx";
import { orNotFound, visitOf } from "../../page-data/acting.server.ts";
import { pageMeta } from "../../site/page-meta.ts";
import type { Route } from "./+types/run";
import { ignoreSearch } from "./search-only.ts";

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  pageMeta(matches, {
    title: loaderData ? `“${loaderData.run.query}”` : "Monitor run",
    description: "One run of the AI Visibility Monitor: who was cited, and what the answers say.",
    path: `/ai-visibility-monitor/runs/${params.id}`,
    hidden: true,
  });

/** The parts of a run that need no further data receive its result from here. */
export type RunContext = { result: VisibilityResult };

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { page, userId } = await visitOf(context, `/ai-visibility-monitor/runs/${id}`, "read");
  const result = await orNotFound(page.findVisibility({ userId, run: id }));
  if (result === null)
    throw data("This run has no result. It is still going on, or it failed.", { status: 404 });
  const { query, url, timestamp } = result;
  const answers = MONITORED.reduce((sum, engine) => sum + (result.aiAnalysis[engine]?.counted ?? 0), 0);
  return { run: { id, query, url, at: timestamp, answers }, result };
}

export const shouldRevalidate = ignoreSearch;

const TITLES: Record<string, string> = {
  details: "Detailed Analysis",
  why: "Why them?",
  said: "Said of you",
};

export default function Run({ loaderData: { run, result } }: Route.ComponentProps) {
  const last = useMatches().at(-1)?.pathname.replace(/\/$/, "").split("/").at(-1) ?? "";
  return (
    <>
      <RunHead run={run} title={TITLES[last] ?? "Comparison Matrix"} />
      <div className="wrap pt-8 pb-24 md:pt-10">
        <Outlet context={{ result } satisfies RunContext} />
      </div>
    </>
  );
}
