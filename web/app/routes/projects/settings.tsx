import { redirect } from "react-router";
import { ProjectSettings } from "../../features/projects/project-settings.tsx";
import { orNotFound, signedInPerson, visitOf } from "../../page-data/acting.server.ts";
import { answer, UnknownAction } from "../../page-data/answer.server.ts";
import { readForm } from "../../page-data/read-form.server.ts";
import type { Route } from "./+types/settings";

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { page, userId } = await visitOf(context, `/projects/${id}/settings`, "write");
  const [{ project, overview, sites, schedules }, monitors, load] = await orNotFound(
    Promise.all([
      page.readProject({ id, userId }),
      page.projectMonitors({ id, userId }),
      page.scheduledUses(userId),
    ]),
  );
  return {
    name: project.name,
    pages: overview.pages,
    load,
    ...page.siteProof,
    sites: sites.map(({ host, proof, verifiedAt, requestsPerSecond }) => ({
      host,
      proof,
      isVerified: verifiedAt !== null,
      requestsPerSecond,
    })),
    schedules: schedules.map(({ id: schedule, every, pageIds, emails, pausedAt, nextRunAt }) => ({
      id: schedule,
      every,
      pages: pageIds?.length ?? null,
      emails,
      isPaused: pausedAt !== null,
      nextRunAt: nextRunAt.toISOString(),
    })),
    monitors: monitors.map(({ id: monitor, name }) => ({ id: monitor, name })),
  };
}

const SCHEDULE_CHANGES = ["pause", "resume", "emails-on", "emails-off"] as const;

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const { page } = await signedInPerson(context, `/projects/${id}/settings`);
  const form = await readForm(request);
  const text = (name: string) => String(form.get(name) ?? "");
  const intent = text("intent");
  return answer(page, { what: "changing a project" }, async () => {
    const { workspaceId: userId } = await page.acting("write");
    const change = SCHEDULE_CHANGES.find((one) => one === intent);
    if (change) await page.changeSchedule({ id: text("schedule"), userId, what: change });
    else if (intent === "delete-schedule")
      await page.changeSchedule({ id: text("schedule"), userId, what: "delete" });
    else if (intent === "schedule")
      await page.saveSchedule({ userId, projectId: id, every: text("every"), pageIds: null });
    else if (intent === "rename") await page.renameProject({ id, userId, name: text("name") });
    else if (intent === "verify") await page.verifySite({ userId, id, host: text("host") });
    else if (intent === "delete-project") {
      await page.removeProject({ id, userId });
      throw redirect("/projects");
    } else throw new UnknownAction();
    return null;
  });
}

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ProjectSettings {...loaderData} problem={actionData && !actionData.ok ? actionData.problem : null} />
  );
}
