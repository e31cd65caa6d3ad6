/** The work list: how much there is, what is open, what waits for proof, and what was proven. */
import type { WorkState } from "@citeworthy/core/worklist/work-item";
import type { WorkView } from "@citeworthy/core/worklist/work-view";
import { useEffect, useState } from "react";
import { Link, useFetcher, useSearchParams } from "react-router";
import { useHydrated } from "../../delivery/use-hydrated.ts";
import { useSession } from "../../session/session.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Button, ButtonLink } from "../../ui/form/button.tsx";
import { EmptyState } from "../../ui/layout/empty-state.tsx";
import { Plus } from "../../ui/marks/icons.tsx";
import { Switch } from "../../ui/parts/switch.tsx";
import { FileLink } from "../../ui/table/file-link.tsx";
import { itemWords, type WorkListData, type WorkReply } from "./work-data.ts";
import { StateChips, WorkFilters } from "./work-filters.tsx";
import { WorkItemRow } from "./work-item-row.tsx";
import { WorkSelection } from "./work-selection.tsx";
import { WriteItem } from "./write-item.tsx";

const GROUPS: { title: string; states: readonly WorkState[] }[] = [
  { title: "Open", states: ["open"] },
  { title: "Done, waiting for proof", states: ["done", "seen", "no_effect"] },
  { title: "Proven", states: ["proven"] },
];

const localToday = (): string => {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000)
    .toISOString()
    .slice(0, "YYYY-MM-DD".length);
};

/** Posts changes and tells the header, which shows how many items are open. */
function useWorkChanges() {
  const fetcher = useFetcher<WorkReply>();
  const { refresh } = useSession();
  const { state, data } = fetcher;
  useEffect(() => {
    if (state === "idle" && data?.ok) void refresh();
  }, [state, data, refresh]);
  const post = (fields: Record<string, string>) =>
    void fetcher.submit(fields, { method: "post", action: "/work-list" });
  return {
    isBusy: state !== "idle",
    reply: state === "idle" ? data : undefined,
    change: (ids: string[], fields: Record<string, string | null>) =>
      post({ intent: "change", change: JSON.stringify({ ids, ...fields }) }),
    remove: (ids: string[]) => post({ intent: "delete", ids: JSON.stringify(ids) }),
    undo: (mark: string) => post({ intent: "undo", mark }),
    setDigest: (isWanted: boolean) => post({ intent: "digest", wanted: isWanted ? "1" : "" }),
  };
}

function Figures({ counts }: Pick<WorkListData, "counts">) {
  const figures = [
    { count: counts.open, words: "open" },
    { count: counts.done + counts.seen + counts.no_effect, words: "done, waiting for proof" },
    { count: counts.proven, words: "proven" },
  ];
  return (
    <section
      aria-label="Summary"
      className="flex flex-wrap items-center justify-between gap-x-10 gap-y-3 border-y border-line py-4"
    >
      <dl className="flex flex-wrap gap-x-9 gap-y-1">
        {figures.map(({ count, words }) => (
          <div key={words} className="flex flex-row-reverse items-baseline gap-2.5">
            <dt className="text-14 text-quiet">{words}</dt>
            <dd className="tabular font-serif text-36 leading-tight">{count}</dd>
          </div>
        ))}
      </dl>
      <p className="max-w-[52ch] text-14 text-quiet">
        An item turns to seen when the next analysis finds it on the page, and to proven when the difference
        in answers is statistically clear. That shows a change, not its cause.
      </p>
    </section>
  );
}

type OutcomeProps = { reply: WorkReply | undefined; onUndo: (mark: string) => void };

function Outcome({ reply, onUndo }: OutcomeProps) {
  if (!reply) return null;
  if (!reply.ok) return <Notice kind="error">{reply.problem}</Notice>;
  if (!reply.value?.mark) return null;
  const { count, mark } = reply.value;
  return (
    <Notice kind="good">
      <span className="flex flex-wrap items-center gap-x-4">
        {itemWords(count)} deleted.
        <Button size="small" variant="quiet" onClick={() => onUndo(mark)}>
          Undo
        </Button>
      </span>
    </Notice>
  );
}

