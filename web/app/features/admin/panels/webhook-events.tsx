/** The latest webhook events from the payment provider, with their status. */
import { Check, Clock, X } from "lucide-react";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { MomentText } from "../../../ui/figures/date-text.tsx";
import { Pill } from "../../../ui/figures/pill.tsx";
import { EmptyState } from "../../../ui/layout/empty-state.tsx";
import type { EventRow } from "../admin-data.ts";
import { CELL, FIRST_CELL, TableFrame } from "../table-frame.tsx";

const COLUMNS = [
  { name: "Event Type" },
  { name: "Status" },
  { name: "Event ID" },
  { name: "Created At", isRight: true },
];

export function eventState({ processed, errorMessage }: Pick<EventRow, "processed" | "errorMessage">) {
  if (processed) return { word: "Processed", tone: "good", Icon: Check } as const;
  return errorMessage
    ? ({ word: "Failed", tone: "poor", Icon: X } as const)
    : ({ word: "Pending", tone: "plain", Icon: Clock } as const);
}

function Row(event: EventRow) {
  const { word, tone, Icon } = eventState(event);
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className={FIRST_CELL}>
        {event.eventType}
        {event.errorMessage && (
          <span className="block max-w-[52ch] text-14 whitespace-normal text-quiet">
            {event.errorMessage}
          </span>
        )}
      </th>
      <td className={CELL}>
        <Pill tone={tone}>
          <Icon aria-hidden="true" className="size-4" />
          {word}
        </Pill>
      </td>
      <td className={CELL}>
        <code className="font-mono text-14">{event.dodoEventId}</code>
      </td>
      <td className={`${CELL} text-right`}>
        <MomentText iso={event.createdAt} />
      </td>
    </tr>
  );
}

export function WebhookEvents({ events }: { events: EventRow[] | null }) {
  return (
    <section aria-labelledby="events-title" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h2 id="events-title" className="text-28">
          Recent Webhook Events
        </h2>
        <p className="text-14 text-quiet">Latest 50</p>
      </div>
      {events === null ? (
        <Notice kind="error">We could not load the events. Refresh to try again.</Notice>
      ) : events.length === 0 ? (
        <EmptyState title="No webhook events yet">
          <p>Events from the payment provider are listed here. Refresh to see new ones.</p>
        </EmptyState>
      ) : (
        <TableFrame label="Webhook events" columns={COLUMNS}>
          {events.map((event) => (
            <Row key={event.id} {...event} />
          ))}
        </TableFrame>
      )}
    </section>
  );
}
