/** Removes a passkey of a user who has proved their identity lately. */
import { AppError } from "../../errors.ts";
import type { AuditLog } from "../../ports/accounts/audit-log.ts";
import type { Passkeys } from "../../ports/accounts/passkeys.ts";
import { type ConfirmingIdentity, requireRecentSignIn } from "./confirm-identity.ts";

export type RemovingPasskey = Pick<ConfirmingIdentity, "places" | "clock"> & {
  passkeys: Passkeys;
  audit: AuditLog;
};
type Request = { userId: string; sessionId: string; passkeyId: string; requestId: string | null };

export async function removePasskey(deps: RemovingPasskey, request: Request): Promise<void> {
  const { userId, sessionId, passkeyId, requestId } = request;
  await requireRecentSignIn(deps, sessionId);
  if ((await deps.passkeys.remove(userId, passkeyId)) === null) throw new AppError("request/not-found");
  const entry = { actor: "user", action: "remove-passkey", outcome: "done", details: {} } as const;
  await deps.audit.append({ ...entry, at: deps.clock.now(), actorId: userId, target: userId, requestId });
}
