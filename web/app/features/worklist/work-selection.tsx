/** What can be done with the selected items. It stays in view at the bottom while items are selected. */
import { Trash2 } from "lucide-react";
import { Button } from "../../ui/form/button.tsx";
import { SELECT_CLASS } from "../../ui/form/select-class.ts";
import { type Choice, itemWords } from "./work-data.ts";

type WorkSelectionProps = {
  count: number;
  owners: Choice[];
  projects: Choice[];
  isBusy: boolean;
  onChange: (fields: Record<string, string | null>) => void;
  onDelete: () => void;
  onAll: () => void;
};

const NOBODY = "none";

type PickProps = { label: string; none: string; choices: Choice[]; onPick: (id: string | null) => void };

const Pick = ({ label, none, choices, onPick }: PickProps) => (
  <select
    aria-label={label}
    value=""
    onChange={({ currentTarget: { value } }) => onPick(value === NOBODY ? null : value)}
    className={`${SELECT_CLASS} min-h-11! max-w-40! text-14!`}
  >
    <option value="">{label}…</option>
    <option value={NOBODY}>{none}</option>
    {choices.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </select>
);

export function WorkSelection(props: WorkSelectionProps) {
  const { count, owners, projects, isBusy, onChange, onDelete, onAll } = props;
  return (
    <section
      aria-label="Selected items"
      className="sticky bottom-3 z-10 flex flex-wrap items-center justify-between gap-3 rounded-md border border-line bg-surface p-3 shadow-card md:px-5"
    >
      <p role="status" className="flex flex-wrap items-center gap-x-3 text-14">
        <b>{itemWords(count)} selected</b>
        <button type="button" className="link min-h-11" onClick={onAll}>
          Select all shown
        </button>
      </p>
      {count > 0 && (
        <div className="flex flex-wrap gap-2">
          <Button size="small" variant="primary" busy={isBusy} onClick={() => onChange({ state: "done" })}>
            Done
          </Button>
          <Button size="small" busy={isBusy} onClick={() => onChange({ state: "open" })}>
            Open again
          </Button>
          <Pick label="Give to" none="Nobody" choices={owners} onPick={(ownerId) => onChange({ ownerId })} />
          <Pick
            label="Project"
            none="No project"
            choices={projects}
            onPick={(projectId) => onChange({ projectId })}
          />
          <label className="flex items-center gap-2 text-14">
            Due
            <input
              type="date"
              onBlur={({ currentTarget: { value } }) => value && onChange({ dueOn: value })}
              className={`${SELECT_CLASS} min-h-11! text-14!`}
            />
          </label>
          <Button size="small" variant="danger" busy={isBusy} onClick={onDelete}>
            <Trash2 aria-hidden="true" className="size-4" />
            Delete
          </Button>
        </div>
      )}
    </section>
  );
}
