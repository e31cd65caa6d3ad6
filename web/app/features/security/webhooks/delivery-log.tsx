/** The latest deliveries: what was sent where, and what the receiver answered. */
import { CircleAlert, CircleCheck, Clock } from "lucide-react";
import { AddressText } from "../../../addresses/address-text.tsx";
import { useFreshData } from "../../../jobs/use-fresh-data.ts";
import { MomentText } from "../../../ui/figures/date-text.tsx";
import { ActionButton } from "../../../ui/form/action-form.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { Entry, EntryList } from "../entry.tsx";
import { plural } from "../plural.ts";
import { type DeliveryEntry, SENT, WEBHOOK_INTENT } from "./webhook-forms.ts";

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
        <>
          {words}
          {outcome && ` (${outcome})`}, {plural(attempts, "attempt")}, <MomentText iso={createdAt} />,{" "}
          <AddressText address={url} />
        </>
      }
    >
      {state !== "waiting" && (
        <ActionButton
          intent={WEBHOOK_INTENT.replay}
          fields={{ id }}
          label={`Replay ${event} to ${url}`}
          done={SENT}
        >
          Replay
        </ActionButton>
      )}
    </Entry>
  );
}

export function DeliveryLog({ deliveries }: { deliveries: DeliveryEntry[] }) {
  // A delivery that was tried waits for minutes or hours; only a first attempt is about to end.
  useFreshData(deliveries.some(({ state, attempts }) => state === "waiting" && attempts === 0));
  if (deliveries.length === 0) return null;
  return (
    <Panel title="Deliveries" aside="The latest 20. We try again for about a day.">
      <EntryList>
        {deliveries.map((delivery) => (
          <DeliveryItem key={delivery.id} delivery={delivery} />
        ))}
      </EntryList>
    </Panel>
  );
}
