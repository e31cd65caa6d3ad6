/** What changed on a page from one analysis to the next, with the words before and after. */
import type { PageChanges } from "@citeworthy/core/projects/compare-analyses";
import { Link } from "react-router";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { DateText } from "../../../ui/figures/date-text.tsx";
import { ChangeWords } from "./change-words.tsx";
import { CheckChanges } from "./check-changes.tsx";
import { SentenceChanges } from "./sentence-changes.tsx";

type StepView = { id: string; before: string; createdAt: string; changes: PageChanges };

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
        <CheckChanges checks={checks} />
      )}
      {sentences.length > 0 && <SentenceChanges sentences={sentences} more={moreSentences} />}
    </li>
  );
}
