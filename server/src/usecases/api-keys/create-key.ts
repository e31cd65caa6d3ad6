/** Creates an API key for a user who has proved their identity lately. The key is returned once and stored nowhere. */

import {
  isKeyScope,
  KEY_LIFETIMES_DAYS,
  type KeyScope,
  MAX_KEY_NAME,
  MAX_KEYS,
} from "@citeworthy/core/product/accounts/api-keys";
import { emailSignature } from "@citeworthy/core/product/identity/email-signature";
import { site } from "@citeworthy/core/product/identity/site";
import { DAY_MS } from "@citeworthy/core/time";
import { AppError } from "../../errors.ts";
import type { ApiKeys } from "../../ports/accounts/api-keys.ts";
import type { AuditLog } from "../../ports/accounts/audit-log.ts";
import type { Email, Mail } from "../../ports/messages/mail.ts";
import type { Limiter } from "../../ports/runtime/limiter.ts";
import type { Log } from "../../ports/runtime/log.ts";
import { type ConfirmingIdentity, requireRecentSignIn } from "../accounts/confirm-identity.ts";

export type CreatingKey = Pick<ConfirmingIdentity, "places" | "clock"> & {
  apiKeys: ApiKeys;
  audit: AuditLog;
  limiter: Limiter;
  mail: Mail;
  log: Log;
  baseUrl: string;
};
export type KeyRequest = {
  user: { id: string; email: string; isAdmin: boolean };
  /** The key acts for it. */
  workspaceId: string;
  sessionId: string;
  name: string;
  scopes: string[];
  days: number;
  requestId: string | null;
};

/** Far above what anyone creates by hand. */
const RATE = { max: 30, perSeconds: 60 * 60 };

export async function createKey(
  deps: CreatingKey,
  request: KeyRequest,
): Promise<{ token: string; scopes: KeyScope[] }> {
  const { user, workspaceId, sessionId, days, requestId } = request;
  await requireRecentSignIn(deps, sessionId);
  const name = nameOf(request.name);
  const scopes = scopesOf(request);
  if (!KEY_LIFETIMES_DAYS.some((one) => one === days)) throw new AppError("key/lifetime-invalid");
  await withinLimits(deps, request);
  const at = deps.clock.now();
  const expiresAt = new Date(at.getTime() + days * DAY_MS);
  const { token } = await deps.apiKeys.create({ userId: user.id, workspaceId, name, scopes, expiresAt });
  const details = { name, scopes: scopes.join(" "), days };
  const entry = { actor: "user", action: "create-api-key", outcome: "done", details, requestId } as const;
  await deps.audit.append({ ...entry, at, actorId: user.id, target: user.id, workspaceId });
  await notify(deps, user, keyCreated(user.email, name, deps.baseUrl));
  return { token, scopes };
}

function nameOf(text: string): string {
  const name = text.trim().replaceAll(/\s+/g, " ");
  if (name === "" || name.length > MAX_KEY_NAME)
    throw new AppError("key/name-invalid", { max: MAX_KEY_NAME });
  return name;
}

function scopesOf({ scopes, user }: KeyRequest): KeyScope[] {
  const known = [...new Set(scopes)].filter(isKeyScope);
  if (known.length === 0) throw new AppError("key/scopes-missing");
  if (known.includes("admin:read") && !user.isAdmin) throw new AppError("key/admin-scope");
  return known;
}

async function withinLimits({ apiKeys, limiter }: CreatingKey, { user, workspaceId }: KeyRequest) {
  const verdict = await limiter.take(`create-api-key:${user.id}`, RATE);
  if (!verdict.allowed) throw new AppError("request/too-many", { seconds: verdict.retryAfterSeconds });
  if ((await apiKeys.list(user.id, workspaceId)).length >= MAX_KEYS)
    throw new AppError("key/too-many", { max: MAX_KEYS });
}

/** A failed email must not hide the key, which can't be shown again. */
const notify = ({ mail, log }: CreatingKey, { id }: { id: string }, email: Email): Promise<void> =>
  mail.send(email).catch((error) => log.error("an email about an API key failed", { userId: id, error }));

export const keyCreated = (to: string, name: string, baseUrl: string): Email => ({
  to,
  subject: `An API key was created for your ${site.name} account`,
  text: `The API key "${name}" can now act for your account, within its scopes.\n\nIf it was not you, revoke it and change your password:\n\n${baseUrl}/dashboard/security${emailSignature}`,
});
