/** Where the user is signed in. Any place but this one can be signed out from here. */
import { messageText } from "@citeworthy/core/messages";
import { Laptop, Smartphone, Terminal } from "lucide-react";
import { Notice } from "../../ui/feedback/notice.tsx";
import { DateText } from "../../ui/figures/date-text.tsx";
import { Pill } from "../../ui/figures/pill.tsx";
import { ActionButton, ActionForm } from "../../ui/form/action-form.tsx";
import { useAction } from "../../ui/form/use-action.ts";
import { Panel } from "../../ui/layout/panel.tsx";
import { Entry, EntryList } from "./entry.tsx";
import { SECURITY_INTENT } from "./security-forms.ts";
import { activeWords, placesWords, type SessionPlace, sessionName, sessionOrigin } from "./session-words.ts";

const ICON = { computer: Laptop, phone: Smartphone, program: Terminal };

function Place({ place }: { place: SessionPlace }) {
  const name = sessionName(place);
  return (
    <Entry
      icon={place.client === "api" ? Terminal : ICON[place.device.kind]}
      name={
        <>
          {name}
          {place.isCurrent && <Pill tone="accent">This device</Pill>}
        </>
      }
      detail={
        <>
          {sessionOrigin(place)}, ends <DateText iso={place.endsAt} />
        </>
      }
    >
      <span className="text-14 text-quiet">
        {activeWords(place) ?? <DateText iso={place.lastActiveAt} />}
      </span>
      {!place.isCurrent && (
        <ActionButton
          intent={SECURITY_INTENT.endSession}
          fields={{ session: place.id }}
          label={`Sign out ${name}`}
        >
          Sign out
        </ActionButton>
      )}
    </Entry>
  );
}

const SignOutOthers = () => (
  <ActionForm
    action={useAction({ done: "Signed out everywhere else." })}
    intent={SECURITY_INTENT.endOthers}
    submit="Sign out everywhere else"
    variant="danger"
    size="small"
    className="mt-4 grid gap-3"
  />
);

/** `places` is null if the list could not be read. */
export function SessionList({ places }: { places: SessionPlace[] | null }) {
  return (
    <Panel title="Where you are signed in" aside={places && placesWords(places.length)}>
      {places === null ? (
        <div className="mt-4">
          <Notice kind="error">{messageText("account/sessions-failed")}</Notice>
        </div>
      ) : (
        <>
          <EntryList>
            {places.map((place) => (
              <Place key={place.id} place={place} />
            ))}
          </EntryList>
          {places.length > 1 && <SignOutOthers />}
        </>
      )}
    </Panel>
  );
}
