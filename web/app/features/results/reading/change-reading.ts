/** Judging a page again by another kind, question or answer. The page is not fetched again and no use is spent. */
import { ANSWER_CHARS } from "@citeworthy/core/contract/given-reading";
import type { PageReading } from "@citeworthy/core/contract/reading";
import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { ANSWER_HEADING } from "./reading-ids.ts";

export const JUDGE_AGAIN = "judge-again";

const RULED_OUT_FIELD = "ruledOut";
const OPENING_FIELD = "asOpening";

/** What the form says, for the use case to check. */
export function saidFrom(form: FormData) {
  const [question, kind, answer] = ["question", "kind", "answer"].map((name) => form.get(name));
  return {
    question,
    kind,
    answer,
    ruledOut: parsed(form.get(RULED_OUT_FIELD)),
    asOpening: form.get(OPENING_FIELD) === "yes",
  };
}

/** Text that isn't JSON is left for the use case to refuse. */
function parsed(value: FormDataEntryValue | null): unknown {
  if (value === null || value === "") return null;
  try {
    return JSON.parse(String(value));
  } catch {
    return value;
  }
}

type Reply = { ok: true; value: unknown } | { ok: false; problem: string } | null;

/** What the user says about the page. An empty text leaves the choice to the engine. */
export type Said = { question: string; kind: string; answer: string; ruledOut: readonly string[] };

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
  /** `asOpening`: the answer is used as the opening of the article too, where there is one. */
  judge(changed: Partial<Said>, asOpening?: boolean): void;
};

/**
 * The whole of what the user says, of which only `changed` is new. What the engine chose is left to it again, so that
 * another question doesn't make the kind the user's choice. What was said about the answer belongs to its question.
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
    ruledOut: changed.ruledOut ?? (isSame ? (reading.answer.ruledOut ?? []) : []),
  };
}

const FIRST_EDIT = "edit-1";

/** The button that was pressed is gone with its sentence, so the focus moves to what came of it. */
const placeAfter = ({ ruledOut }: Partial<Said>, asOpening: boolean): string | null => {
  if (asOpening) return FIRST_EDIT;
  return ruledOut ? ANSWER_HEADING : null;
};

function showPlace(id: string | null): void {
  const element = id === null ? null : document.getElementById(id);
  const target = element?.querySelector<HTMLElement>("summary") ?? element;
  target?.scrollIntoView({ block: "center" });
  target?.focus({ preventScroll: true });
}

/** `score` is the one on screen; it becomes `was` as soon as the new one arrives. */
export function useReadingChange(score: number, reading: PageReading | undefined): ReadingChange {
  const fetcher = useFetcher<Reply>();
  const [isOpen, setOpen] = useState(false);
  const [asker, setAsker] = useState<ReadingChange["asker"]>("reading");
  const [was, setWas] = useState<number | null>(null);
  const before = useRef(score);
  const place = useRef<string | null>(null);
  const reply = fetcher.state === "idle" ? fetcher.data : undefined;
  useEffect(() => {
    if (!reply?.ok) return;
    setOpen(false);
    setWas(before.current);
    showPlace(place.current);
    place.current = null;
  }, [reply]);
  return {
    isOpen,
    isBusy: fetcher.state !== "idle",
    asker,
    problem: reply?.ok === false ? reply.problem : null,
    was,
    open: () => setOpen(true),
    close: () => setOpen(false),
    judge: (changed, asOpening = false) => {
      if (!reading || fetcher.state !== "idle") return;
      before.current = score;
      place.current = placeAfter(changed, asOpening);
      setAsker(changed.answer === undefined && changed.ruledOut === undefined ? "reading" : "answer");
      const { ruledOut, ...said } = saidWith(reading, changed);
      void fetcher.submit(
        {
          intent: JUDGE_AGAIN,
          ...said,
          [RULED_OUT_FIELD]: JSON.stringify(ruledOut),
          ...(asOpening && { [OPENING_FIELD]: "yes" }),
        },
        { method: "post" },
      );
    },
  };
}
