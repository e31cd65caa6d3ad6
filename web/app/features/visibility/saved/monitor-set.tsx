/** One saved monitor: its queries with their latest results, the trend of the selected query, and the cited sites. */

import { ENGINE_NAMES } from "@citeworthy/core/visibility/engines";
import { MONITORED } from "@citeworthy/core/visibility/ratings";
import type { TrendPoint } from "@citeworthy/core/visibility/trend";
import { Link } from "react-router";
import { EditorsOnly } from "../../../session/editors-only.tsx";
import { Tabs } from "../../../ui/layout/tabs.tsx";
import { percent } from "../monitor-view.ts";
import { CitationShares } from "./citation-shares.tsx";
import type { SavedView, SetView } from "./saved-view.ts";
import { SetForm } from "./set-form.tsx";
import { TrendPlot } from "./trend-plot.tsx";

type MonitorSetProps = { monitor: SavedView; set: SetView; saved: readonly SavedView[] };

export function MonitorSet({ monitor, set, saved }: MonitorSetProps) {
  const picked = set.queries.find(({ isPicked }) => isPicked);
  const runs = picked?.runs ?? 0;
  /** With a single query of the same name, the heading would repeat the list. */
  const isPlain = set.queries.length === 1 && set.queries[0]?.query === monitor.name;
  return (
    <div className="grid grid-cols-1 gap-10">
      <div className="grid grid-cols-1 gap-2">
        <h3 className={isPlain ? "sr-only" : "text-22 break-words"}>{monitor.name}</h3>
        <Queries set={set} />
        <EditorsOnly>
          <SetForm key={JSON.stringify([monitor.name, monitor.queries])} monitor={monitor} saved={saved} />
        </EditorsOnly>
      </div>
      <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-1 content-start gap-4">
          <h3 className="text-22">
            Trend ({runs} {runs === 1 ? "run" : "runs"})
          </h3>
          {picked && set.queries.length > 1 && <p className="break-words text-quiet">“{picked.query}”</p>}
          <Tabs
            label="Engine"
            initial={MONITORED[0]}
            tabs={MONITORED.map((engine) => ({
              id: engine,
              label: ENGINE_NAMES[engine],
              content: <TrendPlot name={ENGINE_NAMES[engine]} points={set.points[engine] ?? []} />,
            }))}
          />
        </div>
        <CitationShares citations={set.citations} ownSite={set.ownSite} />
      </div>
    </div>
  );
}

function Queries({ set: { id, queries } }: { set: SetView }) {
  return (
    <ul aria-label="Queries in this monitor" className="border-b border-line">
      {queries.map(({ query, latest, isPicked }) => (
        <li
          key={query}
          className={`grid items-center gap-x-6 border-t border-line py-1 md:grid-cols-[minmax(0,1fr)_auto] ${isPicked ? "shadow-[inset_2px_0_0_var(--color-accent)]" : ""}`}
        >
          <Link
            to={`?${new URLSearchParams({ monitor: id, query })}`}
            preventScrollReset
            aria-current={isPicked || undefined}
            className="flex min-h-11 items-center px-4 py-2 break-words text-accent underline underline-offset-2 aria-[current=true]:font-semibold aria-[current=true]:text-ink aria-[current=true]:no-underline"
          >
            {query}
          </Link>
          <dl className="grid grid-cols-3 gap-4 px-4 pb-2 md:w-96 md:pb-0">
            {MONITORED.map((engine) => (
              <Newest key={engine} name={ENGINE_NAMES[engine]} point={latest[engine] ?? null} />
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Newest({ name, point }: { name: string; point: TrendPoint | null }) {
  return (
    <div>
      <dt className="text-12 text-quiet">{name}</dt>
      <dd className="tabular">
        {point ? (
          <>
            {percent(point.cited / point.counted)}%{" "}
            <span className="text-12 text-quiet">
              {point.cited} of {point.counted}
            </span>
          </>
        ) : (
          <span className="text-14 text-quiet">not measured</span>
        )}
      </dd>
    </div>
  );
}
