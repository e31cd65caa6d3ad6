/** One short message with a button to dismiss it. */
import { Check, CircleAlert, Cross } from "../marks/icons.tsx";

export type Note = { id: number; kind: "good" | "error"; text: string };
export type ToastCardProps = { note: Note; onDismiss: () => void };

const ICON = { good: Check, error: CircleAlert };
const COLOUR = { good: "text-good", error: "text-poor" };

export default function ToastCard({ note: { kind, text }, onDismiss }: ToastCardProps) {
  const Icon = ICON[kind];
  return (
    <div className="pointer-events-auto flex animate-rise items-center gap-3 rounded-md border border-line bg-surface py-1 pr-1 pl-4 shadow-card">
      <Icon aria-hidden="true" className={`size-5 shrink-0 ${COLOUR[kind]}`} />
      <p className="text-14 font-medium">{text}</p>
      <button
        type="button"
        aria-label="Dismiss"
        onClick={onDismiss}
        className="grid size-11 place-items-center rounded-sm text-quiet hover:text-ink"
      >
        <Cross aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}
