/** Accounts by Better Auth: e-mail and password, Google where configured, cookies for browsers, bearer for API clients. */
import { randomUUID } from "node:crypto";
import { MAX_PASSWORD_LENGTH } from "@citeworthy/core/product/password";
import { site } from "@citeworthy/core/product/site";
import { betterAuth } from "better-auth";
import { bearer } from "better-auth/plugins";
import type { Limiter } from "../../ports/limiter.ts";
import type { Log } from "../../ports/log.ts";
import type { Mail } from "../../ports/mail.ts";
import type { Db } from "../db/database.ts";
import { accountDatabase, type OpenAccount } from "./account-database.ts";
import { confirmAddress, passwordChanged, resetPassword } from "./account-emails.ts";
import { accountMail } from "./account-mail.ts";
import { authHooks } from "./auth-hooks.ts";
import { CLIENT_ADDRESS_HEADER, clientAddressOf } from "./client-address-header.ts";
import { AUTH_PATH } from "./open-endpoints.ts";
import { signInLimits } from "./sign-in-limits.ts";

const HOUR_S = 60 * 60;
const DAY_S = 24 * HOUR_S;

export type AuthSettings = {
  baseUrl: string;
  secret: string;
  google: { clientId: string; clientSecret: string } | null;
  /** Where mail really leaves, an address must be confirmed before the first session. */
  confirmFirst: boolean;
  minPasswordLength: number;
  attemptsPerMinute: number;
  isOurOrigin: (origin: string, host: string | null) => boolean;
};

type Needs = {
  db: Db;
  mail: Mail;
  log: Log;
  limiter: Limiter;
  openAccount: OpenAccount;
  forgetRefreshTokens: (userId: string, keep?: string) => Promise<void>;
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

export function createAuth(
  settings: AuthSettings,
  { db, mail, log, limiter, openAccount, forgetRefreshTokens }: Needs,
) {
  /** Refresh tokens open new sessions, so they end with the password; and its owner hears of it. */
  const afterNewPassword = async ({ id, email }: { id: string; email: string }) => {
    await forgetRefreshTokens(id);
    await mail
      .send(passwordChanged(email, settings.baseUrl))
      .catch((error) => log.error("the email about a changed password was not sent", { userId: id, error }));
  };
  const limits = signInLimits(limiter);
  const sendMail = accountMail({ mail, limiter, log, background: settings.confirmFirst });
  const attempts = { window: 60, max: settings.attemptsPerMinute };
  return betterAuth({
    appName: site.name,
    baseURL: settings.baseUrl,
    basePath: AUTH_PATH,
    secret: settings.secret,
    trustedOrigins: async (request) => {
      const origin = request?.headers.get("origin");
      return origin && settings.isOurOrigin(origin, request?.headers.get("host") ?? null) ? [origin] : [];
    },
    database: accountDatabase(db, openAccount),
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
        await afterNewPassword(user);
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
    session: { expiresIn: 7 * DAY_S, updateAge: DAY_S, freshAge: DAY_S },
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
      },
    },
    advanced: {
      ...cookies(settings.baseUrl),
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
      database: { generateId: () => randomUUID() },
    },
    onAPIError: {
      // A Google sign-in that fails returns to our own page, which says so.
      errorURL: `${settings.baseUrl}/auth/callback`,
      // The edge logs unexpected failures. The library would print them to the console, including tokens.
      throw: true,
    },
    hooks: authHooks({
      confirmFirst: settings.confirmFirst,
      limits,
      forgetRefreshTokens,
      passwordChanged: afterNewPassword,
    }),
    plugins: [bearer({ requireSignature: true })],
    telemetry: { enabled: false },
    logger: {
      level: "warn",
      log: (level, message, ...rest) =>
        log[level === "debug" ? "debug" : level === "error" ? "error" : "warn"](`auth: ${message}`, { rest }),
    },
  });
}

export type Auth = ReturnType<typeof createAuth>;
