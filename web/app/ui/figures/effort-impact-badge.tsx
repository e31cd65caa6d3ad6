/** The effort or impact of a change. The compact form for phones shows only the icon and 'Low' or 'High'. */
import type { Level } from "@citeworthy/core/score/bands";
import { Timer, TrendingUp } from "../parts/report-icons.tsx";

type Kind = "effort" | "impact";
type EffortImpactBadgeProps = {
  kind: Kind;
  level: Level;
  /** `responsive` is compact on a phone and full from 768 px on. */
  form?: "full" | "compact" | "responsive";
};

const NOUN: Record<Kind, string> = { effort: "Effort", impact: "Impact" };
const WORD: Record<Level, string> = { low: "Low", high: "High" };
const ICON = { effort: Timer, impact: TrendingUp };
const COLOUR: Record<Kind, Record<Level, string>> = {
  effort: { low: "text-good", high: "text-orange" },
  impact: { low: "text-quiet", high: "text-blue" },
};
/** The noun stays available to screen readers when it is hidden. */
const NOUN_CLASS = { full: "", compact: "sr-only", responsive: "max-md:sr-only" };

export function EffortImpactBadge({ kind, level, form = "full" }: EffortImpactBadgeProps) {
  const Icon = ICON[kind];
  return (
    <span
      className={`inline-flex items-center gap-1.5 text-14 font-semibold whitespace-nowrap ${COLOUR[kind][level]}`}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <span>
        {WORD[level]}
        <span className={NOUN_CLASS[form]}> {NOUN[kind]}</span>
      </span>
    </span>
  );
}
