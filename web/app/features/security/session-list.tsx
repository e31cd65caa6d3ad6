/** Where the user is signed in. Any place but this one can be signed out from here. */
import { messageText } from "@citeworthy/core/messages";
import { Laptop, Smartphone, Terminal } from "lucide-react";
import { useEffect } from "react";
import { useFetcher } from "react-router";
import { Notice } from "../../ui/feedback/notice.tsx";
import { toast } from "../../ui/feedback/toast.tsx";
import { DateText } from "../../ui/figures/date-text.tsx";
import { Pill } from "../../ui/figures/pill.tsx";
import { Button } from "../../ui/form/button.tsx";
import { Panel } from "../../ui/layout/panel.tsx";
import { Entry, EntryList } from "./entry.tsx";
import { problemIn, SECURITY_INTENT, type SecurityAnswer } from "./security-forms.ts";
import { activeWords, placesWords, type SessionPlace, sessionName, sessionOrigin } from "./session-words.ts";

const ICON = { computer: Laptop, phone: Smartphone, program: Terminal };

function Place({ place }: { place: SessionPlace }) {
  const { Form, state, data } = useFetcher<SecurityAnswer>();
  const problem = state === "idle" ? problemIn(data) : null;
  useEffect(() => {
    if (problem) toast(problem, "error");
  }, [problem]);
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
        <Form method="post">
          <input type="hidden" name="session" value={place.id} />
          <Button
            type="submit"
            size="small"
            name="intent"
            value={SECURITY_INTENT.endSession}
            busy={state !== "idle"}
            aria-label={`Sign out ${name}`}
          >
            Sign out
          </Button>
        </Form>
      )}
    </Entry>
  );
}

function SignOutOthers() {
  const { Form, state, data } = useFetcher<SecurityAnswer<number>>();
  useEffect(() => {
    if (data?.ok) toast("Signed out everywhere else.");
  }, [data]);
  const problem = state === "idle" ? problemIn(data) : null;
  return (
    <Form method="post" className="mt-4 grid gap-3">
      {problem && <Notice kind="error">{problem}</Notice>}
      <div>
        <Button
          type="submit"
          variant="danger"
          size="small"
          name="intent"
          value={SECURITY_INTENT.endOthers}
          busy={state !== "idle"}
        >
          Sign out everywhere else
        </Button>
      </div>
    </Form>
  );
}

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
