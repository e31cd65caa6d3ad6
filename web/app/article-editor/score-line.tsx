/** The score of the text with the edits that are kept, in one plain sentence. */
import { ArrowRight } from "lucide-react";
import { TinyRing } from "../ui/figures/tiny-ring.tsx";

type ScoreLineProps = {
  from: number;
  to: number;
  /** How the second score was found. */
  measure: string;
  count: number;
  kept: number;
};

const sentence = (from: number, to: number): string => {
  if (to === from) return `The score stays at ${from}`;
  return to > from ? `The score goes from ${from} to ${to}` : `The score falls from ${from} to ${to}`;
};

export function ScoreLine({ from, to, measure, count, kept }: ScoreLineProps) {
  return (
    <section
      aria-label="Score before and after"
      aria-live="polite"
      className="flex flex-1 basis-100 flex-wrap items-center gap-x-8 gap-y-3"
    >
      <div className="flex items-center gap-3">
        <span aria-hidden="true" className="flex items-center gap-2">
          <TinyRing score={from} word={false} />
          {to !== from && (
            <>
              <ArrowRight className="size-4 text-quiet" />
              <TinyRing score={to} word={false} />
            </>
          )}
        </span>
        <div className="text-14">
          <p className="text-16 font-semibold">{sentence(from, to)}</p>
          <p className="text-quiet">{measure}</p>
        </div>
      </div>
      <div className="text-14">
        <p className="text-16 font-semibold">{count === 1 ? "1 edit" : `${count} edits`}</p>
        <p className="text-quiet">
          {kept} kept, {count - kept} undone
        </p>
      </div>
    </section>
  );
}
