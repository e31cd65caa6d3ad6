/** Where a user is signed in, ending sessions from afar, and what happened to the account. */
import { deviceOf, maskedNetwork } from "@citeworthy/core/product/accounts/device-name";
import { AppError } from "../../errors.ts";
import type { AccountSessions } from "../../ports/accounts/account-sessions.ts";
import type { AuditLog, SecurityAction } from "../../ports/accounts/audit-log.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Limiter } from "../../ports/runtime/limiter.ts";

export type ManagingSessions = {
  places: AccountSessions;
  audit: AuditLog;
  clock: Clock;
  limiter: Limiter;
};
type Request = { userId: string; currentId: string; requestId: string | null };

/** Far above what anyone ends by hand. */
const RATE = { max: 60, perSeconds: 15 * 60 };
const SHOWN_EVENTS = 20;

export async function listSessions(
  { places }: Pick<ManagingSessions, "places">,
  userId: string,
  currentId: string,
) {
  const found = await places.list(userId);
  return found.map(({ userAgent, network, ...place }) => ({
    ...place,
    device: deviceOf(userAgent),
    network: maskedNetwork(network),
    isCurrent: place.id === currentId,
  }));
}

export async function endSession(
  deps: ManagingSessions,
  request: Request & { sessionId: string },
): Promise<void> {
  const { userId, sessionId, currentId } = request;
  await takeOne(deps, userId);
  // Signing out here is what the sign-out button is for: it also takes the cookie away.
  if (sessionId === currentId || !(await deps.places.end(userId, sessionId)))
    throw new AppError("account/session-unknown");
  await record(deps, request, "end-session");
}

export async function endOtherSessions(deps: ManagingSessions, request: Request): Promise<number> {
  await takeOne(deps, request.userId);
  const ended = await deps.places.endOthers(request.userId, request.currentId);
  await record(deps, request, "end-other-sessions", { sessions: ended });
  return ended;
}

export const securityActivity = ({ audit }: Pick<ManagingSessions, "audit">, userId: string) =>
  audit.readOwn(userId, SHOWN_EVENTS);

async function takeOne({ limiter }: ManagingSessions, userId: string): Promise<void> {
  const verdict = await limiter.take(`end-sessions:${userId}`, RATE);
  if (!verdict.allowed) throw new AppError("request/too-many", { seconds: verdict.retryAfterSeconds });
}

const record = (
  { audit, clock }: ManagingSessions,
  { userId, requestId }: Request,
  action: SecurityAction,
  details: Record<string, number> = {},
) =>
  audit.append({
    at: clock.now(),
    actor: "user",
    actorId: userId,
    action,
    target: userId,
    outcome: "done",
    details,
    requestId,
  });
