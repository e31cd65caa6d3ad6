/** One workspace for an admin: its figures, its people, and how it is ended. */
import { TOOL_NAME } from "@citeworthy/core/product/plans/tool-names";
import { DELETION_DAYS } from "@citeworthy/core/product/workspaces/workspace-limits";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { DateText } from "../../../ui/figures/date-text.tsx";
import { ConfirmButton } from "../../../ui/form/confirm-button.tsx";
import { PageHead } from "../../../ui/layout/page.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { ArrowLeft } from "../../../ui/marks/icons.tsx";
import { ActionRow } from "../panels/action-row.tsx";
import { figure, planWords, STATUS } from "../words.ts";
import { AddPerson, People } from "./people.tsx";
import { OPERATOR_INTENT, type WorkspaceDetails } from "./workspace-data.ts";

function Figure({ name, children, more }: { name: string; children: ReactNode; more: ReactNode }) {
  return (
    <div className="bg-paper py-4 max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4 md:px-4 md:first:pl-0">
      <dt className="text-14 text-quiet">{name}</dt>
      <dd className="font-serif text-22 leading-tight font-medium tracking-[-0.02em] [overflow-wrap:anywhere] max-md:text-right">
        {children}{" "}
        <span className="block font-sans text-14 font-normal tracking-normal text-quiet">{more}</span>
      </dd>
    </div>
  );
}

function Figures({ workspace, members, seats, uses }: WorkspaceDetails) {
  const { planType, billingCycle, status, createdAt } = workspace;
  const used = uses.filter((one) => one.used > 0);
  return (
    <dl className="grid gap-px border-t-2 border-b border-t-ink border-b-line bg-line md:grid-cols-3">
      <Figure
        name="Members"
        more={
          seats.total === null
            ? `${figure(seats.taken)} seats used`
            : `${figure(seats.taken)} of ${figure(seats.total)} seats used`
        }
      >
        {figure(members.length)}
      </Figure>
      <Figure
        name="Plan"
        more={
          <>
            {status ? STATUS[status].word : "No subscription"}, created <DateText iso={createdAt} />
          </>
        }
      >
        {planWords(planType, billingCycle)}
      </Figure>
      <Figure
        name="Uses this period"
        more={used.map(({ tool, used: count }) => `${TOOL_NAME[tool]} ${figure(count)}`).join(", ")}
      >
        {figure(used.reduce((sum, one) => sum + one.used, 0))}
      </Figure>
    </dl>
  );
}

function Ending({ workspace: { name, endsAt, endedBy } }: WorkspaceDetails) {
  const isByOperator = endedBy === "operator";
  const end = (
    <ConfirmButton
      verb="End the workspace"
      title={`End ${name}?`}
      description={`The owner and all members get an email. After ${DELETION_DAYS} days everything in the workspace is deleted and its plan is cancelled. The accounts of its members stay. Until then an admin can undo it here; the owner can't.`}
      intent={OPERATOR_INTENT.end}
      submit={`End ${name}`}
      done="The members were told, and the workspace will be deleted."
      danger
    />
  );
  const keep = (
    <ConfirmButton
      verb="Keep the workspace"
      title={`Keep ${name}?`}
      description="It won't be deleted. The owner and all members get an email."
      intent={OPERATOR_INTENT.keep}
      submit="Keep the workspace"
      done="The workspace stays."
    />
  );
  return (
    <Panel title="End this workspace">
      <div className="mt-2">
        <ActionRow
          title={endsAt ? "It will be deleted" : "Delete it with its data"}
          buttons={
            <>
              {endsAt && keep}
              {!isByOperator && end}
            </>
          }
        >
          {endsAt ? (
            <>
              On <DateText iso={endsAt} long />, as {isByOperator ? "an admin" : "its owner"} asked.{" "}
              {isByOperator ? "Only an admin can undo it." : "Its owner can undo it."}
            </>
          ) : (
            `After a notice to all members and ${DELETION_DAYS} days in which you can undo it.`
          )}
        </ActionRow>
      </div>
    </Panel>
  );
}

export function WorkspacePage(details: WorkspaceDetails) {
  return (
    <>
      <PageHead
        title={<span className="[overflow-wrap:anywhere]">{details.workspace.name}</span>}
        above={
          <Link
            to="/admin/workspaces"
            className="link inline-flex min-h-11 items-center gap-2 justify-self-start"
          >
            <ArrowLeft className="size-4.5" />
            Workspaces
          </Link>
        }
      >
        <p className="[overflow-wrap:anywhere]">
          {details.workspace.ownerEmail ? `Owned by ${details.workspace.ownerEmail}` : "Without an owner"}
        </p>
      </PageHead>
      <div className="wrap pb-24">
        <div className="grid max-w-216 grid-cols-1 gap-16">
          <Figures {...details} />
          <People {...details} />
          <AddPerson {...details} />
          <Ending {...details} />
        </div>
      </div>
    </>
  );
}
