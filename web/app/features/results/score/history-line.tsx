/** The score of one page over time, and what moved it since the analysis before. */
import { mainChecks, mainMoves } from "@citeworthy/core/history/causes";
import {
  kindWords,
  limitWords,
  NOT_COMPARED_YET,
  rewrittenWords,
} from "@citeworthy/core/history/change-words";
import { differenceWords } from "@citeworthy/core/history/difference-words";
import type { PageChanges } from "@citeworthy/core/history/page-changes";
import type { LinePoint } from "@citeworthy/core/history/score-line";
import { movesSum } from "@citeworthy/core/history/score-moves";
import { restTitle } from "@citeworthy/core/score/score-sum";
import type { ReactNode } from "react";
import { DateText } from "../../../ui/figures/date-text.tsx";
import { PointChange } from "../../../ui/history/point-change.tsx";
import { Rewording } from "../../../ui/history/rewording.tsx";
import { ScorePlot } from "../../../ui/history/score-plot.tsx";
import { TrendingUp } from "../../../ui/parts/report-icons.tsx";
import type { HistoryView } from "../result-view.ts";
import { useWide } from "../sections/use-wide.ts";
import { FactLine } from "./fact-line.tsx";

export function HistoryLine({ history: { line, changes } }: { history: HistoryView }) {
  const isWide = useWide();
  const then = line.at(-2);
  if (!then) return null;
  return (
    <FactLine
      icon={TrendingUp}
      isOpen={isWide}
      title={
        <>
          <Verdict points={changes?.points ?? null} /> <DateText iso={then.at} />
        </>
      }
      note={`Analyzed ${line.length} times`}
    >
      <ScorePlot points={line.map((point) => ({ ...point, isApart: point.differences.length > 0 }))} />
      {changes ? <Causes changes={changes} /> : <p className="text-quiet">{NOT_COMPARED_YET}</p>}
      <Breaks line={line} />
    </FactLine>
  );
}

function Verdict({ points }: Pick<PageChanges, "points">): ReactNode {
  if (points === null) return "Not compared with";
  if (points === 0) return "Unchanged since";
  return (
    <>
      <PointChange points={points} /> since
    </>
  );
}

function Move({ title, points }: { title: string; points: number }) {
  return (
    <span className="grid grid-cols-[minmax(0,1fr)_auto] gap-3">
      <span className="font-medium">{title}</span>
      <PointChange points={points} inTenths />
    </span>
  );
}

/** Where no check explains the change; the page's history has the rest. */
const SHOWN_SENTENCES = 3;

/** Below three points nothing is claimed, so there is nothing to explain. */
function Causes({ changes }: { changes: PageChanges }) {
  const { score, points, moved, limits, kind, checks, sentences, rewritten } = changes;
  if (points === null || points === 0) return null;
  const told = mainMoves(changes);
  const causes = told?.causes ?? mainChecks({ points, checks }).map((check) => ({ move: check, check }));
  const isExplained = causes.length + limits.length > 0;
  return (
    <ul className="grid gap-3">
      {limits.map(({ better, found }) => (
        <li key={found}>{limitWords({ better, found })}</li>
      ))}
      {kind && <li>{kindWords(kind)}</li>}
      {causes.map(({ move, check }) => (
        <li key={move.id} className="grid gap-1">
          <Move title={move.title} points={move.points} />
          {check && <span className="text-quiet">{check.after.found}</span>}
          {check?.sentence && <Rewording {...check.sentence} />}
        </li>
      ))}
      {told?.rest && (
        <li>
          <Move title={restTitle(told.rest)} points={told.rest.points} />
        </li>
      )}
      {moved && <li className="tabular text-quiet">{movesSum(moved, score.after)}.</li>}
      {rewritten && <li>{rewrittenWords(rewritten)}</li>}
      {!isExplained &&
        sentences.slice(0, SHOWN_SENTENCES).map((sentence) => (
          <li key={`${sentence.before}|${sentence.after}`}>
            <Rewording {...sentence} />
          </li>
        ))}
    </ul>
  );
}

/** Why the line stops where it does, newest first. */
function Breaks({ line }: { line: LinePoint[] }) {
  const breaks = line.filter(({ differences }) => differences.length > 0).toReversed();
  return (
    <>
      {breaks.map(({ id, at, differences }) => (
        <p key={id} className="text-quiet">
          <DateText iso={at} />: {differenceWords(differences)}
        </p>
      ))}
      {line.some(({ isJudgedAgain }) => isJudgedAgain) && (
        <p className="text-quiet">
          Earlier scores were computed again by the rubric of this analysis, so they may differ from the
          reports of those days.
        </p>
      )}
    </>
  );
}
