/** What happened to the account lately. */
import { messageText } from "@citeworthy/core/messages";
import { Notice } from "../../ui/feedback/notice.tsx";
import { MomentText } from "../../ui/figures/date-text.tsx";
import { Panel } from "../../ui/layout/panel.tsx";
import { type ActivityEvent, eventPlace, eventTone, eventWords } from "./activity-words.ts";

function Event({ event }: { event: ActivityEvent }) {
  const place = eventPlace(event);
  return (
    <li className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <p className="min-w-0 break-words">
        <span className={`font-semibold ${eventTone(event)}`}>{eventWords(event)}</span>
        {place && <span className="block text-14 text-quiet">{place}</span>}
      </p>
      <p className="text-14 text-quiet">
        <MomentText iso={event.at} />
      </p>
    </li>
  );
}

/** `events` is null if the log could not be read. Every account has at least the event of its creation or sign-in. */
export function ActivityList({ events }: { events: ActivityEvent[] | null }) {
  return (
    <Panel title="Recent security activity" aside="The last 20 events. We keep them for a year.">
      {events === null ? (
        <div className="mt-4">
          <Notice kind="error">{messageText("account/activity-failed")}</Notice>
        </div>
      ) : events.length === 0 ? (
        <p className="mt-4 text-quiet">Sign-ins and changes will appear here.</p>
      ) : (
        <ol className="mt-4 border-t border-line">
          {events.map((event) => (
            <Event key={event.id} event={event} />
          ))}
        </ol>
      )}
    </Panel>
  );
}
