/** The bar of the selected pages, and the question how often to analyze them before they are scheduled. */
import { useState } from "react";
import { ScheduleDialog } from "../schedules/schedule-dialog.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import type { PageSelection } from "./use-page-selection.ts";

type SelectionActionsProps = {
  projectId: string;
  selection: PageSelection;
  isArchive: boolean;
  others: { id: string; name: string }[];
  isBusy: boolean;
  onSend: (intent: string, extra?: Record<string, string>) => void;
};

export function SelectionActions({
  projectId,
  selection,
  isArchive,
  others,
  isBusy,
  onSend,
}: SelectionActionsProps) {
  const [asksSchedule, setAsksSchedule] = useState(false);
  const { count, offerAll, selectAll, clear } = selection;
  return (
    <>
      {count > 0 && (
        <SelectionBar
          count={count}
          offerAll={offerAll}
          isArchive={isArchive}
          others={others}
          isBusy={isBusy}
          onAll={selectAll}
          onClear={clear}
          onDo={(intent, extra) => (intent === "schedule" ? setAsksSchedule(true) : onSend(intent, extra))}
        />
      )}
      <ScheduleDialog
        open={asksSchedule}
        pages={count}
        projectId={projectId}
        onClose={() => setAsksSchedule(false)}
        onSave={(every) => {
          setAsksSchedule(false);
          onSend("schedule", { every });
        }}
      />
    </>
  );
}
