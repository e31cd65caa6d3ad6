/** The score of one page over time, and what moved since the last look. */
import { SECTIONS } from "@citeworthy/core/contract";
import { EXCELLENT, GOOD } from "@citeworthy/core/score/bands";
import { DateText, dateWords } from "../../ui/date-text.tsx";
import type { PointView } from "./result-view.ts";
import { titleOf } from "./section-names.ts";

const WIDTH = 320;
const HEIGHT = 132;
const FRAME = { left: 28, right: 34, top: 10, bottom: 26 };

function place(points: readonly PointView[]) {
  const times = points.map((point) => Date.parse(point.at));
  const [first = 0, last = 1] = [times[0], times.at(-1)];
  const across = WIDTH - FRAME.left - FRAME.right;
  const down = HEIGHT - FRAME.top - FRAME.bottom;
  const y = (score: number) => FRAME.top + (1 - score / 100) * down;
  const x = (time: number) => FRAME.left + (last === first ? 0.5 : (time - first) / (last - first)) * across;
  return {
    y,
    dots: points.map((point, index) => ({ ...point, cx: x(times[index] ?? first), cy: y(point.score) })),
  };
}

function Plot({ points }: { points: PointView[] }) {
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

const signed = (change: number) => (change > 0 ? `+${change}` : String(change));
const hue = (change: number) => (change > 0 ? "text-good" : change < 0 ? "text-poor" : "text-quiet");

function Changes({ then, now }: { then: PointView; now: PointView }) {
  const moved = SECTIONS.map((section) => ({
    section,
    from: then.sections[section],
    to: now.sections[section],
    change: Math.round(now.sections[section] - then.sections[section]),
  }))
    .filter(({ change }) => change !== 0)
    .toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change));
  const still = SECTIONS.length - moved.length;
  const overall = now.score - then.score;
  return (
    <div className="grid content-start gap-2">
      <h3 className="font-sans text-16 font-semibold tracking-normal">
        Since <DateText iso={then.at} />: <span className={hue(overall)}>{signed(overall)}</span>
      </h3>
      <ul className="grid gap-1 text-14">
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
        <p className="text-14 text-quiet">
          The rubric changed from {then.rubric} to {now.rubric} in between, so part of the difference may be
          ours.
        </p>
      )}
    </div>
  );
}

export function Trend({ history, id }: { history: PointView[]; id: string | null }) {
  const at = history.findIndex((point) => point.id === id);
  const points = at >= 0 ? history.slice(0, at + 1) : history;
  const [then, now] = [points.at(-2), points.at(-1)];
  if (!then || !now) return null;
  return (
    <section
      aria-label="Since the last analysis"
      className="grid gap-8 border-t border-line pt-6 md:grid-cols-2"
    >
      <div className="grid content-start gap-2">
        <h3 className="font-sans text-16 font-semibold tracking-normal">
          Score over {points.length} analyses
        </h3>
        <Plot points={points} />
      </div>
      <Changes then={then} now={now} />
    </section>
  );
}
