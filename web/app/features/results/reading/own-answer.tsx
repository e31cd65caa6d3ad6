/** The answer for the owner of the page, who can choose another sentence. */

import type { PageReading } from "@citeworthy/core/contract/reading";
import type { answerWords } from "@citeworthy/core/report/reading-words";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
import { AnswerSentences } from "./answer-sentences.tsx";
import type { ReadingChange } from "./change-reading.ts";

type ChoiceProps = { text: string; ruledOut: readonly string[]; change: ReadingChange };

const CHOICE =
  "inline-flex min-h-11 items-center rounded-full border border-edge bg-surface px-4 font-sans text-14 font-medium hover:border-ink aria-disabled:text-quiet md:min-h-9";

/** The sentence becomes the answer and the first edit of the list, or isn't proposed again. */
function OpeningOrNot({ text, ruledOut, change }: ChoiceProps) {
  const isBusy = change.isBusy || undefined;
  return (
    <span className="flex flex-wrap gap-2 print:hidden">
      <button
        type="button"
        aria-disabled={isBusy}
        onClick={() => change.judge({ answer: text }, true)}
        className={CHOICE}
      >
        Use as opening<span className="sr-only">: {text}</span>
      </button>
      <button
        type="button"
        aria-disabled={isBusy}
        onClick={() => change.judge({ ruledOut: [...ruledOut, text] })}
        className={`${CHOICE} text-quiet`}
      >
        Not this<span className="sr-only">: {text}</span>
      </button>
    </span>
  );
}

/** Sentences that the user said don't answer. Each can be proposed again. */
function RuledOut({ texts, change }: { texts: readonly string[]; change: ReadingChange }) {
  if (texts.length === 0) return null;
  return (
    <section aria-label="Ruled out" className="grid gap-1 text-14 print:hidden">
      <h3 className="font-sans font-semibold tracking-normal">You ruled these out</h3>
      <ul className="grid gap-1">
        {texts.map((text) => (
          <li key={text} className="flex flex-wrap items-baseline gap-x-3">
            <span className="wrap-anywhere text-quiet line-through decoration-1">{text}</span>
            <button
              type="button"
              className="link min-h-8"
              aria-disabled={change.isBusy || undefined}
              onClick={() => change.judge({ ruledOut: texts.filter((one) => one !== text) })}
            >
              Undo<span className="sr-only">: {text}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

type OwnAnswerProps = {
  answer: PageReading["answer"];
  words: NonNullable<ReturnType<typeof answerWords>>;
  openingNumber: number | null;
  change: ReadingChange;
  onMark: (() => void) | undefined;
};

export function OwnAnswer({ answer, words, openingNumber, change, onMark }: OwnAnswerProps) {
  const { ruledOut = [] } = answer;
  const isMarked = answer.by === "user";
  const isClosest = !answer.isList && answer.level === "closest";
  // Sentences that hardly answer are only worth showing to somebody who may know better.
  const unlikely = !answer.isList && answer.level === "none" ? answer.sentences : [];
  const choose = (text: string) => <OpeningOrNot {...{ text, ruledOut, change }} />;
  return (
    <>
      <AnswerSentences texts={words.texts} more={words.more} {...(isClosest && { after: choose })} />
      {unlikely.length > 0 && (
        <>
          <p className="text-14 text-quiet">These come closest. If one of them answers, use it:</p>
          <AnswerSentences texts={unlikely} after={choose} />
        </>
      )}
      {(isClosest || unlikely.length > 0) && (
        <p className="text-14 text-quiet print:hidden">
          The one you use becomes your first edit. Judging again doesn't count as a use.
        </p>
      )}
      {isMarked && (
        <p className="text-14 text-quiet print:hidden">
          {openingNumber === null
            ? "It stays where it is: it is the first sentence, or needs the sentences around it."
            : `Edit ${openingNumber} puts it first.`}
        </p>
      )}
      <RuledOut texts={ruledOut} change={change} />
      {change.problem && change.asker === "answer" && <Notice kind="error">{change.problem}</Notice>}
      <p className="flex flex-wrap items-center gap-x-5 text-14">
        {isMarked && (
          <button type="button" className="link min-h-8" onClick={() => change.judge({ answer: "" })}>
            Let the engine decide
          </button>
        )}
        {onMark && (
          <button type="button" className="link min-h-8" onClick={onMark}>
            Mark {isMarked || isClosest || answer.level === "answers" ? "another" : "a"} sentence as the
            answer
          </button>
        )}
        {change.isBusy && change.asker === "answer" && (
          <span className="inline-flex items-center gap-2 text-quiet">
            <Spinner /> Judging again
          </span>
        )}
      </p>
    </>
  );
}
