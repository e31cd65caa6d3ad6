/** Sets of queries that are asked again by themselves, and the one that is looked at. */
import { useState } from "react";
import { Link, useFetcher } from "react-router";
import { Button } from "../../ui/button.tsx";
import { DateText } from "../../ui/date-text.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { MonitorSet } from "./monitor-set.tsx";
import type { SavedView, SetView } from "./saved-view.ts";

type SavedMonitorsProps = { saved: SavedView[]; shown: SetView | null };

export function SavedMonitors({ saved, shown }: SavedMonitorsProps) {
  const open = saved.find(({ id }) => id === shown?.id);
  return (
    <section aria-labelledby="saved" className="wrap grid grid-cols-1 gap-8 pb-24">
      <div className="grid gap-1">
        <h2 id="saved" className="scroll-mt-24 text-28">
          Saved monitors
        </h2>
        <p className="text-14 text-quiet">
          Each query of a set takes one analysis of your month whenever the set runs. We write only when a
          change is larger than the noise.
        </p>
      </div>
      {saved.length === 0 ? (
        <EmptyState title="Nothing is watched yet">
          Run an analysis, then choose Run daily or Run weekly to see its trend here.
        </EmptyState>
      ) : (
        <ul className="border-b border-line">
          {saved.map((monitor) => (
            <Saved key={monitor.id} monitor={monitor} isShown={monitor === open} />
          ))}
        </ul>
      )}
      {open && shown && <MonitorSet key={open.id} monitor={open} set={shown} />}
    </section>
  );
}

const countOf = (queries: readonly string[]) =>
  queries.length === 1 ? "1 query" : `${queries.length} queries`;

function Saved({ monitor, isShown }: { monitor: SavedView; isShown: boolean }) {
  const { id, name, queries, url, every, nextRunAt, isPaused, missed } = monitor;
  return (
    <li className="grid gap-2 border-t border-line py-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="min-w-0">
          <Link
            to={`?monitor=${id}`}
            preventScrollReset
            aria-current={isShown || undefined}
            className="font-semibold break-words text-accent underline underline-offset-2 aria-[current=true]:text-ink aria-[current=true]:no-underline"
          >
            {name}
          </Link>
          <span className="block text-14 text-quiet">
            <span className="break-all">{url.replace(/^https?:\/\//, "")}</span>, {countOf(queries)}, {every},{" "}
            {isPaused ? (
              "paused"
            ) : (
              <>
                next run <DateText iso={nextRunAt} />
              </>
            )}
          </span>
        </span>
        <Buttons monitor={monitor} />
      </div>
      {missed && (
        <p className="text-14 text-orange">
          Not asked on <DateText iso={missed.at} />: {missed.queries.map((query) => `“${query}”`).join(", ")}.{" "}
          {missed.reason} Asked first next time.
        </p>
      )}
    </li>
  );
}

/** Removing asks once, and names what is removed. */
function Buttons({ monitor: { id, name, isPaused } }: { monitor: SavedView }) {
  const [asking, setAsking] = useState(false);
  const { Form, state } = useFetcher();
  return (
    <div className="flex gap-2">
      <Form method="post">
        <input type="hidden" name="monitor" value={id} />
        <Button
          type="submit"
          size="small"
          name="intent"
          value={isPaused ? "resume" : "pause"}
          busy={state !== "idle"}
        >
          {isPaused ? "Resume" : "Pause"}
          <span className="sr-only"> {name}</span>
        </Button>
      </Form>
      <Button size="small" variant="danger" onClick={() => setAsking(true)}>
        Remove
        <span className="sr-only"> {name}</span>
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Remove this monitor?"
        description={`“${name}” will not run again, and its trend is gone. You can pause it instead.`}
      >
        <Form method="post" className="flex flex-wrap gap-3">
          <input type="hidden" name="monitor" value={id} />
          <Button type="submit" variant="danger" name="intent" value="remove" busy={state !== "idle"}>
            Remove monitor
          </Button>
          <Button variant="quiet" onClick={() => setAsking(false)}>
            Keep it
          </Button>
        </Form>
      </Dialog>
    </div>
  );
}
