/** The form of both generators: two fields, a button, the remaining free uses and the upsell. */
import { FREE_USES, remainingUses } from "@citeworthy/core/generators/generated";
import { type ReactNode, Suspense } from "react";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { part } from "../../ui/part.tsx";
import { Problem } from "../../ui/problem.tsx";
import type { GeneratorDesk } from "./use-generator.ts";

export type FieldWords = {
  name: string;
  label: string;
  placeholder: string;
  required: boolean;
  longest: number;
};
type GeneratorFormProps = {
  desk: GeneratorDesk<unknown>;
  fields: readonly FieldWords[];
  submit: string;
};

/** Loaded only once the free uses are used up. */
const Upsell = part(() => import("./upsell.tsx"));

const Required = ({ children }: { children: ReactNode }) => (
  <>
    {children} <span className="font-normal text-quiet">(required)</span>
  </>
);

export function GeneratorForm({ desk, fields, submit }: GeneratorFormProps) {
  return (
    <div className="grid gap-6">
      <form method="post" noValidate onSubmit={desk.submit} className="grid max-w-field gap-5">
        {desk.problem && <Problem title={desk.problem} />}
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
            readOnly={desk.busy}
            onChange={desk.typed}
            {...(desk.blank.includes(name) && { error: "This field is required." })}
          />
        ))}
        <Button type="submit" variant="primary" wide busy={desk.busy} disabled={!desk.isAwake}>
          {desk.busy ? "Generating…" : desk.isSpent ? "Sign Up for Unlimited Access" : submit}
        </Button>
        {/* Keeps its height, because the session is known only after the page has loaded. */}
        <div className="min-h-6">
          {desk.isVisitor && desk.used !== null && (
            <UsesLeft left={desk.isSpent ? 0 : remainingUses(desk.used)} />
          )}
        </div>
        <noscript>
          <p className="rounded-sm border border-line bg-wash px-4 py-3">
            This generator needs JavaScript. See below for what it does.
          </p>
        </noscript>
      </form>
      {desk.isSpent && (
        <Suspense>
          <Upsell />
        </Suspense>
      )}
    </div>
  );
}

function UsesLeft({ left }: { left: number }) {
  return (
    <p role="status" className="flex items-center gap-2.5 text-14 text-quiet">
      <span aria-hidden="true" className="flex gap-1">
        {Array.from({ length: FREE_USES }, (_, at) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: the dots are nameless and never reordered
            key={at}
            className={`size-2.5 rounded-full border-[1.5px] border-accent ${at < left ? "bg-accent" : ""}`}
          />
        ))}
      </span>
      {left} free {left === 1 ? "use" : "uses"} remaining
    </p>
  );
}
