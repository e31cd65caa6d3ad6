/** One engine over time: the pooled share, its interval, and when the page changed. A table shows the same data. */
import type { TrendPoint } from "@citeworthy/core/visibility/trend";
import { dateWords } from "../../../ui/figures/date-text.tsx";
import { More } from "../../../ui/parts/more.tsx";
import { percent } from "../monitor-view.ts";

const TICKS = [100, 75, 50, 25, 0];

const day = (iso: string) => dateWords(iso, false, 0);
const shareOf = ({ cited, counted }: TrendPoint) => cited / counted;

type TrendPlotProps = { name: string; points: readonly TrendPoint[] };

export function TrendPlot({ name, points }: TrendPlotProps) {
  const last = points.at(-1);
  const [first] = points;
  if (!first || !last) return <p className="text-quiet">{name} has not been measured yet.</p>;
  const words = `Share of ${name} answers that cite your site: now ${percent(shareOf(last))}% (95% confidence interval: ${percent(last.interval.low)} to ${percent(last.interval.high)}%)`;
  return (
    <figure className="grid gap-3">
      <div
        role="img"
        aria-label={words}
        className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-2 pt-2 text-12"
      >
        <div className="relative h-56 text-quiet">
          {TICKS.map((tick) => (
            <span
              key={tick}
              className="tabular absolute right-0 -translate-y-1/2"
              style={{ top: `${100 - tick}%` }}
            >
              {tick}%
            </span>
          ))}
        </div>
        <Drawing points={points} />
        <div
          className={`col-start-2 flex pt-2 text-quiet ${first === last ? "justify-center" : "justify-between"}`}
        >
          <span>{day(first.at)}</span>
          {first !== last && <span>{day(last.at)}</span>}
        </div>
      </div>
      <figcaption className="text-14 text-quiet">
        Each point covers 28 days. Shaded: 95% confidence interval. Dashed line: your page changed.
      </figcaption>
      <More summary="Show as table">
        <PointTable points={points} />
      </More>
    </figure>
  );
}

/** The drawing stretches to its frame. Strokes keep their width; the dots are separate elements to stay round. */
function Drawing({ points }: TrendPlotPoints) {
  const placed = points.map((point) => ({ point, x: placeOf(point, points) }));
  const y = (share: number) => 100 - share * 100;
  const upper = placed.map(({ point, x }) => `${x} ${y(point.interval.high)}`);
  const lower = placed.map(({ point, x }) => `${x} ${y(point.interval.low)}`).reverse();
  const line = placed.map(({ point, x }) => `${x} ${y(shareOf(point))}`);
  const still = { vectorEffect: "non-scaling-stroke", fill: "none" } as const;
  return (
    <div className="relative h-56">
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-0 size-full overflow-visible"
      >
        {TICKS.map((tick) => (
          <path key={tick} {...still} d={`M0 ${y(tick / 100)}H100`} className="stroke-line" />
        ))}
        {points.length === 1 ? (
          <path {...still} d={`M${upper[0]} L${lower[0]}`} strokeWidth="12" className="stroke-accent-wash" />
        ) : (
          <path d={`M${[...upper, ...lower].join(" L")}Z`} className="fill-accent-wash" />
        )}
        {placed.map(({ point, x }) =>
          point.pageChanged ? (
            <path
              key={point.at}
              {...still}
              d={`M${x} 0V100`}
              strokeDasharray="4 4"
              className="stroke-quiet"
            />
          ) : null,
        )}
        <path {...still} d={`M${line.join(" L")}`} strokeWidth="2" className="stroke-accent" />
      </svg>
      {placed.map(({ point, x }) => (
        <span
          key={point.at}
          className={`absolute -translate-x-1/2 -translate-y-1/2 rounded-full bg-accent ${points.length > 40 ? "size-1" : "size-2"}`}
          style={{ left: `${x}%`, top: `${y(shareOf(point))}%` }}
        />
      ))}
    </div>
  );
}
type TrendPlotPoints = Pick<TrendPlotProps, "points">;

/** Returns the position by time, in percent of the width. A single point goes in the middle. */
function placeOf({ at }: TrendPoint, points: readonly TrendPoint[]): number {
  const [first, last] = [points[0], points.at(-1)].map((point) => Date.parse(point?.at ?? at));
  const span = (last ?? 0) - (first ?? 0);
  return span === 0 ? 50 : Math.round(((Date.parse(at) - (first ?? 0)) / span) * 10_000) / 100;
}

function PointTable({ points }: TrendPlotPoints) {
  return (
    <table className="w-full text-left text-14">
      <thead>
        <tr className="border-b border-line text-quiet">
          {["Date", "Cited", "95% interval", "Page"].map((head) => (
            <th key={head} scope="col" className="py-2 pr-3 font-semibold">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map(({ at, cited, counted, interval, pageChanged }) => (
          <tr key={at} className="border-b border-line">
            <th scope="row" className="py-2 pr-3 font-normal">
              {day(at)}
            </th>
            <td className="tabular py-2 pr-3">
              {cited} of {counted}
            </td>
            <td className="tabular py-2 pr-3">
              {percent(interval.low)} to {percent(interval.high)}%
            </td>
            <td className="py-2">{pageChanged ? "changed" : ""}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
