/** A status in one word with a colored dot. The dot is hollow if the subscription has ended or is about to end. */
import { classes } from "../../ui/marks/classes.ts";

export type DotTone = "plain" | "good" | "fair" | "poor";

const FULL: Record<DotTone, string> = {
  plain: "bg-quiet",
  good: "bg-good",
  fair: "bg-fair-shape",
  poor: "bg-poor",
};
const HOLLOW: Record<DotTone, string> = {
  plain: "border-2 border-quiet",
  good: "border-2 border-good",
  fair: "border-2 border-fair-shape",
  poor: "border-2 border-poor",
};

type StatusDotProps = { tone: DotTone; word: string; hollow?: boolean };

export function StatusDot({ tone, word, hollow = false }: StatusDotProps) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span
        aria-hidden="true"
        className={classes("size-2 shrink-0 rounded-full", hollow ? HOLLOW[tone] : FULL[tone])}
      />
      {word}
    </span>
  );
}
