/** Builds the real ports from the configuration. Only this file names concrete adapters. */
import { randomBytes, randomUUID } from "node:crypto";
import { join } from "node:path";
import type { AiParts } from "./adapters/ai/coats.ts";
import { PRICES_AS_OF } from "./adapters/ai/prices.ts";
import { accountOpening } from "./adapters/auth/account-opening.ts";
import { accountSessions } from "./adapters/auth/account-sessions.ts";
import { authAccounts } from "./adapters/auth/accounts.ts";
import { apiKeyStore } from "./adapters/auth/api-keys/api-key-store.ts";
import { createAuth } from "./adapters/auth/better-auth.ts";
import { emailChangeStore } from "./adapters/auth/email-changes.ts";
import { instanceSecret } from "./adapters/auth/instance-secret.ts";
import { knownDeviceStore } from "./adapters/auth/known-devices.ts";
import { linkPasswords } from "./adapters/auth/link-passwords.ts";
import { refreshTokenStore } from "./adapters/auth/refresh-tokens.ts";
import { passkeyStore } from "./adapters/auth/second-step/passkeys.ts";
import { secondStepStore } from "./adapters/auth/second-step/second-steps.ts";
import { securityEvents } from "./adapters/auth/security-events.ts";
import { authSessions } from "./adapters/auth/sessions.ts";
import { usedTrials } from "./adapters/auth/used-trials.ts";
import { openOperatorSocket } from "./adapters/backup/operator-socket.ts";
import { restoreBackup } from "./adapters/backup/restore-backup.ts";
import { writeBackup } from "./adapters/backup/write-backup.ts";
import { dodoBilling } from "./adapters/billing/dodo.ts";
import { dodoWebhooks } from "./adapters/billing/webhooks.ts";
import type { Database } from "./adapters/db/database.ts";
import { databaseHostPace } from "./adapters/db/host-pace.ts";
import { databaseLimiter } from "./adapters/db/limiter.ts";
import { openDatabase } from "./adapters/db/open-database.ts";
import { openStorage } from "./adapters/db/storage.ts";
import { aiBooks } from "./adapters/db/stores/ai-books.ts";
import { auditLogStore } from "./adapters/db/stores/audit-log.ts";
import { customerBook } from "./adapters/db/stores/customers.ts";
import { idempotencyStore } from "./adapters/db/stores/idempotency.ts";
import { personalData } from "./adapters/db/stores/personal-data.ts";
import { toolUsageStore } from "./adapters/db/stores/tool-usage.ts";
import { userDirectory } from "./adapters/db/stores/user-directory.ts";
import { localJudge } from "./adapters/judge/local-judge.ts";
import { jsonLines } from "./adapters/log/json-lines.ts";
import { outboxMail } from "./adapters/mail/outbox.ts";
import { smtpMail } from "./adapters/mail/smtp.ts";
import { countedPages } from "./adapters/metrics/counted-pages.ts";
import { CONTENT_TYPE, exposition } from "./adapters/metrics/exposition.ts";
import { createRegistry } from "./adapters/metrics/registry.ts";
import { stateFamilies } from "./adapters/metrics/state.ts";
import { createPages } from "./adapters/pages/create-pages.ts";
import { patientLimits } from "./adapters/pages/limits.ts";
import { jobFeed } from "./adapters/queue/feed.ts";
import { enqueueWith, openQueue } from "./adapters/queue/queue.ts";
import { samplePage } from "./adapters/sample/sample-page.ts";
import { sealer } from "./adapters/webhooks/sealed-secrets.ts";
import { configuredEngines } from "./ai-config.ts";
import { baseUrlOf, type Config } from "./config.ts";
import { statusOf } from "./http/failures.ts";
import { isOurOrigin } from "./http/origin-check.ts";
import { scheduleErrands, startErrands } from "./jobs/errands.ts";
import { analysisWork, articleWork, monitorWork } from "./jobs/parse-work.ts";
import { startWorker } from "./jobs/worker.ts";
import type { AnswerEngine } from "./ports/answer-engine.ts";
import type { Metrics } from "./ports/metrics.ts";
import type { Writer } from "./ports/writer.ts";
import { isRecentlyConfirmed } from "./usecases/accounts/confirm-identity.ts";
import { ensureSubscription } from "./usecases/accounts/ensure-subscription.ts";
import { accountServices } from "./usecases/accounts/services.ts";
import { noteHourlyExpiry } from "./usecases/admin/expire-trials.ts";
import { adminServices, tidyAdminTables } from "./usecases/admin/services.ts";
import { type AiUsageQuery, readAiUsage, tidyAiTables } from "./usecases/ai/services.ts";
import { findAnalysis } from "./usecases/analysis/find-analysis.ts";
import { type JudgeAgainRequest, judgeAgain } from "./usecases/analysis/judge-again.ts";
import { forgetOldPages } from "./usecases/analysis/kept-pages.ts";
import { listSearches } from "./usecases/analysis/list-searches.ts";
import { onceAnHour } from "./usecases/analysis/once-an-hour.ts";
import { runAnalysis } from "./usecases/analysis/run-analysis.ts";
import { scoreHistory } from "./usecases/analysis/score-history.ts";
import { findShared, shareAnalysis, stopSharing } from "./usecases/analysis/share-analysis.ts";
import { type AnalysisRequest, startAnalysis } from "./usecases/analysis/start-analysis.ts";
import { apiKeyServices } from "./usecases/api-keys/services.ts";
import { chooseEdits, type EditChoice } from "./usecases/articles/choose-edits.ts";
import { runArticle } from "./usecases/articles/run-article.ts";
import { type ArticleRequest, startArticle } from "./usecases/articles/start-article.ts";
import { type FeedNeeds, feedAfter, feedRunning } from "./usecases/batches/feed-batch.ts";
import { hostRates } from "./usecases/batches/host-rates.ts";
import { batchServices } from "./usecases/batches/services.ts";
import { billingErrands, billingServices } from "./usecases/billing/services.ts";
import { generatorServices } from "./usecases/generators/services.ts";
import { findJob } from "./usecases/jobs/find-job.ts";
import { forgetOldJobs } from "./usecases/jobs/forget-old-jobs.ts";
import { measuredServices } from "./usecases/measured/services.ts";
import { purgePages } from "./usecases/projects/change-pages.ts";
import { projectServices } from "./usecases/projects/services.ts";
import { runDueSchedules } from "./usecases/schedules/run-due-schedules.ts";
import { scheduleServices } from "./usecases/schedules/services.ts";
import { tellChanges } from "./usecases/schedules/tell-changes.ts";
import { canUseTool } from "./usecases/usage/can-use-tool.ts";
import { releaseAbandonedUses } from "./usecases/usage/release-abandoned-uses.ts";
import { usageStats } from "./usecases/usage/usage-stats.ts";
import { runMonitor } from "./usecases/visibility/run-monitor.ts";
import { visibilityServices } from "./usecases/visibility/services.ts";
import { deliverEvent } from "./usecases/webhooks/deliver-event.ts";
import { webhookServices } from "./usecases/webhooks/services.ts";
import { productVersion } from "./version.ts";

