/** How much of an allowance is used: green, yellow from 70%, red from 90%. */
type MeterProps = { label: string; used: number; limit: number };

const RED_FROM = 90;
const YELLOW_FROM = 70;
/** From here on, the meter says how many uses remain. */
const MAX_REMAINING_SHOWN = 2;

const shade = (percent: number) => (percent >= RED_FROM ? "poor" : percent >= YELLOW_FROM ? "fair" : "good");

const FILL = { good: "bg-good", fair: "bg-fair-shape", poor: "bg-poor" };
const TRACK = { good: "bg-good-wash", fair: "bg-fair-wash", poor: "bg-poor-wash" };
const WORD = { good: "text-good", fair: "text-fair", poor: "text-poor" };

/** A limit of 0 gives a full bar, because nothing can be used. */
export const usedPercent = (used: number, limit: number): number =>
  limit === 0 ? 100 : Math.min(100, (used / limit) * 100);

export function remark(used: number, limit: number): string | null {
  if (used >= limit) return "Limit reached";
  return limit - used <= MAX_REMAINING_SHOWN ? `${limit - used} remaining` : null;
}

export function Meter({ label, used, limit }: MeterProps) {
  const percent = usedPercent(used, limit);
  const colour = shade(percent);
  const note = remark(used, limit);
  return (
    <div className="grid gap-2">
      <div className="flex items-baseline justify-between gap-4">
        <span>{label}</span>
        <span className="tabular">
          <b>{used}</b> of {limit}
        </span>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a <meter> cannot be styled consistently across browsers */}
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.max(limit, 1)}
        aria-valuenow={Math.min(used, Math.max(limit, 1))}
        aria-valuetext={note ? `${used} of ${limit}, ${note}` : `${used} of ${limit}`}
        className={`h-1.5 overflow-hidden rounded-full ${TRACK[colour]}`}
      >
        <div className={`h-full rounded-full ${FILL[colour]}`} style={{ width: `${percent}%` }} />
      </div>
      {note && <p className={`text-14 font-semibold ${WORD[colour]}`}>{note}</p>}
    </div>
  );
}
