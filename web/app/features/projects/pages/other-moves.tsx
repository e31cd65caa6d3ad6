/** What else moved the score of a page, below the checks that changed, and how it all adds up. */
import type { CheckChange } from "@citeworthy/core/history/page-changes";
import { movesSum, type ScoreMoves } from "@citeworthy/core/history/score-moves";
import { foldedRows, restTitle } from "@citeworthy/core/score/score-sum";
import { PointChange } from "../../../ui/history/point-change.tsx";

const MOST_ROWS = 5;

type OtherMovesProps = { moved: ScoreMoves; checks: readonly CheckChange[]; score: number };

export function OtherMoves({ moved, checks, score }: OtherMovesProps) {
  const others = moved.moves.filter(({ id }) => !checks.some((check) => check.id === id));
  const { shown, rest } = foldedRows(others, { most: MOST_ROWS, pointsOf: ({ points }) => points });
  const rows = [...shown, ...(rest ? [{ id: "rest", title: restTitle(rest), points: rest.points }] : [])];
  return (
    <div className="grid grid-cols-1 gap-3 border-t border-line pt-3 md:grid-cols-[220px_minmax(0,1fr)] md:gap-6">
      <p className="font-semibold">{rows.length > 0 ? "Other differences" : "Together"}</p>
      <div className="grid gap-3 text-14">
        {rows.length > 0 && (
          <ul className="grid max-w-[420px] gap-1">
            {rows.map(({ id, title, points }) => (
              <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-3">
                {title}
                <PointChange points={points} inTenths />
              </li>
            ))}
          </ul>
        )}
        <p className="tabular text-quiet">{movesSum(moved, score)}.</p>
      </div>
    </div>
  );
}
