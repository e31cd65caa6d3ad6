/** Saves which edits are undone, with the article, and brings back the score of the text that is kept. */
import { useEffect } from "react";
import { useFetcher } from "react-router";
import { toast } from "../../ui/feedback/toast.tsx";
import type { ChosenEdits, SavedChoices } from "./use-kept-edits.ts";

export const CHOOSE_EDITS = "choose-edits";
const FIELD = "undone";
/** More than any article has. */
const MAX_IDS = 100;

type Reply = { ok: true; value: ChosenEdits } | { ok: false; problem: string } | null;

export function useSavedChoices(): NonNullable<SavedChoices> {
  const fetcher = useFetcher<Reply>();
  const reply = fetcher.state === "idle" ? fetcher.data : undefined;
  useEffect(() => {
    if (reply?.ok === false) toast(`Your choice was not saved. ${reply.problem}`, "error");
  }, [reply]);
  return {
    save: (undone) =>
      void fetcher.submit({ intent: CHOOSE_EDITS, [FIELD]: JSON.stringify(undone) }, { method: "post" }),
    isSaving: fetcher.state !== "idle",
    chosen: fetcher.data?.ok ? fetcher.data.value : null,
  };
}

/** The ids in a form; null where it holds something else. */
export function undoneFrom(form: FormData): string[] | null {
  try {
    const ids: unknown = JSON.parse(String(form.get(FIELD)));
    const isList = Array.isArray(ids) && ids.length <= MAX_IDS && ids.every((id) => typeof id === "string");
    return isList ? ids : null;
  } catch {
    return null;
  }
}
