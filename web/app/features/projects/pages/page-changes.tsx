/** What changed on a page from one analysis to the next, with the words before and after. */
import {
  kindWords,
  limitWords,
  NOT_COMPARED_YET,
  rewrittenWords,
} from "@citeworthy/core/history/change-words";
import { differenceWords } from "@citeworthy/core/history/difference-words";
import type { PageChanges } from "@citeworthy/core/history/page-changes";
import { usualWords } from "@citeworthy/core/report/score-story";
import { Link } from "react-router";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { DateText } from "../../../ui/figures/date-text.tsx";
import { ChangeWords } from "./change-words.tsx";
import { CheckChanges } from "./check-changes.tsx";
import { OtherMoves } from "./other-moves.tsx";
import { SentenceChanges } from "./sentence-changes.tsx";

/** `changes` is null where the analysis wasn't compared with the one before. */
type StepView = { id: string; createdAt: string; changes: PageChanges | null };

export function PageStep({ step: { id, createdAt, changes } }: { step: StepView }) {
  return (
    <li className="grid grid-cols-1 gap-4 border-t-2 border-ink pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-22">
          <DateText iso={createdAt} long />
        </h2>
        <p className="flex flex-wrap items-baseline gap-x-4">
          {changes && <ScoreWords changes={changes} />}
          <Link to={`/analysis/${id}`} className="link text-14">
            Open this report
          </Link>
        </p>
      </div>
      {changes ? <Changes changes={changes} /> : <p className="text-quiet">{NOT_COMPARED_YET}</p>}
    </li>
  );
}

function ScoreWords({ changes: { points, score } }: { changes: PageChanges }) {
  return (
    <>
      <span className="tabular text-14 text-quiet">
        {points === null || points === 0 ? score.after : `${score.before} to ${score.after}`}
      </span>
      <ChangeWords change={points} />
    </>
  );
}

function Changes({ changes }: { changes: PageChanges }) {
  const { differences, points, sentences, moreSentences, rewritten, dateOnly } = changes;
  return (
    <>
      {dateOnly && (
        <Notice kind="info" title="The date moved, the text didn't">
          <p>
            It was {dateOnly.before ?? "missing"} and is now {dateOnly.after}. Engines and readers compare:
            change the date only together with the text.
          </p>
        </Notice>
      )}
      {points === null ? (
        <p className="max-w-measure">{differenceWords(differences)}</p>
      ) : (
        <Compared changes={changes} hasPoints={points !== 0} />
      )}
      {rewritten && <p className="max-w-measure">{rewrittenWords(rewritten)}</p>}
      {sentences.length > 0 && <SentenceChanges sentences={sentences} more={moreSentences} />}
    </>
  );
}

function Compared({ changes, hasPoints }: { changes: PageChanges; hasPoints: boolean }) {
  const { score, moved, limits, kind, checks } = changes;
  return (
    <>
      {limits.map(({ better, found }) => (
        <p key={found} className="max-w-measure">
          {limitWords({ better, found })}
        </p>
      ))}
      {hasPoints && kind && <p>{kindWords(kind)}</p>}
      {moved && <p className="max-w-measure text-quiet">{usualWords(moved)}</p>}
      {checks.length > 0 ? (
        <CheckChanges checks={checks} hasPoints={hasPoints} />
      ) : (
        !moved &&
        limits.length === 0 && (
          <p className="text-quiet">
            {hasPoints ? "No single check explains the change." : "No check changed."}
          </p>
        )
      )}
      {moved && <OtherMoves moved={moved} checks={checks} score={score.after} />}
    </>
  );
}
