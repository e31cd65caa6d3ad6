/** One item: a tick, what to do, its page, who does it by when, and what was measured. */
import type { WorkView } from "@citeworthy/core/worklist/work-view";
import { Link } from "react-router";
import { DateText } from "../../ui/figures/date-text.tsx";
import { ActionButton } from "../../ui/form/action-form.tsx";
import { MeasuredEffect } from "./measured-effect.tsx";
import { StateMark } from "./state-mark.tsx";
import { type Choice, isOverdue } from "./work-data.ts";
import { DueChoice, OwnerAndDue, OwnerChoice } from "./work-owner.tsx";
import { WorkPage, WorkSourceLine } from "./work-source.tsx";

export type RowActions = {
  change: (id: string, fields: Record<string, string | null>) => void;
  select: (id: string, isOn: boolean) => void;
};
type WorkItemRowProps = {
  item: WorkView;
  owners: Choice[];
  today: string;
  mayWrite: boolean;
  /** Null: ticks mean done. Otherwise ticks select. */
  selected: ReadonlySet<string> | null;
  actions: RowActions;
};

function Tick({ item, mayWrite, selected, actions }: Omit<WorkItemRowProps, "owners" | "today">) {
  const { id, title, state } = item;
  const isOn = selected ? selected.has(id) : state !== "open";
  return (
    <label className="grid size-11 cursor-pointer place-items-center -mt-2 -ml-3 md:-mt-2.5">
      <input
        type="checkbox"
        aria-label={selected ? `Select: ${title}` : `Done: ${title}`}
        checked={isOn}
        disabled={!mayWrite}
        onChange={({ currentTarget: { checked } }) =>
          selected ? actions.select(id, checked) : actions.change(id, { state: checked ? "done" : "open" })
        }
        className={`size-5 ${selected ? "accent-ink" : "accent-accent"}`}
      />
    </label>
  );
}

/** What the reading of the page says, where that isn't the state itself. */
function ReadingLine({ item: { state, verdict, readAt, seenAt } }: { item: WorkView }) {
  if (state === "done" && verdict === "not_made" && readAt)
    return (
      <p className="text-14 font-semibold text-fair">
        Not on the page yet, read <DateText iso={readAt} />
      </p>
    );
  if (state !== "open" && seenAt)
    return (
      <p className="text-14 text-quiet">
        {state !== "seen" && "Seen on the page "}
        <DateText iso={seenAt} />
      </p>
    );
  return null;
}

/** Leads to the item, which shows the reading and what it found. */
const CheckNow = ({ item: { id, title } }: { item: WorkView }) => (
  <ActionButton intent="check" to={`/work-list/${id}`} variant="quiet" className="-ml-2 px-2!">
    Check the page now<span className="sr-only">: {title}</span>
  </ActionButton>
);

export function WorkItemRow(props: WorkItemRowProps) {
  const { item, owners, today, mayWrite, actions } = props;
  const { id, title, state, comments } = item;
  const isLate = isOverdue(item, today);
  return (
    <li className="grid grid-cols-[32px_minmax(0,1fr)] gap-x-2 gap-y-2 border-t border-line py-4 first:border-t-2 first:border-ink lg:grid-cols-[32px_minmax(0,1.35fr)_minmax(0,1fr)_minmax(0,0.8fr)_minmax(0,1.2fr)] lg:gap-x-5">
      <Tick {...props} />
      <div className="grid min-w-0 content-start gap-1">
        <h3 className="text-18 leading-snug wrap-anywhere">
          <Link to={`/work-list/${id}`} className="text-ink no-underline hover:underline">
            {title}
          </Link>
        </h3>
        <WorkSourceLine item={item} />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {state !== "open" && <StateMark state={state} />}
          <ReadingLine item={item} />
          {mayWrite && state === "done" && item.canBeSeen && <CheckNow item={item} />}
          {comments > 0 && (
            <span className="text-14 text-quiet">
              {comments === 1 ? "1 comment" : `${comments} comments`}
            </span>
          )}
        </div>
      </div>
      <div className="min-w-0 max-lg:col-start-2">
        <WorkPage page={item.page} />
      </div>
      <div className="min-w-0 max-lg:col-start-2">
        {mayWrite ? (
          <div className="-ml-1.5 grid max-w-56 max-lg:grid-cols-2 max-lg:max-w-none lg:-mt-2">
            <OwnerChoice
              item={item}
              owners={owners}
              onChoose={(ownerId) => actions.change(id, { ownerId })}
            />
            <DueChoice item={item} isLate={isLate} onChoose={(dueOn) => actions.change(id, { dueOn })} />
          </div>
        ) : (
          <OwnerAndDue item={item} isLate={isLate} />
        )}
        {isLate && <p className="text-14 font-semibold text-poor">Overdue</p>}
      </div>
      <div className="min-w-0 max-lg:col-start-2">
        <MeasuredEffect item={item} />
      </div>
    </li>
  );
}