function Empty({
  isFiltered,
  mayWrite,
  onWrite,
}: {
  isFiltered: boolean;
  mayWrite: boolean;
  onWrite: () => void;
}) {
  if (isFiltered)
    return (
      <EmptyState heading="h2" title="No item matches">
        <Link to="/work-list" className="link">
          Show all items
        </Link>
      </EmptyState>
    );
  return (
    <EmptyState
      heading="h2"
      title="No work yet"
      action={
        mayWrite && (
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink to="/projects">Open a report</ButtonLink>
            <Button onClick={onWrite}>
              <Plus className="size-4.5" />
              Write an item
            </Button>
          </div>
        )
      }
    >
      <p>
        Choose “Add to work list” next to an edit or a finding of a report. It appears here with its page.
        After you change the page, check it: we look whether the words are gone or the new text is there.
      </p>
    </EmptyState>
  );
}

const NotMeasured = () => (
  <Notice kind="info" title="Items can't turn to proven yet.">
    <p>
      No question is monitored.{" "}
      <Link to="/ai-visibility-monitor" className="link">
        Watch a question
      </Link>{" "}
      to count which answers cite your pages.
    </p>
  </Notice>
);

export function WorkPanel({ data, problem }: { data: WorkListData; problem: string | null }) {
  const { items, next, counts, mine, owners, projects, mayWrite, isClient, hasDigest, hasMonitor } = data;
  const [search] = useSearchParams();
  const changes = useWorkChanges();
  const [isWriting, setWriting] = useState(search.has("write"));
  const [selected, setSelected] = useState<ReadonlySet<string> | null>(null);
  const today = useHydrated() ? localToday() : "";
  const shown = new Set(items.map(({ id }) => id));
  const chosen = [...(selected ?? [])].filter((id) => shown.has(id));
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  // Single runs count as well as those of a monitor.
  const isMeasured = items.some(({ measured }) => measured !== null);
  const isFiltered = [...search.keys()].some((name) => name !== "write");
  const actions = {
    change: (id: string, fields: Record<string, string | null>) => changes.change([id], fields),
    select: (id: string, isOn: boolean) =>
      setSelected(
        (before) => new Set([...(before ?? [])].filter((one) => one !== id).concat(isOn ? [id] : [])),
      ),
  };
  const rowOf = (item: WorkView) => (
    <WorkItemRow key={item.id} item={item} {...{ owners, today, mayWrite, actions }} selected={selected} />
  );
  const nextPart = new URLSearchParams(search);
  nextPart.set("after", next ?? "");
  return (
    <div className="grid grid-cols-1 gap-5">
      {mayWrite && (
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" onClick={() => setWriting(true)}>
            <Plus className="size-4.5" />
            Write an item
          </Button>
          <FileLink href={`/work-list/export?${search}`} size="medium" />
          {items.length > 0 && (
            <Button onClick={() => setSelected(selected ? null : new Set())} aria-pressed={selected !== null}>
              {selected ? "Stop selecting" : "Select items"}
            </Button>
          )}
        </div>
      )}
      {isWriting && mayWrite && (
        <WriteItem owners={owners} problem={problem} onClose={() => setWriting(false)} />
      )}
      <Figures counts={counts} />
      {!hasMonitor && all > 0 && !isMeasured && <NotMeasured />}
      {(all > 0 || isFiltered) && (
        <>
          <WorkFilters owners={owners} projects={projects} />
          <StateChips counts={counts} mine={mine} />
        </>
      )}
      <Outcome reply={changes.reply} onUndo={changes.undo} />
      {items.length === 0 && (
        <Empty isFiltered={isFiltered} mayWrite={mayWrite} onWrite={() => setWriting(true)} />
      )}
      {GROUPS.map(({ title, states }) => {
        const group = items.filter(({ state }) => states.includes(state));
        if (group.length === 0) return null;
        return (
          <section key={title} aria-label={title} className="grid gap-2 pt-3">
            <h2 className="text-22">{title}</h2>
            <ul>{group.map(rowOf)}</ul>
          </section>
        );
      })}
      {next && (
        <p>
          <ButtonLink to={`/work-list?${nextPart}`}>Next items</ButtonLink>
        </p>
      )}
      {selected && (
        <WorkSelection
          count={chosen.length}
          {...{ owners, projects }}
          isBusy={changes.isBusy}
          onAll={() => setSelected(shown)}
          onChange={(fields) => {
            changes.change(chosen, fields);
            setSelected(new Set());
          }}
          onDelete={() => {
            changes.remove(chosen);
            setSelected(new Set());
          }}
        />
      )}
      {!isClient && (
        <div className="border-t border-line pt-3">
          <Switch label="Weekly email" on={hasDigest} onChange={changes.setDigest}>
            What is open, what is overdue, and what was seen or proven since.
          </Switch>
        </div>
      )}
    </div>
  );
}
