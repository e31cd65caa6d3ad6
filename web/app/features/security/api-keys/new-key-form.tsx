/** The form for a new key: name, scopes and lifetime. */
import {
  DEFAULT_KEY_LIFETIME_DAYS,
  KEY_LIFETIMES_DAYS,
  KEY_SCOPES,
  MAX_KEY_NAME,
  SCOPE_TEXT,
} from "@citeworthy/core/product/accounts/api-keys";
import { ActionForm } from "../../../ui/form/action-form.tsx";
import { Field, FieldParts } from "../../../ui/form/field.tsx";
import type { PageAction } from "../../../ui/form/use-action.ts";
import { plural } from "../plural.ts";
import { SELECT_CLASS } from "../select-class.ts";
import { type CreatedKey, KEY_INTENT } from "./key-forms.ts";

const lifetimeWords = (days: number) => (days === 365 ? "1 year" : plural(days, "day"));

function Scopes({ isAdmin }: { isAdmin: boolean }) {
  const offered = KEY_SCOPES.filter((scope) => isAdmin || scope !== "admin:read");
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1.5 text-14 font-semibold">Scopes</legend>
      {offered.map((scope) => (
        <label key={scope} className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5">
          <input
            type="checkbox"
            name="scope"
            value={scope}
            defaultChecked={scope === "read"}
            className="mt-1 size-4.5 shrink-0 accent-accent"
          />
          <span>
            <code className="font-mono text-14 font-semibold">{scope}</code>
            <span className="block text-14 text-quiet">{SCOPE_TEXT[scope]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

type NewKeyFormProps = { action: PageAction<CreatedKey>; isAdmin: boolean };

export function NewKeyForm({ action, isAdmin }: NewKeyFormProps) {
  return (
    <ActionForm action={action} intent={KEY_INTENT.create} submit="Create key" variant="primary" wide>
      <Field
        label="Name"
        name="name"
        required
        maxLength={MAX_KEY_NAME}
        autoComplete="off"
        placeholder="Build check"
        hint="Where the key is used, so that you recognize it later."
      />
      <Scopes isAdmin={isAdmin} />
      <FieldParts label="Expires after">
        {(parts) => (
          <select {...parts} name="days" defaultValue={DEFAULT_KEY_LIFETIME_DAYS} className={SELECT_CLASS}>
            {KEY_LIFETIMES_DAYS.map((days) => (
              <option key={days} value={days}>
                {lifetimeWords(days)}
              </option>
            ))}
          </select>
        )}
      </FieldParts>
    </ActionForm>
  );
}
