import { Link } from "react-router";
import { AddressText } from "../../addresses/address-text.tsx";
import { PageStep } from "../../features/projects/pages/page-changes.tsx";
import { ScoresOverTime } from "../../features/projects/pages/scores-over-time.tsx";
import { orNotFound, visitOf } from "../../page-data/acting.server.ts";
import { pageMeta } from "../../site/page-meta.ts";
import { TinyRing } from "../../ui/figures/tiny-ring.tsx";
import { EmptyState } from "../../ui/layout/empty-state.tsx";
import { ArrowLeft } from "../../ui/marks/icons.tsx";
import type { Route } from "./+types/page-history";

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  pageMeta(matches, {
    title: loaderData ? `${loaderData.title}: what changed` : "What changed",
    description: "What changed on this page from one analysis to the next, and why its score moved.",
    path: `/projects/${params.id}/pages/${params.page}`,
    hidden: true,
  });

export async function loader({ context, params }: Route.LoaderArgs) {
  const path = `/projects/${params.id}/pages/${params.page}`;
  const { page: services, userId } = await visitOf(context, path, "read");
  const { page, steps, line } = await orNotFound(services.pageHistory({ id: params.page, userId }));
  return {
    title: page.title,
    url: page.url,
    score: page.score,
    projectId: page.projectId,
    analyses: page.analyses,
    line,
    steps: steps.map((step) => ({ ...step, createdAt: step.createdAt.toISOString() })),
  };
}

export default function History({ loaderData }: Route.ComponentProps) {
  const { title, url, score, projectId, analyses, line, steps } = loaderData;
  return (
    <div className="wrap grid grid-cols-1 gap-8 pt-8 pb-24 md:pt-12">
      <div className="grid grid-cols-1 gap-2">
        <Link
          to={`/projects/${projectId}`}
          className="inline-flex min-h-11 items-center gap-1.5 text-14 text-quiet no-underline hover:text-ink"
        >
          <ArrowLeft className="size-4" />
          Project
        </Link>
        <h1 className="text-36 break-words">
          <span className="block text-18 font-medium text-quiet">What changed</span>
          {title}
        </h1>
        <p className="flex flex-wrap items-center gap-x-6 gap-y-2 text-14 text-quiet">
          <a href={url} className="link" rel="noreferrer">
            <AddressText address={url.replace(/^https?:\/\//, "")} />
          </a>
          <TinyRing score={score} />
          <span>analyzed {analyses === 1 ? "once" : `${analyses} times`}</span>
        </p>
      </div>
      {steps.length === 0 ? (
        <EmptyState heading="h2" title="Nothing to compare yet">
          <p>Analyze the page again after you change it.</p>
        </EmptyState>
      ) : (
        <>
          <ScoresOverTime line={line} />
          <ol className="grid grid-cols-1 gap-12">
            {steps.map((step) => (
              <PageStep key={step.id} step={step} />
            ))}
          </ol>
        </>
      )}
    </div>
  );
}
