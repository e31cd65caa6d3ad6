/** Two ways to keep a draft: for values in state, and for a form whose fields keep their own values. */
import { type FormEvent, useEffect, useRef } from "react";
import { useNavigationType } from "react-router";
import { type Draft, draftFor, saveDraft } from "./draft.ts";

/** Calls `restore` after hydration, because the server doesn't know the draft. */
export function useDraft(form: string, restore: (draft: Draft) => void): void {
  const isReturn = useNavigationType() === "POP";
  // biome-ignore lint/correctness/useExhaustiveDependencies: restored once, when the form appears
  useEffect(() => {
    const draft = draftFor(form, isReturn);
    if (draft) restore(draft);
  }, []);
}

/** `carried`: for visitors, who can use the form only after signing in. */
export function useFormDraft(form: string, { carried = false } = {}) {
  const ref = useRef<HTMLFormElement>(null);
  useDraft(form, (draft) => {
    if (ref.current) fill(ref.current, draft);
    // A draft is carried only once: after the sign-in it's an ordinary one.
    saveDraft(form, draft, carried);
  });
  const onInput = (event: FormEvent<HTMLFormElement>) =>
    saveDraft(form, valuesOf(event.currentTarget), carried);
  return { ref, onInput };
}

const valuesOf = (form: HTMLFormElement): Draft =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** Keeps what was typed before the scripts ran. */
function fill(form: HTMLFormElement, draft: Draft): void {
  for (const [name, value] of Object.entries(draft)) {
    const control = form.elements.namedItem(name);
    if (control instanceof RadioNodeList) control.value = value;
    else if (isText(control) && control.value === "") control.value = value;
  }
}

const isText = (control: unknown): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
