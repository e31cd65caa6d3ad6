/** The operator's page of background work: what waits, what runs, what failed and why. */
import type { ReactNode } from "react";
import { Link } from "react-router";
import { MomentText } from "../../../ui/figures/date-text.tsx";
import { Pill } from "../../../ui/figures/pill.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { EmptyState } from "../../../ui/layout/empty-state.tsx";
import { PageHead } from "../../../ui/layout/page.tsx";
import { ArrowLeft } from "../../../ui/marks/icons.tsx";
import { DataTable } from "../../../ui/table/data-table.tsx";
import type { TableColumn } from "../../../ui/table/table-columns.ts";
import { figure, shortName } from "../words.ts";
import {
  ageWords,
  type BackgroundData,
  type FailedJobRow,
  type FailingWebhookRow,
  jobName,
  type QueueRow,
} from "./background-data.ts";

type Props = BackgroundData & { isReading: boolean; onRefresh: () => void };

function Part({
  id,
  title,
  note,
  children,
}: {
  id: string;
  title: string;
  note?: string;
  children: ReactNode;
}) {
  return (
    <section className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h2 id={id} className="text-28">
          {title}
        </h2>
        {note && <p className="text-14 text-quiet">{note}</p>}
      </div>
      {children}
    </section>
  );
}

const WorkspaceLink = ({ id, name }: { id: string; name: string }) => (
  <Link to={`/admin/workspaces/${encodeURIComponent(id)}`} className="link">
    {shortName(name)}
  </Link>
);

const countText = (value: number) => (value === 0 ? <span className="text-quiet">0</span> : figure(value));
/** `null`: nothing of this kind ended. */
const endedText = (value: number | null) =>
  value === null ? <span className="text-quiet">–</span> : figure(value);

/** Queues with work in them, and the kinds of job that ended within a day. */
function rowsOf(queues: QueueRow[], lastDay: BackgroundData["lastDay"]) {
  const kinds = new Set([...queues.map(({ queue }) => queue), ...lastDay.map(({ kind }) => kind)]);
  return [...kinds].map((kind) => {
    const { done, failed } = lastDay.find((day) => day.kind === kind) ?? { done: null, failed: null };
    const { waiting, retrying, running, oldestSeconds } = queues.find(({ queue }) => queue === kind) ?? {
      ...{ waiting: 0, retrying: 0, running: 0, oldestSeconds: null },
    };
    return { kind, waiting, retrying, running, oldestSeconds, done, failed };
  });
}

type WorkRow = ReturnType<typeof rowsOf>[number];

const QUEUE_COLUMNS: TableColumn<WorkRow>[] = [
  { name: "Work", cell: ({ kind }) => jobName(kind) },
  { name: "Waiting", isNumber: true, cell: ({ waiting }) => countText(waiting) },
  {
    name: "Oldest",
    isNumber: true,
    cell: ({ oldestSeconds }) =>
      oldestSeconds === null ? <span className="text-quiet">–</span> : ageWords(oldestSeconds),
  },
  { name: "Trying again", isNumber: true, cell: ({ retrying }) => countText(retrying) },
  { name: "Running", isNumber: true, cell: ({ running }) => countText(running) },
  { name: "Done today", isNumber: true, cell: ({ done }) => endedText(done) },
  {
    name: "Failed today",
    isNumber: true,
    cell: ({ failed }) => (failed ? <span className="text-poor">{figure(failed)}</span> : endedText(failed)),
  },
];

const FailedJob = ({ kind, about }: FailedJobRow) => (
  <>
    {jobName(kind)}
    {about && (
      <span title={about} className="block max-w-[36ch] truncate text-14 text-quiet">
        {about}
      </span>
    )}
  </>
);

const Reason = ({ reason, code }: FailedJobRow) => (
  <>
    <span className="block max-w-[56ch]">{reason || "The error has no text. The log has its stack."}</span>
    {code && <code className="font-mono text-14 text-quiet">{code}</code>}
  </>
);

