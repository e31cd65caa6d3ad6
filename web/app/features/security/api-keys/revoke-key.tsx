/** Asks before a key is revoked, because programs that use it stop working at once. */
import { DateText } from "../../../ui/figures/date-text.tsx";
import { ConfirmRemoval } from "../confirm-removal.tsx";
import { KEY_INTENT, type KeyEntry } from "./key-forms.ts";

export function RevokeKey({ apiKey: { id, name, lastUsedAt } }: { apiKey: KeyEntry }) {
  return (
    <ConfirmRemoval
      verb="Revoke"
      label={`Revoke ${name}`}
      title={`Revoke ${name}?`}
      description={
        <>
          Programs that use this key stop working at once. This can't be undone.{" "}
          {lastUsedAt ? (
            <>
              It was last used on <DateText iso={lastUsedAt} long />.
            </>
          ) : (
            "It was never used."
          )}
        </>
      }
      field={{ name: "key", value: id }}
      intent={KEY_INTENT.revoke}
      submit="Revoke key"
      done="API key revoked."
    />
  );
}
