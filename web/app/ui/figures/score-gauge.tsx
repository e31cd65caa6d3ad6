/** A score as a ring, animated for one second. The number and the label repeat what the color shows. */
import { BAND_LABEL, bandOf, EXCELLENT, GOOD } from "@citeworthy/core/score/bands";
import { scoreColour } from "./score-colour.ts";

type ScoreGaugeProps = {
  score: number;
  size?: "small" | "large";
  /** Writes 'Score' under the number. */
  labelled?: boolean;
};

const SIZE = {
  small: { box: "size-22", number: "text-28", stroke: 10 },
  large: { box: "size-32", number: "text-48", stroke: 8 },
};

/** A notch in the ring where a band begins. */
function Notch({ at }: { at: number }) {
  return <line x1="50" y1="0" x2="50" y2="12" transform={`rotate(${at * 3.6} 50 50)`} />;
}

export function ScoreGauge({ score, size = "large", labelled = false }: ScoreGaugeProps) {
  const colour = scoreColour(score);
  const { box, number, stroke } = SIZE[size];
  const word = BAND_LABEL[bandOf(score)];
  const ring = { cx: 50, cy: 50, r: 50 - stroke / 2, pathLength: 100, transform: "rotate(-90 50 50)" };
  return (
    <div role="img" aria-label={`Score ${score} of 100: ${word}`} className={`relative shrink-0 ${box}`}>
      <svg aria-hidden="true" viewBox="0 0 100 100" fill="none" strokeWidth={stroke} className="size-full">
        <circle {...ring} className={colour.track} />
        <circle
          {...ring}
          strokeDasharray={`${score} 100`}
          strokeLinecap={score > 0 ? "round" : "butt"}
          className={`animate-ring ${colour.arc}`}
        />
        {size === "large" && (
          <g className="stroke-surface" strokeWidth="1.4">
            <Notch at={GOOD} />
            <Notch at={EXCELLENT} />
          </g>
        )}
      </svg>
      <div
        aria-hidden="true"
        className="absolute inset-0 grid place-content-center justify-items-center text-center"
      >
        <span className={`tabular font-serif leading-none font-medium tracking-[-0.03em] ${number}`}>
          {score}
        </span>
        {labelled && <span className="text-12 text-quiet">Score</span>}
      </div>
    </div>
  );
}
