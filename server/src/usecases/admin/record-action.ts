/** Every admin action is recorded in the audit log, whether it succeeds or fails. */
import type { AuditAction, AuditActor, AuditDetails, AuditLog } from "../../ports/accounts/audit-log.ts";
import type { Clock } from "../../ports/runtime/clock.ts";

/** Who acts. `id` is null for the operator and the hourly job. */
export type Actor = { kind: AuditActor; id: string | null; requestId: string | null };
export type Recording = { clock: Clock; audit: AuditLog };

/** `workspaceId`: whose members also see the action, once it is done. */
type Action = { action: AuditAction; target?: string; workspaceId?: string };
/** `target`: where it is only known once the work is done. */
type ActionResult<T> = { answer: T; details: AuditDetails; target?: string };

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 300);

export async function recordAction<T>(
  { clock, audit }: Recording,
  actor: Actor,
  { action, target, workspaceId }: Action,
  work: () => Promise<ActionResult<T>>,
): Promise<T> {
  const entry = {
    actor: actor.kind,
    actorId: actor.id,
    requestId: actor.requestId,
    action,
    target: target ?? null,
  };
  let outcome: ActionResult<T>;
  try {
    outcome = await work();
  } catch (error) {
    await audit.append({
      ...entry,
      at: clock.now(),
      outcome: "failed",
      details: { reason: reasonOf(error) },
    });
    throw error;
  }
  const { details, target: found = entry.target } = outcome;
  await audit.append({
    ...entry,
    at: clock.now(),
    outcome: "done",
    details,
    target: found,
    workspaceId: workspaceId ?? null,
  });
  return outcome.answer;
}
