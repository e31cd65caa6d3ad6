/** Bulk and scheduled runs of a project, newest first. */
import { Link } from "react-router";
import { DateText } from "../../ui/figures/date-text.tsx";
import { ButtonLink } from "../../ui/form/button.tsx";
import { EmptyState } from "../../ui/layout/empty-state.tsx";

export type RunRow = {
  id: string;
  source: string;
  state: string;
  done: number;
  failed: number;
  all: number;
  createdAt: string;
};

const SOURCE: Record<string, string> = {
  list: "From a list",
  csv: "From a CSV file",
  sitemap: "From a sitemap",
  again: "Analyzed again",
  schedule: "By schedule",
};
const STATE: Record<string, string> = {
  draft: "not started",
  running: "running",
  paused: "paused",
  done: "done",
  cancelled: "cancelled",
};

export function RunList({ runs, projectId }: { runs: RunRow[]; projectId: string }) {
  if (runs.length === 0)
    return (
      <EmptyState
        heading="h2"
        title="No runs yet"
        action={<ButtonLink to={`/projects/add?project=${projectId}`}>Add pages</ButtonLink>}
      >
        <p>Runs analyze many pages at once, by hand or by schedule.</p>
      </EmptyState>
    );
  return (
    <ul className="border-t border-line">
      {runs.map(({ id, source, state, done, failed, all, createdAt }) => (
        <li key={id} className="border-b border-line">
          <Link
            to={`/runs/${id}`}
            className="group grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 gap-y-1 py-4 text-ink no-underline md:grid-cols-[minmax(0,1fr)_220px_120px]"
          >
            <span className="font-medium group-hover:underline">
              {SOURCE[source] ?? source}
              <span className="text-14 font-normal text-quiet">, {STATE[state] ?? state}</span>
            </span>
            <span className="tabular text-14">
              {done} of {all} pages{failed > 0 && <span className="text-poor">, {failed} failed</span>}
            </span>
            <span className="text-14 text-quiet max-md:col-span-2 md:text-right">
              <DateText iso={createdAt} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
