/** The chart above the list of changes. Each break is explained at its step below. */
import type { LinePoint } from "@citeworthy/core/history/score-line";
import { ScorePlot } from "../../../ui/history/score-plot.tsx";

export function ScoresOverTime({ line }: { line: LinePoint[] }) {
  const isBroken = line.some(({ differences }) => differences.length > 0);
  return (
    <section
      aria-label="Scores over time"
      className="grid grid-cols-1 items-center gap-4 text-14 md:grid-cols-[400px_minmax(0,1fr)] md:gap-8"
    >
      <ScorePlot points={line.map((point) => ({ ...point, isApart: point.differences.length > 0 }))} />
      <div className="grid max-w-measure gap-2 text-quiet">
        {isBroken && (
          <p>Where the line stops, scores before and after can't be compared. The list below says why.</p>
        )}
        {line.some(({ isJudgedAgain }) => isJudgedAgain) && (
          <p>
            Earlier scores were computed again by the rubric of the latest analysis, so they may differ from
            the reports of those days.
          </p>
        )}
        <p>Changes of fewer than three points are within what small edits do, so they count as unchanged.</p>
      </div>
    </section>
  );
}
