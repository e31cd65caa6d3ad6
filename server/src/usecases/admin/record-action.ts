/** Every admin action leaves a line in the audit log, whether it went well or not. */
import type { AuditAction, AuditActor, AuditDetails, AuditLog } from "../../ports/audit-log.ts";
import type { Clock } from "../../ports/clock.ts";

/** Who acts: a person with the role, or nobody in particular where `id` is null. */
export type Actor = { kind: AuditActor; id: string | null; requestId: string | null };
export type Recording = { clock: Clock; audit: AuditLog };

type Action = { action: AuditAction; target?: string };
type Outcome<T> = { answer: T; details: AuditDetails };

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 300);

export async function recordAction<T>(
  { clock, audit }: Recording,
  actor: Actor,
  { action, target }: Action,
  work: () => Promise<Outcome<T>>,
): Promise<T> {
  const entry = {
    actor: actor.kind,
    actorId: actor.id,
    requestId: actor.requestId,
    action,
    target: target ?? null,
  };
  let outcome: Outcome<T>;
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
  await audit.append({ ...entry, at: clock.now(), outcome: "done", details: outcome.details });
  return outcome.answer;
}
