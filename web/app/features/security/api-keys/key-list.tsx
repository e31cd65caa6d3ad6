/** The user's API keys: what each may do, when it expires and when it was last used. */
import { KeyRound } from "lucide-react";
import type { ReactNode } from "react";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { DateText } from "../../../ui/figures/date-text.tsx";
import { EmptyState } from "../../../ui/layout/empty-state.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { Entry, EntryList } from "../entry.tsx";
import { ExpiryText } from "./expiry-text.tsx";
import type { KeyEntry } from "./key-forms.ts";
import { useNewKey } from "./new-key.tsx";
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

function Keys({ keys, button }: { keys: KeyEntry[]; button: ReactNode }) {
  if (keys.length === 0)
    return (
      <div className="mt-6">
        <EmptyState title="No API keys yet" action={button}>
          <p>
            {button
              ? "Create one to call the API without your password. You choose what it may do and for how long."
              : "In this workspace, owners and editors make API keys."}
          </p>
        </EmptyState>
      </div>
    );
  return (
    <>
      <EntryList>
        {keys.map((key) => (
          <KeyItem key={key.id} apiKey={key} />
        ))}
      </EntryList>
      {button && <div className="mt-4">{button}</div>}
    </>
  );
}

type KeyListProps = { keys: KeyEntry[] | null; mayCreate: boolean; isAdmin: boolean };

/** `keys` is null if the list could not be read. */
export function KeyList({ keys, mayCreate, isAdmin }: KeyListProps) {
  const { button, dialogs } = useNewKey(isAdmin);
  return (
    <Panel
      title="API keys"
      aside="For scripts, pipelines and assistants. A key acts as you, within its scopes."
    >
      {keys === null ? (
        <div className="mt-4">
          <Notice kind="error">We could not load your API keys. Please reload the page.</Notice>
        </div>
      ) : (
        <Keys keys={keys} button={mayCreate ? button : null} />
      )}
      {dialogs}
    </Panel>
  );
}
