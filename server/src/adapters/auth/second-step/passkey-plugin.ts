/** Passkeys as endpoints of Better Auth, so that its cookies, limits and hooks count for them too. */
import { randomUUID } from "node:crypto";
import { messageText } from "@citeworthy/core/messages";
import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthEndpoint, sensitiveSessionMiddleware } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { z } from "zod";
import type { Log } from "../../../ports/runtime/log.ts";
import { passkeyAdded } from "../emails/account-emails.ts";
import type { SecurityEvents } from "../events/security-events.ts";
import { passkeyCeremonies } from "./passkey-ceremonies.ts";
import { keepChallenge, takeChallenge } from "./passkey-challenges.ts";
import type { PasskeyStore } from "./passkeys.ts";

type Needs = {
  store: PasskeyStore;
  events: SecurityEvents;
  log: Log;
  isRecentlyConfirmed: (sessionId: string) => Promise<boolean>;
  baseUrl: string;
  now: () => Date;
};

const MAX_PASSKEYS = 10;
const MAX_NAME_LENGTH = 60;
/** Its parts are checked by the ceremony. */
const Response = z.looseObject({ id: z.string().min(1).max(1024) });

const refusal = (code: string, message: string) => new APIError("UNAUTHORIZED", { code, message });
const failed = () => refusal("PASSKEY_FAILED", messageText("account/passkey-failed"));
const notAdded = () => refusal("PASSKEY_NOT_ADDED", messageText("account/passkey-add-failed"));

export function passkeyPlugin({ store, events, log, isRecentlyConfirmed, baseUrl, now }: Needs) {
  const ceremonies = passkeyCeremonies(baseUrl);
  /** The user reads one sentence; the reason, such as another origin, is for the operator. */
  const refused = (error: unknown) => {
    log.info("a passkey was refused", { reason: String(error) });
    return null;
  };
  const signedIn = { method: "POST" as const, use: [sensitiveSessionMiddleware] };

  /** A passkey opens the account for good, so a stolen session must not be able to add one. */
  const requireRecent = async (sessionId: string) => {
    if (await isRecentlyConfirmed(sessionId)) return;
    throw new APIError("FORBIDDEN", { code: "CONFIRM_FIRST", message: messageText("account/confirm-first") });
  };

  return {
    id: "passkeys",
    endpoints: {
      passkeyRegisterOptions: createAuthEndpoint("/passkey/register-options", signedIn, async (ctx) => {
        const { user, session } = ctx.context.session;
        await requireRecent(session.id);
        const existing = await store.all(user.id);
        if (existing.length >= MAX_PASSKEYS) {
          const message = messageText("account/passkeys-full", { max: MAX_PASSKEYS });
          throw new APIError("BAD_REQUEST", { code: "TOO_MANY_PASSKEYS", message });
        }
        const options = await ceremonies.registrationOptions(user, existing);
        await keepChallenge(ctx, "register", options.challenge);
        return ctx.json(options);
      }),

      passkeyRegister: createAuthEndpoint(
        "/passkey/register",
        {
          ...signedIn,
          body: z.object({ name: z.string().trim().min(1).max(MAX_NAME_LENGTH), response: Response }),
        },
        async (ctx) => {
          const { user, session } = ctx.context.session;
          await requireRecent(session.id);
          const { name, response } = ctx.body;
          const challenge = await takeChallenge(ctx, "register");
          const added = await ceremonies.register(response, challenge).catch(refused);
          if (added === null) throw notAdded();
          const row = { ...added, id: randomUUID(), userId: user.id, name };
          await store.add(row).catch(() => {
            throw notAdded();
          });
          await events.record(user.id, { action: "add-passkey" });
          await events.notify(user.id, passkeyAdded(user.email, name, baseUrl));
          return ctx.json({ id: row.id });
        },
      ),

      passkeySignInOptions: createAuthEndpoint(
        "/passkey/sign-in-options",
        { method: "POST" },
        async (ctx) => {
          const options = await ceremonies.signInOptions();
          await keepChallenge(ctx, "sign-in", options.challenge);
          return ctx.json(options);
        },
      ),

      passkeySignIn: createAuthEndpoint(
        "/passkey/sign-in",
        { method: "POST", body: z.object({ response: Response }) },
        async (ctx) => {
          const { response } = ctx.body;
          const challenge = await takeChallenge(ctx, "sign-in");
          const passkey = await store.byCredential(response.id);
          if (!passkey) throw refusal("PASSKEY_UNKNOWN", messageText("account/passkey-unknown"));
          const counter = await ceremonies.signIn(response, challenge, passkey).catch(refused);
          const user =
            counter === null ? null : await ctx.context.internalAdapter.findUserById(passkey.userId);
          if (counter === null || !user) {
            await events.record(passkey.userId, {
              action: "sign-in",
              outcome: "refused",
              details: { method: "passkey" },
            });
            throw failed();
          }
          await store.used(passkey.id, { counter, now: now() });
          const session = await ctx.context.internalAdapter.createSession(user.id);
          await setSessionCookie(ctx, { session, user });
          return ctx.json({ token: session.token, user: { id: user.id, email: user.email } });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}
