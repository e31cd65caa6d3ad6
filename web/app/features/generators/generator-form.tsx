/** The form of both generators: two fields, a button, the remaining free uses and the upsell. */
import { FREE_USES } from "@citeworthy/core/generators/generated";
import { type ReactNode, Suspense } from "react";
import { loadCode } from "../../delivery/load-code.ts";
import { part } from "../../delivery/part.tsx";
import { Button } from "../../ui/form/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Problem } from "../../ui/marks/problem.tsx";
import type { Generator } from "./use-generator.ts";

export type FieldWords = {
  name: string;
  label: string;
  placeholder: string;
  required: boolean;
  longest: number;
};
type GeneratorFormProps = {
  generator: Generator<unknown>;
  fields: readonly FieldWords[];
  submit: string;
};

/** Loaded only once the free uses are used up. */
const Upsell = part(() => import("./upsell.tsx"));
/** Loaded after the page: until then it isn't known whether the user is a visitor. */
const UsesLeft = part(() => import("./uses-left.tsx"), "Nothing");

/** What was typed is there again after a reload, a sign-up, and on the way back to the page. */
const keepDraft = (form: HTMLFormElement | null) =>
  void loadCode(() => import("../../drafts/form-draft.ts")).then(
    (code) => code.keepDraftOfPage(form),
    () => {},
  );

const Required = ({ children }: { children: ReactNode }) => (
  <>
    {children} <span className="font-normal text-quiet">(required)</span>
  </>
);

export function GeneratorForm({ generator, fields, submit }: GeneratorFormProps) {
  return (
    <div className="grid gap-6">
      <form
        ref={keepDraft}
        method="post"
        noValidate
        onSubmit={generator.submit}
        className="grid max-w-field gap-5"
      >
        {generator.problem && <Problem title={generator.problem} />}
        {fields.map(({ name, label, placeholder, required, longest }) => (
          <Field
            key={name}
            name={name}
            label={required ? <Required>{label}</Required> : label}
            optional={!required}
            required={required}
            maxLength={longest}
            placeholder={placeholder}
            autoComplete="off"
            readOnly={generator.busy}
            onChange={generator.typed}
            {...(generator.blank.includes(name) && { error: "This field is required." })}
          />
        ))}
        <Button type="submit" variant="primary" wide busy={generator.busy} disabled={!generator.isAwake}>
          {generator.busy ? "Generating…" : generator.isSpent ? "Sign Up for Unlimited Access" : submit}
        </Button>
        {/* Keeps its height, because the session is known only after the page has loaded. */}
        <div className="min-h-6">
          {generator.isVisitor && generator.used !== null && (
            <Suspense>
              <UsesLeft used={generator.isSpent ? FREE_USES : generator.used} />
            </Suspense>
          )}
        </div>
        <noscript>
          <p className="rounded-sm border border-line bg-wash px-4 py-3">This generator needs JavaScript.</p>
        </noscript>
      </form>
      {generator.isSpent && (
        <Suspense>
          <Upsell />
        </Suspense>
      )}
    </div>
  );
}
