/** What the use cases of workspaces work with. */

import { AppError } from "../../errors.ts";
import type { AuditDetails, AuditLog, WorkspaceAction } from "../../ports/accounts/audit-log.ts";
import type { Billing } from "../../ports/billing/billing.ts";
import type { Email, Mail } from "../../ports/messages/mail.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Limiter, RateLimit } from "../../ports/runtime/limiter.ts";
import type { Log } from "../../ports/runtime/log.ts";
import type { Storage } from "../../ports/storage.ts";
import type { Acting } from "./act-as.ts";

export type WorkspaceNeeds = {
  storage: Storage;
  billing: Pick<Billing, "isConfigured" | "cancelAtPeriodEnd">;
  clock: Clock;
  log: Log;
  mail: Mail;
  audit: AuditLog;
  limiter: Limiter;
  newId: () => string;
  newToken: () => string;
  baseUrl: string;
};
/** Who does it, where, and in which request. */
export type By = Pick<Acting, "workspaceId" | "workspace"> & {
  actor: { id: string; name: string; email: string };
  requestId: string | null;
};

type Entry = { action: WorkspaceAction; target?: string | null; details?: AuditDetails };

/** One line of the workspace's activity. */
export const noteActivity = (
  { audit, clock }: Pick<WorkspaceNeeds, "audit" | "clock">,
  { actor, workspaceId, requestId }: Pick<By, "workspaceId" | "requestId"> & { actor: { id: string } },
  { action, target = null, details = {} }: Entry,
): Promise<void> =>
  audit.append({
    at: clock.now(),
    actor: "user",
    actorId: actor.id,
    action,
    target,
    outcome: "done",
    details,
    requestId,
    workspaceId,
  });

export async function withinRate(limiter: Limiter, key: string, rate: RateLimit): Promise<void> {
  const verdict = await limiter.take(key, rate);
  if (!verdict.allowed) throw new AppError("request/too-many", { seconds: verdict.retryAfterSeconds });
}

/** What happened stays, even where an email about it can't be sent. */
export async function sendAll({ mail, log }: Pick<WorkspaceNeeds, "mail" | "log">, emails: Email[]) {
  for (const email of emails)
    await mail.send(email).catch((error) => log.error("an email about a workspace was not sent", { error }));
}
