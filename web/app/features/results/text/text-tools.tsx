/** What the page text offers besides the text: filters, and a tip for the chosen mark. */
import { Link } from "react-router";
import { buttonClass } from "../../../ui/form/button.tsx";
import { slugOf } from "../sections/section-names.ts";
import type { Mark } from "./text-marks.ts";

export type Filter = "change" | "good" | "all";
export const FILTERS: { id: Filter; label: string; takes(mark: Mark): boolean }[] = [
  { id: "change", label: "To change", takes: ({ isToChange }) => isToChange },
  { id: "good", label: "Good", takes: ({ isToChange }) => !isToChange },
  { id: "all", label: "All", takes: () => true },
];

const costWords = ({ points }: Mark) => (points > 0 ? `Costs ${points.toFixed(1)} points` : "To change");

export function Tip({ mark, onClose }: { mark: Mark; onClose(): void }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-sm border border-line bg-surface py-2 pr-2 pl-4 font-sans shadow-card"
    >
      <p className="min-w-0 flex-1 basis-50 text-16 leading-snug">
        {mark.says}
        <span className="block text-14 text-quiet">
          {mark.isToChange ? costWords(mark) : "Good as it is"}
        </span>
      </p>
      {mark.section && (
        <Link
          to={{ hash: slugOf(mark.section) }}
          preventScrollReset
          onClick={onClose}
          className={buttonClass({ size: "small" })}
        >
          Open
        </Link>
      )}
    </div>
  );
}

export function Filters({
  marks,
  now,
  onChange,
}: {
  marks: Mark[];
  now: Filter;
  onChange(filter: Filter): void;
}) {
  return (
    <div className="flex flex-wrap gap-2">
      {FILTERS.map(({ id, label, takes }) => (
        <button
          key={id}
          type="button"
          aria-pressed={now === id}
          onClick={() => onChange(id)}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-edge px-4 text-14 hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
        >
          {label} <b>{marks.filter(takes).length}</b>
        </button>
      ))}
    </div>
  );
}
