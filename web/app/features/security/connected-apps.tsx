/** Apps that act for the user by OAuth: what each may do, where, when it was last used, and the button that ends it. */
import type { AppScope } from "@citeworthy/core/product/accounts/connected-apps";
import { Blocks } from "lucide-react";
import { Notice } from "../../ui/feedback/notice.tsx";
import { DateText } from "../../ui/figures/date-text.tsx";
import { ConfirmButton } from "../../ui/form/confirm-button.tsx";
import { Panel } from "../../ui/layout/panel.tsx";
import { Entry, EntryList } from "./entry.tsx";
import { SECURITY_INTENT } from "./security-forms.ts";

export type ConnectedAppEntry = {
  id: string;
  name: string;
  hosts: string[];
  scopes: AppScope[];
  workspace: string;
  connectedAt: string;
  lastUsedAt: string | null;
};

function ConnectedApp({ app }: { app: ConnectedAppEntry }) {
  const { id, name, hosts, scopes, workspace, connectedAt, lastUsedAt } = app;
  return (
    <Entry
      icon={Blocks}
      name={name}
      detail={
        <>
          {scopes.includes("act") ? "Reads and acts" : "Reads"} in {workspace} · returns to {hosts.join(", ")}{" "}
          · connected <DateText iso={connectedAt} />
          {lastUsedAt && (
            <>
              {" "}
              · last used <DateText iso={lastUsedAt} />
            </>
          )}
        </>
      }
    >
      <ConfirmButton
        verb="Disconnect"
        label={`Disconnect ${name}`}
        title={`Disconnect ${name}?`}
        description="It loses its access at once. To use it again, connect it again from the app."
        fields={{ app: id }}
        intent={SECURITY_INTENT.disconnectApp}
        submit="Disconnect"
        done="App disconnected."
        keep="Keep it"
        danger
      />
    </Entry>
  );
}

/** `apps` is null if the list could not be read. */
export function ConnectedApps({ apps }: { apps: ConnectedAppEntry[] | null }) {
  return (
    <Panel title="Connected apps" aside="Assistants and programs that you allowed to use your account.">
      {apps === null ? (
        <div className="mt-4">
          <Notice kind="error">We could not load your connected apps. Please reload the page.</Notice>
        </div>
      ) : apps.length === 0 ? (
        <p className="mt-4 text-quiet">No app is connected.</p>
      ) : (
        <EntryList>
          {apps.map((app) => (
            <ConnectedApp key={app.id} app={app} />
          ))}
        </EntryList>
      )}
    </Panel>
  );
}
