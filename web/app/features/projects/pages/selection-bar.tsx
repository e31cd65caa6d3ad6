/** What can be done with the selected pages. It stays in view at the bottom while pages are selected. */
import { Archive, ArchiveRestore, Clock, RotateCw, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../ui/form/button.tsx";
import { SELECT_CLASS } from "../../../ui/form/select-class.ts";

type SelectedCountProps = {
  count: number;
  /** Set where more pages were found than are shown, and not all of them are selected yet. */
  offerAll: number | null;
  onAll: () => void;
  onClear: () => void;
};
type SelectionBarProps = SelectedCountProps & {
  isArchive: boolean;
  others: { id: string; name: string }[];
  isBusy: boolean;
  onDo: (intent: string, extra?: Record<string, string>) => void;
};

export function SelectionBar({ isArchive, others, isBusy, onDo, ...selected }: SelectionBarProps) {
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
      <SelectedCount {...selected} />
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="primary" busy={isBusy} onClick={() => onDo("again")}>
          <RotateCw aria-hidden="true" className="size-4" />
          Analyze again
        </Button>
        {act("schedule", "Schedule", <Clock aria-hidden="true" className="size-4" />)}
        {others.length > 0 && (
          <MoveChoice others={others} disabled={isBusy} onMove={(to) => onDo("move", { to })} />
        )}
        {isArchive
          ? act("restore", "Bring back", <ArchiveRestore aria-hidden="true" className="size-4" />)
          : act("archive", "Archive", <Archive aria-hidden="true" className="size-4" />)}
        {act("delete", "Delete", <Trash2 aria-hidden="true" className="size-4" />, "danger")}
      </div>
    </section>
  );
}

function SelectedCount({ count, offerAll, onAll, onClear }: SelectedCountProps) {
  return (
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
  );
}

type MoveChoiceProps = {
  others: SelectionBarProps["others"];
  disabled: boolean;
  onMove: (to: string) => void;
};

function MoveChoice({ others, disabled, onMove }: MoveChoiceProps) {
  return (
    <select
      aria-label="Move to"
      value=""
      disabled={disabled}
      onChange={(event) => onMove(event.currentTarget.value)}
      className={`${SELECT_CLASS} min-h-11! max-w-40! text-14!`}
    >
      <option value="">Move to…</option>
      {others.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
