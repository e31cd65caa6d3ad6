/** One site on one engine: the score on a background that darkens with it, the cited answers, and the interval. */
import type { Versus } from "@citeworthy/core/contract/visibility";
import { cellOpacity, MONITOR_LABEL, monitorBand, percentOf } from "@citeworthy/core/visibility/ratings";
import { ChevronDown, ChevronUp } from "lucide-react";
import { Badge } from "../../../ui/labels/badge.tsx";
import { type CellView, percent, toneOf } from "../monitor-view.ts";

const GROUND = { good: "bg-good-wash", fair: "bg-fair-wash", orange: "bg-orange-wash", poor: "bg-poor-wash" };
const WORD = { good: "text-good", fair: "text-fair", orange: "text-orange", poor: "text-poor" };
const BAR = { good: "bg-good", fair: "bg-fair-shape", orange: "bg-orange", poor: "bg-poor" };

export function MatrixCell({ cell, versus }: { cell: CellView; versus: Versus | undefined }) {
  const { relevanceScore: score, interval, provenance } = cell;
  const tone = toneOf(score);
  if (cell.isMissing) return <MissingCell note={cell.note} />;
  const isNever = interval !== null && cell.cited === 0;
  return (
    <td className="relative min-w-40 border-b-4 border-l-4 border-paper p-4 align-top">
      <span
        aria-hidden="true"
        data-ground={score}
        className={`absolute inset-0 ${GROUND[tone]}`}
        style={{ opacity: cellOpacity(score) }}
      />
      <div className="relative grid gap-1.5">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="tabular font-serif text-28">
            {isNever ? `${cell.cited} of ${cell.counted}` : `${percentOf(score)}%`}
          </span>
          <span className={`text-14 font-semibold ${WORD[tone]}`}>{MONITOR_LABEL[monitorBand(score)]}</span>
        </p>
        {interval && (
          <IntervalBar interval={interval} at={isNever ? 0 : percentOf(score)} colour={BAR[tone]} />
        )}
        {interval && (
          <p className="tabular flex flex-wrap justify-between gap-x-3 text-14">
            <span>
              {isNever ? `never cited, score ${percentOf(score)}%` : `${cell.cited} of ${cell.counted} cited`}
            </span>
            <span>
              {percent(interval.low)} to {percent(interval.high)}%
            </span>
          </p>
        )}
        {cell.wordShare !== null && <p className="text-14">Word share {percent(cell.wordShare)}%</p>}
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone={provenance === "measured" ? "accent" : "outline"}>
            {provenance === "measured" ? "Measured" : "Estimated"}
          </Badge>
          {versus && <Comparison versus={versus} />}
        </p>
        {cell.note && Object.keys(cell.outcomes).length > 0 && <p className="text-14">{cell.note}</p>}
      </div>
    </td>
  );
}

type IntervalBarProps = { interval: NonNullable<CellView["interval"]>; at: number; colour: string };

/** A dot at the score, in percent, on a line from the low to the high end of the interval. */
function IntervalBar({ interval: { low, high }, at, colour }: IntervalBarProps) {
  return (
    <span aria-hidden="true" className="relative my-1 block h-2">
      <span
        className="absolute top-[3px] h-0.5 bg-edge"
        style={{ left: `${percent(low)}%`, right: `${100 - percent(high)}%` }}
      />
      <span
        className={`absolute top-0 size-2 -translate-x-1/2 rounded-full ${colour}`}
        style={{ left: `${at}%` }}
      />
    </span>
  );
}

const MissingCell = ({ note }: { note: string | null }) => (
  <td className="max-w-56 min-w-40 border-b-4 border-l-4 border-paper bg-surface p-4 align-top text-14 text-quiet">
    {note}
  </td>
);

function Comparison({ versus }: { versus: NonNullable<Versus> }) {
  if (versus === "alike")
    return (
      <span className="text-14" title="No clear difference from you">
        <span aria-hidden="true">≈ you</span>
        <span className="sr-only">No clear difference from you</span>
      </span>
    );
  const Icon = versus === "ahead" ? ChevronUp : ChevronDown;
  return (
    <span className="inline-flex items-center gap-1 text-14 font-semibold">
      <Icon aria-hidden="true" className="size-4" />
      {versus === "ahead" ? "ahead of you" : "behind you"}
    </span>
  );
}
