/** What the page was judged as: its kind, the question it should answer, and the words that answer it. */
import type { PageReading } from "@citeworthy/core/contract/reading";
import { type AnswerWords, answerWords, readingLine } from "@citeworthy/core/report/reading-words";
import { Highlight } from "../../ui/highlight.tsx";

function Answer({ title, texts, more }: AnswerWords) {
  return (
    <div className="grid gap-1">
      <h2 className="font-sans text-14 font-semibold tracking-normal">{title}</h2>
      {texts.length > 0 && (
        <ul className="grid max-w-[68ch] list-disc gap-1 pl-5 font-serif text-18 wrap-anywhere">
          {texts.map((text) => (
            <li key={text}>
              <Highlight>{text}</Highlight>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p className="text-14 text-quiet">and {more} more</p>}
    </div>
  );
}

/** Results from before the reading was kept have none. */
export function ReadingNote({ reading }: { reading: PageReading | undefined }) {
  if (!reading) return null;
  const answer = answerWords(reading);
  return (
    <section aria-label="How we read this page" className="grid gap-3">
      <p className="max-w-[68ch] wrap-anywhere">{readingLine(reading)}</p>
      {answer && <Answer {...answer} />}
    </section>
  );
}
