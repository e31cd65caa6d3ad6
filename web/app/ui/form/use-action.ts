/** Posts to the action of a page: whether it is under way, why it was refused, and what happens after success. */
import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { toast } from "../feedback/toast.tsx";

/** What the action of a page returns. */
export type ActionAnswer<T = unknown> = { ok: true; value?: T } | { ok: false; problem: string };

export const problemIn = (answer: ActionAnswer | undefined): string | null =>
  answer?.ok === false ? answer.problem : null;

type ActionOptions = {
  /** What to say after success. */
  done?: string | undefined;
  onDone?: () => void;
  /** Says a refusal in a toast, where the page has no room for it. */
  toastsProblem?: boolean;
  /** Components with the same key share one action. */
  key?: string;
};

export function useAction<T = unknown>({ done, onDone, toastsProblem = false, key }: ActionOptions = {}) {
  const fetcher = useFetcher<ActionAnswer<T>>(key === undefined ? undefined : { key });
  const { Form, state, data, submit, reset } = fetcher;
  const handled = useRef(data);
  const handle = useRef((_answer: ActionAnswer<T>) => {});
  handle.current = (answer) => {
    if (answer.ok && done) toast(done);
    if (answer.ok) onDone?.();
    else if (toastsProblem) toast(answer.problem, "error");
  };
  // The answer comes before the page's new data, which may remove the component that asked.
  useEffect(() => {
    // The router sets `null` after a reset.
    if (!data || data === handled.current) return;
    handled.current = data;
    handle.current(data);
  }, [data]);
  return {
    Form,
    post: (fields: Record<string, string> | FormData) => void submit(fields, { method: "post" }),
    isBusy: state !== "idle",
    problem: state === "idle" ? problemIn(data) : null,
    isDone: data?.ok === true,
    value: data?.ok ? data.value : undefined,
    /** Forgets the last answer. */
    reset: () => state === "idle" && reset(),
  };
}

export type PageAction<T = unknown> = ReturnType<typeof useAction<T>>;
