/** Owner and day of an item: to be chosen by members who may write, to be read by others. */
import type { WorkView } from "@citeworthy/core/worklist/work-view";
import { DateText } from "../../ui/figures/date-text.tsx";
import type { Choice } from "./work-data.ts";

const CONTROL =
  "min-h-11 w-full max-w-full rounded-sm border border-transparent bg-transparent px-1.5 text-14 hover:border-edge focus:border-edge focus:outline-2 focus:outline-accent md:min-h-9";

type OwnerChoiceProps = {
  item: Pick<WorkView, "title" | "owner">;
  owners: Choice[];
  onChoose: (ownerId: string | null) => void;
};

export function OwnerChoice({ item: { title, owner }, owners, onChoose }: OwnerChoiceProps) {
  return (
    <select
      aria-label={`Owner of: ${title}`}
      value={owner?.id ?? ""}
      onChange={(event) => onChoose(event.currentTarget.value || null)}
      className={`${CONTROL} ${owner ? "font-medium" : "text-accent"}`}
    >
      <option value="">{owner ? "Nobody" : "Give it to someone"}</option>
      {owners.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

type DueChoiceProps = {
  item: Pick<WorkView, "title" | "dueOn">;
  isLate: boolean;
  onChoose: (dueOn: string | null) => void;
};

/** Saved when the field is left, because a date is typed in parts. */
export function DueChoice({ item: { title, dueOn }, isLate, onChoose }: DueChoiceProps) {
  return (
    <input
      key={dueOn ?? ""}
      type="date"
      aria-label={`Due day of: ${title}`}
      defaultValue={dueOn ?? ""}
      onBlur={(event) => {
        const day = event.currentTarget.value || null;
        if (day !== dueOn) onChoose(day);
      }}
      className={`${CONTROL} ${isLate ? "font-semibold text-poor" : dueOn ? "" : "text-quiet"}`}
    />
  );
}

export function OwnerAndDue({ item, isLate }: { item: Pick<WorkView, "owner" | "dueOn">; isLate: boolean }) {
  const { owner, dueOn } = item;
  return (
    <p className="text-14">
      {owner?.name ?? <span className="text-quiet">Nobody yet</span>}
      {dueOn && (
        <span className={`block ${isLate ? "font-semibold text-poor" : "text-quiet"}`}>
          Due <DateText iso={`${dueOn}T12:00:00Z`} />
        </span>
      )}
    </p>
  );
}
