/** Which keys the editor knows. */
import { Dialog } from "../ui/layout/dialog.tsx";
import { SHORTCUTS } from "./use-shortcuts.ts";

export function ShortcutHelp({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title="Keyboard shortcuts"
      description="They work while the focus is in the text or in the list of edits."
    >
      <dl className="grid gap-2">
        {SHORTCUTS.map(({ key, does }) => (
          <div key={key} className="grid grid-cols-[88px_minmax(0,1fr)] items-baseline gap-4">
            <dt>
              <kbd className="rounded-xs border border-line bg-wash px-2 py-0.5 font-mono text-14">{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
