/** Judging a page again by another kind, question or answer. The page is not fetched again and no use is spent. */
import { ANSWER_CHARS } from "@citeworthy/core/contract/given-reading";
import type { PageReading } from "@citeworthy/core/contract/reading";
import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";

export const JUDGE_AGAIN = "judge-again";
/** The id of the field with the question. */
export const QUESTION_FIELD = "asked-question";

type Reply = { ok: true; value: unknown } | { ok: false; problem: string } | null;

/** What the user says about the page. An empty text leaves the choice to the engine. */
export type Said = { question: string; kind: string; answer: string };

/** What the results page needs to offer the change. */
export type ReadingChange = {
  isOpen: boolean;
  isBusy: boolean;
  /** Which control asked last: it shows that it is busy, and the problem. */
  asker: "reading" | "answer";
  problem: string | null;
  /** The score before it was judged again, as long as this page is open. */
  was: number | null;
  open(): void;
  close(): void;
  judge(changed: Partial<Said>): void;
};

/**
 * The whole of what the user says, of which only `changed` is new. What the engine chose is left to it again, so that
 * another question doesn't make the kind the user's choice. A marked answer belongs to its question.
 */
export function saidWith(reading: PageReading, changed: Partial<Said>): Said {
  const question = (changed.question ?? reading.question).trim();
  const isSame = question === reading.question;
  const kind = reading.kindBy === "user" ? reading.kind : "";
  const marked = isSame && reading.answer.by === "user" ? reading.answer.sentences.join(" ") : "";
  return {
    question: isSame && reading.questionBy !== "user" ? "" : question,
    kind: changed.kind ?? kind,
    answer: (changed.answer ?? marked).slice(0, ANSWER_CHARS.max),
  };
}

/** `score` is the one on screen; it becomes `was` as soon as the new one arrives. */
export function useReadingChange(score: number, reading: PageReading | undefined): ReadingChange {
  const fetcher = useFetcher<Reply>();
  const [isOpen, setOpen] = useState(false);
  const [asker, setAsker] = useState<ReadingChange["asker"]>("reading");
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
    asker,
    problem: reply?.ok === false ? reply.problem : null,
    was,
    open: () => setOpen(true),
    close: () => setOpen(false),
    judge: (changed) => {
      if (!reading || fetcher.state !== "idle") return;
      before.current = score;
      setAsker(changed.answer === undefined ? "reading" : "answer");
      void fetcher.submit({ intent: JUDGE_AGAIN, ...saidWith(reading, changed) }, { method: "post" });
    },
  };
}
