/** The second step: who may call this. Every route says it. */
import type { KeyScope } from "@citeworthy/core/product/accounts/api-keys";
import type { Need } from "@citeworthy/core/product/workspaces/roles";
import { AppError } from "../../errors.ts";
import type { KeyCaller } from "../../ports/accounts/api-keys.ts";
import type { Sessions, SessionUser } from "../../ports/accounts/sessions.ts";
import type { Acting, ActingCaller } from "../../usecases/workspaces/act-as.ts";
import type { EdgeContext } from "./context.ts";
import { userOfRequest } from "./renew-cookie.ts";

/** What an API key needs for the call: one of these scopes. Without any, the call refuses keys. */
type Scopes = readonly KeyScope[];

/** Reading a job is part of starting one. */
export const JOB_SCOPES: Scopes = ["read", "analyze", "monitor"];

/**
 * For routes that visitors may call too; `null` is a visitor. A token that was sent and isn't valid is refused: treating
 * its owner as a visitor would spend the visitor's free uses and hide the mistake.
 */
export async function anyone(
  sessions: Sessions,
  c: EdgeContext,
  scopes: Scopes = [],
): Promise<SessionUser | null> {
  const key = c.get("apiKey");
  if (key) return permitKey(c, key, scopes);
  const user = await userOfRequest(sessions, c);
  if (user === null && c.req.header("authorization")) throw new AppError("account/token-refused");
  return user;
}

export async function signedIn(
  sessions: Sessions,
  c: EdgeContext,
  scopes: Scopes = [],
): Promise<SessionUser> {
  const user = await anyone(sessions, c, scopes);
  if (user === null) throw new AppError("account/sign-in-required");
  return user;
}

/** For what needs a recent sign-in: the id of the caller's session. */
export async function sessionOf(sessions: Sessions, c: EdgeContext): Promise<string> {
  const id = await sessions.idOf(c.req.raw.headers);
  if (id === null) throw new AppError("account/sign-in-required");
  return id;
}

export type ActingServices = { sessions: Sessions; actAs(caller: ActingCaller, need: Need): Promise<Acting> };

/** For everything that belongs to a workspace: who calls, for which workspace, and whether the role there allows it. */
export async function acting(
  services: ActingServices,
  c: EdgeContext,
  need: Need,
  scopes: Scopes = [],
): Promise<Acting> {
  return services.actAs(callerOf(c, await signedIn(services.sessions, c, scopes)), need);
}

/** The same for routes that visitors may call too; `null` is a visitor. */
export async function actingOrVisitor(
  services: ActingServices,
  c: EdgeContext,
  need: Need,
  scopes: Scopes = [],
): Promise<Acting | null> {
  const user = await anyone(services.sessions, c, scopes);
  return user && services.actAs(callerOf(c, user), need);
}

/** A key acts for the workspace it was made in, a session for the one it switched to. */
export function callerOf(c: EdgeContext, user: SessionUser): ActingCaller {
  const key = c.get("apiKey");
  return key ? { user, keyWorkspaceId: key.workspaceId } : { user };
}

function permitKey(c: EdgeContext, { scopes: held, user }: KeyCaller, needed: Scopes): SessionUser {
  const [scope] = needed;
  if (scope === undefined) throw new AppError("key/not-accepted");
  if (needed.some((one) => held.includes(one))) return user;
  c.header("WWW-Authenticate", `Bearer error="insufficient_scope", scope="${scope}"`);
  throw new AppError("key/scope-missing", { scope });
}
