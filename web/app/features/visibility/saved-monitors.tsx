/** Queries that are asked again by themselves, and the trend of the one that is looked at. */
import { ENGINE_NAMES } from "@citeworthy/core/visibility/engines";
import { MONITORED } from "@citeworthy/core/visibility/ratings";
import type { SiteShare, TrendPoint } from "@citeworthy/core/visibility/trend";
import { Form, Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { DateText } from "../../ui/date-text.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { percent } from "./monitor-view.ts";
import { TrendPlot } from "./trend-plot.tsx";

export type SavedView = {
  id: string;
  query: string;
  url: string;
  every: "daily" | "weekly";
  nextRunAt: string;
  isPaused: boolean;
};
export type TrendView = { points: Record<string, TrendPoint[]>; shares: SiteShare[]; runs: number };
type SavedMonitorsProps = {
  saved: SavedView[];
  /** The one whose trend is shown. */
  shown: string | null;
  trend: TrendView | null;
  problem: string | null;
};

const MOST_SITES = 8;

export function SavedMonitors({ saved, shown, trend, problem }: SavedMonitorsProps) {
  return (
    <section aria-labelledby="saved" className="wrap grid gap-8 pb-24">
      <div className="grid gap-1">
        <h2 id="saved" className="text-28">
          Saved monitors
        </h2>
        <p className="text-14 text-quiet">
          Each run takes one analysis of your month. We write only when a change is larger than the noise.
        </p>
      </div>
      {problem && <Notice kind="error">{problem}</Notice>}
      {saved.length === 0 ? (
        <EmptyState title="Nothing is watched yet">
          Run an analysis, then choose Run daily or Run weekly to see its trend here.
        </EmptyState>
      ) : (
        <ul>
          {saved.map((monitor) => (
            <Saved key={monitor.id} monitor={monitor} isShown={monitor.id === shown} />
          ))}
        </ul>
      )}
      {trend && <Trend trend={trend} />}
    </section>
  );
}

function Saved({ monitor, isShown }: { monitor: SavedView; isShown: boolean }) {
  const { id, query, url, every, nextRunAt, isPaused } = monitor;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3">
      <span className="min-w-0">
        <Link
          to={`?monitor=${id}`}
          preventScrollReset
          aria-current={isShown || undefined}
          className="font-semibold break-words text-accent underline underline-offset-2 aria-[current=true]:text-ink aria-[current=true]:no-underline"
        >
          {query}
        </Link>
        <span className="block text-14 break-all text-quiet">
          {url.replace(/^https?:\/\//, "")}, {every},{" "}
          {isPaused ? (
            "paused"
          ) : (
            <>
              next run <DateText iso={nextRunAt} />
            </>
          )}
        </span>
      </span>
      <Form method="post" preventScrollReset className="flex gap-2">
        <input type="hidden" name="monitor" value={id} />
        <Button type="submit" size="small" name="intent" value={isPaused ? "resume" : "pause"}>
          {isPaused ? "Resume" : "Pause"}
          <span className="sr-only"> {query}</span>
        </Button>
        <Button type="submit" size="small" variant="danger" name="intent" value="remove">
          Remove
          <span className="sr-only"> {query}</span>
        </Button>
      </Form>
    </li>
  );
}

function Trend({ trend: { points, shares, runs } }: { trend: TrendView }) {
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[2fr_1fr]">
      <div className="grid min-w-0 content-start gap-4">
        <h3 className="text-22">
          Trend, {runs} {runs === 1 ? "run" : "runs"}
        </h3>
        <Tabs
          label="Engine"
          initial={MONITORED[0]}
          tabs={MONITORED.map((engine) => ({
            id: engine,
            label: ENGINE_NAMES[engine],
            content: <TrendPlot name={ENGINE_NAMES[engine]} points={points[engine] ?? []} />,
          }))}
        />
      </div>
      <div className="grid content-start gap-4">
        <h3 className="text-22">Share of citations</h3>
        {shares.length === 0 ? (
          <p className="text-quiet">No answer of the last 28 days cites anybody.</p>
        ) : (
          <Shares shares={shares} />
        )}
      </div>
    </div>
  );
}

function Shares({ shares }: { shares: SiteShare[] }) {
  const others = shares.slice(MOST_SITES);
  return (
    <ul className="grid gap-2">
      {shares.slice(0, MOST_SITES).map(({ site, share }) => (
        <li key={site} className="grid grid-cols-[1fr_auto] gap-x-3">
          <span className="truncate">{site}</span>
          <span className="tabular">{percent(share)}%</span>
          <span aria-hidden="true" className="col-span-2 h-1.5 rounded-full bg-wash">
            <span className="block h-full rounded-full bg-accent" style={{ width: `${percent(share)}%` }} />
          </span>
        </li>
      ))}
      {others.length > 0 && (
        <li className="flex justify-between text-quiet">
          <span>{others.length} other sites</span>
          <span className="tabular">{percent(others.reduce((sum, { share }) => sum + share, 0))}%</span>
        </li>
      )}
    </ul>
  );
}

/** Beside a finished run: from now on by itself. */
export function SaveRun({ run }: { run: string }) {
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap gap-2">
      <input type="hidden" name="run" value={run} />
      <Button type="submit" size="small" name="intent" value="daily">
        Run daily
      </Button>
      <Button type="submit" size="small" name="intent" value="weekly">
        Run weekly
      </Button>
    </Form>
  );
}
