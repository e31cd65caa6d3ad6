/** Asks before a key is revoked, because programs that use it stop working at once. */
import { DateText } from "../../../ui/figures/date-text.tsx";
import { ConfirmButton } from "../../../ui/form/confirm-button.tsx";
import { KEY_INTENT, type KeyEntry } from "./key-forms.ts";

export function RevokeKey({ apiKey: { id, name, lastUsedAt } }: { apiKey: KeyEntry }) {
  return (
    <ConfirmButton
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
      fields={{ key: id }}
      intent={KEY_INTENT.revoke}
      submit="Revoke key"
      done="API key revoked."
      keep="Keep it"
      danger
    />
  );
}
