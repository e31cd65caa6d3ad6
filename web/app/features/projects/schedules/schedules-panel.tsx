/** The schedules of a project, and the form that schedules all of its pages. */
import { useState } from "react";
import { Form } from "react-router";
import { Button } from "../../../ui/form/button.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import type { ScheduleRow as ScheduleData } from "../project-data.ts";
import { ScheduleChoice } from "./schedule-choice.tsx";
import { ScheduleRow } from "./schedule-row.tsx";

export function SchedulesPanel({ schedules }: { schedules: ScheduleData[] }) {
  const [every, setEvery] = useState("weekly");
  return (
    <Panel title="Schedules">
      <ul className="mt-3">
        {schedules.map((schedule) => (
          <ScheduleRow key={schedule.id} {...schedule} />
        ))}
      </ul>
      <Form method="post" className="mt-4 grid gap-4">
        <ScheduleChoice value={every} onChange={setEvery} />
        <p className="text-14 text-quiet">
          The whole project, new pages included, each page for one use a run. We email you only when a check
          changed. To schedule single pages, select them in the list.
        </p>
        <div>
          <Button type="submit" name="intent" value="schedule">
            Schedule the whole project
          </Button>
        </div>
      </Form>
    </Panel>
  );
}
