/**
 * Remembers in a cookie which account a browser created. Somebody can sign up with a stranger's address and a password
 * of their own, so the link in the confirmation email signs in only the browser that signed up. Any other browser takes
 * every way into the account away, confirms the address, and then asks for a new password.
 */
import { createHash } from "node:crypto";
import type { GenericEndpointContext } from "better-auth";
import { getSessionFromCtx } from "better-auth/api";
import { verifyJWT } from "better-auth/crypto";
import { newPasswordPath } from "./new-password-path.ts";

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

/** What to change about a confirmation that another browser opened; nothing where this one signed up. */
export async function confirmationElsewhere(
  ctx: GenericEndpointContext,
  forgetAccess: (userId: string) => Promise<void>,
) {
  const claims = await verifyJWT<{ email?: string }>(String(ctx.query?.token), ctx.context.secret);
  const found = claims?.email ? await ctx.context.internalAdapter.findUserByEmail(claims.email) : null;
  // An address that is confirmed stays so, and nobody is signed in by its link.
  if (!found || found.user.emailVerified) return;
  if (await isOwnBrowser(ctx, found.user)) {
    const { twoFactorEnabled } = found.user as { twoFactorEnabled?: boolean };
    // An account with a second step is never opened by an email alone.
    return twoFactorEnabled ? leadingTo(ctx, SIGN_IN_PAGE) : undefined;
  }
  // Access ends first: between the two, the address must not be confirmed for the password of the sign-up.
  await forgetAccess(found.user.id);
  return leadingTo(ctx, await newPasswordPath(ctx.context.internalAdapter, found.user.id));
}

function leadingTo(ctx: GenericEndpointContext, callbackURL: string) {
  const options = { emailVerification: { autoSignInAfterVerification: false } };
  return { context: { query: { ...ctx.query, callbackURL }, context: { options } } };
}

async function isOwnBrowser(ctx: GenericEndpointContext, { id, email }: Account): Promise<boolean> {
  const signedUpAs = await ctx.getSignedCookie(cookieFor(ctx, email).name, ctx.context.secret);
  return signedUpAs === id || (await getSessionFromCtx(ctx))?.user.id === id;
}
