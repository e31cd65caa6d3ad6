/** What changed on a page from one analysis to the next, with the words before and after. */
import type { PageChanges } from "@citeworthy/core/projects/compare-analyses";
import { Link } from "react-router";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { DateText } from "../../../ui/figures/date-text.tsx";
import { Highlight } from "../../../ui/figures/highlight.tsx";
import { More } from "../../../ui/layout/more.tsx";
import { ChangeWords } from "./change-words.tsx";

export type StepView = { id: string; before: string; createdAt: string; changes: PageChanges };

export function PageStep({ step }: { step: StepView }) {
  const { checks, sentences, moreSentences, dateOnly, otherRules, score } = step.changes;
  return (
    <li className="grid grid-cols-1 gap-4 border-t-2 border-ink pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-22">
          <DateText iso={step.createdAt} long />
        </h2>
        <p className="flex flex-wrap items-baseline gap-x-4">
          <span className="tabular text-14 text-quiet">
            {score.before} to {score.after}
          </span>
          <ChangeWords change={score.after - score.before} />
          <Link to={`/analysis/${step.id}`} className="link text-14">
            Open this report
          </Link>
        </p>
      </div>
      {dateOnly && (
        <Notice kind="info" title="The date moved, the text didn't">
          <p>
            It was {dateOnly.before ?? "missing"} and is now {dateOnly.after}. Engines and readers compare:
            change the date only together with the text.
          </p>
        </Notice>
      )}
      {otherRules && (
        <p className="text-14 text-quiet">
          Our rules changed between the two analyses, which may explain part of the difference.
        </p>
      )}
      {checks.length === 0 ? (
        <p className="text-quiet">No check changed.</p>
      ) : (
        <ul className="grid grid-cols-1">
          {checks.map((check) => (
            <li
              key={check.id}
              className="grid grid-cols-1 gap-2 border-t border-line py-3 md:grid-cols-[220px_minmax(0,1fr)] md:gap-6"
            >
              <p>
                <span className="block font-semibold">{check.title}</span>
                <span className={`text-14 font-semibold ${check.better ? "text-good" : "text-poor"}`}>
                  {check.better ? "Better" : "Worse"}
                  {check.points !== 0 && `, ${check.points > 0 ? "+" : "−"}${Math.abs(check.points)} points`}
                </span>
              </p>
              <div className="grid gap-1 text-14">
                <Side label="Before" found={check.before.found} quote={check.before.quote} />
                <Side label="Now" found={check.after.found} quote={check.after.quote} />
              </div>
            </li>
          ))}
        </ul>
      )}
      {sentences.length > 0 && (
        <More
          summary={`${sentences.length + moreSentences} ${sentences.length + moreSentences === 1 ? "sentence" : "sentences"} changed`}
        >
          <ul className="grid grid-cols-1 gap-3 text-14">
            {sentences.map(({ before, after }) => (
              <li key={`${before}|${after}`} className="grid gap-1 border-l-3 border-line pl-3">
                {before !== null && (
                  <p className="text-quiet">
                    <span className="sr-only">Before: </span>
                    <del>{before}</del>
                  </p>
                )}
                {after !== null && (
                  <p>
                    <span className="sr-only">Now: </span>
                    <ins className="bg-accent-wash no-underline">{after}</ins>
                  </p>
                )}
              </li>
            ))}
          </ul>
          {moreSentences > 0 && <p className="pt-2 text-14 text-quiet">and {moreSentences} more</p>}
        </More>
      )}
    </li>
  );
}

function Side({ label, found, quote }: { label: string; found: string; quote: string }) {
  return (
    <p className="grid grid-cols-[56px_minmax(0,1fr)] gap-2">
      <span className="text-quiet">{label}</span>
      <span className="break-words">
        {found}
        {quote !== "" && !found.includes(quote) && (
          <>
            {" "}
            <Highlight>{quote}</Highlight>
          </>
        )}
      </span>
    </p>
  );
}
