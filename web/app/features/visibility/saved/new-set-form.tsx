/** A new monitor from pasted queries. What each run will use is shown before it is saved. */

import { site } from "@citeworthy/core/product/identity/site";
import { LONGEST_NAME, MAX_QUERIES } from "@citeworthy/core/product/steps/monitor-steps";
import { useState } from "react";
import { Button } from "../../../ui/form/button.tsx";
import { Field, TextArea } from "../../../ui/form/field.tsx";
import { useAction } from "../../../ui/form/use-action.ts";
import { More } from "../../../ui/parts/more.tsx";
import { useMonitorWarning } from "./monitor-load.ts";
import { MonitorWarnings } from "./monitor-warnings.tsx";
import { linesOf, type SavedView } from "./saved-view.ts";

export function NewSetForm({ saved }: { saved: readonly SavedView[] }) {
  const { Form, problem, isBusy } = useAction();
  const [count, setCount] = useState(0);
  const warningOf = useMonitorWarning(saved);
  return (
    <More summary="New monitor from a list of queries">
      <Form method="post" className="grid max-w-field gap-5 pb-2">
        <Field
          label="Page"
          name="url"
          type="url"
          inputMode="url"
          required
          placeholder={`${site.exampleUrl}/your-article`}
        />
        <Field label="Name of the monitor" optional name="name" maxLength={LONGEST_NAME} />
        <TextArea
          label="Queries to watch"
          name="queries"
          rows={6}
          required
          onChange={(event) => setCount(linesOf(event.currentTarget.value))}
          hint={`Paste one per line, up to ${MAX_QUERIES}.`}
          error={problem}
        />
        <p role="status" className="text-14 text-quiet">
          {count === 0
            ? "Each query uses one analysis every time the monitor runs."
            : `Each run uses ${count} of your monthly analyses.`}
        </p>
        <MonitorWarnings of={(every) => warningOf({ every, queries: count })} />
        <input type="hidden" name="intent" value="create" />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" name="every" value="weekly" busy={isBusy}>
            Save and run weekly
          </Button>
          <Button type="submit" name="every" value="daily" busy={isBusy}>
            Save and run daily
          </Button>
        </div>
      </Form>
    </More>
  );
}
