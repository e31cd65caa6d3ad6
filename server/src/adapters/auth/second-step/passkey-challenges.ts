/** A challenge is random, belongs to one browser by a signed cookie, and is used up by the first answer. */
import { randomUUID } from "node:crypto";
import type { GenericEndpointContext } from "better-auth";
import { APIError } from "better-auth/api";

const VALID_S = 5 * 60;

const cookieOf = (ctx: GenericEndpointContext) =>
  ctx.context.createAuthCookie("passkey_challenge", { maxAge: VALID_S });

export async function keepChallenge(ctx: GenericEndpointContext, challenge: string): Promise<void> {
  const identifier = `passkey-${randomUUID()}`;
  const expiresAt = new Date(Date.now() + VALID_S * 1000);
  await ctx.context.internalAdapter.createVerificationValue({ identifier, value: challenge, expiresAt });
  const { name, attributes } = cookieOf(ctx);
  await ctx.setSignedCookie(name, identifier, ctx.context.secret, attributes);
}

export async function takeChallenge(ctx: GenericEndpointContext): Promise<string> {
  const { name } = cookieOf(ctx);
  const identifier = await ctx.getSignedCookie(name, ctx.context.secret);
  const kept = identifier && (await ctx.context.internalAdapter.consumeVerificationValue(identifier));
  if (!kept || kept.expiresAt < new Date())
    throw new APIError("BAD_REQUEST", { code: "CHALLENGE_EXPIRED", message: "The challenge has expired." });
  return kept.value;
}
