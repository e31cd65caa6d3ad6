/** The first two pages on paper: the verdict, what to do next, the seven scores, and what the numbers don't say. */
import { SECTIONS } from "@citeworthy/core/contract";
import { NO_EDIT } from "@citeworthy/core/report/section-edits";
import { isMeasured, notMeasuredLine } from "@citeworthy/core/report/section-words";
import { BAND_LABEL, bandOf } from "@citeworthy/core/score/bands";
import type { ReactNode } from "react";
import { numberText } from "../../../ui/figures/number-text.ts";
import { TinyRing } from "../../../ui/figures/tiny-ring.tsx";
import { EditFix } from "../edits/edit-fix.tsx";
import { Cost } from "../edits/edit-row.tsx";
import type { ResultView } from "../result-view.ts";
import { crawlerWords } from "../score/crawler-access.tsx";
import { ScoreCard } from "../score/score-card.tsx";
import { titleOf } from "../sections/section-names.ts";
import { StoryCard } from "../story/story-card.tsx";
import { PrintQuote } from "./print-quote.tsx";

const NOT_CLAIMED = [
  "The score describes this page. A high score does not mean that AI engines will cite it.",
  "Points compare this page with what such pages usually have. They don't say what an edit will bring. Studies behind the checks differ in strength, and some contradict each other.",
  "Estimated parts are calculated from the page. No AI engine was asked for them.",
  "We read the page as it was on the date above, without running scripts and without signing in.",
];

function Edits({ view }: { view: ResultView }) {
  const { edits } = view.next;
  if (edits.length === 0) return <p>{NO_EDIT}</p>;
  return (
    <ol className="grid gap-4">
      {edits.map((edit, index) => (
        <li key={edit.fault} className="grid gap-1.5 break-inside-avoid border-t border-line pt-3">
          <p className="flex justify-between gap-6">
            <b className="font-serif text-18 font-medium">
              {index + 1}. {edit.fault}
            </b>
            <Cost {...edit} />
          </p>
          {edit.quote && <PrintQuote>{edit.quote}</PrintQuote>}
          {edit.todo && <p>{edit.todo}</p>}
          <EditFix edit={edit} number={index + 1} />
        </li>
      ))}
    </ol>
  );
}

function Scores({ view: { result } }: { view: ResultView }) {
  return (
    <table className="w-full text-left text-14">
      <thead>
        <tr className="border-b-2 border-ink">
          <th scope="col" className="py-1.5">
            Section
          </th>
          <th scope="col">Score</th>
          <th scope="col">Rating</th>
          <th scope="col">How we know</th>
        </tr>
      </thead>
      <tbody>
        {SECTIONS.map((section) => (
          <tr key={section} className="border-b border-line">
            <th scope="row" className="py-1.5 font-medium">
              {titleOf(section)}
            </th>
            {isMeasured(result[section]) ? (
              <>
                <td>
                  <TinyRing score={result[section].score.score} word={false} />
                </td>
                <td>{BAND_LABEL[bandOf(result[section].score.score)]}</td>
                <td>{result.provenance[section] === "measured" ? "Measured" : "Estimated"}</td>
              </>
            ) : (
              <td colSpan={3} className="text-quiet">
                {notMeasuredLine(result, section)}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Crawlers({ view: { result } }: { view: ResultView }) {
  if (!result.crawlers)
    return <p>We did not check robots.txt, so we do not know which crawlers may read this page.</p>;
  const { search, allowed } = crawlerWords(result.crawlers);
  const blocked = search.filter((rule) => !rule.allowed).map((rule) => rule.bot);
  return (
    <p>
      {allowed} of {numberText(search.length)} AI search crawlers may read this page.
      {blocked.length > 0 && ` Blocked: ${blocked.join(", ")}.`}
    </p>
  );
}

export function PrintSummary({ view, cited }: { view: ResultView; cited?: ReactNode }) {
  return (
    <div className="space-y-8">
      <ScoreCard result={view.result} was={null} />
      {cited && <div className="break-inside-avoid">{cited}</div>}
      <StoryCard view={view} />
      <Crawlers view={view} />
      <section className="grid gap-3">
        <h2 className="text-22">Do this next</h2>
        <Edits view={view} />
      </section>
      <section className="grid gap-3 break-inside-avoid">
        <h2 className="text-22">Analysis Sections</h2>
        <Scores view={view} />
      </section>
      <section className="grid gap-2 break-inside-avoid">
        <h2 className="text-22">What we do not claim</h2>
        <ul className="grid list-disc gap-1 pl-5">
          {NOT_CLAIMED.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
