/** The words that answer the page's question, as the engine found them. */
import type { AnswerPlace, PageReading } from "@citeworthy/core/contract/reading";
import { answerWords, decidersLine } from "@citeworthy/core/report/reading-words";
import { Highlight } from "../../../ui/figures/highlight.tsx";

const PLACE: Record<AnswerPlace, string> = {
  opening: "in the first 100 words",
  early: "in the first quarter of the text",
  later: "after the first quarter of the text",
  none: "not found on the page",
};

/** Who decided is worth a line only where it wasn't the engine alone. */
const isByOthers = ({ kindBy, questionBy, answer }: PageReading) =>
  [kindBy, questionBy, answer.by].some((by) => by !== "engine");

/** Older stored results have no reading; pages without a question have no answer. */
export function AnswerNote({ reading }: { reading: PageReading | undefined }) {
  const words = reading && answerWords(reading);
  if (!words) return null;
  return (
    <section aria-labelledby="answer" className="grid gap-2 px-5 md:px-8">
      <h2 id="answer" className="font-sans text-14 font-semibold tracking-normal">
        {words.title}
        <span className="font-normal text-quiet">, {PLACE[reading.answer.place]}</span>
      </h2>
      {words.texts.length > 0 ? (
        <ul className="grid gap-1.5 font-serif leading-[1.6] wrap-anywhere md:text-18">
          {words.texts.map((text) => (
            <li key={text}>
              <Highlight>{text}</Highlight>
            </li>
          ))}
        </ul>
      ) : (
        <p>Write one sentence that answers the question and makes sense without the text around it.</p>
      )}
      {words.more > 0 && <p className="text-14 text-quiet">and {words.more} more</p>}
      {isByOthers(reading) && <p className="text-14 text-quiet">{decidersLine(reading)}</p>}
    </section>
  );
}
