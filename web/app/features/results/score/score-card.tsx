/** The overall score: its number and word, what it means in two sentences, and how to read it. */
import type { AnalysisResult } from "@citeworthy/core/contract";
import { scoreSentences } from "@citeworthy/core/report/score-summary";
import { NOT_MEASURED, unmeasuredSections } from "@citeworthy/core/report/section-words";
import { BAND_LABEL, BAND_RANGE, type Band, bandOf, EXCELLENT, GOOD } from "@citeworthy/core/score/bands";
import { Suspense } from "react";
import { part } from "../../../delivery/part.tsx";
import { scoreColour } from "../../../ui/figures/score-colour.ts";
import { ScoreGauge } from "../../../ui/figures/score-gauge.tsx";
import { Badge } from "../../../ui/labels/badge.tsx";
import { Card } from "../../../ui/parts/card.tsx";
import { titleOf } from "../sections/section-names.ts";
import { estimatedSections } from "./estimated-sections.ts";

/** Loaded only where a model gave marks. */
const FiveMarks = part(async () => ({ default: (await import("../marks/five-marks.tsx")).FiveMarks }));

const LEGEND: { band: Band; dot: string }[] = [
  { band: "excellent", dot: "bg-good" },
  { band: "good", dot: "bg-fair-shape" },
  { band: "needs-work", dot: "bg-poor" },
];

function distance(score: number): string {
  if (score >= EXCELLENT) return "The highest rating";
  const goal = score >= GOOD ? EXCELLENT : GOOD;
  const points = goal - score;
  return `${points} ${points === 1 ? "point" : "points"} below ${BAND_LABEL[bandOf(goal)]}`;
}

/** The overall score is as sure as its least sure section. */
const isPartlyEstimated = (result: AnalysisResult): boolean => estimatedSections(result).length > 0;

function sureness(result: AnalysisResult): string {
  if (result.score.byRules !== undefined) return "With marks";
  return isPartlyEstimated(result) ? "Partly estimated" : "Measured";
}

/** Which sections the score says nothing about. */
function LeftOut({ result }: { result: AnalysisResult }) {
  const left = unmeasuredSections(result).map(titleOf);
  if (left.length === 0) return null;
  return (
    <p className="text-14 text-quiet">
      {NOT_MEASURED}: {left.join(", ")}.
    </p>
  );
}

function Legend({ now }: { now: Band }) {
  return (
    <ul
      className="grid gap-1 text-14 text-quiet max-lg:flex max-lg:flex-wrap max-lg:gap-x-6"
      aria-label="How to read the score"
    >
      {LEGEND.map(({ band, dot }) => (
        <li key={band} className={`flex items-center gap-2 ${band === now ? "font-semibold text-ink" : ""}`}>
          <span aria-hidden="true" className={`size-2.5 rounded-full ${dot}`} />
          {BAND_RANGE[band]} {BAND_LABEL[band]}
        </li>
      ))}
    </ul>
  );
}

/** `was`: the score before the page was judged again. */
export function ScoreCard({ result, was }: { result: AnalysisResult; was: number | null }) {
  const { score, byRules } = result.score;
  const { reading } = result;
  const band = bandOf(score);
  return (
    <Card className="grid gap-5 lg:p-7">
      <h2 className="flex flex-wrap items-center justify-between gap-2 font-sans text-14 font-semibold tracking-normal">
        Overall GEO Score
        <Badge tone="outline">{sureness(result)}</Badge>
      </h2>
      <div className="flex items-center gap-5">
        <ScoreGauge score={score} labelled />
        <div className="grid gap-1">
          <p className={`font-serif text-28 leading-none font-medium ${scoreColour(score).word}`}>
            {BAND_LABEL[band]}
          </p>
          <p className="text-14 text-quiet">
            {distance(score)}
            {byRules !== undefined && `. ${byRules} by our own rules alone`}
          </p>
          {/* Always present, so that a screen reader announces the change. */}
          <p role="status" className="text-14 font-semibold empty:hidden">
            {was !== null && (
              <>
                <span className="sr-only">Judged again: {score}, </span>was {was} before your change
              </>
            )}
          </p>
        </div>
      </div>
      <p>{scoreSentences(result).join(" ")}</p>
      <LeftOut result={result} />
      <Legend now={band} />
      {reading?.marks && reading.model && (
        <Suspense>
          <FiveMarks marks={reading.marks} model={reading.model} />
        </Suspense>
      )}
    </Card>
  );
}
