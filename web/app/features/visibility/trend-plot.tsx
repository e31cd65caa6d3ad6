/** One engine over time: the pooled share, its 95% band, and when the page changed. A table says the same in words. */
import type { TrendPoint } from "@citeworthy/core/visibility/trend";
import { dateWords } from "../../ui/date-text.tsx";
import { percent } from "./monitor-view.ts";

const WIDTH = 720;
const HEIGHT = 260;
const LEFT = 48;
const BOTTOM = 230;
const TOP = 16;
const TICKS = [0, 25, 50, 75, 100];

const day = (iso: string) => dateWords(iso, false, "en-US", "UTC");
const y = (share: number) => BOTTOM - share * (BOTTOM - TOP);

export function TrendPlot({ name, points }: { name: string; points: readonly TrendPoint[] }) {
  const x = (at: number) =>
    points.length === 1 ? (LEFT + WIDTH) / 2 : LEFT + (at * (WIDTH - LEFT - 12)) / (points.length - 1);
  const share = ({ cited, counted }: TrendPoint) => cited / counted;
  const line = points.map((point, at) => `${x(at)} ${y(share(point))}`).join(" L");
  const upper = points.map(({ interval }, at) => `${x(at)} ${y(interval.high)}`);
  const lower = points.map(({ interval }, at) => `${x(at)} ${y(interval.low)}`).reverse();
  const last = points.at(-1);
  if (!last) return <p className="text-quiet">{name} has not been measured yet.</p>;
  return (
    <figure className="grid gap-3">
      <section
        aria-label={`Trend on ${name}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard
        tabIndex={0}
        className="overflow-x-auto"
      >
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          role="img"
          aria-label={`Share of ${name} answers that cite your site, now ${percent(share(last))}%, between ${percent(last.interval.low)} and ${percent(last.interval.high)}%`}
          className="w-full min-w-[30rem]"
        >
          {TICKS.map((tick) => (
            <g key={tick}>
              <path d={`M${LEFT} ${y(tick / 100)}H${WIDTH}`} className="stroke-line" />
              <text x={LEFT - 8} y={y(tick / 100) + 5} textAnchor="end" className="fill-quiet text-14">
                {tick}%
              </text>
            </g>
          ))}
          <path d={`M${[...upper, ...lower].join(" L")}Z`} className="fill-accent-wash" />
          <path d={`M${line}`} fill="none" strokeWidth="2" className="stroke-accent" />
          {points.map((point, at) => (
            <g key={point.at}>
              {point.pageChanged && (
                <path d={`M${x(at)} ${TOP}V${BOTTOM}`} strokeDasharray="4 4" className="stroke-quiet" />
              )}
              <circle cx={x(at)} cy={y(share(point))} r="4" className="fill-accent" />
            </g>
          ))}
        </svg>
      </section>
      <figcaption className="text-14 text-quiet">
        Each point pools 28 days. Shaded: 95% interval. Dashed: your page had changed.
      </figcaption>
      <details>
        <summary className="inline-flex min-h-11 items-center font-semibold text-accent">
          Show as table
        </summary>
        <table className="w-full text-left text-14">
          <thead>
            <tr className="border-b border-line text-quiet">
              {["Day", "Cited", "95% interval", "Page"].map((head) => (
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
      </details>
    </figure>
  );
}
