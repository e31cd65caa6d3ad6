/** From the usual score to this page's: a table whose middle column is a chart. Without the chart it says the same. */
import { signed } from "@citeworthy/core/score/signed";
import type { ReactNode } from "react";
import { scoreColour } from "../../../ui/figures/score-colour.ts";
import { classes } from "../../../ui/marks/classes.ts";
import { type Scale, scaleFor } from "./scale.ts";

export type Step = { key: string; label: ReactNode; points: number };
export type Side = { title: string; points: number; steps: Step[] };
type WaterfallProps = {
  caption: string;
  start: { label: string; points: number };
  end: { label: string; score: number; exact: number };
  sides: Side[];
};

const LABEL = "w-[138px] py-0.5 pr-2 text-left align-middle leading-snug font-normal md:w-[212px]";
const NUMBER = "tabular w-14 text-right align-middle whitespace-nowrap";
const LINE = "absolute w-px bg-quiet/50";
/** On a phone the name of the next rating takes the rest of the axis. */
const LEFT_OF_GOAL = 10;

const hue = (points: number) => (points > 0 ? "text-good" : "text-poor");

type PlotProps = { scale: Scale; from?: number; to?: number; children?: ReactNode };

/** The lines lead from the row above to the row below. */
function Plot({ scale, from, to, children }: PlotProps) {
  return (
    <td aria-hidden="true" className="relative p-0">
      {scale.ticks.map((tick) => (
        <span key={tick} className="absolute inset-y-0 w-px bg-line" style={{ left: `${scale.at(tick)}%` }} />
      ))}
      <span
        className="absolute inset-y-0 border-l border-dashed border-fair-shape"
        style={{ left: `${scale.goal.at}%` }}
      />
      {from !== undefined && (
        <span className={`${LINE} top-0 h-1/2`} style={{ left: `${scale.at(from)}%` }} />
      )}
      {to !== undefined && <span className={`${LINE} bottom-0 h-1/2`} style={{ left: `${scale.at(to)}%` }} />}
      {children}
    </td>
  );
}

function Dot({ at, look }: { at: number; look: string }) {
  return (
    <span
      className={`absolute top-1/2 size-3.5 -translate-1/2 rounded-full print-color-exact ${look}`}
      style={{ left: `${at}%` }}
    />
  );
}

function Axis({ scale }: { scale: Scale }) {
  return (
    <thead className="text-14 text-quiet">
      <tr>
        <th scope="col" className={LABEL}>
          <span className="sr-only">What</span>
        </th>
        <td aria-hidden="true" className="relative h-7 p-0">
          {scale.ticks.map((tick) => (
            <span
              key={tick}
              className={classes(
                "absolute bottom-1 -translate-x-1/2 leading-none",
                scale.at(tick) > LEFT_OF_GOAL && "max-md:hidden",
              )}
              style={{ left: `${scale.at(tick)}%` }}
            >
              {tick}
            </span>
          ))}
          <span
            className={classes(
              "absolute bottom-1 leading-none font-medium whitespace-nowrap text-fair",
              scale.goal.at > 80 ? "-translate-x-full" : "-translate-x-1/2",
            )}
            style={{ left: `${scale.goal.at}%` }}
          >
            {scale.goal.label}
          </span>
        </td>
        <th scope="col" className={NUMBER}>
          <span className="sr-only">Points</span>
        </th>
      </tr>
    </thead>
  );
}

function Rows({ side, scale, before }: { side: Side; scale: Scale; before: number }) {
  let now = before;
  return (
    <tbody className={side.points > 0 ? "group/better" : ""}>
      <tr className={`h-8 ${hue(side.points)}`}>
        <th scope="rowgroup" className={`${LABEL} pt-2 font-semibold`}>
          {side.title}
        </th>
        <Plot scale={scale} from={before} to={before} />
        <td className={`${NUMBER} pt-2 font-semibold`}>{signed(side.points)}</td>
      </tr>
      {side.steps.map(({ key, label, points }) => {
        const from = now;
        now += points;
        const left = scale.at(Math.min(from, now));
        return (
          <tr key={key} className="h-7">
            <th scope="row" className={LABEL}>
              {label}
            </th>
            <Plot scale={scale} from={from} to={now}>
              <span
                className={classes(
                  "absolute top-1/2 h-3.5 min-w-1 -translate-y-1/2 rounded-xs print-color-exact",
                  points > 0 ? "bg-good" : "bg-poor",
                )}
                style={{ left: `${left}%`, width: `${scale.at(Math.max(from, now)) - left}%` }}
              />
            </Plot>
            <td className={`${NUMBER} font-medium`}>{signed(points)}</td>
          </tr>
        );
      })}
    </tbody>
  );
}

export function Waterfall({ caption, start, end, sides }: WaterfallProps) {
  const turns = [start.points];
  for (const { points } of sides) turns.push((turns.at(-1) ?? 0) + points);
  const scale = scaleFor(turns, end.score);
  return (
    <table className="w-full table-fixed border-separate border-spacing-0 text-14">
      <caption className="sr-only">{caption}</caption>
      <Axis scale={scale} />
      <tbody>
        <tr className="h-9 font-semibold">
          <th scope="row" className={`${LABEL} font-semibold`}>
            {start.label}
          </th>
          <Plot scale={scale} to={start.points}>
            <Dot at={scale.at(start.points)} look="border-3 border-ink bg-surface" />
          </Plot>
          <td className={`${NUMBER} font-serif text-22 leading-none font-medium`}>{start.points}</td>
        </tr>
      </tbody>
      {sides.map((side, at) => (
        <Rows key={side.title} side={side} scale={scale} before={turns[at] ?? start.points} />
      ))}
      <tbody>
        <tr className="h-9 font-semibold">
          <th scope="row" className={`${LABEL} font-semibold`}>
            {end.label}
          </th>
          <Plot scale={scale} from={end.exact}>
            <Dot at={scale.at(end.exact)} look={`bg-current ${scoreColour(end.score).word}`} />
          </Plot>
          <td className={`${NUMBER} font-serif text-22 leading-none font-medium`}>{end.score}</td>
        </tr>
      </tbody>
    </table>
  );
}
