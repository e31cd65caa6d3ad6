/** Asks one question, with a safe way to decline. */
import type { ReactNode } from "react";
import { Button } from "../../ui/form/button.tsx";
import { Dialog } from "../../ui/layout/dialog.tsx";

type ConfirmDialogProps = {
  open: boolean;
  question: string;
  children: ReactNode;
  yes: string;
  no: string;
  danger?: boolean;
  onYes: () => void;
  onNo: () => void;
};

export function ConfirmDialog({
  open,
  question,
  children,
  yes,
  no,
  danger = false,
  onYes,
  onNo,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onNo}
      title={<span className="block text-22">{question}</span>}
      description={children}
    >
      <div className="flex flex-wrap gap-3">
        <Button variant={danger ? "danger" : "primary"} onClick={onYes}>
          {yes}
        </Button>
        <Button variant="quiet" onClick={onNo}>
          {no}
        </Button>
      </div>
    </Dialog>
  );
}