export type Services = Awaited<ReturnType<typeof wire>>;

const STOP_TIMEOUT_MS = 5_000;
/** More than anyone can guess. */
const TOKEN_BYTES = 16;
/** The longest host name that DNS allows. */
const MAX_LOGGED_HOST = 253;
/** The log of deliveries is for finding out why something did not arrive. */
const KEPT_DELIVERIES_MS = 30 * 24 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The vendors' packages are large: where no key is set, they are not even read. */
async function openAi(
  config: Config,
  parts: AiParts,
): Promise<{ engines: AnswerEngine[]; writer: Writer | null }> {
  if (Object.keys(config.ai.vendors).length === 0) return { engines: [], writer: null };
  const { createAi } = await import("./adapters/ai/create-ai.ts");
  return createAi(config.ai, parts);
}

/** `opened`: a database that is already there, as tests have one. */
export async function wire(config: Config, opened?: Database) {
  const log = jsonLines(config.logLevel);
  const metrics = createRegistry();
  const version = productVersion();
  const clock = { now: () => new Date() };
  const newId = randomUUID;
  const newToken = () => randomBytes(TOKEN_BYTES).toString("base64url");
  const baseUrl = baseUrlOf(config);
  const onLost = (error: Error) => log.warn("a database connection was lost", { error });
  const database = opened ?? (await openDatabase({ ...config, onLost }));
  const { db } = database;

  const boss = await openQueue(database, log);
  const storage = openStorage(database, enqueueWith(boss));
  const feed = jobFeed(database);
  const limiter = databaseLimiter(db, clock);
  const sessionMaxAgeMs = config.sessionMaxDays * DAY_MS;
  const refreshTokens = refreshTokenStore(db, clock, sessionMaxAgeMs);
  const signedInPlaces = accountSessions({ db, clock, maxAgeMs: sessionMaxAgeMs });
  const passkeys = passkeyStore(db);
  const audit = auditLogStore(db);
  const apiKeys = apiKeyStore({ db, clock, adminEmails: config.adminEmails });
  const idempotency = idempotencyStore(db, clock);
  const mail = config.smtpUrl
    ? smtpMail(config.smtpUrl, config.mailFrom)
    : outboxMail({ dir: join(config.dataDir, "outbox"), from: config.mailFrom, log, newId, now: clock.now });
  const secret = config.authSecret ?? (await instanceSecret(db));
  const events = securityEvents({ audit, clock, limiter, log, mail });
  const auth = createAuth(
    {
      baseUrl,
      secret,
      google: config.google,
      confirmFirst: config.smtpUrl !== null,
      minPasswordLength: config.minPasswordLength,
      attemptsPerMinute: config.authAttemptsPerMinute,
      sessionMaxAgeMs,
      isOurOrigin: (origin, host) => isOurOrigin(origin, host, config.configuredBaseUrl),
    },
    {
      db,
      mail,
      log,
      limiter,
      clock,
      events,
      devices: knownDeviceStore(db, clock),
      openAccount: accountOpening(clock, secret),
      forgetRefreshTokens: refreshTokens.forget,
      endOtherSessions: signedInPlaces.endOthers,
      passkeys,
      isRecentlyConfirmed: (id) => isRecentlyConfirmed({ places: signedInPlaces, clock }, id),
    },
  );
  const fetcher = createPages({
    allow: config.fetchAllow,
    production: !config.testSettings,
    contact: config.crawlerUrl,
    now: clock.now,
    limits: patientLimits(config.fetchTimeoutSeconds),
  });
  const pages = countedPages(fetcher, metrics);
  const seals = sealer(secret);
  const { postMessage: sendMessage } = fetcher;
  const books = aiBooks(db);
  const { engines, writer } = await openAi(config, { ...books, redirectOf: pages.redirectOf, clock, log });
  const ai = {
    ...books,
    clock,
    perDayUsd: config.ai.limits.perDayUsd,
    pricesAsOf: PRICES_AS_OF,
    keepRepliesDays: config.ai.keepRepliesDays,
  };
  const judge = localJudge(log, { metrics });
  const sample = samplePage(baseUrl, clock);
  const sampleReport = onceAnHour(clock, () => judge.analyze(sample.evidence()));
  const pace = databaseHostPace(db);
  const paceFor = hostRates({ storage, pace });
  const deps = {
    clock,
    storage,
    log,
    pages,
    judge,
    newId,
    sample,
    engines,
    writer,
    replies: books.replies,
    paceFor,
  };
  const bulk: FeedNeeds = { clock, storage, log, newId, onDone: tellChanges };
  const billing = {
    ...deps,
    baseUrl,
    mail,
    products: config.payments.products,
    billing: dodoBilling(config.payments, log),
    webhooks: dodoWebhooks(config.payments.webhookKey),
  };
  const admin = {
    ...deps,
    limiter,
    billing: billing.billing,
    directory: userDirectory(db),
    customers: customerBook(db),
    audit,
  };

  const visibility = visibilityServices(deps);
  const accounts = authAccounts({ auth, refreshTokens, baseUrl });

  const noteRefusedFetch = (userId: string, url: string) => {
    const host = URL.parse(url)?.host.slice(0, MAX_LOGGED_HOST) ?? "";
    return events.record(userId, { action: "refused-fetch", outcome: "refused", details: { host } });
  };
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
    isReady: () =>
      database.ping().then(
        () => ready,
        () => false,
      ),
    /** `hourly: false`, for tests: nothing happens because the clock strikes. */
    async startWorker({ hourly = true } = {}) {
      const errands = billingErrands(billing);
      await startErrands(boss, {
        ...errands,
        deliverEvent: (id) =>
          deliverEvent({ storage, clock, baseUrl, sendMessage, openSecret: seals.open }, id),
        sweepPlans: async () => {
          await noteHourlyExpiry(admin, (await errands.sweepPlans()).trials);
          await forgetOldJobs(deps);
        },
      });
      if (hourly) await scheduleErrands(boss);
      await startWorker(boss, {
        storage,
        log,
        metrics,
        work: {
          "analyze-page": async (work) => {
            const analysis = analysisWork(work);
            await runAnalysis({ ...deps, noteRefusedFetch }, analysis);
            if (analysis.batchId) await feedAfter(bulk, analysis.jobId, analysis.userId);
          },
          "write-article": (work) => runArticle(deps, articleWork(work)),
          "measure-visibility": (work) => runMonitor(deps, monitorWork(work)),
        },
        sweep: async () => {
          const released = await releaseAbandonedUses(deps);
          if (released > 0) log.warn("abandoned jobs no longer count as uses", { released });
          await visibility.runDueMonitors();
          await runDueSchedules(bulk);
          await feedRunning(bulk);
          await purgePages(deps);
          await storage.projects.forgetLinks(clock.now());
          await storage.batches.forgetDrafts(new Date(clock.now().getTime() - DAY_MS));
          await limiter.sweep();
          await signedInPlaces.forgetOld();
          await apiKeys.forgetOld();
          await idempotency.forgetOld();
          await storage.webhooks.forgetOld(new Date(clock.now().getTime() - KEPT_DELIVERIES_MS));
          await tidyAdminTables(admin);
          await tidyAiTables(ai);
          await forgetOldPages(deps);
        },
      });
    },
    /** Lets running jobs finish within the time given; what does not is taken up by the next worker. */
    async close() {
      ready = false;
      await closeSocket?.();
      await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS });
      await fetcher.close();
      await judge.close();
      await database.close();
    },
  };
}
