/** Short notes that pass: `toast("Copied")` from anywhere, one `Toaster` in the root. */

import { useSyncExternalStore } from "react";
import { Check, CircleAlert, Cross } from "./icons.tsx";

type Kind = "good" | "error";
type Note = { id: number; kind: Kind; text: string };

const SHOWN_FOR = 6_000;
const NONE: Note[] = [];

let notes = NONE;
let count = 0;
const readers = new Set<() => void>();

function change(next: Note[]) {
  notes = next;
  for (const read of readers) read();
}

const subscribe = (read: () => void) => {
  readers.add(read);
  return () => readers.delete(read);
};

export const dismissToast = (id: number) => change(notes.filter((note) => note.id !== id));

export function toast(text: string, kind: Kind = "good"): void {
  count += 1;
  const note = { id: count, kind, text };
  change([...notes, note]);
  setTimeout(() => dismissToast(note.id), SHOWN_FOR);
}

const ICON = { good: Check, error: CircleAlert };
const COLOUR = { good: "text-good", error: "text-poor" };

export function Toaster() {
  const shown = useSyncExternalStore(
    subscribe,
    () => notes,
    () => NONE,
  );
  return (
    <div
      aria-live="polite"
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-50 grid justify-items-center gap-2 p-4 print:hidden"
    >
      {shown.map(({ id, kind, text }) => {
        const Icon = ICON[kind];
        return (
          <div
            key={id}
            className="pointer-events-auto flex animate-rise items-center gap-3 rounded-md border border-line bg-surface py-1 pr-1 pl-4 shadow-card"
          >
            <Icon aria-hidden="true" className={`size-5 shrink-0 ${COLOUR[kind]}`} />
            <p className="text-14 font-medium">{text}</p>
            <button
              type="button"
              aria-label="Dismiss"
              onClick={() => dismissToast(id)}
              className="grid size-11 place-items-center rounded-sm text-quiet hover:text-ink"
            >
              <Cross aria-hidden="true" className="size-4" />
            </button>
          </div>
        );
      })}
    </div>
  );
}
