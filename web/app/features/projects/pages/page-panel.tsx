/** The list of a project's pages with its selection, the actions on it, and Undo. */
import type { ProjectOverview } from "@citeworthy/core/projects/project-view";
import { useState } from "react";
import { Link, useFetcher, useSearchParams } from "react-router";
import { ButtonLink } from "../../../ui/form/button.tsx";
import { EmptyState } from "../../../ui/layout/empty-state.tsx";
import { type PageRow, pagesWords } from "../project-data.ts";
import { ScheduleDialog } from "../schedules/schedule-dialog.tsx";
import { ChangeOutcome, type Done } from "./change-outcome.tsx";
import { PageFilters } from "./page-filters.tsx";
import { PageTable } from "./page-table.tsx";
import { SelectionBar } from "./selection-bar.tsx";

type PagePanelProps = {
  projectId: string;
  overview: ProjectOverview;
  pages: PageRow[];
  found: number;
  next: string | null;
  others: { id: string; name: string }[];
};

const FILTERS = ["text", "kind", "score", "audit", "archived"] as const;

export function PagePanel({ projectId, overview, pages, found, next, others }: PagePanelProps) {
  const [search] = useSearchParams();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [isAll, setAll] = useState(false);
  const [asksSchedule, setAsksSchedule] = useState(false);
  const fetcher = useFetcher<Done>();
  const query = Object.fromEntries(
    FILTERS.flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : [])),
  );
  const isFiltered = Object.keys(query).length > 0;
  const shown = new Set(pages.map(({ id }) => id));
  const chosen = [...selected].filter((id) => shown.has(id));
  const clear = () => {
    setSelected(new Set());
    setAll(false);
  };
  const select = (ids: string[], isOn: boolean) => {
    setAll(false);
    setSelected((before) => {
      const after = new Set([...before].filter((id) => shown.has(id)));
      for (const id of ids)
        if (isOn) after.add(id);
        else after.delete(id);
      return after;
    });
  };
  const send = (intent: string, extra: Record<string, string> = {}) => {
    const which = isAll ? { query: JSON.stringify(query) } : { ids: JSON.stringify(chosen) };
    void fetcher.submit(
      { intent, ...which, ...extra },
      { method: "post", action: `/projects/${projectId}?index` },
    );
    if (intent !== "again") clear();
  };
  const act = (intent: string, extra?: Record<string, string>) =>
    intent === "schedule" ? setAsksSchedule(true) : send(intent, extra);
  const more = new URLSearchParams(search);
  if (next) more.set("after", next);
  const count = isAll ? found : chosen.length;

  const outcome = (
    <ChangeOutcome
      state={fetcher.state}
      data={fetcher.data}
      onUndo={({ what, mark }) => {
        void fetcher.submit(
          { intent: "undo", what, mark },
          { method: "post", action: `/projects/${projectId}?index` },
        );
      }}
    />
  );
  if (overview.pages === 0 && overview.archived === 0 && !isFiltered)
    return (
      <div className="grid grid-cols-1 gap-4">
        {outcome}
        <EmptyState
          heading="h2"
          title="No pages yet"
          action={<ButtonLink to={`/projects/add?project=${projectId}`}>Add pages</ButtonLink>}
        >
          <p>Add a sitemap, a CSV file or a list of addresses.</p>
        </EmptyState>
      </div>
    );
  return (
    <div className="grid grid-cols-1 gap-4">
      <PageFilters kinds={overview.kinds} archived={overview.archived} />
      {outcome}
      {pages.length === 0 ? (
        <EmptyState heading="h2" title="No page matches">
          <Link to="?" className="link">
            Show all pages
          </Link>
        </EmptyState>
      ) : (
        <>
          <PageTable
            projectId={projectId}
            pages={pages}
            selected={isAll ? shown : selected}
            onSelect={select}
          />
          <div className="flex flex-wrap items-center justify-between gap-3 text-14 text-quiet">
            <span className="tabular">{pagesWords(found)} found</span>
            <span className="flex gap-2">
              {search.has("after") && (
                <ButtonLink size="small" to={`?${withoutMark(search)}`}>
                  First pages
                </ButtonLink>
              )}
              {next && (
                <ButtonLink size="small" to={`?${more}`} onClick={clear}>
                  Next {pages.length}
                </ButtonLink>
              )}
            </span>
          </div>
        </>
      )}
      {count > 0 && (
        <SelectionBar
          count={count}
          offerAll={!isAll && found > pages.length && chosen.length === pages.length ? found : null}
          isArchive={search.get("archived") === "1"}
          others={others}
          isBusy={fetcher.state !== "idle"}
          onAll={() => setAll(true)}
          onClear={clear}
          onDo={act}
        />
      )}
      <ScheduleDialog
        open={asksSchedule}
        pages={pagesWords(count)}
        onClose={() => setAsksSchedule(false)}
        onSave={(every) => {
          setAsksSchedule(false);
          send("schedule", { every });
        }}
      />
    </div>
  );
}

function withoutMark(search: URLSearchParams): string {
  const first = new URLSearchParams(search);
  first.delete("after");
  return first.toString();
}
