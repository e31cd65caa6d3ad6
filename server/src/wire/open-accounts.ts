/** Accounts, their sessions and keys, and the mail that tells their owners. */

import { join } from "node:path";
import { DAY_MS } from "@citeworthy/core/time";
import { accountOpening } from "../adapters/auth/account-opening.ts";
import { apiKeyStore } from "../adapters/auth/api-keys/api-key-store.ts";
import { createAuth } from "../adapters/auth/better-auth.ts";
import { connectedAppStore } from "../adapters/auth/connected-apps/connected-app-store.ts";
import { knownDeviceStore } from "../adapters/auth/events/known-devices.ts";
import { securityEvents } from "../adapters/auth/events/security-events.ts";
import { passkeyStore } from "../adapters/auth/second-step/passkeys.ts";
import { accountSessions } from "../adapters/auth/sessions/account-sessions.ts";
import { refreshTokenStore } from "../adapters/auth/sessions/refresh-tokens.ts";
import { auditLogStore } from "../adapters/db/stores/accounts/audit-log.ts";
import { idempotencyStore } from "../adapters/db/stores/jobs/idempotency.ts";
import { outboxMail } from "../adapters/mail/outbox.ts";
import { smtpMail } from "../adapters/mail/smtp.ts";
import { hashKey } from "../adapters/secrets/hash-key.ts";
import { instanceSecret } from "../adapters/secrets/instance-secret.ts";
import type { Config } from "../config/config.ts";
import { isOurOrigin } from "../http/middleware/origin-check.ts";
import { isRecentlyConfirmed } from "../usecases/accounts/confirm-identity.ts";
import type { Runtime } from "./open-runtime.ts";

type AccountStores = ReturnType<typeof openStores>;
type Keys = { secret: string; hashKey: string };

const openMail = ({ config, log, newId, clock }: Runtime) =>
  config.smtpUrl
    ? smtpMail(config.smtpUrl, config.mailFrom)
    : outboxMail({ dir: join(config.dataDir, "outbox"), from: config.mailFrom, log, newId, now: clock.now });

function openStores(runtime: Runtime) {
  const { config, db, clock, limiter, log } = runtime;
  const sessionMaxAgeMs = config.sessionMaxDays * DAY_MS;
  const audit = auditLogStore(db);
  const mail = openMail(runtime);
  return {
    sessionMaxAgeMs,
    refreshTokens: refreshTokenStore(db, clock, sessionMaxAgeMs),
    signedInPlaces: accountSessions({ db, clock, maxAgeMs: sessionMaxAgeMs }),
    passkeys: passkeyStore(db),
    audit,
    apiKeys: apiKeyStore({ db, clock, ...config }),
    connectedApps: connectedAppStore({ db, clock, ...config }),
    idempotency: idempotencyStore(db, clock),
    mail,
    events: securityEvents({ audit, clock, limiter, log, mail }),
  };
}

const authRules = (config: Config, sessionMaxAgeMs: number) => ({
  google: config.google,
  confirmFirst: config.smtpUrl !== null,
  minPasswordLength: config.minPasswordLength,
  attemptsPerMinute: config.authAttemptsPerMinute,
  sessionMaxAgeMs,
  isOurOrigin: (origin: string, host: string | null) => isOurOrigin(origin, host, config.configuredBaseUrl),
});

function openAuth(
  { config, baseUrl, db, log, limiter, clock }: Runtime,
  stores: AccountStores,
  { secret, hashKey }: Keys,
) {
  const { sessionMaxAgeMs, mail, events, passkeys, refreshTokens, signedInPlaces } = stores;
  return createAuth(
    { baseUrl, secret, hashKey, ...authRules(config, sessionMaxAgeMs) },
    {
      db,
      mail,
      log,
      limiter,
      clock,
      events,
      devices: knownDeviceStore(db, clock),
      openAccount: accountOpening(clock, hashKey),
      forgetRefreshTokens: refreshTokens.forget,
      endOtherSessions: signedInPlaces.endOthers,
      passkeys,
      revokeKeys: async (userId) => {
        await stores.apiKeys.revokeAll(userId);
        await stores.connectedApps.revokeAll(userId);
      },
      isRecentlyConfirmed: (id) => isRecentlyConfirmed({ places: signedInPlaces, clock }, id),
    },
  );
}

export async function openAccounts(runtime: Runtime) {
  const stores = openStores(runtime);
  const secret = runtime.config.authSecret ?? (await instanceSecret(runtime.db));
  const keys = { secret, hashKey: await hashKey(runtime.db, secret) };
  return { ...stores, ...keys, auth: openAuth(runtime, stores, keys) };
}