const FAILED_COLUMNS: TableColumn<FailedJobRow>[] = [
  { name: "Job", cell: FailedJob },
  { name: "Reason", isText: true, cell: Reason },
  {
    name: "Workspace",
    cell: ({ workspace }) =>
      workspace ? <WorkspaceLink {...workspace} /> : <span className="text-quiet">None</span>,
  },
  { name: "When", isNumber: true, cell: ({ at }) => <MomentText iso={at} /> },
];

const Receiver = ({ host, isOff }: FailingWebhookRow) => (
  <>
    {host} {isOff && <Pill tone="poor">Turned off</Pill>}
  </>
);

const WEBHOOK_COLUMNS: TableColumn<FailingWebhookRow>[] = [
  { name: "Receiver", cell: Receiver },
  { name: "Last error", isText: true, cell: ({ lastError }) => lastError },
  { name: "Workspace", cell: ({ workspace }) => <WorkspaceLink {...workspace} /> },
  { name: "Trying again", isNumber: true, cell: ({ retrying }) => countText(retrying) },
  { name: "Failed today", isNumber: true, cell: ({ failures }) => countText(failures) },
];

function Mail({ waiting, oldest, sentLastDay }: BackgroundData["mail"]) {
  const sent = `${figure(sentLastDay)} sent in the last 24 hours.`;
  if (waiting === 0 || oldest === null) return <p className="text-17">No email waits. {sent}</p>;
  return (
    <p className="text-17">
      <strong>
        {figure(waiting)} {waiting === 1 ? "email waits" : "emails wait"}
      </strong>
      , the oldest since <MomentText iso={oldest} />. {sent} If they stay, run <code>cli doctor</code>: it
      tests the connection to the mail server.
    </p>
  );
}

export function BackgroundPage({
  queues,
  failures,
  lastDay,
  mail,
  webhooks,
  readAt,
  isReading,
  onRefresh,
}: Props) {
  const { failing, turnedOff } = webhooks;
  return (
    <>
      <PageHead
        title="Background work"
        above={
          <Link to="/admin" className="link inline-flex min-h-11 items-center gap-2 justify-self-start">
            <ArrowLeft className="size-4.5" />
            Admin Dashboard
          </Link>
        }
      >
        <p>
          Queues, failed jobs, mail and webhooks as of <MomentText iso={readAt} />. Prometheus reads the same
          from <code>/metrics</code>.
        </p>
        <Button className="mt-4" busy={isReading} onClick={onRefresh}>
          Refresh
        </Button>
      </PageHead>
      <div className="wrap grid grid-cols-1 gap-16 pb-24">
        <Part id="queues-title" title="Queues" note="Today: the last 24 hours">
          <DataTable
            label="Queues"
            columns={QUEUE_COLUMNS}
            rows={rowsOf(queues, lastDay)}
            keyOf={({ kind }) => kind}
            empty={
              <EmptyState title="Nothing waits">
                <p>No job waits or runs, and none ended in the last 24 hours.</p>
              </EmptyState>
            }
          />
        </Part>
        <Part id="failures-title" title="Failed jobs" note="Newest 50">
          <DataTable
            label="Failed jobs"
            columns={FAILED_COLUMNS}
            rows={failures}
            keyOf={({ id }) => id}
            empty={
              <EmptyState title="No failed job">
                <p>Jobs that end with an error are listed here with their reason.</p>
              </EmptyState>
            }
          />
        </Part>
        <Part id="mail-title" title="Mail">
          <Mail {...mail} />
        </Part>
        <Part
          id="webhooks-title"
          title="Webhooks of users"
          note={turnedOff === 0 ? "None is turned off" : `${figure(turnedOff)} turned off or paused`}
        >
          <DataTable
            label="Failing webhooks"
            columns={WEBHOOK_COLUMNS}
            rows={failing}
            keyOf={({ id }) => id}
            empty={
              <EmptyState title="No delivery failed">
                <p>Receivers that failed in the last 24 hours, and those we try again, are listed here.</p>
              </EmptyState>
            }
          />
        </Part>
      </div>
    </>
  );
}
