/** Topic fit in three steps: bars for the eye, words for everyone. */
import { FIT_LABEL, FIT_STEPS, type FitStep } from "@citeworthy/core/visibility/estimates/fit-steps";

const COLOR: Record<FitStep, { bar: string; word: string }> = {
  off: { bar: "bg-poor", word: "text-poor" },
  on: { bar: "bg-fair-shape", word: "text-fair" },
  answers: { bar: "bg-good", word: "text-good" },
};

export function FitMeter({ step }: { step: FitStep }) {
  const { bar, word } = COLOR[step];
  const filled = FIT_STEPS.indexOf(step);
  return (
    <span className="inline-flex items-center gap-3">
      <span aria-hidden="true" className="flex gap-1">
        {FIT_STEPS.map((one, at) => (
          <span key={one} className={`h-2 w-6 rounded-xs ${at <= filled ? bar : "bg-line"}`} />
        ))}
      </span>
      <span className={`font-semibold ${word}`}>{FIT_LABEL[step]}</span>
    </span>
  );
}
