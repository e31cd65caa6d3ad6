import { BrandForm } from "../../features/projects/client-report/brand-form.tsx";
import { ContentsForm } from "../../features/projects/client-report/contents-form.tsx";
import { ReportLinks } from "../../features/projects/client-report/report-links.tsx";
import { ReportSchedule } from "../../features/projects/client-report/report-schedule.tsx";
import { orNotFound, signedInPerson, visitOf } from "../../page-data/acting.server.ts";
import { answer } from "../../page-data/answer.server.ts";
import { readForm } from "../../page-data/read-form.server.ts";
import { EditorsOnly } from "../../session/editors-only.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { ButtonLink } from "../../ui/form/button.tsx";
import { Panel } from "../../ui/layout/panel.tsx";
import type { Route } from "./+types/client-report";
import { changeReportSettings } from "./client-report.actions.server.ts";

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { page, userId } = await visitOf(context, `/projects/${id}/client-report`, "read");
  const settings = await orNotFound(page.readReportSettings({ id, userId }));
  const { brand, choice, templates, links, schedule, recipients } = settings;
  return {
    ...{ brand, choice, templates },
    links: links.map(({ id: link, token, hasPassword, expiresAt }) => ({
      id: link,
      url: token && `${page.baseUrl}/client/${token}`,
      hasPassword,
      expiresAt: expiresAt.toISOString(),
    })),
    schedule: schedule && {
      every: schedule.every,
      message: schedule.message,
      nextRunAt: schedule.nextRunAt.toISOString(),
      lastSentAt: schedule.lastSentAt?.toISOString() ?? null,
      isPaused: schedule.pausedAt !== null,
    },
    recipients: recipients.map(({ email, stoppedAt }) => ({
      email,
      stoppedAt: stoppedAt?.toISOString() ?? null,
    })),
  };
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const { page, user } = await signedInPerson(context, `/projects/${id}/client-report`);
  const form = await readForm(request);
  return answer(page, { what: "preparing a client report" }, async () => {
    const { workspaceId: userId } = await page.acting("write");
    return changeReportSettings(page, { own: { id, userId }, memberId: user.id, form });
  });
}

export default function ClientReport({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  const { brand, choice, templates, links, schedule, recipients } = loaderData;
  return (
    <div className="grid max-w-180 grid-cols-1 gap-14">
      {actionData && !actionData.ok && <Notice kind="error">{actionData.problem}</Notice>}
      {actionData?.ok && <Notice kind="good">{actionData.value}</Notice>}
      <div className="grid gap-4">
        <p className="max-w-measure text-quiet">
          A report in your own name: what was measured, what to fix, and what was done since the last one. It
          always shows the latest analyses.
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={`/projects/${id}/print`} reloadDocument>
            Open the report
          </ButtonLink>
          <ButtonLink to={`/projects/${id}/pdf`} reloadDocument>
            Download as PDF
          </ButtonLink>
        </div>
      </div>
      <EditorsOnly note="Editors choose the contents and the look of the report, make links and send it.">
        <Panel title="Contents">
          <ContentsForm choice={choice} templates={templates} />
        </Panel>
        <Panel title="Links for clients">
          <ReportLinks links={links} />
        </Panel>
        <Panel title="By email">
          <ReportSchedule
            schedule={schedule}
            recipients={recipients}
            previewUrl={`/projects/${id}/report-email`}
          />
        </Panel>
        <Panel title="Look">
          <BrandForm brand={brand} />
        </Panel>
      </EditorsOnly>
    </div>
  );
}
