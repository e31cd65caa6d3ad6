/** The schedules of a project, and the form that schedules all of its pages. */
import type { PlanLoad, RepeatInterval } from "@citeworthy/core/product/plans/schedule-uses";
import { useState } from "react";
import { Form } from "react-router";
import { Button } from "../../../ui/form/button.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import type { ScheduleRow as ScheduleData } from "../project-data.ts";
import { FitNotice } from "./fit-notice.tsx";
import { ScheduleChoice } from "./schedule-choice.tsx";
import { ScheduleRow } from "./schedule-row.tsx";

type SchedulesPanelProps = {
  schedules: ScheduleData[];
  /** Of the whole project. */
  pages: number;
  load: PlanLoad;
};

export function SchedulesPanel({ schedules, pages, load }: SchedulesPanelProps) {
  const [every, setEvery] = useState<RepeatInterval>("weekly");
  return (
    <Panel title="Schedules">
      <ul className="mt-3">
        {schedules.map((schedule) => (
          <ScheduleRow key={schedule.id} {...schedule} uses={schedule.pages ?? pages} load={load} />
        ))}
      </ul>
      <Form method="post" className="mt-4 grid gap-4">
        <ScheduleChoice value={every} onChange={setEvery} />
        <p className="text-14 text-quiet">
          The whole project, new pages included, each page for one use a run. We email you only when a check
          changed. To schedule single pages, select them in the list.
        </p>
        <FitNotice wanted={{ every, uses: pages }} load={load} />
        <div>
          <Button type="submit" name="intent" value="schedule">
            Schedule the whole project
          </Button>
        </div>
      </Form>
    </Panel>
  );
}
