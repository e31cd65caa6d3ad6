/** Two or three choices side by side, one of which is pressed. */
import type { ReactNode } from "react";
import { classes } from "../ui/marks/classes.ts";

type Segment<Id extends string> = { id: Id; label: ReactNode };
type SegmentsProps<Id extends string> = {
  label: string;
  segments: readonly Segment<Id>[];
  value: Id;
  onChange(id: Id): void;
};

export function Segments<Id extends string>({ label, segments, value, onChange }: SegmentsProps<Id>) {
  return (
    <fieldset
      aria-label={label}
      className="inline-flex rounded-sm border border-line bg-wash p-0.5 max-md:w-full print:hidden"
    >
      {segments.map((segment) => (
        <button
          key={segment.id}
          type="button"
          aria-pressed={segment.id === value}
          onClick={() => onChange(segment.id)}
          className={classes(
            "inline-flex min-h-10 items-center justify-center gap-1.5 rounded-xs px-3.5 text-14 font-semibold whitespace-nowrap max-md:min-h-11 max-md:flex-1",
            segment.id === value
              ? "bg-surface text-ink shadow-card dark:bg-line"
              : "text-quiet hover:text-ink",
          )}
        >
          {segment.label}
        </button>
      ))}
    </fieldset>
  );
}
