/** Notes changes of the second step and wrong codes, and emails the owner. */
import type { BetterAuthPlugin, GenericEndpointContext } from "better-auth";
import { APIError, createAuthMiddleware } from "better-auth/api";
import type { SecurityAction } from "../../../ports/accounts/audit-log.ts";
import { codesBlocked, recoveryCodeUsed, twoFactorChanged } from "../emails/account-emails.ts";
import type { SecurityEvents } from "../events/security-events.ts";
import { pendingUserId } from "./second-step-rules.ts";

type Needs = { events: SecurityEvents; baseUrl: string };
type User = { id: string; email: string };

const CHANGES: Record<string, SecurityAction> = {
  "/two-factor/verify-totp": "enable-two-factor",
  "/two-factor/disable": "disable-two-factor",
  "/two-factor/generate-backup-codes": "new-recovery-codes",
};
const STEPS = ["/two-factor/verify-totp", "/two-factor/verify-backup-code"];

/** A code that confirms the setup comes with a session; a code that finishes a sign-in doesn't. */
export const isSetup = (ctx: GenericEndpointContext): boolean =>
  Boolean(ctx.path && STEPS.includes(ctx.path) && ctx.context.session);

export function secondStepEvents({ events, baseUrl }: Needs): BetterAuthPlugin {
  const noteChange = async (action: SecurityAction, { id, email }: User) => {
    await events.record(id, { action });
    await events.notify(id, twoFactorChanged(email, action, baseUrl));
  };

  const noteWrongCode = async (ctx: GenericEndpointContext, error: APIError) => {
    const userId = await pendingUserId(ctx);
    const user = userId && (await ctx.context.internalAdapter.findUserById(userId));
    if (!user) return;
    await events.record(user.id, { action: "second-step", outcome: "refused" });
    // Only somebody with the password gets this far.
    if (error.body?.code === "ACCOUNT_TEMPORARILY_LOCKED")
      await events.warn(user.id, "codes", codesBlocked(user.email, baseUrl));
  };

  const after = createAuthMiddleware(async (ctx) => {
    const { returned, newSession, session } = ctx.context;
    const isStep = STEPS.includes(ctx.path ?? "");
    if (returned instanceof APIError) {
      if (isStep && !session) await noteWrongCode(ctx, returned);
      return;
    }
    const change = CHANGES[ctx.path ?? ""];
    const isChange = change && (isStep ? isSetup(ctx) && newSession : session);
    if (isChange && session) await noteChange(change, session.user);
    if (ctx.path === "/two-factor/verify-backup-code" && newSession)
      await events.notify(newSession.user.id, recoveryCodeUsed(newSession.user.email, baseUrl));
  });

  return { id: "second-step-events", hooks: { after: [{ matcher: () => true, handler: after }] } };
}
