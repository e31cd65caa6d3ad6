/** A challenge is random, belongs to one browser by a signed cookie, and is used up by the first answer. */
import { randomUUID } from "node:crypto";
import type { GenericEndpointContext } from "better-auth";
import { APIError } from "better-auth/api";

const VALID_S = 5 * 60;

const cookieOf = (ctx: GenericEndpointContext) =>
  ctx.context.createAuthCookie("passkey_challenge", { maxAge: VALID_S });

/** What a challenge is for: one for a sign-in registers nothing. */
type Ceremony = "register" | "sign-in";

export async function keepChallenge(
  ctx: GenericEndpointContext,
  ceremony: Ceremony,
  challenge: string,
): Promise<void> {
  const identifier = `passkey-${ceremony}-${randomUUID()}`;
  const expiresAt = new Date(Date.now() + VALID_S * 1000);
  await ctx.context.internalAdapter.createVerificationValue({ identifier, value: challenge, expiresAt });
  const { name, attributes } = cookieOf(ctx);
  await ctx.setSignedCookie(name, identifier, ctx.context.secret, attributes);
}

export async function takeChallenge(ctx: GenericEndpointContext, ceremony: Ceremony): Promise<string> {
  const { name } = cookieOf(ctx);
  const identifier = await ctx.getSignedCookie(name, ctx.context.secret);
  const isKnown = identifier ? identifier.startsWith(`passkey-${ceremony}-`) : false;
  const kept = isKnown && (await ctx.context.internalAdapter.consumeVerificationValue(String(identifier)));
  if (!kept || kept.expiresAt < new Date())
    throw new APIError("BAD_REQUEST", { code: "CHALLENGE_EXPIRED", message: "The challenge has expired." });
  return kept.value;
}
