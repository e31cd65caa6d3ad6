/** The user's API keys: what each may do, when it expires and when it was last used. */
import { KeyRound } from "lucide-react";
import { DateText } from "../../../ui/date-text.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Entry, EntryList } from "../entry.tsx";
import { ExpiryText } from "./expiry-text.tsx";
import type { KeyEntry } from "./key-forms.ts";
import { NewKey } from "./new-key.tsx";
import { RevokeKey } from "./revoke-key.tsx";

const ScopeTag = ({ scope }: { scope: string }) => (
  <span className="rounded-full border border-edge px-2 font-mono text-14 font-normal text-quiet">
    {scope}
  </span>
);

function KeyItem({ apiKey }: { apiKey: KeyEntry }) {
  const { name, ending, scopes, lastUsedAt } = apiKey;
  return (
    <Entry
      icon={KeyRound}
      name={
        <>
          {name}
          {scopes.map((scope) => (
            <ScopeTag key={scope} scope={scope} />
          ))}
        </>
      }
      detail={
        <>
          <code className="font-mono">cw_…{ending}</code> · <ExpiryText {...apiKey} /> ·{" "}
          {lastUsedAt ? (
            <>
              last used <DateText iso={lastUsedAt} />
            </>
          ) : (
            "never used"
          )}
        </>
      }
    >
      <RevokeKey apiKey={apiKey} />
    </Entry>
  );
}

/** `keys` is null if the list could not be read. */
export function KeyList({ keys, isAdmin }: { keys: KeyEntry[] | null; isAdmin: boolean }) {
  return (
    <Panel
      title="API keys"
      aside="For scripts, pipelines and assistants. A key acts as you, within its scopes."
    >
      {keys === null ? (
        <div className="mt-4">
          <Notice kind="error">We could not load your API keys. Please reload the page.</Notice>
        </div>
      ) : keys.length === 0 ? (
        <div className="mt-6">
          <EmptyState title="No API keys yet" action={<NewKey isAdmin={isAdmin} />}>
            <p>Create one to call the API without your password. You choose what it may do and how long.</p>
          </EmptyState>
        </div>
      ) : (
        <>
          <EntryList>
            {keys.map((key) => (
              <KeyItem key={key.id} apiKey={key} />
            ))}
          </EntryList>
          <div className="mt-4">
            <NewKey isAdmin={isAdmin} />
          </div>
        </>
      )}
    </Panel>
  );
}
