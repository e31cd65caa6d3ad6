/** One schedule with its next run, and what can be done with it. */
import type { PlanLoad } from "@citeworthy/core/product/plans/schedule-uses";
import { Form } from "react-router";
import { DateText } from "../../../ui/figures/date-text.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { pagesWords, type ScheduleRow as Row } from "../project-data.ts";
import { FitNotice } from "./fit-notice.tsx";
import { EVERY_WORDS } from "./schedule-choice.tsx";

/** `uses`: of one run. */
type ScheduleRowProps = Row & { uses: number; load: PlanLoad };

export function ScheduleRow({ id, every, pages, emails, isPaused, nextRunAt, uses, load }: ScheduleRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <p>
        {EVERY_WORDS[every]}, {pages === null ? "the whole project" : pagesWords(pages)}
        <span className="block text-14 text-quiet">
          {isPaused ? (
            "paused"
          ) : (
            <>
              next on <DateText iso={nextRunAt} />
            </>
          )}
          , {emails ? "emails on" : "emails off"}
        </span>
      </p>
      <Form method="post" className="flex flex-wrap gap-2">
        <input type="hidden" name="schedule" value={id} />
        <Button type="submit" size="small" name="intent" value={emails ? "emails-off" : "emails-on"}>
          {emails ? "Stop emails" : "Send emails"}
        </Button>
        <Button type="submit" size="small" name="intent" value={isPaused ? "resume" : "pause"}>
          {isPaused ? "Resume" : "Pause"}
        </Button>
        <Button type="submit" size="small" variant="danger" name="intent" value="delete-schedule">
          Delete
        </Button>
      </Form>
      {isPaused && (
        <div className="w-full">
          <FitNotice wanted={{ every, uses }} load={load} />
        </div>
      )}
    </li>
  );
}
