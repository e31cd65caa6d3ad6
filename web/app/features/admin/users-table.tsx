import { trialUrgency } from "@citeworthy/core/product/plans/trial";
import { ROLE_NAME } from "@citeworthy/core/product/workspaces/roles";
import { Link } from "react-router";
import { DateText } from "../../ui/figures/date-text.tsx";
import { Pill } from "../../ui/figures/pill.tsx";
import { URGENCY_TONE } from "../../ui/labels/tone.ts";
import { DataTable } from "../../ui/table/data-table.tsx";
import type { TableColumn } from "../../ui/table/table-columns.ts";
import type { UserRow } from "./admin-data.ts";
import { StatusDot } from "./status-dot.tsx";
import { planWords, STATUS, shortName } from "./words.ts";

const SHOWN_OF_ID = 12;
const SHOWN_WORKSPACES = 3;

function None() {
  return (
    <span className="text-quiet">
      <span aria-hidden="true">–</span>
      <span className="sr-only">none</span>
    </span>
  );
}

function DaysLeft({ status, daysLeft }: UserRow) {
  if (daysLeft === null) return <None />;
  if (status !== "trial") return <span className="text-quiet">{daysLeft}</span>;
  return <Pill tone={URGENCY_TONE[trialUrgency(daysLeft)]}>{daysLeft}</Pill>;
}

/** The first workspaces a person is in, as many as a row has room for. */
function Workspaces({ workspaces }: Pick<UserRow, "workspaces">) {
  if (workspaces.length === 0) return <None />;
  const more = workspaces.length - SHOWN_WORKSPACES;
  return (
    <>
      {workspaces.slice(0, SHOWN_WORKSPACES).map(({ id, name, role }) => (
        <span key={id} className="block">
          <Link to={`/admin/workspaces/${encodeURIComponent(id)}`} className="link">
            {shortName(name)}
          </Link>{" "}
          <span className="text-14 text-quiet">{ROLE_NAME[role].toLowerCase()}</span>
        </span>
      ))}
      {more > 0 && <span className="text-14 text-quiet">and {more} more</span>}
    </>
  );
}

function Status({ status }: UserRow) {
  const look = status && STATUS[status];
  if (!look) return <span className="text-quiet">No subscription</span>;
  return <StatusDot tone={look.tone} word={look.word} hollow={look.isOver} />;
}

function CustomerId({ customerId }: UserRow) {
  if (!customerId) return <span className="text-quiet">Not migrated</span>;
  return (
    <code title={customerId} className="font-mono text-14">
      {customerId.slice(0, SHOWN_OF_ID)}
    </code>
  );
}

const Email = ({ email, isSuspended }: UserRow) => (
  <span title={email}>
    {email}
    {isSuspended && <span className="block text-14 text-poor">Suspended</span>}
  </span>
);

const COLUMNS: TableColumn<UserRow>[] = [
  { name: "Email", cell: Email },
  { name: "Plan", cell: ({ planType, billingCycle }) => planWords(planType, billingCycle) },
  { name: "Status", cell: Status },
  { name: "Trial End", cell: ({ trialEnd }) => (trialEnd ? <DateText iso={trialEnd} /> : <None />) },
  { name: "Days Left", isNumber: true, cell: DaysLeft },
  { name: "Customer ID", cell: CustomerId },
  { name: "Workspaces", cell: Workspaces },
];

export const UsersTable = ({ users, busy }: { users: UserRow[]; busy: boolean }) => (
  <DataTable label="Users" columns={COLUMNS} rows={users} keyOf={({ id }) => id} isBusy={busy} />
);
