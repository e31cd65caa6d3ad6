/** Somebody without the role asked for what only an admin may have. Kept for the admins to see. */
import type { AuditLog } from "../../ports/audit-log.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Limiter } from "../../ports/limiter.ts";
import type { Log } from "../../ports/log.ts";

type Needs = { clock: Clock; audit: AuditLog; limiter: Limiter; log: Log };
type Refusal = { userId: string; path: string; requestId: string };

/** Enough to be noticed; whoever knocks all day fills no table. */
const RATE = { max: 10, perSeconds: 3_600 };

/** The refusal stands whether or not it could be written down. */
export async function noteRefusal(
  { clock, audit, limiter, log }: Needs,
  { userId, path, requestId }: Refusal,
): Promise<void> {
  try {
    const { allowed } = await limiter.take(`admin-refused:${userId}`, RATE);
    if (!allowed) return;
    const entry = { actor: "user", actorId: userId, action: "admin-call", outcome: "refused" } as const;
    await audit.append({ ...entry, at: clock.now(), target: null, details: { path }, requestId });
  } catch (error) {
    log.error("a refused admin call was not recorded", { userId, path, requestId, error });
  }
}
