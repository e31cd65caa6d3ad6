/** Creates a key in a dialog and shows it once. Closing before it was copied asks once. */
import { Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useConfirmed } from "../../../identity/use-confirmed.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { useAction } from "../../../ui/form/use-action.ts";
import { Dialog } from "../../../ui/layout/dialog.tsx";
import type { CreatedKey } from "./key-forms.ts";
import { NewKeyForm } from "./new-key-form.tsx";
import { ShownKey } from "./shown-key.tsx";

function NewKeyDialog({ isAdmin, onClose }: { isAdmin: boolean; onClose: () => void }) {
  const action = useAction<CreatedKey>();
  const [isCopied, setCopied] = useState(false);
  const [isWarned, setWarned] = useState(false);
  const token = action.value?.token ?? null;
  const close = () => {
    if (token === null || isCopied || isWarned) onClose();
    else setWarned(true);
  };
  return (
    <Dialog
      open
      onClose={close}
      title={token ? "Copy your key" : "New API key"}
      description={
        token
          ? "This is the only time you see it. Keep it like a password."
          : "A key acts as you, within its scopes, until it expires or you revoke it."
      }
    >
      {token ? (
        <ShownKey
          token={token}
          isCopied={isCopied}
          onCopied={() => setCopied(true)}
          isWarned={isWarned && !isCopied}
          onDone={close}
        />
      ) : (
        <NewKeyForm action={action} isAdmin={isAdmin} />
      )}
    </Dialog>
  );
}

/**
 * `dialogs` must be rendered where it stays: the first key replaces the empty state around the button, and a dialog
 * inside of that would disappear with the key.
 */
export function useNewKey(isAdmin: boolean): { button: ReactNode; dialogs: ReactNode } {
  const [open, setOpen] = useState(false);
  const { run, dialog } = useConfirmed();
  const button = (
    <Button size="small" onClick={() => void run(() => setOpen(true))}>
      <Plus aria-hidden="true" className="size-4" />
      New key
    </Button>
  );
  const dialogs = (
    <>
      {dialog}
      {open && <NewKeyDialog isAdmin={isAdmin} onClose={() => setOpen(false)} />}
    </>
  );
  return { button, dialogs };
}
