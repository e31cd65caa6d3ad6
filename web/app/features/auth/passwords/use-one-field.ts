/** The state of a form with one field: invalid input is reported next to the field, a server error above the form. */
import { type FormEvent, useState } from "react";
import { focusOn, typed } from "../form-fields.ts";

type OneField = {
  name: string;
  slipIn: (value: string) => string | null;
  /** Returns an error message, or null on success. */
  send: (value: string) => Promise<string | null>;
};

export function useOneField({ name, slipIn, send }: OneField) {
  const [slip, setSlip] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const value = typed(form, name);
    const wrong = slipIn(value);
    setSlip(wrong);
    setRefused(null);
    if (wrong) return focusOn(form, name);

    setBusy(true);
    const trouble = await send(value);
    setBusy(false);
    setRefused(trouble);
  }

  return { slip, refused, busy, submit };
}
