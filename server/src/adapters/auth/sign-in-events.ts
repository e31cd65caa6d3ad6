/**
 * Notes every sign-in: how, with what, and whether the device is new. It's a plug-in because these run after the
 * library's own, so a sign-in that still waits for its second step isn't counted as one.
 */
import { randomUUID } from "node:crypto";
import { deviceOf, maskedNetwork } from "@citeworthy/core/product/accounts/device-name";
import type { BetterAuthPlugin, GenericEndpointContext } from "better-auth";
import { APIError, createAuthMiddleware } from "better-auth/api";
import type { SignInMethod } from "../../ports/accounts/account-sessions.ts";
import { clientAddressOf, clientOf } from "./client-address-header.ts";
import { newDevice } from "./emails/account-emails.ts";
import type { KnownDevices } from "./events/known-devices.ts";
import type { SecurityEvents } from "./events/security-events.ts";
import { isSetup } from "./second-step/second-step-events.ts";
import type { SignInLimits } from "./sign-in-limits.ts";

type Needs = {
  events: SecurityEvents;
  devices: KnownDevices;
  limits: SignInLimits;
  baseUrl: string;
  now: () => Date;
};
type User = { id: string; email: string };

const METHODS: Record<string, SignInMethod> = {
  "/sign-up/email": "password",
  "/sign-in/email": "password",
  "/callback/:id": "google",
  "/verify-email": "email-link",
  "/two-factor/verify-totp": "password-code",
  "/two-factor/verify-backup-code": "recovery-code",
  "/passkey/sign-in": "passkey",
};
export const methodOfPath = (path: string | undefined): SignInMethod | undefined =>
  path === undefined ? undefined : METHODS[path];

/** Browsers keep cookies for at most 400 days. */
const DEVICE_COOKIE_S = 400 * 24 * 60 * 60;

/** A browser is recognized by a cookie that only this purpose has, a program by its name and network. */
async function deviceIdOf(ctx: GenericEndpointContext): Promise<string> {
  if (clientOf(ctx.headers) === "api")
    return `api:${clientAddressOf(ctx.headers)}:${deviceOf(ctx.headers?.get("user-agent")).name}`;
  const { name, attributes } = ctx.context.createAuthCookie("device", { maxAge: DEVICE_COOKIE_S });
  const known = await ctx.getSignedCookie(name, ctx.context.secret);
  if (known) return known;
  const id = randomUUID();
  await ctx.setSignedCookie(name, id, ctx.context.secret, attributes);
  return id;
}

export const placeOf = (headers: Headers | undefined) => ({
  device: deviceOf(headers?.get("user-agent")).name,
  network: maskedNetwork(clientAddressOf(headers)),
});

export function signInEvents({ events, devices, limits, baseUrl, now }: Needs): BetterAuthPlugin {
  const noteSignIn = async (ctx: GenericEndpointContext, user: User, method: SignInMethod) => {
    const place = placeOf(ctx.headers);
    const acquaintance = await devices.meet(user.id, await deviceIdOf(ctx));
    const isNew = acquaintance === "new";
    const action = ctx.path === "/sign-up/email" ? "sign-up" : "sign-in";
    const client = clientOf(ctx.headers);
    await events.record(user.id, { action, details: { ...place, method, client, newDevice: isNew } });
    if (ctx.path?.startsWith("/two-factor/"))
      await limits.succeeded({ email: user.email, network: clientAddressOf(ctx.headers) });
    if (isNew) void events.notify(user.id, newDevice(user.email, { ...place, at: now(), baseUrl }));
  };

  /** Not awaited: how long the answer takes must not tell whether the address has an account. */
  const noteRefusal = async (ctx: GenericEndpointContext) => {
    const found = await ctx.context.internalAdapter.findUserByEmail(String(ctx.body?.email));
    if (found)
      await events.record(found.user.id, {
        action: "sign-in",
        outcome: "refused",
        details: placeOf(ctx.headers),
      });
  };

  const after = createAuthMiddleware(async (ctx) => {
    const { newSession, returned } = ctx.context;
    const method = methodOfPath(ctx.path);
    if (newSession && method && !isSetup(ctx)) await noteSignIn(ctx, newSession.user, method);
    const isRefused = returned instanceof APIError && returned.status === "UNAUTHORIZED";
    if (ctx.path === "/sign-in/email" && isRefused)
      noteRefusal(ctx).catch((error) => ctx.context.logger.error("a refused sign-in was not noted", error));
  });

  return { id: "sign-in-events", hooks: { after: [{ matcher: () => true, handler: after }] } };
}
