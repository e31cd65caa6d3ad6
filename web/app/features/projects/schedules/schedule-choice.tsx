/** Daily, weekly or monthly. */
import type { RepeatInterval } from "@citeworthy/core/product/plans/schedule-uses";

export const EVERY_WORDS = { daily: "Every day", weekly: "Every week", monthly: "Every month" };

type ScheduleChoiceProps = { value: RepeatInterval; onChange: (every: RepeatInterval) => void };

export function ScheduleChoice({ value, onChange }: ScheduleChoiceProps) {
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-14 font-semibold">How often</legend>
      {Object.entries(EVERY_WORDS).map(([every, text]) => (
        <label key={every} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name="every"
            value={every}
            checked={value === every}
            onChange={() => onChange(every as RepeatInterval)}
            className="size-5 accent-accent"
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
