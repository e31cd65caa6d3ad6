/** The list of saved monitors, which run on a schedule, and the one that is open. */
import { AddressText } from "../../../addresses/address-text.tsx";
import "../../../connection/keep-page.ts";
import { Link } from "react-router";
import { EditorsOnly } from "../../../session/editors-only.tsx";
import { DateText } from "../../../ui/figures/date-text.tsx";
import { ActionButton } from "../../../ui/form/action-form.tsx";
import { ConfirmButton } from "../../../ui/form/confirm-button.tsx";
import { EmptyState } from "../../../ui/layout/empty-state.tsx";
import { MonitorSet } from "./monitor-set.tsx";
import { NewSetForm } from "./new-set-form.tsx";
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
          Each query uses one of your monthly analyses every time its monitor runs. We email you only when a
          change is statistically clear.
        </p>
      </div>
      <EditorsOnly note="Editors make, change and pause monitors.">
        <NewSetForm key={saved.length} saved={saved} />
      </EditorsOnly>
      {saved.length === 0 ? (
        <EmptyState title="No saved monitors yet">
          Run an analysis and choose Run daily or Run weekly, or paste a list of queries above.
        </EmptyState>
      ) : (
        <ul className="border-b border-line">
          {saved.map((monitor) => (
            <Saved key={monitor.id} monitor={monitor} isShown={monitor === open} />
          ))}
        </ul>
      )}
      <p className="text-14 text-quiet">
        See also{" "}
        <Link to="/ai-visibility-monitor/said" className="link">
          what engines said of your pages
        </Link>
        ,{" "}
        <Link to="/ai-reports" className="link">
          what Google and Bing measured
        </Link>{" "}
        for your pages, and{" "}
        <Link to="/crawler-logs" className="link">
          which AI crawlers are in your server log
        </Link>
        .
      </p>
      {open && shown && <MonitorSet key={open.id} monitor={open} set={shown} saved={saved} />}
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
            <AddressText address={url.replace(/^https?:\/\//, "")} />, {countOf(queries)}, {every},{" "}
            {isPaused ? (
              "paused"
            ) : (
              <>
                next run <DateText iso={nextRunAt} />
              </>
            )}
          </span>
        </span>
        <EditorsOnly>
          <Buttons monitor={monitor} />
        </EditorsOnly>
      </div>
      {missed && <Skipped {...missed} />}
    </li>
  );
}

function Skipped({ at, queries, reason }: NonNullable<SavedView["missed"]>) {
  return (
    <p className="text-14 text-orange">
      Skipped on <DateText iso={at} />: {queries.map((query) => `“${query}”`).join(", ")}. {reason}{" "}
      {queries.length === 1 ? "This query runs" : "These queries run"} first next time.
    </p>
  );
}

/** The name of the monitor tells its buttons apart. */
const Verb = ({ verb, name }: { verb: string; name: string }) => (
  <>
    {verb}
    <span className="sr-only"> {name}</span>
  </>
);

const Buttons = ({ monitor: { id, name, isPaused } }: { monitor: SavedView }) => (
  <div className="flex gap-2">
    <ActionButton intent={isPaused ? "resume" : "pause"} fields={{ monitor: id }}>
      <Verb verb={isPaused ? "Resume" : "Pause"} name={name} />
    </ActionButton>
    <ConfirmButton
      verb={<Verb verb="Remove" name={name} />}
      title="Remove this monitor?"
      description={`“${name}” will stop running and its trend will be deleted. You can pause it instead.`}
      intent="remove"
      fields={{ monitor: id }}
      submit="Remove monitor"
      keep="Keep monitor"
      danger
    />
  </div>
);
