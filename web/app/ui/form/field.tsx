/** A labeled field. The hint and the error are linked to the input, so that screen readers announce them. */
import { type ComponentProps, type ReactNode, useId } from "react";
import { classes } from "../marks/classes.ts";
import { CircleAlert } from "../marks/icons.tsx";
import { INPUT_CLASS } from "../marks/input-class.ts";

export type FieldFrame = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null | undefined;
  optional?: boolean | undefined;
  /** Fills its row instead of the usual form width. */
  wide?: boolean | undefined;
};

type Parts = { id: string; "aria-describedby"?: string; "aria-invalid"?: true };

/** The frame around any control: label above, hint and error below. */
export function FieldParts({
  label,
  hint,
  error,
  optional = false,
  wide = false,
  id: given,
  children,
}: FieldFrame & { id?: string | undefined; children: (parts: Parts) => ReactNode }) {
  const made = useId();
  const id = given ?? made;
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div className={classes("grid gap-1.5", !wide && "max-w-field")}>
      <label htmlFor={id} className="text-14 font-semibold">
        {label}
        {optional && <span className="font-normal text-quiet"> (Optional)</span>}
      </label>
      {children({
        id,
        ...(described && { "aria-describedby": described }),
        ...(error && { "aria-invalid": true as const }),
      })}
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-14 font-medium text-poor">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-14 text-quiet">
          {hint}
        </p>
      )}
    </div>
  );
}

type FieldProps = FieldFrame & Omit<ComponentProps<"input">, "className">;

export function Field({ label, hint, error, optional, wide, id, ...input }: FieldProps) {
  const frame = { label, hint, error, optional, wide, id };
  return (
    <FieldParts {...frame}>{(parts) => <input {...input} {...parts} className={INPUT_CLASS} />}</FieldParts>
  );
}

type TextAreaProps = FieldFrame & Omit<ComponentProps<"textarea">, "className">;

export function TextArea({ label, hint, error, optional, wide, id, rows = 4, ...input }: TextAreaProps) {
  const frame = { label, hint, error, optional, wide, id };
  return (
    <FieldParts {...frame}>
      {(parts) => <textarea {...input} rows={rows} {...parts} className={INPUT_CLASS} />}
    </FieldParts>
  );
}
