/** One page in all answers: how often it was cited, for which questions, and with which words. */
import type { AddressHistory } from "@citeworthy/core/cited/by-page";
import { shortAddress } from "../../../addresses/short-address.ts";
import { ButtonLink } from "../../../ui/form/button.tsx";
import { EmptyState } from "../../../ui/layout/empty-state.tsx";
import { isWebAddress } from "../cited-paths.ts";
import { OpenPage } from "../claims/page-link.tsx";
import { Downloads } from "../downloads.tsx";
import { DaySpan } from "../figures/day-span.tsx";
import { nounFor, percent } from "../figures/share-words.ts";
import { answerGroups } from "./answer-groups.ts";
import { ClaimsOverTime } from "./claims-over-time.tsx";
import { PageAnswers } from "./page-answers.tsx";
import { PageQuestions } from "./page-questions.tsx";

export function CitedPageView({ page }: { page: AddressHistory }) {
  const { url, title, isOwn, questions, days, answers } = page;
  const groups = answerGroups(page);
  return (
    <div className="grid grid-cols-1 gap-14">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="grid min-w-0 grid-cols-1 gap-1">
          <h1 className="text-36 wrap-anywhere">{title ?? shortAddress(url)}</h1>
          <p className="flex max-w-full items-center gap-1 text-14 text-quiet">
            <span className="min-w-0 wrap-anywhere">
              {isOwn && <b className="text-ink">Your page. </b>}
              {shortAddress(url)}
            </span>
            {isWebAddress(url) && <OpenPage url={url} />}
          </p>
        </div>
        {answers.length > 0 && <Downloads what="page" filters={{ url }} />}
      </div>
      {answers.length === 0 ? (
        <EmptyState
          heading="h2"
          title="No answer has listed this page"
          action={<ButtonLink to="/ai-visibility-monitor">Ask the engines</ButtonLink>}
        >
          <p>Answers that cite this page, or read and drop it, appear here after a run of the monitor.</p>
        </EmptyState>
      ) : (
        <>
          <Counts page={page} />
          <PageQuestions questions={questions} isOwn={isOwn} />
          <ClaimsOverTime days={days} />
          {groups.length > 0 && <PageAnswers groups={groups} />}
        </>
      )}
    </div>
  );
}

function Counts({ page: { total, dropped, questions, from, to } }: { page: AddressHistory }) {
  return (
    <p className="-my-6 max-w-measure text-18">
      <b>
        Cited in {total.cited} of {nounFor(total.counted, "answer")}
      </b>{" "}
      to {nounFor(questions.length, "question")}
      {from && to && (
        <>
          , <DaySpan from={from} to={to} />
        </>
      )}
      . The true share is likely between {percent(total.interval.low)} and {percent(total.interval.high)}%.
      {dropped > 0 && ` ${nounFor(dropped, "answer")} read it and didn’t cite it.`}
    </p>
  );
}
