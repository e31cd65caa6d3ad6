/** What the monitor's page shows to somebody who is signed in, and what its buttons do, as plain data. */
import { ENGINE_NAMES } from "@citeworthy/core/visibility/engines";
import { MONITORED } from "@citeworthy/core/visibility/ratings";
import { answer } from "../answer.server.ts";
import type { PageServices } from "../services.server.ts";

const KNOWN: readonly string[] = MONITORED;

async function deskOf(page: PageServices, userId: string, jobId: string | null) {
  const [allowance, latest, job] = await Promise.all([
    page.canUseTool({ userId, tool: "ai_visibility" }),
    page.latestVisibility(userId),
    jobId === null ? null : page.findJob({ id: jobId, userId }),
  ]);
  const isUnderWay =
    job?.kind === "measure-visibility" && (job.state === "queued" || job.state === "running");
  const engines = page.configuredEngines.filter(({ id }) => KNOWN.includes(id));
  return {
    allowance,
    latest,
    engines: engines.map(({ id }) => ENGINE_NAMES[id]),
    jobId: isUnderWay ? job.id : null,
  };
}

/** The monitor that the address names, else the first. */
async function savedOf(page: PageServices, userId: string, named: string | null) {
  const monitors = await page.listMonitors(userId);
  const shown = monitors.find(({ id }) => id === named) ?? monitors[0];
  return {
    shown: shown?.id ?? null,
    trend: shown ? await page.monitorTrend({ id: shown.id, userId }) : null,
    saved: monitors.map(({ id, query, url, every, nextRunAt, pausedAt }) => ({
      id,
      query,
      url,
      every,
      nextRunAt: nextRunAt.toISOString(),
      isPaused: pausedAt !== null,
    })),
  };
}

export async function monitorData(page: PageServices, userId: string, address: URLSearchParams) {
  const [desk, saved] = await Promise.all([
    deskOf(page, userId, address.get("job")),
    savedOf(page, userId, address.get("monitor")),
  ]);
  return { desk, saved };
}

export function doOnMonitor(page: PageServices, userId: string, form: FormData) {
  const read = (name: string) => String(form.get(name) ?? "");
  const id = read("monitor");
  return answer(page, { what: "saving a monitor" }, async () => {
    const intent = read("intent");
    if (intent === "daily" || intent === "weekly")
      await page.saveMonitor({ userId, run: read("run"), every: intent });
    else if (intent === "remove") await page.removeMonitor({ id, userId });
    else if (intent === "pause" || intent === "resume")
      await page.pauseMonitor({ id, userId, paused: intent === "pause" });
    return null;
  });
}
