/** Asks how often the selected pages are analyzed again. */
import { useState } from "react";
import { Button } from "../../../ui/form/button.tsx";
import { Dialog } from "../../../ui/layout/dialog.tsx";
import { ScheduleChoice } from "./schedule-choice.tsx";

type ScheduleDialogProps = {
  open: boolean;
  pages: string;
  onClose: () => void;
  onSave: (every: string) => void;
};

export function ScheduleDialog({ open, pages, onClose, onSave }: ScheduleDialogProps) {
  const [every, setEvery] = useState("weekly");
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Analyze again by itself"
      description={`${pages}, each for one use a run. We email you only when a check changed.`}
    >
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          onSave(every);
        }}
      >
        <ScheduleChoice value={every} onChange={setEvery} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary">
            Save schedule
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
