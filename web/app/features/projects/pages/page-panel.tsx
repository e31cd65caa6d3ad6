/** The list of a project's pages with its selection, the actions on it, and Undo. */
import type { ProjectOverview } from "@citeworthy/core/projects/project-view";
import { Link, useFetcher, useSearchParams } from "react-router";
import { EditorsOnly } from "../../../session/editors-only.tsx";
import { ButtonLink } from "../../../ui/form/button.tsx";
import { EmptyState } from "../../../ui/layout/empty-state.tsx";
import { ListFoot } from "../../../ui/table/list-foot.tsx";
import { type PageRow, pagesWords } from "../project-data.ts";
import { ChangeOutcome, type Done } from "./change-outcome.tsx";
import { PageFilters } from "./page-filters.tsx";
import { PageTable } from "./page-table.tsx";
import { SelectionActions } from "./selection-actions.tsx";
import { usePageSelection } from "./use-page-selection.ts";

type PagePanelProps = {
  projectId: string;
  overview: ProjectOverview;
  pages: PageRow[];
  found: number;
  next: string | null;
  others: { id: string; name: string }[];
};

const FILTERS = ["text", "kind", "score", "audit", "archived"] as const;
const filtersIn = (search: URLSearchParams): Record<string, string> =>
  Object.fromEntries(FILTERS.map((name) => [name, search.get(name) ?? ""]).filter(([, value]) => value));

export function PagePanel({ projectId, overview, pages, found, next, others }: PagePanelProps) {
  const [search] = useSearchParams();
  const selection = usePageSelection(pages, found);
  const fetcher = useFetcher<Done>();
  const filters = filtersIn(search);
  const post = (fields: Record<string, string>) =>
    void fetcher.submit(fields, { method: "post", action: `/projects/${projectId}?index` });
  const send = (intent: string, extra: Record<string, string> = {}) => {
    const { isAll, chosen, clear } = selection;
    const which = isAll ? { query: JSON.stringify(filters) } : { ids: JSON.stringify(chosen) };
    post({ intent, ...which, ...extra });
    if (intent !== "again") clear();
  };
  const isEmpty = overview.pages === 0 && overview.archived === 0 && Object.keys(filters).length === 0;
  return (
    <div className="grid grid-cols-1 gap-4">
      {!isEmpty && <PageFilters kinds={overview.kinds} archived={overview.archived} />}
      <ChangeOutcome
        state={fetcher.state}
        data={fetcher.data}
        onUndo={({ what, mark }) => post({ intent: "undo", what, mark })}
      />
      {isEmpty ? (
        <NoPages projectId={projectId} />
      ) : pages.length === 0 ? (
        <NoMatch />
      ) : (
        <>
          <PageTable projectId={projectId} pages={pages} selection={selection} />
          <ListFoot noun="pages" shown={pages.length} next={next} onNext={selection.clear}>
            {pagesWords(found)} found
          </ListFoot>
        </>
      )}
      {!isEmpty && (
        <EditorsOnly note="Editors analyze pages again, archive, move and delete them.">
          <SelectionActions
            projectId={projectId}
            selection={selection}
            isArchive={search.get("archived") === "1"}
            others={others}
            isBusy={fetcher.state !== "idle"}
            onSend={send}
          />
        </EditorsOnly>
      )}
    </div>
  );
}

const NoPages = ({ projectId }: { projectId: string }) => (
  <EmptyState
    heading="h2"
    title="No pages yet"
    action={<ButtonLink to={`/projects/add?project=${projectId}`}>Add pages</ButtonLink>}
  >
    <p>Add a sitemap, a CSV file or a list of addresses.</p>
  </EmptyState>
);

const NoMatch = () => (
  <EmptyState heading="h2" title="No page matches">
    <Link to="?" className="link">
      Show all pages
    </Link>
  </EmptyState>
);
