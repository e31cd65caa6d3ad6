/** Records that a user without the admin role called an admin function, so that admins can see it. */
import type { AuditLog } from "../../ports/accounts/audit-log.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Limiter } from "../../ports/runtime/limiter.ts";
import type { Log } from "../../ports/runtime/log.ts";

type Needs = { clock: Clock; audit: AuditLog; limiter: Limiter; log: Log };
type Refusal = { userId: string; path: string; requestId: string };

/** Enough to be noticed, and few enough that repeated calls cannot fill the table. */
const RATE = { max: 10, perSeconds: 3_600 };

/** The call is refused whether or not it can be recorded. */
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
