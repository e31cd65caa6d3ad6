/** The life of a form with one field: a slip is told beside the field, a refusal of the server above the form. */
import { type FormEvent, useState } from "react";
import { focusOn, typed } from "./form-fields.ts";

type OneField = {
  name: string;
  slipIn: (value: string) => string | null;
  /** The words for why not, or null once it is done. */
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
