/** Restores a draft whose values are in state. */
import { useEffect } from "react";
import { useNavigationType } from "react-router";
import { type Draft, draftFor } from "./draft.ts";

/** Calls `restore` after hydration, because the server doesn't know the draft. */
export function useDraft(form: string, restore: (draft: Draft) => void): void {
  const isReturn = useNavigationType() === "POP";
  // biome-ignore lint/correctness/useExhaustiveDependencies: restored once, when the form appears
  useEffect(() => {
    const draft = draftFor(form, isReturn);
    if (draft) restore(draft);
  }, []);
}
