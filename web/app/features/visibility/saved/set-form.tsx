/** Edits the name and queries of a monitor, one query per line. A removed query keeps its past runs. */
import { LONGEST_NAME, MAX_QUERIES } from "@citeworthy/core/product/steps/monitor-steps";
import { useState } from "react";
import { ActionForm } from "../../../ui/form/action-form.tsx";
import { Field, TextArea } from "../../../ui/form/field.tsx";
import { useAction } from "../../../ui/form/use-action.ts";
import { More } from "../../../ui/parts/more.tsx";
import { useMonitorWarning } from "./monitor-load.ts";
import { MonitorWarnings } from "./monitor-warnings.tsx";
import { linesOf, type SavedView } from "./saved-view.ts";

type SetFormProps = { monitor: SavedView; saved: readonly SavedView[] };

export function SetForm({ monitor: { id, name, queries, every, isPaused }, saved }: SetFormProps) {
  const [count, setCount] = useState(queries.length);
  const warningOf = useMonitorWarning(saved, id);
  const action = useAction();
  return (
    <More summary="Edit name and queries">
      <ActionForm
        action={action}
        intent="edit"
        fields={{ monitor: id }}
        submit="Save"
        isProblemInField
        className="grid max-w-field gap-5 pb-2"
      >
        <Field label="Name" name="name" defaultValue={name} maxLength={LONGEST_NAME} />
        <TextArea
          label="Queries"
          name="queries"
          rows={Math.max(4, queries.length + 1)}
          defaultValue={queries.join("\n")}
          hint={`One per line, up to ${MAX_QUERIES}. Each uses one analysis every time the monitor runs.`}
          error={action.problem}
          onChange={(event) => setCount(linesOf(event.currentTarget.value))}
        />
        {!isPaused && <MonitorWarnings intervals={[every]} of={() => warningOf({ every, queries: count })} />}
      </ActionForm>
    </More>
  );
}
