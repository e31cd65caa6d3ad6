/** The edits beside the text: what each does, and whether it is kept. */
import type { ReactNode } from "react";
import { classes } from "../../ui/marks/classes.ts";
import { entryId, isKept, type Selection, type WorkEdit, type WorkProps } from "../edited-text.ts";
import { CheckThis } from "./check-this.tsx";
import { KeepOrUndo, Points } from "./keep-or-undo.tsx";

/** `action`: what else can be done about an edit, below its buttons. */
type EditListProps = WorkProps & {
  selection: Selection;
  action?: ((edit: WorkEdit) => ReactNode) | undefined;
};

export function EditList({ text, choices, selection, action }: EditListProps) {
  const all = text.edits.map(({ id }) => id);
  return (
    <section aria-labelledby="edit-list" className="border-t-2 border-ink">
      <header className="flex min-h-13 items-center justify-between gap-3">
        <h3 id="edit-list" className="text-22">
          Edits
        </h3>
        <div className="flex gap-1 print:hidden">
          <AllButton onClick={() => choices.choose(all, true)}>Keep all</AllButton>
          <AllButton onClick={() => choices.choose(all, false)}>Undo all</AllButton>
        </div>
      </header>
      <ol className="border-b border-line">
        {text.edits.map((edit, at) => (
          <Entry key={edit.id} {...{ edit, choices, selection, action }} number={at + 1} />
        ))}
      </ol>
    </section>
  );
}

function AllButton({ onClick, children }: { onClick(): void; children: string }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-11 rounded-sm px-2 text-14 font-semibold text-accent hover:bg-accent-wash"
    >
      {children}
    </button>
  );
}

type EntryProps = Omit<EditListProps, "text"> & { edit: WorkEdit; number: number };

function Entry({ edit, choices, selection, action, number }: EntryProps) {
  const isOpen = selection.id === edit.id;
  const keeps = isKept(edit, choices);
  return (
    <li
      id={entryId(number)}
      className={classes(
        "grid scroll-my-40 grid-cols-[22px_minmax(0,1fr)] gap-x-2.5 border-t border-line py-3",
        isOpen && "-mx-4 rounded-sm bg-accent-wash px-4",
      )}
    >
      <span aria-hidden="true" className="font-serif text-18 text-accent">
        {number}
      </span>
      <div className="grid justify-items-start gap-1.5">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => selection.select(edit.id, "list")}
          className="flex min-h-6 w-full items-baseline justify-between gap-3 text-left"
        >
          <span className={classes("font-semibold", !keeps && "text-quiet")}>
            <span className="sr-only">Edit {number}: </span>
            {edit.title}
          </span>
          <Points edit={edit} choices={choices} />
        </button>
        {!keeps && <p className="text-14 text-quiet">Undone: your wording stays.</p>}
        {isOpen && <p className="text-14">{edit.reason}</p>}
        {(isOpen || edit.doubt) && <CheckThis edit={edit} />}
        <KeepOrUndo edit={edit} choices={choices} />
        {action && <div className="-ml-2">{action(edit)}</div>}
      </div>
    </li>
  );
}
