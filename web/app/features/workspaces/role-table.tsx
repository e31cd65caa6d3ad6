/** What each role may do, from the same table that the server checks. */
import { mayDo, ROLE_NAME, ROLE_TABLE, ROLES, type Role } from "@citeworthy/core/product/workspaces/roles";
import { Check, Minus } from "lucide-react";
import { Panel } from "../../ui/layout/panel.tsx";
import { DataTable } from "../../ui/table/data-table.tsx";
import type { TableColumn } from "../../ui/table/table-columns.ts";

type Right = (typeof ROLE_TABLE)[number];

function Allowed({ right, role }: { right: Right; role: Role }) {
  if (role === "client" && right.client)
    return <span className="text-14 max-md:text-12">{right.client}</span>;
  const isAllowed = mayDo(role, right.need);
  const Icon = isAllowed ? Check : Minus;
  return (
    <>
      <Icon aria-hidden="true" className={`mx-auto size-5 ${isAllowed ? "text-good" : "text-quiet"}`} />
      <span className="sr-only">{isAllowed ? "Yes" : "No"}</span>
    </>
  );
}

const COLUMNS: TableColumn<Right>[] = [
  {
    name: "Action",
    className: "max-md:w-full max-md:text-14",
    cell: ({ action }) => action,
  },
  ...ROLES.map((role) => ({
    name: ROLE_NAME[role],
    className: "text-center max-md:px-1.5 max-md:text-12",
    cell: (right: Right) => <Allowed right={right} role={role} />,
  })),
];

export const RoleTable = () => (
  <Panel title="What each role may do">
    <div className="mt-4">
      <DataTable
        label="Roles"
        columns={COLUMNS}
        rows={ROLE_TABLE}
        keyOf={({ action }) => action}
        phone="fit"
      />
    </div>
  </Panel>
);
