/** Sends the report to clients by email every week or month. */
import { Form, useNavigation } from "react-router";
import { DateText } from "../../../ui/figures/date-text.tsx";
import { Button, ButtonLink } from "../../../ui/form/button.tsx";
import { TextArea } from "../../../ui/form/field.tsx";
import { SELECT_CLASS } from "../../../ui/form/select-class.ts";

export type ReportScheduleData = {
  every: "weekly" | "monthly";
  message: string;
  nextRunAt: string;
  lastSentAt: string | null;
  isPaused: boolean;
};
export type RecipientRow = { email: string; stoppedAt: string | null };
type Props = { schedule: ReportScheduleData | null; recipients: RecipientRow[]; previewUrl: string };

export function ReportSchedule({ schedule, recipients, previewUrl }: Props) {
  const isBusy = useNavigation().state !== "idle";
  const active = recipients.filter(({ stoppedAt }) => stoppedAt === null);
  return (
    <div className="mt-4 grid grid-cols-1 gap-6">
      {schedule && <ScheduleState schedule={schedule} isBusy={isBusy} />}
      <Form method="post" className="grid max-w-field gap-5">
        <TextArea
          label="Recipients"
          name="recipients"
          rows={3}
          required
          defaultValue={active.map(({ email }) => email).join("\n")}
          hint="Up to 10 email addresses, each on its own line."
        />
        <StoppedList recipients={recipients} />
        <div className="grid justify-items-start gap-1.5">
          <label htmlFor="report-every" className="text-14 font-semibold">
            How often
          </label>
          <select
            id="report-every"
            name="every"
            defaultValue={schedule?.every ?? "monthly"}
            className={SELECT_CLASS}
          >
            <option value="weekly">Every week</option>
            <option value="monthly">Every month</option>
          </select>
        </div>
        <TextArea
          label="Message"
          name="message"
          rows={3}
          maxLength={1000}
          defaultValue={schedule?.message ?? ""}
          hint="What the email says first."
          optional
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" name="intent" value="schedule" busy={isBusy}>
            {schedule ? "Save the schedule" : "Start sending"}
          </Button>
        </div>
      </Form>
      <Form method="post" className="flex flex-wrap gap-3 border-t border-line pt-5">
        <ButtonLink to={previewUrl} reloadDocument>
          Preview
        </ButtonLink>
        <Button type="submit" name="intent" value="test" busy={isBusy}>
          Send a test to me
        </Button>
      </Form>
    </div>
  );
}

function ScheduleState({ schedule, isBusy }: { schedule: ReportScheduleData; isBusy: boolean }) {
  const { isPaused, nextRunAt, lastSentAt } = schedule;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-y border-line py-3">
      <p>
        {isPaused ? (
          "Paused"
        ) : (
          <>
            Next report on <DateText iso={nextRunAt} long />
          </>
        )}
        <span className="block text-14 text-quiet">
          {lastSentAt === null ? (
            "None sent yet"
          ) : (
            <>
              Last sent on <DateText iso={lastSentAt} long />
            </>
          )}
        </span>
      </p>
      <Form method="post" className="flex flex-wrap gap-2">
        <Button
          type="submit"
          size="small"
          name="intent"
          value={isPaused ? "resume-schedule" : "pause-schedule"}
          busy={isBusy}
        >
          {isPaused ? "Resume" : "Pause"}
        </Button>
        <Button
          type="submit"
          size="small"
          variant="danger"
          name="intent"
          value="delete-schedule"
          busy={isBusy}
        >
          Delete
        </Button>
      </Form>
    </div>
  );
}

function StoppedList({ recipients }: { recipients: RecipientRow[] }) {
  const stopped = recipients.filter(({ stoppedAt }) => stoppedAt !== null);
  if (stopped.length === 0) return null;
  return (
    <p className="text-14 break-words text-quiet">
      Unsubscribed, and left out: {stopped.map(({ email }) => email).join(", ")}
    </p>
  );
}
