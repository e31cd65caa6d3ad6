/** Judging a page again as another kind or for another question. The page is not fetched again and no use is spent. */
import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";

export const JUDGE_AGAIN = "judge-again";

type Reply = { ok: true; value: unknown } | { ok: false; problem: string } | null;

/** What the results page needs to offer the change. */
export type ReadingChange = {
  isOpen: boolean;
  isBusy: boolean;
  problem: string | null;
  /** The score before it was judged again, as long as this page is open. */
  was: number | null;
  open(): void;
  close(): void;
  submit(form: HTMLFormElement): void;
};

/** `score` is the one on screen; it becomes `was` as soon as the new one arrives. */
export function useReadingChange(score: number): ReadingChange {
  const fetcher = useFetcher<Reply>();
  const [isOpen, setOpen] = useState(false);
  const [was, setWas] = useState<number | null>(null);
  const before = useRef(score);
  const reply = fetcher.state === "idle" ? fetcher.data : undefined;
  useEffect(() => {
    if (!reply?.ok) return;
    setOpen(false);
    setWas(before.current);
  }, [reply]);
  return {
    isOpen,
    isBusy: fetcher.state !== "idle",
    problem: isOpen && reply?.ok === false ? reply.problem : null,
    was,
    open: () => setOpen(true),
    close: () => setOpen(false),
    submit: (form) => {
      before.current = score;
      void fetcher.submit(form);
    },
  };
}
