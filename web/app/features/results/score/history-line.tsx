/** The score of one page over time, and what changed since the last analysis. */
import { SECTIONS, type Section } from "@citeworthy/core/contract";
import { TrendingUp } from "lucide-react";
import { DateText } from "../../../ui/figures/date-text.tsx";
import type { PointView } from "../result-view.ts";
import { titleOf } from "../sections/section-names.ts";
import { useWide } from "../sections/use-wide.ts";
import { FactLine } from "./fact-line.tsx";
import { ScorePlot } from "./score-plot.tsx";

const signed = (change: number) => (change > 0 ? `+${change}` : String(change));
const hue = (change: number) => (change > 0 ? "text-good" : change < 0 ? "text-poor" : "text-quiet");

/** `left`: sections that aren't measured now, so that their number is no change of the page. */
type ChangesProps = { then: PointView; now: PointView; left: readonly Section[] };

function Changes({ then, now, left }: ChangesProps) {
  const compared = SECTIONS.filter((section) => !left.includes(section));
  const moved = compared
    .map((section) => ({
      section,
      from: then.sections[section],
      to: now.sections[section],
      change: Math.round(now.sections[section] - then.sections[section]),
    }))
    .filter(({ change }) => change !== 0)
    .toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change));
  const still = compared.length - moved.length;
  return (
    <div className="grid content-start gap-2">
      <ul className="grid gap-1">
        {moved.map(({ section, from, to, change }) => (
          <li key={section} className="grid grid-cols-[1fr_auto_44px] gap-3 border-b border-line pb-1">
            <span>{titleOf(section)}</span>
            <span className="tabular">
              <span className="text-quiet">{from} to</span> {to}
            </span>
            <span className={`tabular text-right font-semibold ${hue(change)}`}>{signed(change)}</span>
          </li>
        ))}
        {still > 0 && (
          <li className="text-quiet">
            {still} {still === 1 ? "section" : "sections"} unchanged
          </li>
        )}
      </ul>
      {then.rubric !== now.rubric && (
        <p className="text-quiet">
          The scoring rubric changed from {then.rubric} to {now.rubric} between these analyses, which may
          explain part of the difference.
        </p>
      )}
    </div>
  );
}

type HistoryLineProps = { history: PointView[]; id: string | null; left: readonly Section[] };

export function HistoryLine({ history, id, left }: HistoryLineProps) {
  const isWide = useWide();
  const at = history.findIndex((point) => point.id === id);
  const points = at >= 0 ? history.slice(0, at + 1) : history;
  const [then, now] = [points.at(-2), points.at(-1)];
  if (!then || !now) return null;
  const change = now.score - then.score;
  return (
    <FactLine
      icon={TrendingUp}
      isOpen={isWide}
      title={
        <>
          {change === 0 ? "No change" : <span className={hue(change)}>{signed(change)}</span>} since{" "}
          <DateText iso={then.at} />
        </>
      }
      note={`Analyzed ${points.length} times`}
    >
      <ScorePlot points={points} />
      <Changes then={then} now={now} left={left} />
    </FactLine>
  );
}
