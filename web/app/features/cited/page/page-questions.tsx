/** The questions whose answers cited or dropped the page, most cited first. */
import type { AddressQuestion } from "@citeworthy/core/cited/by-page";
import { Link } from "react-router";
import { runPath } from "../cited-paths.ts";
import { IntervalBar } from "../figures/interval-bar.tsx";
import { nounFor, rangeWords } from "../figures/share-words.ts";

export function PageQuestions({
  questions,
  isOwn,
}: {
  questions: readonly AddressQuestion[];
  isOwn: boolean;
}) {
  return (
    <section aria-labelledby="questions" className="grid grid-cols-1 gap-4">
      <h2 id="questions" className="text-28">
        Questions
      </h2>
      <ul className="border-t-2 border-ink">
        {questions.map((question) => (
          <li
            key={question.query}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 border-b border-line py-4 md:grid-cols-[minmax(0,1fr)_5rem_10rem_5.5rem_6rem]"
          >
            <span className="min-w-0 max-md:col-span-2">
              <span className="font-serif text-18 wrap-anywhere">“{question.query}”</span>
              {question.dropped > 0 && (
                <span className="block text-14 text-quiet">
                  Read and dropped in {nounFor(question.dropped, "answer")}
                </span>
              )}
            </span>
            <span className="tabular whitespace-nowrap md:text-right">
              <b>{question.cited}</b> of {question.counted}
              <span className="sr-only"> answers</span>
            </span>
            <span className="max-md:order-last max-md:col-span-2">
              <IntervalBar share={question} isOwn={isOwn} />
            </span>
            <span className="tabular text-right text-14 whitespace-nowrap text-quiet">
              {rangeWords(question.interval)}
            </span>
            <Link
              to={runPath(question.runId, "why")}
              className="link text-14 max-md:order-last max-md:col-span-2 max-md:justify-self-start md:text-right print:hidden"
            >
              Why them?<span className="sr-only"> “{question.query}”</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
