/** What the second step of signing in accepts: each code once, few attempts, and no device that skips it. */

import { messageText } from "@citeworthy/core/messages";
import type { GenericEndpointContext } from "better-auth";
import { APIError, getSessionFromCtx } from "better-auth/api";
import type { Limiter, RateLimit } from "../../../ports/runtime/limiter.ts";
import type { RecoveryCodes } from "./recovery-codes.ts";

/** A code from an app is valid for its own half minute and the ones before and after. */
const ONCE: RateLimit = { max: 1, perSeconds: 120 };
/** As many guesses as somebody with several passwords needs. */
const PASSWORD_CHECKS: RateLimit = { max: 10, perSeconds: 15 * 60 };
const MAX_CODE_LENGTH = 64;

type Needs = { limiter: Limiter; recovery: RecoveryCodes };

/** The user who has entered the password and not yet the code. */
export async function pendingUserId(ctx: GenericEndpointContext): Promise<string | null> {
  const { name } = ctx.context.createAuthCookie("two_factor");
  const challenge = await ctx.getSignedCookie(name, ctx.context.secret);
  if (!challenge) return null;
  return (await ctx.context.internalAdapter.findVerificationValue(challenge))?.value ?? null;
}

const codeOf = (ctx: GenericEndpointContext): string =>
  String(ctx.body?.code ?? "").slice(0, MAX_CODE_LENGTH);

/** The library merges this into the body. Without its two options every sign-in takes both steps. */
const withCode = (ctx: GenericEndpointContext, code: string) => ({
  context: { ...ctx, body: { code, trustDevice: false, disableSession: false } },
});

export function secondStepRules({ limiter, recovery }: Needs) {
  return {
    /** Somebody who reads a code over a shoulder, or from a proxy, can't use it again. */
    async useOnce(ctx: GenericEndpointContext) {
      const code = codeOf(ctx).replace(/\D/g, "");
      const userId = (await getSessionFromCtx(ctx))?.user.id ?? (await pendingUserId(ctx));
      const verdict = userId ? await limiter.take(`used-code-${code}:${userId}`, ONCE) : { allowed: true };
      if (!verdict.allowed)
        throw new APIError("UNAUTHORIZED", {
          code: "INVALID_CODE",
          message: messageText("account/code-wrong"),
        });
      return withCode(ctx, code);
    },

    hashRecoveryCode: (ctx: GenericEndpointContext) => withCode(ctx, recovery.hash(codeOf(ctx))),

    /** These endpoints check the password, so a stolen session must not be a place to guess it. */
    async limitPasswordChecks(ctx: GenericEndpointContext): Promise<void> {
      const user = (await getSessionFromCtx(ctx))?.user;
      const verdict = user && (await limiter.take(`confirm:${user.id}`, PASSWORD_CHECKS));
      if (!verdict || verdict.allowed) return;
      const { retryAfterSeconds: seconds } = verdict;
      throw new APIError("TOO_MANY_REQUESTS", {
        code: "TOO_MANY_ATTEMPTS",
        message: messageText("request/too-many", { seconds }),
      });
    },
  };
}

export type SecondStepRules = ReturnType<typeof secondStepRules>;
