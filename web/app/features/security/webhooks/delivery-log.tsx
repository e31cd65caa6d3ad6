/** The latest deliveries: what was sent where, and what the receiver answered. */
import { CircleAlert, CircleCheck, Clock } from "lucide-react";
import { useRevalidator } from "react-router";
import { MomentText } from "../../../ui/figures/date-text.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { Entry, EntryList } from "../entry.tsx";
import { plural } from "../plural.ts";
import { SendButton } from "./send-button.tsx";
import { type DeliveryEntry, WEBHOOK_INTENT } from "./webhook-forms.ts";

const STATE = {
  delivered: { icon: CircleCheck, tone: "text-good", words: "Delivered" },
  failed: { icon: CircleAlert, tone: "text-poor", words: "Failed" },
  waiting: { icon: Clock, tone: "text-quiet", words: "Waiting" },
};

function DeliveryItem({ delivery }: { delivery: DeliveryEntry }) {
  const { id, url, event, createdAt, attempts, state, outcome } = delivery;
  const { icon, tone, words } = STATE[state];
  return (
    <Entry
      icon={icon}
      tone={tone}
      name={<code className="font-mono text-14">{event}</code>}
      detail={
        <span className="[overflow-wrap:anywhere]">
          {words}
          {outcome && ` (${outcome})`}, {plural(attempts, "attempt")}, <MomentText iso={createdAt} />, {url}
        </span>
      }
    >
      {state !== "waiting" && (
        <SendButton intent={WEBHOOK_INTENT.replay} id={id} label="Replay" what={`${event} to ${url}`} />
      )}
    </Entry>
  );
}

export function DeliveryLog({ deliveries }: { deliveries: DeliveryEntry[] }) {
  const { revalidate, state } = useRevalidator();
  if (deliveries.length === 0) return null;
  return (
    <Panel title="Deliveries" aside="The latest 20. We try again for about a day.">
      <EntryList>
        {deliveries.map((delivery) => (
          <DeliveryItem key={delivery.id} delivery={delivery} />
        ))}
      </EntryList>
      <div className="mt-4">
        <Button size="small" busy={state !== "idle"} onClick={() => void revalidate()}>
          Refresh
        </Button>
      </div>
    </Panel>
  );
}
