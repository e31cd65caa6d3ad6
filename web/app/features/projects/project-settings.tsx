/** Settings of a project: its name, its sites, its schedules, its monitors, and deleting it. */
import type { PlanLoad } from "@citeworthy/core/product/plans/schedule-uses";
import { Form, Link } from "react-router";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Button } from "../../ui/form/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Panel } from "../../ui/layout/panel.tsx";
import { DeleteProject } from "./delete-project.tsx";
import type { ScheduleRow as ScheduleData, SiteRow as SiteData } from "./project-data.ts";
import { SchedulesPanel } from "./schedules/schedules-panel.tsx";
import { SiteRow } from "./site-row.tsx";

type SettingsProps = {
  name: string;
  sites: SiteData[];
  pages: number;
  schedules: ScheduleData[];
  load: PlanLoad;
  monitors: { id: string; name: string }[];
  proofPath: string;
  ownRate: number;
  problem: string | null;
};

export function ProjectSettings({
  name,
  sites,
  pages,
  schedules,
  load,
  monitors,
  proofPath,
  ownRate,
  problem,
}: SettingsProps) {
  return (
    <div className="grid max-w-180 grid-cols-1 gap-14">
      {problem && <Notice kind="error">{problem}</Notice>}
      <NamePanel name={name} />
      <SchedulesPanel schedules={schedules} pages={pages} load={load} />
      <SitesPanel sites={sites} proofPath={proofPath} ownRate={ownRate} />
      <MonitorsPanel monitors={monitors} />
      <DeleteProject name={name} />
    </div>
  );
}

function NamePanel({ name }: Pick<SettingsProps, "name">) {
  return (
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
  );
}

function SitesPanel({ sites, proofPath, ownRate }: Pick<SettingsProps, "sites" | "proofPath" | "ownRate">) {
  return (
    <Panel title="Sites">
      {sites.length === 0 && <p className="mt-3 text-quiet">A site is added with its first page.</p>}
      <ul className="mt-3 grid gap-6">
        {sites.map((site) => (
          <SiteRow key={site.host} {...site} proofPath={proofPath} ownRate={ownRate} />
        ))}
      </ul>
    </Panel>
  );
}

function MonitorsPanel({ monitors }: Pick<SettingsProps, "monitors">) {
  return (
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
  );
}
