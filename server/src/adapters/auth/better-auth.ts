/** Accounts by Better Auth: e-mail and password, Google where configured, cookies for browsers, bearer for API clients. */
import { randomUUID } from "node:crypto";
import { MAX_PASSWORD_LENGTH } from "@citeworthy/core/product/accounts/password";
import { site } from "@citeworthy/core/product/identity/site";
import { betterAuth } from "better-auth";
import { bearer, twoFactor } from "better-auth/plugins";
import type { Mail } from "../../ports/messages/mail.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Limiter } from "../../ports/runtime/limiter.ts";
import type { Log } from "../../ports/runtime/log.ts";
import type { Db } from "../db/database.ts";
import { accountDatabase, type OpenAccount } from "./account-database.ts";
import { authHooks } from "./auth-hooks.ts";
import { CLIENT_ADDRESS_HEADER, clientAddressOf } from "./client-address-header.ts";
import { confirmAddress, resetPassword } from "./emails/account-emails.ts";
import { accountMail } from "./emails/account-mail.ts";
import type { KnownDevices } from "./events/known-devices.ts";
import { passwordEvents } from "./events/password-events.ts";
import type { SecurityEvents } from "./events/security-events.ts";
import { forgetAccess } from "./forget-access.ts";
import { AUTH_PATH } from "./open-endpoints.ts";
import { passkeyPlugin } from "./second-step/passkey-plugin.ts";
import type { PasskeyStore } from "./second-step/passkeys.ts";
import { recoveryCodes } from "./second-step/recovery-codes.ts";
import { secondStepEvents } from "./second-step/second-step-events.ts";
import { secondStepRules } from "./second-step/second-step-rules.ts";
import { sessionFields, sessionHooks } from "./sessions/session-fields.ts";
import { signInEvents } from "./sign-in-events.ts";
import { signInLimits } from "./sign-in-limits.ts";

const HOUR_S = 60 * 60;
const DAY_S = 24 * HOUR_S;

type AuthSettings = {
  baseUrl: string;
  secret: string;
  /** For hashes that have to stay valid when the secret is rotated. */
  hashKey: string;
  google: { clientId: string; clientSecret: string } | null;
  /** Where mail really leaves, an address must be confirmed before the first session. */
  confirmFirst: boolean;
  minPasswordLength: number;
  attemptsPerMinute: number;
  /** After this time a session ends, however active it is. */
  sessionMaxAgeMs: number;
  isOurOrigin: (origin: string, host: string | null) => boolean;
};

type Needs = {
  db: Db;
  mail: Mail;
  log: Log;
  limiter: Limiter;
  clock: Clock;
  events: SecurityEvents;
  devices: KnownDevices;
  openAccount: OpenAccount;
  forgetRefreshTokens: (userId: string, keep?: string) => Promise<void>;
  endOtherSessions: (userId: string, keepId: string) => Promise<unknown>;
  passkeys: PasskeyStore;
  isRecentlyConfirmed: (sessionId: string) => Promise<boolean>;
  /** All API keys of a user. */
  revokeKeys: (userId: string) => Promise<unknown>;
};

/** `__Host-` ties the cookie to this host and path, but browsers take it over https only. */
const cookies = (baseUrl: string) =>
  baseUrl.startsWith("https:")
    ? {
        cookiePrefix: "__Host-citeworthy",
        useSecureCookies: false,
        defaultCookieAttributes: { secure: true },
      }
    : { cookiePrefix: "citeworthy", useSecureCookies: false };

/** The library names its own variable and its own program, which this product doesn't have. */
export const inOurWords = (message: string): string =>
  message
    .replace("[better-auth] ", "")
    .replaceAll("BETTER_AUTH_SECRET", "AUTH_SECRET")
    .replace("`npx auth secret` or ", "");

