/** The overall scores of one page over time, as a line. */
import { EXCELLENT, GOOD } from "@citeworthy/core/score/bands";
import { dateWords } from "../../../ui/figures/date-text.tsx";
import type { PointView } from "../result-view.ts";

const WIDTH = 320;
const HEIGHT = 110;
const FRAME = { left: 28, right: 34, top: 8, bottom: 8 };

/** Both rating lines are always in the plot, with some room around the scores. */
function rangeOf(scores: readonly number[]) {
  const room = 5;
  return {
    low: Math.max(0, Math.min(GOOD, ...scores) - room),
    high: Math.min(100, Math.max(EXCELLENT, ...scores) + room),
  };
}

function place(points: readonly PointView[]) {
  const times = points.map((point) => Date.parse(point.at));
  const [first = 0, last = 1] = [times[0], times.at(-1)];
  const across = WIDTH - FRAME.left - FRAME.right;
  const down = HEIGHT - FRAME.top - FRAME.bottom;
  const { low, high } = rangeOf(points.map(({ score }) => score));
  const y = (score: number) => FRAME.top + ((high - score) / (high - low)) * down;
  const x = (time: number) => FRAME.left + (last === first ? 0.5 : (time - first) / (last - first)) * across;
  return {
    y,
    dots: points.map((point, index) => ({ ...point, cx: x(times[index] ?? first), cy: y(point.score) })),
  };
}

export function ScorePlot({ points }: { points: PointView[] }) {
  const { y, dots } = place(points);
  const words = points.map((point) => `${point.score} on ${dateWords(point.at, false, 0)}`);
  const last = dots.at(-1);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`Overall score: ${words.join(", ")}`}
      className="w-full max-w-100 text-12"
    >
      {[EXCELLENT, GOOD].map((band) => (
        <g key={band}>
          <line
            x1={FRAME.left}
            x2={WIDTH}
            y1={y(band)}
            y2={y(band)}
            className="stroke-line"
            strokeDasharray="2 4"
          />
          <text x="0" y={y(band) + 4} className="fill-quiet">
            {band}
          </text>
        </g>
      ))}
      <polyline
        points={dots.map(({ cx, cy }) => `${cx},${cy}`).join(" ")}
        fill="none"
        strokeWidth="2"
        className="stroke-accent"
      />
      {dots.map(({ id, cx, cy }) => (
        <circle key={id} cx={cx} cy={cy} r="3.5" strokeWidth="2" className="fill-surface stroke-accent" />
      ))}
      {last && (
        <text x={last.cx + 9} y={last.cy + 5} className="fill-ink text-14 font-semibold">
          {last.score}
        </text>
      )}
    </svg>
  );
}
