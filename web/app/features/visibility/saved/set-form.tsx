/** Edits the name and queries of a monitor, one query per line. A removed query keeps its past runs. */
import { LONGEST_NAME, MAX_QUERIES } from "@citeworthy/core/product/steps/monitor-steps";
import { useFetcher } from "react-router";
import { Button } from "../../../ui/form/button.tsx";
import { Field, TextArea } from "../../../ui/form/field.tsx";
import { More } from "../../../ui/layout/more.tsx";
import { type FormReply, problemOf, type SavedView } from "./saved-view.ts";

export function SetForm({ monitor: { id, name, queries } }: { monitor: SavedView }) {
  const { Form, data, state } = useFetcher<FormReply>();
  return (
    <More summary="Edit name and queries">
      <Form method="post" className="grid max-w-field gap-5 pb-2">
        <input type="hidden" name="monitor" value={id} />
        <Field label="Name" name="name" defaultValue={name} maxLength={LONGEST_NAME} />
        <TextArea
          label="Queries"
          name="queries"
          rows={Math.max(4, queries.length + 1)}
          defaultValue={queries.join("\n")}
          hint={`One per line, up to ${MAX_QUERIES}. Each uses one analysis every time the monitor runs.`}
          error={problemOf(data)}
        />
        <div>
          <Button type="submit" name="intent" value="edit" busy={state !== "idle"}>
            Save
          </Button>
        </div>
      </Form>
    </More>
  );
}
