/** Puts the real adapters behind the use cases. Only this file and its folder name concrete adapters. */
import { readAgain } from "./adapters/ai/replies/read-reply.ts";
import { authAccounts } from "./adapters/auth/accounts.ts";
import { authSessions } from "./adapters/auth/sessions/sessions.ts";
import type { Database } from "./adapters/db/database.ts";
import { configuredEngines } from "./config/ai-config.ts";
import type { Config } from "./config/config.ts";
import { statusOf } from "./http/middleware/failures.ts";
import { type AiUsageQuery, readAiUsage } from "./usecases/ai/services.ts";
import { citedServices } from "./usecases/cited/services.ts";
import { visibilityServices } from "./usecases/visibility/services.ts";
import { analysisServices } from "./wire/analysis-services.ts";
import { peopleServices, toolServices } from "./wire/area-services.ts";
import { openParts } from "./wire/open-parts.ts";
import { processServices } from "./wire/process-services.ts";

export type Services = Awaited<ReturnType<typeof wire>>;

/** `opened`: a database that is already there, as tests have one. */
export async function wire(config: Config, opened?: Database) {
  const parts = await openParts(config, opened);
  const { log, clock, baseUrl, storage, feed, limiter, apiKeys, idempotency, auth, ai, models, deps } = parts;
  const visibility = visibilityServices({ ...deps, readReply: readAgain });
  const tools = toolServices(parts);
  const accounts = authAccounts({ auth, refreshTokens: parts.refreshTokens, baseUrl });
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
    wordFiles: parts.documents.wordFiles,
    /** Names and models only; empty where no key is set. */
    configuredEngines: async () => configuredEngines((await models.current()).config),
    aiUsage: async (query: AiUsageQuery) =>
      readAiUsage({ ...ai, perDayUsd: (await models.current()).config.limits.perDayUsd }, query),
    ...analysisServices(parts),
    ...peopleServices(parts, accounts),
    ...visibility,
    ...citedServices(deps),
    ...tools,
    ...processServices(parts, {
      runDueMonitors: visibility.runDueMonitors,
      testModels: tools.aiModels.testConnected,
    }),
  };
}
