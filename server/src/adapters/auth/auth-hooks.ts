/** Our rules around Better Auth's endpoints: what they accept, how often, and what a sign-in or sign-out ends. */
import { messageText } from "@citeworthy/core/messages";
import { isCommonPassword } from "@citeworthy/core/product/accounts/password";
import { APIError, createAuthMiddleware, getSessionFromCtx } from "better-auth/api";
import { nameFromEmail } from "./account-name.ts";
import { clientAddressOf } from "./client-address-header.ts";
import { RESET_PAGE } from "./emails/account-emails.ts";
import type { SecondStepRules } from "./second-step/second-step-rules.ts";
import type { SignInAttempt, SignInLimits } from "./sign-in-limits.ts";
import { confirmationElsewhere, rememberSignUp } from "./sign-up-browser.ts";

/** In the words of the form. The library's own check stays behind it. */
function refuseShortPassword(password: unknown, length: number): void {
  if (typeof password === "string" && password.length < length)
    throw new APIError("BAD_REQUEST", {
      code: "PASSWORD_TOO_SHORT",
      message: messageText("account/password-short", { length }),
    });
}

function refuseCommonPassword(password: unknown): void {
  if (typeof password === "string" && isCommonPassword(password))
    throw new APIError("BAD_REQUEST", {
      code: "PASSWORD_COMMON",
      message: messageText("account/password-common"),
    });
}

/** The longest address that mail servers accept (RFC 5321), and the longest name of the profile form. */
const MAX_LENGTH = { email: 254, name: 200 };

function refuseLongFields({ email, name }: Record<string, unknown>): void {
  const isLong = (value: unknown, max: number) => typeof value === "string" && value.length > max;
  if (isLong(email, MAX_LENGTH.email) || isLong(name, MAX_LENGTH.name))
    throw new APIError("BAD_REQUEST", { code: "VALIDATION_ERROR", message: messageText("request/invalid") });
}

const RETURN_FIELDS = ["callbackURL", "errorCallbackURL", "newUserCallbackURL", "redirectTo"];
/** Browsers read `//` and `/\` as the start of another site's address, also where dots before them cancel out. */
const OWN_PATH = /^\/(?![/\\])/;
const SOMEWHERE = "http://site.invalid";

function isOwnPath(value: string): boolean {
  const url = OWN_PATH.test(value) ? URL.parse(value, SOMEWHERE) : null;
  return url?.origin === SOMEWHERE && !url.pathname.includes("//");
}

/** Where BASE_URL isn't set, the library trusts the Host header, which may be forged and would end up in an email. */
function refuseForeignReturn(fields: Record<string, unknown>): void {
  const isForeign = (value: unknown) => typeof value === "string" && value !== "" && !isOwnPath(value);
  if (RETURN_FIELDS.some((field) => isForeign(fields[field])))
    throw new APIError("FORBIDDEN", {
      code: "INVALID_ORIGIN",
      message: messageText("request/foreign-origin"),
    });
}

async function refuseTooManyGuesses(
  limits: SignInLimits,
  attempt: SignInAttempt,
  lockedOut: (attempt: SignInAttempt) => void,
): Promise<void> {
  const verdict = await limits.begin(attempt);
  if (verdict.allowed) return;
  lockedOut(attempt);
  const message = messageText("request/too-many", { seconds: verdict.retryAfterSeconds });
  throw new APIError("TOO_MANY_REQUESTS", { code: "TOO_MANY_ATTEMPTS", message });
}

type Needs = {
  minPasswordLength: number;
  limits: SignInLimits;
  /** `keep`: the session that goes on. */
  forgetRefreshTokens: (userId: string, keep?: string) => Promise<void>;
  /** Takes every way into an account away. */
  forgetAccess: (userId: string) => Promise<void>;
  passwordChanged: (user: { id: string; email: string }) => Promise<void>;
  /** Called for an address that may have no account. */
  lockedOut: (attempt: SignInAttempt) => void;
  endOtherSessions: (userId: string, keepId: string) => Promise<unknown>;
  secondStep: SecondStepRules;
};

