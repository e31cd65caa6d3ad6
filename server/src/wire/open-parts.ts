/** Opens the real adapters for a configuration: database, queue, mail, accounts, pages, AI, engine. */

import { randomBytes, randomUUID } from "node:crypto";
import { join } from "node:path";
import type { AiParts } from "../adapters/ai/middleware/middleware.ts";
import { PRICES_AS_OF } from "../adapters/ai/prices.ts";
import { accountOpening } from "../adapters/auth/account-opening.ts";
import { apiKeyStore } from "../adapters/auth/api-keys/api-key-store.ts";
import { createAuth } from "../adapters/auth/better-auth.ts";
import { knownDeviceStore } from "../adapters/auth/events/known-devices.ts";
import { securityEvents } from "../adapters/auth/events/security-events.ts";
import { instanceSecret } from "../adapters/auth/instance-secret.ts";
import { passkeyStore } from "../adapters/auth/second-step/passkeys.ts";
import { accountSessions } from "../adapters/auth/sessions/account-sessions.ts";
import { refreshTokenStore } from "../adapters/auth/sessions/refresh-tokens.ts";
import { dodoBilling } from "../adapters/billing/dodo.ts";
import { dodoWebhooks } from "../adapters/billing/webhooks.ts";
import type { Database } from "../adapters/db/database.ts";
import { databaseHostPace } from "../adapters/db/host-pace.ts";
import { databaseLimiter } from "../adapters/db/limiter.ts";
import { openDatabase } from "../adapters/db/open-database.ts";
import { openStorage } from "../adapters/db/storage.ts";
import { auditLogStore } from "../adapters/db/stores/accounts/audit-log.ts";
import { userDirectory } from "../adapters/db/stores/accounts/user-directory.ts";
import { aiBooks } from "../adapters/db/stores/ai/ai-books.ts";
import { customerBook } from "../adapters/db/stores/billing/customers.ts";
import { idempotencyStore } from "../adapters/db/stores/jobs/idempotency.ts";
import { localJudge } from "../adapters/judge/local-judge.ts";
import { jsonLines } from "../adapters/log/json-lines.ts";
import { outboxMail } from "../adapters/mail/outbox.ts";
import { smtpMail } from "../adapters/mail/smtp.ts";
import { countedPages } from "../adapters/metrics/counted-pages.ts";
import { createRegistry } from "../adapters/metrics/registry.ts";
import { createPages } from "../adapters/pages/create-pages.ts";
import { patientLimits } from "../adapters/pages/guard/limits.ts";
import { jobFeed } from "../adapters/queue/feed.ts";
import { openQueue } from "../adapters/queue/queue.ts";
import { samplePage } from "../adapters/sample/sample-page.ts";
import { sealer } from "../adapters/webhooks/sealed-secrets.ts";
import { baseUrlOf, type Config } from "../config/config.ts";
import { isOurOrigin } from "../http/middleware/origin-check.ts";
import type { AnswerEngine } from "../ports/ai/answer-engine.ts";
import type { Writer } from "../ports/ai/writer.ts";
import { isRecentlyConfirmed } from "../usecases/accounts/confirm-identity.ts";
import { onceAnHour } from "../usecases/analysis/stored/once-an-hour.ts";
import type { FeedNeeds } from "../usecases/batches/feed-batch.ts";
import { hostRates } from "../usecases/batches/host-rates.ts";
import { tellChanges } from "../usecases/schedules/tell-changes.ts";
import { productVersion } from "../version.ts";

export type WiredParts = Awaited<ReturnType<typeof openParts>>;

/** More than anyone can guess. */
const TOKEN_BYTES = 16;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The vendors' packages are large: where no key is set, they are not even read. */
async function openAi(
  config: Config,
  parts: AiParts,
): Promise<{ engines: AnswerEngine[]; writer: Writer | null }> {
  if (Object.keys(config.ai.vendors).length === 0) return { engines: [], writer: null };
  const { createAi } = await import("../adapters/ai/create-ai.ts");
  return createAi(config.ai, parts);
}

const openFetcher = (config: Config, { now }: { now: () => Date }) =>
  createPages({
    allow: config.fetchAllow,
    production: !config.testSettings,
    contact: config.crawlerUrl,
    now,
    limits: patientLimits(config.fetchTimeoutSeconds),
  });

/** `opened`: a database that is already there, as tests have one. */
export async function openParts(config: Config, opened?: Database) {
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

  const queue = await openQueue(database, log);
  const storage = openStorage(database, queue.enqueue);
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
  const fetcher = openFetcher(config, clock);
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
  return {
    config,
    log,
    metrics,
    version,
    clock,
    newId,
    newToken,
    baseUrl,
    onLost,
    database,
    db,
    queue,
    storage,
    feed,
    limiter,
    sessionMaxAgeMs,
    refreshTokens,
    signedInPlaces,
    passkeys,
    audit,
    apiKeys,
    idempotency,
    mail,
    secret,
    events,
    auth,
    fetcher,
    pages,
    seals,
    sendMessage,
    books,
    engines,
    writer,
    ai,
    judge,
    sample,
    sampleReport,
    pace,
    paceFor,
    deps,
    bulk,
    billing,
    admin,
  };
}
