/** The latest webhook events from the payment provider, with their status. */
import { Check, Clock, X } from "lucide-react";
import { MomentText } from "../../../ui/figures/date-text.tsx";
import { Pill } from "../../../ui/figures/pill.tsx";
import { EmptyState } from "../../../ui/layout/empty-state.tsx";
import { DataTable } from "../../../ui/table/data-table.tsx";
import type { TableColumn } from "../../../ui/table/table-columns.ts";
import type { EventRow } from "../admin-data.ts";

export function eventState({ processed, errorMessage }: Pick<EventRow, "processed" | "errorMessage">) {
  if (processed) return { word: "Processed", tone: "good", Icon: Check } as const;
  return errorMessage
    ? ({ word: "Failed", tone: "poor", Icon: X } as const)
    : ({ word: "Pending", tone: "plain", Icon: Clock } as const);
}

function EventState(event: EventRow) {
  const { word, tone, Icon } = eventState(event);
  return (
    <Pill tone={tone}>
      <Icon aria-hidden="true" className="size-4" />
      {word}
    </Pill>
  );
}

const EventType = ({ eventType, errorMessage }: EventRow) => (
  <>
    {eventType}
    {errorMessage && (
      <span className="block max-w-[52ch] text-14 whitespace-normal text-quiet">{errorMessage}</span>
    )}
  </>
);

const COLUMNS: TableColumn<EventRow>[] = [
  { name: "Event Type", cell: EventType },
  { name: "Status", cell: EventState },
  { name: "Event ID", cell: ({ dodoEventId }) => <code className="font-mono text-14">{dodoEventId}</code> },
  { name: "Created At", isNumber: true, cell: ({ createdAt }) => <MomentText iso={createdAt} /> },
];

export function WebhookEvents({ events }: { events: EventRow[] | null }) {
  return (
    <section aria-labelledby="events-title" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h2 id="events-title" className="text-28">
          Recent Webhook Events
        </h2>
        <p className="text-14 text-quiet">Latest 50</p>
      </div>
      <DataTable
        label="Webhook events"
        columns={COLUMNS}
        rows={events}
        unread="We could not load the events. Refresh to try again."
        keyOf={({ id }) => id}
        empty={
          <EmptyState title="No webhook events yet">
            <p>Events from the payment provider are listed here. Refresh to see new ones.</p>
          </EmptyState>
        }
      />
    </section>
  );
}
