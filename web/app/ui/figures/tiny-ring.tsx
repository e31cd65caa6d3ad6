/** A score in a list: a small ring with its number, and the band's label next to it unless the row already shows it. */
import { BAND_LABEL, bandOf } from "@citeworthy/core/score/bands";
import { scoreColour } from "./score-colour.ts";

export function TinyRing({ score, word = true }: { score: number; word?: boolean }) {
  const colour = scoreColour(score);
  const label = BAND_LABEL[bandOf(score)];
  const ring = { cx: 20, cy: 20, r: 18, pathLength: 100, transform: "rotate(-90 20 20)" };
  return (
    <span className="inline-flex items-center gap-2.5">
      <span className="relative inline-grid size-10 shrink-0 place-items-center">
        <svg
          aria-hidden="true"
          viewBox="0 0 40 40"
          fill="none"
          strokeWidth="3.5"
          className="absolute inset-0 size-full"
        >
          <circle {...ring} className={colour.track} />
          <circle
            {...ring}
            strokeDasharray={`${score} 100`}
            strokeLinecap={score > 0 ? "round" : "butt"}
            className={colour.arc}
          />
        </svg>
        <span className="tabular relative text-14 leading-none font-semibold tracking-tight">
          <span className="sr-only">Score </span>
          {score}
        </span>
      </span>
      <span className={word ? `text-14 font-semibold whitespace-nowrap ${colour.word}` : "sr-only"}>
        {label}
      </span>
    </span>
  );
}