export function createAuth(
  settings: AuthSettings,
  { db, mail, log, limiter, clock, events, devices, openAccount, ...needs }: Needs,
) {
  const { baseUrl } = settings;
  const { forgetRefreshTokens, isRecentlyConfirmed } = needs;
  const password = passwordEvents({
    events,
    forgetRefreshTokens,
    baseUrl,
    revokeKeys: needs.revokeKeys,
    findUser: async (email) =>
      (await (await auth.$context).internalAdapter.findUserByEmail(email))?.user ?? null,
  });
  const limits = signInLimits(limiter);
  const recovery = recoveryCodes(settings.hashKey);
  const sendMail = accountMail({ mail, limiter, log, background: settings.confirmFirst });
  const attempts = { window: 60, max: settings.attemptsPerMinute };
  const auth = betterAuth({
    appName: site.name,
    baseURL: baseUrl,
    basePath: AUTH_PATH,
    secret: settings.secret,
    trustedOrigins: async (request) => {
      const origin = request?.headers.get("origin");
      return origin && settings.isOurOrigin(origin, request?.headers.get("host") ?? null) ? [origin] : [];
    },
    database: accountDatabase(db, openAccount, { maxAgeMs: settings.sessionMaxAgeMs, now: clock.now }),
    databaseHooks: sessionHooks,
    // The tokens of reset emails are identifiers of this table.
    verification: { storeIdentifier: "hashed" },
    account: { encryptOAuthTokens: true },
    user: {
      additionalFields: { role: { type: "string", input: false, required: false, defaultValue: "user" } },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: settings.minPasswordLength,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
      requireEmailVerification: settings.confirmFirst,
      resetPasswordTokenExpiresIn: HOUR_S,
      revokeSessionsOnPasswordReset: true,
      async onPasswordReset({ user }, request) {
        await limits.trust({ email: user.email, network: clientAddressOf(request?.headers) });
        await password.reset(user);
      },
      sendResetPassword: ({ user, url }) => sendMail("reset-password", resetPassword(user.email, url)),
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: settings.confirmFirst,
      autoSignInAfterVerification: true,
      expiresIn: HOUR_S,
      sendVerificationEmail: ({ user, url }) => sendMail("confirm-address", confirmAddress(user.email, url)),
    },
    socialProviders: settings.google
      ? { google: { ...settings.google, accessType: "offline", prompt: "consent" } }
      : {},
    // An hour is how precisely the session list knows the last activity.
    session: { expiresIn: 7 * DAY_S, updateAge: HOUR_S, freshAge: DAY_S, additionalFields: sessionFields },
    rateLimit: {
      enabled: true,
      storage: "database",
      window: 60,
      max: settings.attemptsPerMinute * 10,
      customRules: {
        "/sign-in/*": attempts,
        "/sign-up/*": attempts,
        "/request-password-reset": attempts,
        "/reset-password": attempts,
        "/send-verification-email": attempts,
        "/change-password": attempts,
        "/two-factor/*": attempts,
        "/passkey/*": attempts,
      },
    },
    advanced: {
      ...cookies(baseUrl),
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
      database: { generateId: () => randomUUID() },
    },
    onAPIError: {
      // A Google sign-in that fails returns to our own page, which says so.
      errorURL: `${baseUrl}/auth/callback`,
      // The edge logs unexpected failures. The library would print them to the console, including tokens.
      throw: true,
    },
    hooks: authHooks({
      minPasswordLength: settings.minPasswordLength,
      limits,
      forgetRefreshTokens,
      forgetAccess: (userId) => db.transaction((tx) => forgetAccess(tx, userId, clock.now())),
      passwordChanged: password.changed,
      lockedOut: (attempt) =>
        void password.lockedOut(attempt).catch((error) => log.error("a lockout was not noted", { error })),
      endOtherSessions: needs.endOtherSessions,
      secondStep: secondStepRules({ limiter, recovery }),
    }),
    plugins: [
      bearer({ requireSignature: true }),
      twoFactor({ issuer: site.name, backupCodeOptions: recovery.options }),
      passkeyPlugin({ store: needs.passkeys, events, log, isRecentlyConfirmed, baseUrl, now: clock.now }),
      signInEvents({ events, devices, limits, baseUrl, now: clock.now }),
      secondStepEvents({ events, baseUrl }),
    ],
    telemetry: { enabled: false },
    logger: {
      level: "warn",
      log: (level, message, ...rest) =>
        log[level === "debug" ? "debug" : level === "error" ? "error" : "warn"](
          `auth: ${inOurWords(message)}`,
          { rest },
        ),
    },
  });
  return auth;
}

export type Auth = ReturnType<typeof createAuth>;
