/** What can be done with the selected pages. It stays in view at the bottom while pages are selected. */
import { Archive, ArchiveRestore, Clock, RotateCw, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../ui/form/button.tsx";
import { SELECT_CLASS } from "../../../ui/form/select-class.ts";

type SelectionBarProps = {
  count: number;
  /** Set where more pages were found than are shown, and not all of them are selected yet. */
  offerAll: number | null;
  isArchive: boolean;
  others: { id: string; name: string }[];
  isBusy: boolean;
  onAll: () => void;
  onClear: () => void;
  onDo: (intent: string, extra?: Record<string, string>) => void;
};

export function SelectionBar({
  count,
  offerAll,
  isArchive,
  others,
  isBusy,
  onAll,
  onClear,
  onDo,
}: SelectionBarProps) {
  const act = (intent: string, text: string, icon: ReactNode, variant: "line" | "danger" = "line") => (
    <Button size="small" variant={variant} busy={isBusy} onClick={() => onDo(intent)}>
      {icon}
      {text}
    </Button>
  );
  return (
    <section
      aria-label="Selected pages"
      className="sticky bottom-3 z-10 mt-4 flex flex-wrap items-center justify-between gap-3 rounded-md border border-line bg-surface p-3 shadow-card md:px-5"
    >
      <p role="status" className="flex flex-wrap items-center gap-x-3 text-14">
        <b>{count.toLocaleString("en-US")} selected</b>
        {offerAll !== null && (
          <button type="button" onClick={onAll} className="link min-h-11">
            Select all {offerAll.toLocaleString("en-US")}
          </button>
        )}
        <button type="button" onClick={onClear} className="link min-h-11">
          Clear
        </button>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="primary" busy={isBusy} onClick={() => onDo("again")}>
          <RotateCw aria-hidden="true" className="size-4" />
          Analyze again
        </Button>
        {act("schedule", "Schedule", <Clock aria-hidden="true" className="size-4" />)}
        {others.length > 0 && (
          <select
            aria-label="Move to"
            value=""
            disabled={isBusy}
            onChange={(event) => onDo("move", { to: event.currentTarget.value })}
            className={`${SELECT_CLASS} min-h-11! max-w-40! text-14!`}
          >
            <option value="">Move to…</option>
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
        {isArchive
          ? act("restore", "Bring back", <ArchiveRestore aria-hidden="true" className="size-4" />)
          : act("archive", "Archive", <Archive aria-hidden="true" className="size-4" />)}
        {act("delete", "Delete", <Trash2 aria-hidden="true" className="size-4" />, "danger")}
      </div>
    </section>
  );
}
