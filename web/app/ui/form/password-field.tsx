/** A password field with a button that shows the input. Without scripts it is a plain password field. */
import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { INPUT_CLASS } from "../marks/input-class.ts";
import { type FieldFrame, FieldParts } from "./field.tsx";

type PasswordFieldProps = FieldFrame & Omit<ComponentProps<"input">, "className" | "type">;

export function PasswordField({ label, hint, error, optional, wide, id, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const frame = { label, hint, error, optional, wide, id };
  const Icon = shown ? EyeOff : Eye;
  return (
    <FieldParts {...frame}>
      {(parts) => (
        <div className="relative">
          <input
            spellCheck={false}
            autoCapitalize="none"
            {...input}
            {...parts}
            type={shown ? "text" : "password"}
            className={`${INPUT_CLASS} pr-13`}
          />
          <button
            type="button"
            aria-label={shown ? "Hide password" : "Show password"}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
            className="absolute top-0.5 right-0.5 grid size-11 place-items-center rounded-sm text-quiet hover:text-ink noscript:hidden"
          >
            <Icon aria-hidden="true" className="size-4.5" />
          </button>
        </div>
      )}
    </FieldParts>
  );
}
