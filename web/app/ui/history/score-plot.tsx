/** Scores over time as a line, which stops where two neighbours can't be compared. */
import { EXCELLENT, GOOD } from "@citeworthy/core/score/bands";
import { dateWords } from "../figures/date-text.tsx";

/** `isApart`: it can't be compared with the point before. */
type PlotPoint = { id: string; score: number; at: string; isApart: boolean };
type Dot = PlotPoint & { cx: number; cy: number };

const WIDTH = 320;
const HEIGHT = 128;
const FRAME = { left: 30, right: 36, top: 10, bottom: 26 };

/** Both rating lines are always in the plot, with some room around the scores. */
function rangeOf(scores: readonly number[]) {
  const room = 5;
  return {
    low: Math.max(0, Math.min(GOOD, ...scores) - room),
    high: Math.min(100, Math.max(EXCELLENT, ...scores) + room),
  };
}

/** Every analysis is one step to the right: by the clock, those of one afternoon would be a single dot. */
function place(points: readonly PlotPoint[]) {
  const across = WIDTH - FRAME.left - FRAME.right;
  const down = HEIGHT - FRAME.top - FRAME.bottom;
  const { low, high } = rangeOf(points.map(({ score }) => score));
  const y = (score: number) => FRAME.top + ((high - score) / (high - low)) * down;
  const x = (at: number) => FRAME.left + (at / Math.max(1, points.length - 1)) * across;
  return { y, dots: points.map((point, at): Dot => ({ ...point, cx: x(at), cy: y(point.score) })) };
}

function stretches(dots: readonly Dot[]): Dot[][] {
  const found: Dot[][] = [];
  for (const dot of dots) {
    if (dot.isApart || found.length === 0) found.push([]);
    found.at(-1)?.push(dot);
  }
  return found;
}

const inWords = ({ score, at, isApart }: PlotPoint): string =>
  `${score} on ${dateWords(at, false, 0)}${isApart ? " (not comparable with the one before)" : ""}`;

export function ScorePlot({ points }: { points: PlotPoint[] }) {
  const { y, dots } = place(points);
  const lines = stretches(dots);
  const last = dots.at(-1);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`Overall score: ${points.map(inWords).join(", ")}`}
      className="w-full max-w-100 text-12"
    >
      {[EXCELLENT, GOOD].map((band) => (
        <Level key={band} score={band} y={y(band)} />
      ))}
      {lines.slice(1).map(([first], at) => (
        <Break key={first?.id} x={((lines[at]?.at(-1)?.cx ?? 0) + (first?.cx ?? 0)) / 2} />
      ))}
      {lines.map((line) => (
        <polyline
          key={line[0]?.id}
          points={line.map(({ cx, cy }) => `${cx},${cy}`).join(" ")}
          fill="none"
          strokeWidth="2"
          className="stroke-accent"
        />
      ))}
      {dots.map(({ id, cx, cy }) => (
        <circle key={id} cx={cx} cy={cy} r="3.5" strokeWidth="2" className="fill-surface stroke-accent" />
      ))}
      {last && (
        <text x={last.cx + 9} y={last.cy + 5} className="fill-ink text-14 font-semibold">
          {last.score}
        </text>
      )}
      <Days first={points[0]?.at} last={points.at(-1)?.at} />
    </svg>
  );
}

function Level({ score, y }: { score: number; y: number }) {
  return (
    <g>
      <line x1={FRAME.left} x2={WIDTH} y1={y} y2={y} className="stroke-line" strokeDasharray="2 4" />
      <text x="0" y={y + 4} className="fill-quiet">
        {score}
      </text>
    </g>
  );
}

/** Two short strokes across the gap, as charts mark a cut axis. */
function Break({ x }: { x: number }) {
  const bottom = HEIGHT - FRAME.bottom;
  const stroke = (at: number) => `M${x + at - 2} ${bottom + 5}L${x + at + 2} ${bottom - 5}`;
  return (
    <g className="stroke-quiet">
      <line x1={x} x2={x} y1={FRAME.top} y2={bottom - 8} strokeDasharray="1 4" strokeLinecap="round" />
      <path d={`${stroke(-2)}${stroke(2)}`} strokeWidth="1.5" />
    </g>
  );
}

function Days({ first = "", last = "" }: { first: string | undefined; last: string | undefined }) {
  const [from, to] = [dateWords(first, false, 0), dateWords(last, false, 0)];
  return (
    <g className="fill-quiet">
      <text x={FRAME.left} y={HEIGHT - 6}>
        {from}
      </text>
      {to !== from && (
        <text x={WIDTH - FRAME.right} y={HEIGHT - 6} textAnchor="end">
          {to}
        </text>
      )}
    </g>
  );
}