const attemptOf = ({ body, headers }: { body?: { email?: unknown }; headers?: Headers | undefined }) => ({
  email: body?.email,
  network: clientAddressOf(headers),
});

export function authHooks({
  minPasswordLength,
  limits,
  forgetRefreshTokens,
  forgetAccess,
  passwordChanged,
  lockedOut,
  endOtherSessions,
  secondStep,
}: Needs) {
  return {
    before: createAuthMiddleware(async (ctx) => {
      refuseForeignReturn(ctx.body ?? {});
      refuseForeignReturn(ctx.query ?? {});
      switch (ctx.path) {
        case "/sign-up/email": {
          const body = ctx.body ?? {};
          refuseShortPassword(body.password, minPasswordLength);
          refuseCommonPassword(body.password);
          refuseLongFields(body);
          // The form asks for no name; the address is used until the user enters one.
          if (!body.name && typeof body.email === "string")
            return { context: { ...ctx, body: { ...body, name: nameFromEmail(body.email) } } };
          return;
        }
        case "/request-password-reset":
          // Without it the link in the email would end on an error page.
          return {
            context: { ...ctx, body: { ...ctx.body, redirectTo: ctx.body?.redirectTo || RESET_PAGE } },
          };
        case "/verify-email":
          return confirmationElsewhere(ctx, forgetAccess);
        case "/reset-password":
          refuseShortPassword(ctx.body?.newPassword, minPasswordLength);
          return refuseCommonPassword(ctx.body?.newPassword);
        case "/change-password":
          refuseShortPassword(ctx.body?.newPassword, minPasswordLength);
          refuseCommonPassword(ctx.body?.newPassword);
          await secondStep.limitPasswordChecks(ctx);
          // Somebody who knew the old password must not stay signed in, so the client can't leave this out.
          return { context: { ...ctx, body: { ...ctx.body, revokeOtherSessions: true } } };
        case "/sign-in/email":
          return refuseTooManyGuesses(limits, attemptOf(ctx), lockedOut);
        case "/two-factor/enable":
        case "/two-factor/disable":
        case "/two-factor/generate-backup-codes":
          return secondStep.limitPasswordChecks(ctx);
        case "/two-factor/verify-totp":
          return secondStep.useOnce(ctx);
        case "/two-factor/verify-backup-code":
          return secondStep.hashRecoveryCode(ctx);
        case "/sign-out": {
          const session = await getSessionFromCtx(ctx);
          if (!session) return;
          await ctx.context.internalAdapter.deleteUserSessions(session.user.id);
          await forgetRefreshTokens(session.user.id);
          return;
        }
        case "/revoke-sessions": {
          const { user } = (await getSessionFromCtx(ctx)) ?? {};
          if (user) await forgetRefreshTokens(user.id);
          return;
        }
        case "/revoke-other-sessions": {
          // The library compares tokens with what is stored, which are hashes, and would end nothing.
          const { user, session } = (await getSessionFromCtx(ctx)) ?? {};
          if (user && session) await endOtherSessions(user.id, session.id);
          return;
        }
      }
    }),
    after: createAuthMiddleware(async (ctx) => {
      if (ctx.path === "/change-password" && ctx.context.newSession)
        await passwordChanged(ctx.context.newSession.user);
      if (ctx.path === "/sign-up/email") {
        const { user } = (ctx.context.returned ?? {}) as { user?: { id: string; email: string } };
        if (user) await rememberSignUp(ctx, user);
      }
      // With a second step, the password alone doesn't make this the owner's network.
      const { newSession } = ctx.context;
      if (ctx.path === "/sign-in/email" && newSession && !newSession.user.twoFactorEnabled)
        await limits.succeeded(attemptOf(ctx));
    }),
  };
}
