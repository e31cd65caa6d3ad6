/** The overall score, its word, and how to read it. */
import { BAND_LABEL, BAND_RANGE, type Band, bandOf } from "@citeworthy/core/score/bands";
import type { ReactNode } from "react";
import { Card } from "../../ui/card.tsx";
import { ScoreGauge } from "../../ui/score-gauge.tsx";

const LEGEND: { band: Band; dot: string }[] = [
  { band: "excellent", dot: "bg-good" },
  { band: "good", dot: "bg-fair-shape" },
  { band: "needs-work", dot: "bg-poor" },
];

type ScoreCardProps = { score: number; explanation: string; children?: ReactNode };

export function ScoreCard({ score, explanation, children }: ScoreCardProps) {
  return (
    <Card className="grid gap-6">
      <div className="grid items-center gap-6 md:grid-cols-[auto_1fr] md:gap-10">
        <ScoreGauge score={score} labelled />
        <div className="grid gap-3">
          <h2 className="text-22">Overall GEO Score</h2>
          <p className="font-serif text-28 leading-none font-medium">{BAND_LABEL[bandOf(score)]}</p>
          <p className="max-w-[60ch]">{explanation}</p>
          <ul
            className="flex flex-wrap gap-x-6 gap-y-1 text-14 text-quiet"
            aria-label="How to read the score"
          >
            {LEGEND.map(({ band, dot }) => (
              <li key={band} className="flex items-center gap-2">
                <span aria-hidden="true" className={`size-2.5 rounded-full ${dot}`} />
                {BAND_RANGE[band]} {BAND_LABEL[band]}
              </li>
            ))}
          </ul>
        </div>
      </div>
      {children}
    </Card>
  );
}
