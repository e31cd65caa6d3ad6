/** Writes security events to the audit log and emails the owner. Neither may stop the sign-in that caused it. */
import type {
  AuditDetails,
  AuditLog,
  AuditOutcome,
  SecurityAction,
} from "../../../ports/accounts/audit-log.ts";
import type { Email, Mail } from "../../../ports/messages/mail.ts";
import type { Clock } from "../../../ports/runtime/clock.ts";
import type { Limiter, RateLimit } from "../../../ports/runtime/limiter.ts";
import type { Log } from "../../../ports/runtime/log.ts";

type Needs = { audit: AuditLog; clock: Clock; limiter: Limiter; log: Log; mail: Mail };
type NewSecurityEvent = { action: SecurityAction; outcome?: AuditOutcome; details?: AuditDetails };
export type SecurityEvents = ReturnType<typeof securityEvents>;

/** The log keeps rows for a year, so strangers may add only a few about an account. */
const REFUSED_RATE: RateLimit = { max: 10, perSeconds: 60 * 60 };
/** Enough to warn the owner, and too few to fill a mailbox. */
const WARNING_RATE: RateLimit = { max: 1, perSeconds: 6 * 60 * 60 };

export function securityEvents({ audit, clock, limiter, log, mail }: Needs) {
  const attempt = (what: string, userId: string, work: () => Promise<void>) =>
    work().catch((error) => log.error(`${what} failed`, { userId, error }));

  return {
    record: (userId: string, { action, outcome = "done", details = {} }: NewSecurityEvent): Promise<void> =>
      attempt("recording a security event", userId, async () => {
        const isRefused = outcome === "refused";
        const verdict = isRefused ? await limiter.take(`refused-${action}:${userId}`, REFUSED_RATE) : null;
        if (verdict && !verdict.allowed) return;
        const entry = { actor: "user", actorId: userId, target: userId, requestId: null } as const;
        await audit.append({ ...entry, at: clock.now(), action, outcome, details });
      }),

    /** Tells the owner about something that the owner, or somebody with the password, has done. */
    notify: (userId: string, email: Email): Promise<void> =>
      attempt("an email about a security event", userId, () => mail.send(email)),

    /** Tells the owner about something that a stranger can repeat. */
    warn: (userId: string, kind: string, email: Email): Promise<void> =>
      attempt("a warning about an account", userId, async () => {
        const verdict = await limiter.take(`warned-${kind}:${userId}`, WARNING_RATE);
        if (verdict.allowed) await mail.send(email);
      }),
  };
}
