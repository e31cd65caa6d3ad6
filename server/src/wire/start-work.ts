/** What a worker does: the jobs of users, scheduled jobs, and the sweep of every minute. */
import { DAY_MS } from "@citeworthy/core/time";
import { scheduleBackgroundJobs, startBackgroundJobs } from "../jobs/background-jobs.ts";
import { analysisWork, articleWork, citedWork, monitorWork } from "../jobs/parse-work.ts";
import { type SweepSteps, sweeper } from "../jobs/sweep.ts";
import { startWorker } from "../jobs/worker.ts";
import { noteHourlyExpiry } from "../usecases/admin/expire-trials.ts";
import { tidyAdminTables } from "../usecases/admin/services.ts";
import { tidyAiTables } from "../usecases/ai/services.ts";
import { judgeWaiting } from "../usecases/analysis/judge-earlier.ts";
import { runAnalysis } from "../usecases/analysis/run-analysis.ts";
import { forgetOldPages } from "../usecases/analysis/stored/kept-pages.ts";
import { runArticle } from "../usecases/articles/run-article.ts";
import { feedAfter, feedRunning } from "../usecases/batches/feed-batch.ts";
import { billingJobs } from "../usecases/billing/services.ts";
import { forgetReadings, giveUpReadings } from "../usecases/cited/forget-readings.ts";
import { readCited } from "../usecases/cited/read-cited.ts";
import { sendDueReports } from "../usecases/client-reports/report-schedules.ts";
import { forgetDemand } from "../usecases/demand/list-demand.ts";
import { queueDueProperties, syncProperty } from "../usecases/demand/sync-property.ts";
import { forgetOldJobs } from "../usecases/jobs/forget-old-jobs.ts";
import { purgePages } from "../usecases/projects/change-pages.ts";
import { runDueSchedules } from "../usecases/schedules/run-due-schedules.ts";
import { releaseAbandonedUses } from "../usecases/usage/release-abandoned-uses.ts";
import { runMonitor } from "../usecases/visibility/run-monitor.ts";
import { deliverEvent } from "../usecases/webhooks/deliver-event.ts";
import { purgeWork } from "../usecases/worklist/change-work.ts";
import { sendWorkDigests } from "../usecases/worklist/send-digests.ts";
import { deleteEndedWorkspaces } from "../usecases/workspaces/delete-ended.ts";
import type { WiredParts } from "./open-parts.ts";
import { ownedBy } from "./owned-by.ts";

/** The longest host name that DNS allows. */
const MAX_LOGGED_HOST = 253;
/** The log of deliveries is for finding out why something did not arrive. */
const KEPT_DELIVERIES_MS = 30 * DAY_MS;

type Options = { hourly: boolean; runDueMonitors: () => Promise<unknown> };

export async function startWork(parts: WiredParts, { hourly, runDueMonitors }: Options): Promise<void> {
  const {
    log,
    metrics,
    clock,
    baseUrl,
    queue,
    storage,
    seals,
    sendMessage,
    deps,
    bulk,
    billing,
    admin,
    models,
    limiter,
    pace,
  } = parts;
  const { citedPagesPerDay } = parts.config;
  const backgroundJobs = billingJobs(billing);
  await startBackgroundJobs(queue, {
    ...backgroundJobs,
    deliverEvent: (id) =>
      deliverEvent({ storage, clock, log, baseUrl, sendMessage, openSecret: seals.open }, id),
    syncProperty: (id) => syncProperty(parts.demand, id),
    sweepPlans: async () => {
      await noteHourlyExpiry(admin, (await backgroundJobs.sweepPlans()).trials);
      await forgetOldJobs(deps);
      await forgetDemand(deps);
    },
  });
  if (hourly) await scheduleBackgroundJobs(queue);
  await startWorker(queue, {
    storage,
    log,
    metrics,
    work: {
      "analyze-page": async (work) => {
        const analysis = analysisWork(work);
        const connected = await models.current();
        const noteRefusedFetch = refusalNotes(parts);
        const failure = await runAnalysis(
          { ...ownedBy(deps, analysis), ...connected, noteRefusedFetch },
          analysis,
        );
        if (analysis.batchId) await feedAfter(bulk, analysis.jobId, analysis.userId);
        return failure;
      },
      "write-article": async (work) =>
        runArticle({ ...ownedBy(deps, ownerOf(work)), ...(await models.current()) }, articleWork(work)),
      "measure-visibility": async (work) =>
        runMonitor(
          { ...ownedBy(deps, ownerOf(work)), ...(await models.current()), citedPagesPerDay },
          monitorWork(work),
        ),
      "read-cited": async (work) =>
        readCited(
          { ...ownedBy(deps, ownerOf(work)), ...(await models.current()), limiter, pace, citedPagesPerDay },
          citedWork(work),
        ),
    },
    sweep: sweeper({ log, metrics, clock }, sweepSteps(parts, runDueMonitors)),
  });
}

const ownerOf = ({ userId }: { userId: string | null }) => (userId === null ? "visitors" : { userId });

/** Every minute: starts what is due and forgets what is old. */
function sweepSteps(parts: WiredParts, runDueMonitors: Options["runDueMonitors"]): SweepSteps {
  const { log, clock, storage, limiter, deps, bulk, admin, ai } = parts;
  const before = (ms: number) => new Date(clock.now().getTime() - ms);
  return {
    "release abandoned uses": async () => {
      const released = await releaseAbandonedUses(deps);
      if (released > 0) log.warn("abandoned jobs no longer count as uses", { released });
    },
    "run monitors": runDueMonitors,
    "run schedules": () => runDueSchedules(bulk),
    "feed batches": () => feedRunning(bulk),
    "purge pages": () => purgePages(deps),
    "purge work": () => purgeWork(deps),
    "send work digests": () => sendWorkDigests({ ...deps, links: parts.links }),
    "send client reports": () => sendDueReports(deps),
    "read connected data": () => queueDueProperties(deps),
    "forget report links": () => storage.projects.forgetLinks(clock.now()),
    "forget drafts": () => storage.batches.forgetDrafts(before(DAY_MS)),
    "delete workspaces": () => deleteEndedWorkspaces(parts.billing),
    "forget limits": () => limiter.sweep(),
    "forget sessions": () => parts.signedInPlaces.forgetOld(),
    "forget keys": () => parts.apiKeys.forgetOld(),
    "forget apps": () => parts.connectedApps.forgetOld(),
    "forget repeated calls": () => parts.idempotency.forgetOld(),
    "forget deliveries": () => storage.webhooks.forgetOld(before(KEPT_DELIVERIES_MS)),
    "tidy admin tables": () => tidyAdminTables(admin),
    "tidy AI tables": () => tidyAiTables(ai),
    "forget kept pages": () => forgetOldPages(deps),
    "forget cited pages": () => forgetReadings(deps),
    "give up sources": () => giveUpReadings(deps),
    "judge earlier analyses": () => judgeWaiting(ownedBy(deps, "sweep")),
  };
}

const refusalNotes =
  ({ events }: WiredParts) =>
  (userId: string, url: string) => {
    const host = URL.parse(url)?.host.slice(0, MAX_LOGGED_HOST) ?? "";
    return events.record(userId, { action: "refused-fetch", outcome: "refused", details: { host } });
  };
