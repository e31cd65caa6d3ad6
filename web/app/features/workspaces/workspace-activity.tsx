/** Who did what in the workspace. */
import { MomentText } from "../../ui/figures/date-text.tsx";
import { Panel } from "../../ui/layout/panel.tsx";
import { More } from "../../ui/parts/more.tsx";
import { eventSentence } from "./activity-sentence.ts";
import type { WorkspaceEvent } from "./members-data.ts";

/** Fifty rows would be most of the page on a phone. */
const SHOWN_EVENTS = 10;

export function WorkspaceActivity({ activity }: { activity: WorkspaceEvent[] }) {
  const earlier = activity.slice(SHOWN_EVENTS);
  return (
    <Panel title="Activity" aside="The last 50 events. We keep them for a year.">
      {activity.length === 0 ? (
        <p className="mt-4 text-quiet">Invites, roles, keys and other changes will appear here.</p>
      ) : (
        <div className="mt-4 grid grid-cols-1 gap-2">
          <Events events={activity.slice(0, SHOWN_EVENTS)} />
          {earlier.length > 0 && (
            <More summary={earlier.length === 1 ? "1 earlier event" : `${earlier.length} earlier events`}>
              <Events events={earlier} />
            </More>
          )}
        </div>
      )}
    </Panel>
  );
}

const Events = ({ events }: { events: WorkspaceEvent[] }) => (
  <ol className="border-t border-line">
    {events.map((event) => (
      <li key={event.id} className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <p className="min-w-0 break-words">{eventSentence(event)}</p>
        <p className="text-14 text-quiet">
          <MomentText iso={event.at} />
        </p>
      </li>
    ))}
  </ol>
);
