/** The admin's list of workspaces. */
import { Link } from "react-router";
import { DateText } from "../../../ui/figures/date-text.tsx";
import { EmptyState } from "../../../ui/layout/empty-state.tsx";
import { PageHead } from "../../../ui/layout/page.tsx";
import { ArrowLeft } from "../../../ui/marks/icons.tsx";
import { DataTable } from "../../../ui/table/data-table.tsx";
import type { TableColumn } from "../../../ui/table/table-columns.ts";
import { ListSearch } from "../list-search.tsx";
import { Pager } from "../pager.tsx";
import { StatusDot } from "../status-dot.tsx";
import { figure, planWords, STATUS, shortName } from "../words.ts";
import type { WorkspaceListData, WorkspaceRow } from "./workspace-data.ts";

const Name = ({ id, name }: WorkspaceRow) => (
  <Link to={`/admin/workspaces/${encodeURIComponent(id)}`} title={name} className="link">
    {shortName(name)}
  </Link>
);

function Status({ status, endsAt }: WorkspaceRow) {
  const look = status && STATUS[status];
  if (endsAt)
    return (
      <span className="text-poor">
        Deleted on <DateText iso={endsAt} />
      </span>
    );
  if (!look) return <span className="text-quiet">No subscription</span>;
  return <StatusDot tone={look.tone} word={look.word} hollow={look.isOver} />;
}

const COLUMNS: TableColumn<WorkspaceRow>[] = [
  { name: "Workspace", cell: Name },
  { name: "Owner", cell: ({ ownerEmail }) => ownerEmail ?? <span className="text-quiet">No owner</span> },
  { name: "Members", isNumber: true, cell: ({ members }) => figure(members) },
  { name: "Plan", cell: ({ planType, billingCycle }) => planWords(planType, billingCycle) },
  { name: "Status", cell: Status },
  { name: "Uses this period", isNumber: true, cell: ({ uses }) => figure(uses) },
  { name: "Created", cell: ({ createdAt }) => <DateText iso={createdAt} /> },
];

const NoneFound = () => (
  <EmptyState
    title="No workspaces found"
    action={
      <Link to="?" className="link">
        Show all workspaces
      </Link>
    }
  >
    <p>No name of a workspace and no address of a member begins like this.</p>
  </EmptyState>
);

function List({ list, search, from, busy }: WorkspaceListData & { busy: boolean }) {
  return (
    <>
      <DataTable
        label="Workspaces"
        columns={COLUMNS}
        rows={list?.workspaces ?? null}
        unread="We could not load the workspaces. Reload the page to try again."
        keyOf={({ id }) => id}
        empty={<NoneFound />}
        isBusy={busy}
      />
      {list && list.workspaces.length > 0 && (
        <Pager
          label="Pages of workspaces"
          sortedBy="newest"
          query={search ? { search } : {}}
          from={from}
          shown={list.workspaces.length}
          before={list.before}
          after={list.after}
          total={list.total}
        />
      )}
    </>
  );
}

export function WorkspacesPage(props: WorkspaceListData & { busy: boolean }) {
  return (
    <>
      <PageHead
        title="Workspaces"
        above={
          <Link to="/admin" className="link inline-flex min-h-11 items-center gap-2 justify-self-start">
            <ArrowLeft className="size-4.5" />
            Admin Dashboard
          </Link>
        }
      >
        <p>Open a workspace to move people, to give it another owner, or to end it.</p>
      </PageHead>
      <div className="wrap grid grid-cols-1 gap-6 pb-24">
        <ListSearch
          label="Search"
          hint="Start of a workspace's name or a member's email address, or @ and a domain."
          search={props.search}
        />
        <List {...props} />
      </div>
    </>
  );
}
