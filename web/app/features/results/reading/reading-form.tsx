/**
 * The question that the page is judged by, in a field, and the kind of page below it: for the owner to correct.
 */
import { QUESTION_CHARS } from "@citeworthy/core/contract/given-reading";
import type { PageReading } from "@citeworthy/core/contract/reading";
import { KIND_LABEL } from "@citeworthy/core/product/page-kinds";
import { type KeyboardEvent, type SubmitEvent, Suspense, useEffect, useRef, useState } from "react";
import { part } from "../../../delivery/part.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { FieldParts } from "../../../ui/form/field.tsx";
import { INPUT_CLASS } from "../../../ui/marks/input-class.ts";
import type { ReadingChange } from "./change-reading.ts";
import { QUESTION_FIELD } from "./reading-ids.ts";

const KindChoice = part(() => import("./kind-choice.tsx"));

/** More would be a list to read, not a choice. */
const OFFERED_QUESTIONS = 2;

const givenKind = ({ kind, kindBy }: PageReading) => (kindBy === "user" ? kind : "");

/** What is typed, until the page was judged by something else. */
function useTyped(reading: PageReading) {
  const [judged, setJudged] = useState(reading);
  const [question, setQuestion] = useState(reading.question);
  const [kind, setKind] = useState<string>(givenKind(reading));
  if (judged !== reading) {
    setJudged(reading);
    setQuestion(reading.question);
    setKind(givenKind(reading));
  }
  const isChanged = question.trim() !== reading.question || kind !== givenKind(reading);
  return { question, setQuestion, kind, setKind, isChanged };
}

/** The choice replaces the button that opened it, so closing it gives the focus back. */
function useReturningFocus(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(isOpen);
  useEffect(() => {
    if (before.current && !isOpen) button.current?.focus({ preventScroll: true });
    before.current = isOpen;
  }, [isOpen]);
  return button;
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

export function ReadingForm({ reading, change }: { reading: PageReading; change: ReadingChange }) {
  const { question, setQuestion, kind, setKind, isChanged } = useTyped(reading);
  const button = useReturningFocus(change.isOpen);
  const isOwn = change.asker === "reading";
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isChanged) change.judge({ question, kind });
  };
  /** A question is one line, however many the field shows. */
  const onEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <section aria-label="How we read this page" className="border-y border-line py-4">
      <form method="post" onSubmit={submit} className="grid gap-3">
        <FieldParts label="Question this page should answer" wide id={QUESTION_FIELD}>
          {(parts) => (
            <div className="flex flex-wrap items-start gap-2">
              <textarea
                {...parts}
                name="question"
                rows={1}
                autoComplete="off"
                maxLength={QUESTION_CHARS.max}
                placeholder="We can't tell. Which one should it answer?"
                value={question}
                onChange={(event) => setQuestion(event.target.value)}
                onKeyDown={onEnter}
                className={`${INPUT_CLASS} min-w-0 flex-[1_1_18rem] resize-none field-sizing-content`}
              />
              <Button
                type="submit"
                variant={isChanged ? "primary" : "line"}
                busy={change.isBusy && isOwn}
                aria-disabled={!isChanged || undefined}
                className={isChanged ? "max-sm:w-full" : "max-sm:w-full max-sm:not-focus:hidden"}
              >
                Judge again
              </Button>
            </div>
          )}
        </FieldParts>
        {change.problem && isOwn && <Notice kind="error">{change.problem}</Notice>}
        {change.isOpen ? (
          <>
            <Offered
              questions={reading.alsoAsked.filter((one) => one !== question).slice(0, OFFERED_QUESTIONS)}
              onChoose={setQuestion}
            />
            <Suspense fallback={null}>
              <KindChoice reading={reading} chosen={kind} onChoose={setKind} />
            </Suspense>
            <p>
              <button
                type="button"
                className="link min-h-6 text-14"
                onClick={() => {
                  setKind(givenKind(reading));
                  change.close();
                }}
              >
                Cancel
              </button>
            </p>
          </>
        ) : (
          <p className="text-14">
            <span className="text-quiet">Judged as: </span>
            <b className="font-medium">{KIND_LABEL[reading.kind]}.</b>{" "}
            <button ref={button} type="button" className="link ml-1 min-h-6" onClick={change.open}>
              Change<span className="sr-only"> kind of page</span>
            </button>
            {isChanged && (
              <span className="ml-4 text-quiet max-sm:ml-0 max-sm:block">
                Judging again doesn't count as a use. We don't fetch the page again.
              </span>
            )}
          </p>
        )}
      </form>
    </section>
  );
}
