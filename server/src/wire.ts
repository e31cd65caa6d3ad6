/** Puts the real adapters behind the use cases. Only this file and its folder name concrete adapters. */
import { readAgain } from "./adapters/ai/replies/read-reply.ts";
import { authAccounts } from "./adapters/auth/accounts.ts";
import { emailChangeStore } from "./adapters/auth/emails/email-changes.ts";
import { linkPasswords } from "./adapters/auth/emails/link-passwords.ts";
import { secondStepStore } from "./adapters/auth/second-step/second-steps.ts";
import { authSessions } from "./adapters/auth/sessions/sessions.ts";
import { usedTrials } from "./adapters/auth/used-trials.ts";
import { openOperatorSocket } from "./adapters/backup/operator-socket.ts";
import { restoreBackup } from "./adapters/backup/restore-backup.ts";
import { writeBackup } from "./adapters/backup/write-backup.ts";
import type { Database } from "./adapters/db/database.ts";
import { personalData } from "./adapters/db/stores/accounts/personal-data.ts";
import { toolUsageStore } from "./adapters/db/stores/billing/tool-usage.ts";
import { CONTENT_TYPE, exposition } from "./adapters/metrics/exposition.ts";
import { stateFamilies } from "./adapters/metrics/state.ts";
import { configuredEngines } from "./config/ai-config.ts";
import type { Config } from "./config/config.ts";
import { statusOf } from "./http/middleware/failures.ts";
import type { Metrics } from "./ports/runtime/metrics.ts";
import { ensureSubscription } from "./usecases/accounts/ensure-subscription.ts";
import { accountServices } from "./usecases/accounts/services.ts";
import { adminServices } from "./usecases/admin/services.ts";
import { type AiUsageQuery, readAiUsage } from "./usecases/ai/services.ts";
import { type JudgeAgainRequest, judgeAgain } from "./usecases/analysis/judge-again.ts";
import { type AnalysisRequest, startAnalysis } from "./usecases/analysis/start-analysis.ts";
import { findAnalysis } from "./usecases/analysis/stored/find-analysis.ts";
import { listSearches } from "./usecases/analysis/stored/list-searches.ts";
import { scoreHistory } from "./usecases/analysis/stored/score-history.ts";
import { findShared, shareAnalysis, stopSharing } from "./usecases/analysis/stored/share-analysis.ts";
import { apiKeyServices } from "./usecases/api-keys/services.ts";
import { chooseEdits, type EditChoice } from "./usecases/articles/choose-edits.ts";
import { type ArticleRequest, startArticle } from "./usecases/articles/start-article.ts";
import { feedRunning } from "./usecases/batches/feed-batch.ts";
import { batchServices } from "./usecases/batches/services.ts";
import { billingServices } from "./usecases/billing/services.ts";
import { generatorServices } from "./usecases/generators/services.ts";
import { findJob } from "./usecases/jobs/find-job.ts";
import { measuredServices } from "./usecases/measured/services.ts";
import { projectServices } from "./usecases/projects/services.ts";
import { runDueSchedules } from "./usecases/schedules/run-due-schedules.ts";
import { scheduleServices } from "./usecases/schedules/services.ts";
import { canUseTool } from "./usecases/usage/can-use-tool.ts";
import { usageStats } from "./usecases/usage/usage-stats.ts";
import { visibilityServices } from "./usecases/visibility/services.ts";
import { webhookServices } from "./usecases/webhooks/services.ts";
import { openParts } from "./wire/open-parts.ts";
import { startWork } from "./wire/start-work.ts";

export type Services = Awaited<ReturnType<typeof wire>>;

const STOP_TIMEOUT_MS = 5_000;

const isReachable = (database: Database) =>
  database.ping().then(
    () => true,
    () => false,
  );

