import { Link } from "react-router";
import { FaultList } from "../../features/projects/pages/fault-list.tsx";
import { orNotFound, visitOf } from "../../page-data/acting.server.ts";
import { pageMeta } from "../../site/page-meta.ts";
import { DateText } from "../../ui/figures/date-text.tsx";
import { TinyRing } from "../../ui/figures/tiny-ring.tsx";
import { Button } from "../../ui/form/button.tsx";
import { ArrowLeft } from "../../ui/marks/icons.tsx";
import { faultRow } from "../projects/project-views.server.ts";
import type { Route } from "./+types/report";

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: "Report of a run",
    description: "All pages of a run: faults they share, and the pages with most to win.",
    path: `/runs/${params.id}/report`,
    hidden: true,
  });

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { page, userId } = await visitOf(context, `/runs/${id}/report`, "read");
  const { batch, counts, faults, lowest, project } = await orNotFound(page.batchReport({ id, userId }));
  return {
    name: project?.name ?? "",
    createdAt: batch.createdAt.toISOString(),
    done: counts.done,
    failed: counts.failed,
    faults: faults.map((fault) => faultRow(fault, counts.done)),
    lowest: lowest.map(({ place, url, title, score }) => ({
      place,
      url,
      title: title ?? url,
      score: score ?? 0,
    })),
  };
}

export default function Report({ loaderData, params: { id } }: Route.ComponentProps) {
  const { name, createdAt, done, failed, faults, lowest } = loaderData;
  return (
    <div className="wrap grid grid-cols-1 gap-10 pt-8 pb-24 md:pt-12">
      <div className="grid grid-cols-1 gap-2">
        <p className="flex flex-wrap items-center justify-between gap-4 pb-2 print:hidden">
          <Link
            to={`/runs/${id}`}
            className="inline-flex min-h-11 items-center gap-1.5 text-14 text-quiet no-underline hover:text-ink"
          >
            <ArrowLeft className="size-4" />
            Run
          </Link>
          <Button size="small" onClick={() => window.print()}>
            Print or save as PDF
          </Button>
        </p>
        <h1 className="text-36 break-words">{name}</h1>
        <p className="text-quiet">
          {done} {done === 1 ? "page" : "pages"} analyzed on <DateText iso={createdAt} long />
          {failed > 0 && `, ${failed} could not be read`}.
        </p>
      </div>
      <section aria-labelledby="shared" className="grid grid-cols-1 gap-4">
        <p id="shared" className="font-serif text-28">
          Findings across pages
        </p>
        <FaultList faults={faults} all={done} linkTo={null} />
      </section>
      <section aria-labelledby="lowest" className="grid grid-cols-1 gap-2">
        <h2 id="lowest" className="text-28">
          Pages with most to win
        </h2>
        <LowestPages pages={lowest} />
      </section>
    </div>
  );
}

function LowestPages({ pages }: { pages: Route.ComponentProps["loaderData"]["lowest"] }) {
  return (
    <ol className="border-t border-line">
      {pages.map(({ place, url, title, score }) => (
        <li
          key={place}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-4 border-b border-line py-3 break-inside-avoid"
        >
          <span className="min-w-0">
            <span className="block font-medium break-words">{title}</span>
            <span className="block truncate text-14 text-quiet">{url.replace(/^https?:\/\//, "")}</span>
          </span>
          <TinyRing score={score} />
        </li>
      ))}
    </ol>
  );
}
