import { trialUrgency } from "@citeworthy/core/product/plans/trial";
import { DateText } from "../../ui/figures/date-text.tsx";
import { Pill } from "../../ui/figures/pill.tsx";
import { URGENCY_TONE } from "../../ui/labels/tone.ts";
import type { UserRow } from "./admin-data.ts";
import { StatusDot } from "./status-dot.tsx";
import { CELL, FIRST_CELL, TableFrame } from "./table-frame.tsx";
import { planWords, STATUS } from "./words.ts";

const COLUMNS = [
  { name: "Email" },
  { name: "Plan" },
  { name: "Status" },
  { name: "Trial End" },
  { name: "Days Left", isRight: true },
  { name: "Customer ID" },
];
const SHOWN_OF_ID = 12;

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

function Row(user: UserRow) {
  const { email, planType, billingCycle, status, trialEnd, customerId } = user;
  const look = status && STATUS[status];
  return (
    <tr className="border-b border-line">
      <th scope="row" title={email} className={FIRST_CELL}>
        {email}
      </th>
      <td className={CELL}>{planWords(planType, billingCycle)}</td>
      <td className={CELL}>
        {look ? (
          <StatusDot tone={look.tone} word={look.word} hollow={look.isOver} />
        ) : (
          <span className="text-quiet">No subscription</span>
        )}
      </td>
      <td className={CELL}>{trialEnd ? <DateText iso={trialEnd} /> : <None />}</td>
      <td className={`${CELL} text-right`}>
        <DaysLeft {...user} />
      </td>
      <td className={CELL}>
        {customerId ? (
          <code title={customerId} className="font-mono text-14">
            {customerId.slice(0, SHOWN_OF_ID)}
          </code>
        ) : (
          <span className="text-quiet">Not migrated</span>
        )}
      </td>
    </tr>
  );
}

export function UsersTable({ users, busy }: { users: UserRow[]; busy: boolean }) {
  return (
    <TableFrame label="Users" columns={COLUMNS} busy={busy}>
      {users.map((user) => (
        <Row key={user.id} {...user} />
      ))}
    </TableFrame>
  );
}