/** `opened`: a database that is already there, as tests have one. */
export async function wire(config: Config, opened?: Database) {
  const parts = await openParts(config, opened);
  const {
    log,
    metrics,
    version,
    clock,
    newToken,
    baseUrl,
    database,
    db,
    queue,
    storage,
    feed,
    limiter,
    refreshTokens,
    signedInPlaces,
    passkeys,
    audit,
    apiKeys,
    idempotency,
    mail,
    secret,
    auth,
    fetcher,
    seals,
    writer,
    ai,
    judge,
    sample,
    sampleReport,
    pace,
    deps,
    bulk,
    billing,
    admin,
  } = parts;
  const visibility = visibilityServices({ ...deps, readReply: readAgain });
  const accounts = authAccounts({ auth, refreshTokens, baseUrl });

  const operator = {
    backUp: (file: string) => writeBackup(db, file, clock.now()),
    restore: (file: string, options: { mayReplace: boolean }) => restoreBackup(db, file, options),
  };
  let closeSocket: (() => Promise<void>) | null = null;

  let ready = true;
  return {
    config,
    baseUrl,
    log,
    clock,
    /** Which status a stop has, for pages as for functions. */
    statusOf,
    storage,
    feed,
    limiter,
    accounts,
    sessions: authSessions(auth, config),
    apiKeys,
    idempotency,
    ...apiKeyServices({ apiKeys, audit, limiter, mail, log, baseUrl, clock, places: signedInPlaces }),
    startAnalysis: (request: AnalysisRequest) => startAnalysis(deps, request),
    judgeAgain: (request: JudgeAgainRequest) => judgeAgain({ ...deps, limiter }, request),
    findAnalysis: (request: { id: string; userId: string }) => findAnalysis(deps, request),
    scoreHistory: (request: { userId: string; query: string }) => scoreHistory(deps, request),
    openShareOf: (id: string) => storage.shares.openFor(id),
    shareAnalysis: (request: { id: string; userId: string }) => shareAnalysis({ ...deps, newToken }, request),
    stopSharing: (request: { id: string; userId: string }) => stopSharing(deps, request),
    findShared: (token: string) => findShared(deps, token),
    startArticle: (request: ArticleRequest) => startArticle(deps, request),
    chooseEdits: (choice: EditChoice) => chooseEdits({ ...deps, limiter }, choice),
    /** A model can write the whole text anew. */
    canRewrite: writer !== null,
    latestArticleFor: (searchId: string) => storage.articles.latestFor(searchId),
    sample,
    sampleReport,
    listSearches: (userId: string) => listSearches(deps, userId),
    usageStats: (userId: string) => usageStats(deps, userId),
    canUseTool: (request: Parameters<typeof canUseTool>[1]) => canUseTool(deps, request),
    findJob: (request: { id: string; userId: string }) => findJob(deps, request),
    subscriptionOf: (userId: string) => ensureSubscription(deps, userId),
    /** Names and models only; empty where no key is set. */
    configuredEngines: configuredEngines(config.ai),
    aiUsage: (query: AiUsageQuery) => readAiUsage(ai, query),
    ...accountServices({
      ...billing,
      accounts,
      limiter,
      audit,
      places: signedInPlaces,
      secondSteps: secondStepStore(db),
      passkeys,
      emailChanges: emailChangeStore(db),
      newLinkToken: newToken,
      personalData: personalData(db),
      usedTrials: usedTrials(limiter, secret),
    }),
    ...generatorServices({ ...deps, limiter, toolUsage: toolUsageStore(db) }),
    ...visibility,
    ...webhookServices({
      ...deps,
      limiter,
      audit,
      sealSecret: seals.seal,
      checkAddress: fetcher.checkUrl,
      mayBePlain: (host) => config.fetchAllow.includes(host),
    }),
    ...measuredServices({ ...deps, limiter }),
    ...projectServices({ ...deps, limiter, newToken, passwords: linkPasswords }),
    ...batchServices({ ...deps, ...bulk, limiter, pace }),
    ...scheduleServices({ ...deps, newToken }),
    /** What the minute's sweep does for schedules and batches, so that a test needn't wait for the minute. */
    async runDueBatches() {
      await runDueSchedules(bulk);
      await feedRunning(bulk);
    },
    ...billingServices(billing),
    ...adminServices(admin),

    version,
    metrics: metrics as Metrics,
    async metricsText() {
      const state = await stateFamilies({ ...ai, database, version });
      return { text: exposition([...metrics.families(), ...state]), type: CONTENT_TYPE };
    },
    /** Lets a terminal back up the embedded database, which only this process can read. */
    async openOperatorSocket() {
      if (database.kind === "pglite") closeSocket = await openOperatorSocket(config.dataDir, operator);
    },
    isReady: async () => (await isReachable(database)) && ready,
    /** `hourly: false`, for tests: nothing happens because the clock strikes. */
    startWorker: ({ hourly = true } = {}) =>
      startWork(parts, { hourly, runDueMonitors: visibility.runDueMonitors }),
    /** Lets running jobs finish within the time given; what does not is taken up by the next worker. */
    async close() {
      ready = false;
      await closeSocket?.();
      await queue.stop(STOP_TIMEOUT_MS);
      await fetcher.close();
      await judge.close();
      await database.close();
    },
  };
}
