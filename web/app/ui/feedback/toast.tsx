/** Short messages that disappear: call `toast("Copied")` anywhere; the root renders one `Toaster`. */

import { Suspense, useSyncExternalStore } from "react";
import { part } from "../../delivery/part.tsx";
import type { Note, ToastCardProps } from "../on-demand/toast-card.tsx";

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

export function toast(text: string, kind: Note["kind"] = "good"): void {
  count += 1;
  const note = { id: count, kind, text };
  change([...notes, note]);
  setTimeout(() => dismissToast(note.id), SHOWN_FOR);
}

/** Rarely needed, so it is loaded with the first message. If that fails, only the text is shown. */
const ToastCard = part<ToastCardProps>(() => import("../on-demand/toast-card.tsx"), "PlainToast");

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
      {shown.map((note) => (
        <Suspense key={note.id}>
          <ToastCard note={note} onDismiss={() => dismissToast(note.id)} />
        </Suspense>
      ))}
    </div>
  );
}
