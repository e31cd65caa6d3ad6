/** A run on its way: how far it is, each page with its state, and pause, resume, retry and cancel. */
import { Link } from "react-router";
import { useFreshData } from "../../jobs/use-fresh-data.ts";
import { ButtonLink } from "../../ui/form/button.tsx";
import { BatchControls } from "./batch-controls.tsx";
import { allPages, type BatchView, countText, pagesText } from "./batch-data.ts";
import { BatchPageRow } from "./batch-page-row.tsx";
import { BatchBar, BatchStatus } from "./batch-status.tsx";

const STATES = [
  ["", "All"],
  ["done", "Done"],
  ["failed", "Failed"],
  ["duplicate", "Duplicates"],
  ["started", "Reading"],
  ["waiting", "Waiting"],
] as const;
const CHIP =
  "inline-flex min-h-11 items-center gap-2 rounded-full border border-edge px-4 text-14 text-ink no-underline aria-[current=true]:border-ink aria-[current=true]:bg-ink aria-[current=true]:text-paper";

export function BatchBoard({ batch, shown }: { batch: BatchView; shown: string }) {
  const { counts, state } = batch;
  const all = allPages(counts);
  const ended = counts.done + counts.failed + counts.duplicate;
  useFreshData(state === "running" || counts.started > 0);
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 className="tabular text-28" aria-live="polite">
          {countText(ended)} of {pagesText(all)}
        </h2>
        <BatchControls batch={batch} />
      </div>
      <BatchBar counts={counts} all={all} />
      <BatchStatus batch={batch} all={all} />
      <StateChips counts={counts} all={all} shown={shown} />
      {batch.pages.length === 0 ? (
        <p className="text-quiet">No page in this state.</p>
      ) : (
        <ul className="border-t border-line">
          {batch.pages.map((page) => (
            <BatchPageRow key={page.place} page={page} />
          ))}
        </ul>
      )}
      {batch.next !== null && (
        <div>
          <ButtonLink
            size="small"
            to={`?${new URLSearchParams({ state: shown, after: String(batch.next) })}`}
          >
            Next pages
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

type StateChipsProps = { counts: BatchView["counts"]; all: number; shown: string };

function StateChips({ counts, all, shown }: StateChipsProps) {
  const states = STATES.filter(([value]) => value !== "duplicate" || counts.duplicate > 0);
  return (
    <nav aria-label="Pages by state" className="flex flex-wrap gap-2">
      {states.map(([value, text]) => (
        <Link
          key={text}
          to={value === "" ? "?" : `?state=${value}`}
          preventScrollReset
          aria-current={shown === value || undefined}
          className={CHIP}
        >
          {text} <b className="tabular">{countText(value === "" ? all : counts[value])}</b>
        </Link>
      ))}
    </nav>
  );
}
