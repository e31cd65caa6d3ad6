/** Settings of a project: its name, its sites, its schedules, its monitors, and deleting it. */
import { useState } from "react";
import { Form, Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { DateText } from "../../ui/date-text.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Panel } from "../../ui/panel.tsx";
import { pagesWords, type ScheduleRow, type SiteRow } from "./project-data.ts";
import { EVERY_WORDS, ScheduleChoice } from "./schedule-choice.tsx";

type SettingsProps = {
  name: string;
  sites: SiteRow[];
  schedules: ScheduleRow[];
  monitors: { id: string; name: string }[];
  proofPath: string;
  ownRate: number;
  problem: string | null;
};

export function ProjectSettings({
  name,
  sites,
  schedules,
  monitors,
  proofPath,
  ownRate,
  problem,
}: SettingsProps) {
  const [every, setEvery] = useState("weekly");
  return (
    <div className="grid max-w-180 grid-cols-1 gap-14">
      {problem && <Notice kind="error">{problem}</Notice>}
      <Panel title="Name">
        <Form method="post" className="mt-4 flex flex-wrap items-end gap-3">
          <div className="w-full max-w-field">
            <Field label="Project name" name="name" defaultValue={name} required maxLength={80} />
          </div>
          <Button type="submit" name="intent" value="rename">
            Save
          </Button>
        </Form>
      </Panel>
      <Panel title="Schedules">
        <ul className="mt-3">
          {schedules.map((schedule) => (
            <Schedule key={schedule.id} {...schedule} />
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
      <Panel title="Sites">
        {sites.length === 0 && <p className="mt-3 text-quiet">A site is added with its first page.</p>}
        <ul className="mt-3 grid gap-6">
          {sites.map((site) => (
            <Site key={site.host} {...site} proofPath={proofPath} ownRate={ownRate} />
          ))}
        </ul>
      </Panel>
      <Panel title="Monitors">
        {monitors.length === 0 ? (
          <p className="mt-3 text-quiet">
            No monitor watches a page of this project.{" "}
            <Link to="/ai-visibility-monitor" className="link">
              Start one
            </Link>
          </p>
        ) : (
          <ul className="mt-3 grid gap-2">
            {monitors.map((monitor) => (
              <li key={monitor.id}>
                <Link to={`/ai-visibility-monitor?monitor=${monitor.id}`} className="link">
                  {monitor.name}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <p className="mt-3">
          <Link to="/ai-reports" className="link">
            Imported AI reports
          </Link>
        </p>
      </Panel>
      <DeleteProject name={name} />
    </div>
  );
}

function Schedule({ id, every, pages, emails, isPaused, nextRunAt }: ScheduleRow) {
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
    </li>
  );
}

function Site({
  host,
  proof,
  isVerified,
  requestsPerSecond,
  proofPath,
  ownRate,
}: SiteRow & { proofPath: string; ownRate: number }) {
  return (
    <li className="grid gap-2">
      <p className="font-semibold break-words">
        {host}
        <span className="text-14 font-normal text-quiet">
          , {requestsPerSecond} {requestsPerSecond === 1 ? "request" : "requests"} a second in bulk
          {isVerified && ", yours"}
        </span>
      </p>
      {!isVerified && (
        <>
          <p className="max-w-measure text-14 text-quiet">
            Is this site yours? Upload a file at <code className="break-all">{proofPath}</code> with only this
            text in it, and bulk runs read {ownRate} pages a second instead of one:
          </p>
          <p className="text-14 break-all">
            <code>{proof}</code>
          </p>
          <Form method="post">
            <input type="hidden" name="host" value={host} />
            <Button type="submit" size="small" name="intent" value="verify">
              Check the file
            </Button>
          </Form>
        </>
      )}
    </li>
  );
}

function DeleteProject({ name }: { name: string }) {
  const [asks, setAsks] = useState(false);
  return (
    <Panel title="Delete project">
      <p className="mt-3 mb-4 text-quiet">Its pages, analyses, runs and schedules are deleted with it.</p>
      <Button variant="danger" onClick={() => setAsks(true)}>
        Delete project
      </Button>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title={`Delete ${name}?`}
        description="All its pages and analyses are deleted at once. This can't be undone."
      >
        <Form method="post" className="flex flex-wrap gap-3">
          <Button type="submit" variant="danger" name="intent" value="delete-project">
            Delete project
          </Button>
          <Button variant="quiet" onClick={() => setAsks(false)}>
            Keep it
          </Button>
        </Form>
      </Dialog>
    </Panel>
  );
}
