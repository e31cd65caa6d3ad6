/** Asks how often the selected pages are analyzed again. */
import type { PlanLoad, RepeatInterval } from "@citeworthy/core/product/plans/schedule-uses";
import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { Button } from "../../../ui/form/button.tsx";
import { Dialog } from "../../../ui/layout/dialog.tsx";
import { pagesWords } from "../project-data.ts";
import { FitNotice } from "./fit-notice.tsx";
import { ScheduleChoice } from "./schedule-choice.tsx";

type ScheduleDialogProps = {
  open: boolean;
  /** How many. */
  pages: number;
  projectId: string;
  onClose: () => void;
  onSave: (every: string) => void;
};

export function ScheduleDialog({ open, pages, projectId, onClose, onSave }: ScheduleDialogProps) {
  const [every, setEvery] = useState<RepeatInterval>("weekly");
  const { load, data } = useFetcher<{ load: PlanLoad }>();
  // The list of pages doesn't need it, so it is read when the question is asked.
  useEffect(() => {
    if (open) void load(`/projects/${projectId}/settings`);
  }, [open, load, projectId]);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Analyze again by itself"
      description={`${pagesWords(pages)}, each for one use a run. We email you only when a check changed.`}
    >
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          onSave(every);
        }}
      >
        <ScheduleChoice value={every} onChange={setEvery} />
        <FitNotice wanted={{ every, uses: pages }} load={data?.load} />
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
