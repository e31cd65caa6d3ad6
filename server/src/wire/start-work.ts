/** What a worker does: the jobs of users, scheduled jobs, and the sweep of every minute. */
import { DAY_MS } from "@citeworthy/core/time";
import { scheduleBackgroundJobs, startBackgroundJobs } from "../jobs/background-jobs.ts";
import { analysisWork, articleWork, monitorWork } from "../jobs/parse-work.ts";
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
import { forgetOldJobs } from "../usecases/jobs/forget-old-jobs.ts";
import { purgePages } from "../usecases/projects/change-pages.ts";
import { runDueSchedules } from "../usecases/schedules/run-due-schedules.ts";
import { releaseAbandonedUses } from "../usecases/usage/release-abandoned-uses.ts";
import { runMonitor } from "../usecases/visibility/run-monitor.ts";
import { deliverEvent } from "../usecases/webhooks/deliver-event.ts";
import type { WiredParts } from "./open-parts.ts";

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
  } = parts;
  const backgroundJobs = billingJobs(billing);
  await startBackgroundJobs(queue, {
    ...backgroundJobs,
    deliverEvent: (id) => deliverEvent({ storage, clock, baseUrl, sendMessage, openSecret: seals.open }, id),
    sweepPlans: async () => {
      await noteHourlyExpiry(admin, (await backgroundJobs.sweepPlans()).trials);
      await forgetOldJobs(deps);
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
        await runAnalysis({ ...deps, ...connected, noteRefusedFetch: refusalNotes(parts) }, analysis);
        if (analysis.batchId) await feedAfter(bulk, analysis.jobId, analysis.userId);
      },
      "write-article": async (work) =>
        runArticle({ ...deps, ...(await models.current()) }, articleWork(work)),
      "measure-visibility": async (work) =>
        runMonitor({ ...deps, ...(await models.current()) }, monitorWork(work)),
    },
    sweep: () => sweep(parts, runDueMonitors),
  });
}

/** Every minute: starts what is due and forgets what is old. */
async function sweep(parts: WiredParts, runDueMonitors: Options["runDueMonitors"]): Promise<void> {
  const { log, clock, storage, limiter, deps, bulk, admin, ai } = parts;
  const released = await releaseAbandonedUses(deps);
  if (released > 0) log.warn("abandoned jobs no longer count as uses", { released });
  await runDueMonitors();
  await runDueSchedules(bulk);
  await feedRunning(bulk);
  await purgePages(deps);
  await storage.projects.forgetLinks(clock.now());
  await storage.batches.forgetDrafts(new Date(clock.now().getTime() - DAY_MS));
  await limiter.sweep();
  await parts.signedInPlaces.forgetOld();
  await parts.apiKeys.forgetOld();
  await parts.idempotency.forgetOld();
  await storage.webhooks.forgetOld(new Date(clock.now().getTime() - KEPT_DELIVERIES_MS));
  await tidyAdminTables(admin);
  await tidyAiTables(ai);
  await forgetOldPages(deps);
  await judgeWaiting(deps);
}

const refusalNotes =
  ({ events }: WiredParts) =>
  (userId: string, url: string) => {
    const host = URL.parse(url)?.host.slice(0, MAX_LOGGED_HOST) ?? "";
    return events.record(userId, { action: "refused-fetch", outcome: "refused", details: { host } });
  };
