/** Kind and question of a page, to be corrected in place. Loaded when it is opened. */
import type { Kind, PageReading } from "@citeworthy/core/contract/reading";
import { KIND_OPTIONS } from "@citeworthy/core/product/page-kinds";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Card } from "../../../ui/parts/card.tsx";
import { JUDGE_AGAIN, type ReadingChange } from "./change-reading.ts";

/** More would be a list to read, not a choice. */
const OFFERED_QUESTIONS = 2;

function KindChip({ kind, label, reading }: { kind: Kind; label: string; reading: PageReading }) {
  const isOurs = kind === reading.kind && reading.kindBy !== "user";
  return (
    <label className="relative">
      <input
        type="radio"
        name="kind"
        value={kind}
        defaultChecked={kind === reading.kind}
        className="peer absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <span className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-edge bg-surface px-4 text-14 font-medium peer-checked:border-ink peer-checked:bg-ink peer-checked:text-paper peer-hover:border-ink peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent">
        {label}
        {isOurs && <span className="font-normal">our guess</span>}
      </span>
    </label>
  );
}

function KindChoice({ reading }: { reading: PageReading }) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-14 font-semibold">What kind of page is it?</legend>
      <div className="flex flex-wrap gap-2">
        {KIND_OPTIONS.map(([kind, label]) => (
          <KindChip key={kind} kind={kind} label={label} reading={reading} />
        ))}
      </div>
    </fieldset>
  );
}

function Offered({ questions, onChoose }: { questions: string[]; onChoose(question: string): void }) {
  if (questions.length === 0) return null;
  return (
    <div className="grid justify-items-start gap-1 text-14 text-quiet">
      Other questions on this page:
      {questions.map((question) => (
        <button
          key={question}
          type="button"
          className="link min-h-6 text-left wrap-anywhere"
          onClick={() => onChoose(question)}
        >
          {question}
        </button>
      ))}
    </div>
  );
}

export default function ReadingForm({ reading, change }: { reading: PageReading; change: ReadingChange }) {
  const [question, setQuestion] = useState(reading.question);
  const card = useRef<HTMLDivElement>(null);
  // The form replaces the line that opened it, so the focus moves to its first answer.
  useEffect(() => {
    card.current?.querySelector<HTMLElement>("input:checked")?.focus({ preventScroll: true });
    if ((card.current?.getBoundingClientRect().top ?? 0) < 0) card.current?.scrollIntoView();
  }, []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!change.isBusy) change.submit(event.currentTarget);
  };
  return (
    <Card ref={card}>
      <form method="post" onSubmit={submit} className="grid gap-6">
        <input type="hidden" name="intent" value={JUDGE_AGAIN} />
        <KindChoice reading={reading} />
        <div className="grid max-w-160 gap-2">
          <Field
            label="Which question should it answer?"
            wide
            name="question"
            autoComplete="off"
            maxLength={200}
            value={question}
            onChange={(event) => setQuestion(event.target.value)}
          />
          <Offered
            questions={reading.alsoAsked.filter((one) => one !== question).slice(0, OFFERED_QUESTIONS)}
            onChoose={setQuestion}
          />
        </div>
        {change.problem && <Notice kind="error">{change.problem}</Notice>}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" variant="primary" busy={change.isBusy}>
            Judge again
          </Button>
          <Button variant="quiet" onClick={change.close}>
            Cancel
          </Button>
          <span className="text-14 text-quiet">
            This doesn't count as a use. We don't fetch the page again.
          </span>
        </div>
      </form>
    </Card>
  );
}
