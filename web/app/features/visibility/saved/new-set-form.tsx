/** A new monitor from pasted queries. What each run will use is shown before it is saved. */

import { site } from "@citeworthy/core/product/identity/site";
import { LONGEST_NAME, MAX_QUERIES } from "@citeworthy/core/product/steps/monitor-steps";
import { useState } from "react";
import { useFetcher } from "react-router";
import { Button } from "../../../ui/form/button.tsx";
import { Field, TextArea } from "../../../ui/form/field.tsx";
import { More } from "../../../ui/layout/more.tsx";
import { type FormReply, problemOf } from "./saved-view.ts";

const linesOf = (text: string): number => new Set(text.split("\n").flatMap((line) => line.trim() || [])).size;

export function NewSetForm() {
  const { Form, data, state } = useFetcher<FormReply>();
  const [count, setCount] = useState(0);
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
          error={problemOf(data)}
        />
        <p role="status" className="text-14 text-quiet">
          {count === 0
            ? "Each query uses one analysis every time the monitor runs."
            : `Each run uses ${count} of your monthly analyses.`}
        </p>
        <input type="hidden" name="intent" value="create" />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" name="every" value="weekly" busy={state !== "idle"}>
            Save and run weekly
          </Button>
          <Button type="submit" name="every" value="daily" busy={state !== "idle"}>
            Save and run daily
          </Button>
        </div>
      </Form>
    </More>
  );
}
