/**
 * Remembers in a cookie which account a browser created. Somebody can sign up with a stranger's address and a password
 * of their own, so the link in the confirmation email signs in only the browser that signed up. Any other browser
 * confirms the address and then asks for the password, which a stranger has to reset first.
 */
import { createHash } from "node:crypto";
import type { GenericEndpointContext } from "better-auth";
import { getSessionFromCtx } from "better-auth/api";

/** As long as the link is valid. */
const MAX_AGE_S = 60 * 60;
const SIGN_IN_PAGE = "/signin";

/** One cookie per address: a browser may sign up more than once within the hour. */
function cookieFor(ctx: GenericEndpointContext, email: string) {
  const mark = createHash("sha256").update(email.toLowerCase()).digest("hex").slice(0, 16);
  return ctx.context.createAuthCookie(`sign_up_${mark}`, { maxAge: MAX_AGE_S });
}

type Account = { id: string; email: string };

/** For an address that already has an account the library makes up an id, so the cookie then matches nothing. */
export async function rememberSignUp(ctx: GenericEndpointContext, { id, email }: Account): Promise<void> {
  const { name, attributes } = cookieFor(ctx, email);
  await ctx.setSignedCookie(name, id, ctx.context.secret, attributes);
}

/**
 * What to change about a confirmation that another browser opened; nothing where this one signed up. An account with a
 * second step is never opened by an email alone. `confirmFirst`: nobody has a session before the confirmation.
 */
export async function confirmationElsewhere(ctx: GenericEndpointContext, confirmFirst: boolean) {
  const email = emailOf(ctx.query?.token);
  const found = email === null ? null : await ctx.context.internalAdapter.findUserByEmail(email);
  if (!found) return;
  const { twoFactorEnabled } = found.user as { twoFactorEnabled?: boolean };
  if (!twoFactorEnabled && (!confirmFirst || (await isOwnBrowser(ctx, found.user)))) return;
  const options = { emailVerification: { autoSignInAfterVerification: false } };
  return { context: { query: { ...ctx.query, callbackURL: SIGN_IN_PAGE }, context: { options } } };
}

async function isOwnBrowser(ctx: GenericEndpointContext, { id, email }: Account): Promise<boolean> {
  const signedUpAs = await ctx.getSignedCookie(cookieFor(ctx, email).name, ctx.context.secret);
  return signedUpAs === id || (await getSessionFromCtx(ctx))?.user.id === id;
}

/** The library checks the token's signature; here its claim only says which cookie to look for. */
function emailOf(token: unknown): string | null {
  try {
    const claims: unknown = JSON.parse(
      Buffer.from(String(token).split(".")[1] ?? "", "base64url").toString(),
    );
    return typeof claims === "object" && claims && "email" in claims ? String(claims.email) : null;
  } catch {
    return null;
  }
}
