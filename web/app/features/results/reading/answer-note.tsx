/** The words that answer the page's question, as the engine found them or the user marked them. */
import type { AnswerPlace, PageReading } from "@citeworthy/core/contract/reading";
import { answerWords, decidersLine } from "@citeworthy/core/report/reading-words";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
import { Highlight } from "../../../ui/figures/highlight.tsx";
import type { ReadingChange } from "./change-reading.ts";

const PLACE: Record<AnswerPlace, string> = {
  opening: "in the first 100 words",
  early: "in the first quarter of the text",
  later: "after the first quarter of the text",
  none: "not found on the page",
};

/** Who decided is worth a line only where it wasn't the engine alone. */
const isByOthers = ({ kindBy, questionBy, answer }: PageReading) =>
  [kindBy, questionBy, answer.by].some((by) => by !== "engine");

type MarkProps = { text: string; change: ReadingChange };

function Mark({ text, change }: MarkProps) {
  return (
    <button
      type="button"
      aria-disabled={change.isBusy || undefined}
      onClick={() => change.judge({ answer: text })}
      className="inline-flex min-h-11 items-center rounded-full border border-edge bg-surface px-4 font-sans text-14 font-medium hover:border-ink aria-disabled:text-quiet md:min-h-9"
    >
      This is the answer<span className="sr-only">: {text}</span>
    </button>
  );
}

function Sentences({ texts, change }: { texts: readonly string[]; change: ReadingChange | null }) {
  return (
    <ul className="grid gap-3 font-serif leading-[1.6] wrap-anywhere md:text-18">
      {texts.map((text) => (
        <li key={text} className="grid justify-items-start gap-1.5">
          <span>
            <Highlight>{text}</Highlight>
          </span>
          {change && <Mark text={text} change={change} />}
        </li>
      ))}
    </ul>
  );
}

type AnswerNoteProps = {
  reading: PageReading | undefined;
  /** For the owner. */
  change?: ReadingChange | undefined;
  /** Opens the page text to mark any sentence; absent where the text isn't kept. */
  onMark?: (() => void) | undefined;
};

/** Older stored results have no reading; pages without a question have no answer. */
export function AnswerNote({ reading, change, onMark }: AnswerNoteProps) {
  const words = reading && answerWords(reading);
  if (!words) return null;
  const { answer } = reading;
  const isMarked = answer.by === "user";
  const isClosest = !answer.isList && answer.level === "closest";
  // Sentences that hardly answer are only worth showing to somebody who may know better.
  const unlikely = change && !answer.isList && answer.level === "none" ? answer.sentences : [];
  return (
    <section aria-labelledby="answer" className="grid gap-3 px-5 md:px-8">
      <h2 id="answer" className="font-sans text-14 font-semibold tracking-normal">
        {words.title}
        <span className="font-normal text-quiet">, {PLACE[answer.place]}</span>
      </h2>
      {words.texts.length > 0 ? (
        <Sentences texts={words.texts} change={isClosest && change ? change : null} />
      ) : (
        <p>Write one sentence that answers the question and makes sense without the text around it.</p>
      )}
      {unlikely.length > 0 && change && (
        <>
          <p className="text-14 text-quiet">These come closest. If one of them is the answer, mark it:</p>
          <Sentences texts={unlikely} change={change} />
        </>
      )}
      {words.more > 0 && <p className="text-14 text-quiet">and {words.more} more</p>}
      {change?.problem && change.asker === "answer" && <Notice kind="error">{change.problem}</Notice>}
      {change && (
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
      )}
      {isByOthers(reading) && <p className="text-14 text-quiet">{decidersLine(reading)}</p>}
    </section>
  );
}
