/** The words that answer the page's question, as the engine found them or the user marked them. */
import type { AnswerPlace, PageReading } from "@citeworthy/core/contract/reading";
import { answerWords, decidersLine } from "@citeworthy/core/report/reading-words";
import { AnswerSentences } from "./answer-sentences.tsx";
import type { OwnReading } from "./own-reading.ts";
import { ANSWER_HEADING } from "./reading-ids.ts";

const PLACE: Record<AnswerPlace, string> = {
  opening: "in the first 100 words",
  early: "in the first quarter of the text",
  later: "after the first quarter of the text",
  none: "not found on the page",
};

/** Who decided is worth a line only where it wasn't the engine alone. */
const isByOthers = ({ kindBy, questionBy, answer }: PageReading) =>
  [kindBy, questionBy, answer.by].some((by) => by !== "engine");

type AnswerNoteProps = {
  reading: PageReading | undefined;
  /** The number of the edit that puts the answer first; null where it stays where it is. */
  openingNumber?: number | null;
  /** For the owner. */
  own?: OwnReading | undefined;
  /** Opens the page text to mark any sentence; absent where the text isn't kept. */
  onMark?: (() => void) | undefined;
};

/** Older stored results have no reading; pages without a question have no answer. */
export function AnswerNote({ reading, openingNumber = null, own, onMark }: AnswerNoteProps) {
  const words = reading && answerWords(reading);
  if (!words) return null;
  const { answer } = reading;
  return (
    <section aria-labelledby={ANSWER_HEADING} className="grid gap-3 px-5 md:px-8">
      <h2 id={ANSWER_HEADING} tabIndex={-1} className="font-sans text-14 font-semibold tracking-normal">
        {words.title}
        <span className="font-normal text-quiet">, {PLACE[answer.place]}</span>
      </h2>
      {own ? (
        <own.OwnAnswer {...{ answer, words, openingNumber, change: own.change, onMark }} />
      ) : (
        <AnswerSentences {...words} />
      )}
      {isByOthers(reading) && <p className="text-14 text-quiet">{decidersLine(reading)}</p>}
    </section>
  );
}
