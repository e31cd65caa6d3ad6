/** Keeps the draft of a form whose fields hold their own values. Works on the form itself, so it can be loaded late. */
import { type Draft, draftFor, saveDraft } from "./draft.ts";

type Options = {
  /** For visitors, who can use the form only after signing in. */
  carried: boolean;
  /** The user came by Back, Forward or a reload. */
  isReturn: boolean;
};

/** Returns a function that stops. */
export function keepFormDraft(name: string, form: HTMLFormElement, { carried, isReturn }: Options) {
  const draft = draftFor(name, isReturn);
  if (draft) fill(form, draft);
  // What was typed before this code was loaded counts; and a draft is carried through a sign-in only once.
  const save = () => saveDraft(name, valuesOf(form), carried);
  if (Object.values(valuesOf(form)).some((value) => value !== "")) save();
  form.addEventListener("input", save);
  return () => form.removeEventListener("input", save);
}

/** For a page with one form, whichever way the user comes to it. Null while the form is being removed. */
export function keepDraftOfPage(form: HTMLFormElement | null): void {
  if (form) keepFormDraft(location.pathname, form, { carried: true, isReturn: true });
}

/** Disabled fields too, which `FormData` leaves out: the form may have been sent before this code was loaded. */
const valuesOf = (form: HTMLFormElement): Draft =>
  Object.fromEntries(
    [...form.elements]
      .filter(isText)
      .filter(isGiven)
      .map(({ name, value }) => [name, value]),
  );

const isGiven = (control: HTMLInputElement | HTMLTextAreaElement): boolean =>
  control.name !== "" && !("checked" in control && isChoice(control) && !control.checked);
const isChoice = ({ type }: HTMLInputElement): boolean => type === "radio" || type === "checkbox";

/** Keeps what was typed before. */
function fill(form: HTMLFormElement, draft: Draft): void {
  for (const [name, value] of Object.entries(draft)) {
    const control = form.elements.namedItem(name);
    if (control instanceof RadioNodeList) control.value = value;
    else if (isText(control) && control.value === "") control.value = value;
  }
}

const isText = (control: unknown): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
