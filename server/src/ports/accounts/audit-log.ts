/** Who did what as an admin, or with their own account, when, and how it ended. Rows are added and never changed. */
export const AUDIT_ACTORS = ["admin", "operator", "schedule", "user"] as const;
/** `operator` is somebody at the terminal, `schedule` is the hourly job, `user` is somebody without the role. */
export type AuditActor = (typeof AUDIT_ACTORS)[number];

/** What users see under "Recent security activity". The admin's log leaves these out: there is one for every sign-in. */
export const SECURITY_ACTIONS = [
  "sign-up",
  "sign-in",
  "lockout",
  "change-password",
  "end-session",
  "end-other-sessions",
  "refused-fetch",
  "enable-two-factor",
  "disable-two-factor",
  "new-recovery-codes",
  "second-step",
  "request-email-change",
  "change-email",
  "add-passkey",
  "remove-passkey",
  "create-api-key",
  "revoke-api-key",
  "create-webhook",
  "remove-webhook",
] as const;
export type SecurityAction = (typeof SECURITY_ACTIONS)[number];

export const AUDIT_ACTIONS = [
  "migrate-users",
  "dry-run-migration",
  "expire-trials",
  "clean-up-customers",
  "grant-admin",
  "revoke-admin",
  "give-plan",
  "admin-call",
  "export-account",
  "delete-account",
  "reset-two-factor",
  "change-ai-models",
  ...SECURITY_ACTIONS,
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export const AUDIT_OUTCOMES = ["done", "failed", "refused"] as const;
export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number];

export type AuditDetails = Record<string, string | number | boolean>;

type AuditEntry = {
  at: Date;
  actor: AuditActor;
  /** The person's id; `null` for the terminal and the schedule. */
  actorId: string | null;
  action: AuditAction;
  /** Whom or what it was done to: a user id, or nothing where it concerned many. */
  target: string | null;
  outcome: AuditOutcome;
  details: AuditDetails;
  requestId: string | null;
};

/** Addresses are looked up when the log is read: `null` where the account is gone. */
type AuditRecord = AuditEntry & { id: number; actorEmail: string | null; targetEmail: string | null };

type SecurityEvent = Pick<AuditEntry, "at" | "action" | "outcome" | "details"> & { id: number };

export type AuditLog = {
  append(entry: AuditEntry): Promise<void>;
  /** Administration, newest first; `before` is the id that the last page ended with. */
  read(page: { before: number | null; limit: number }): Promise<AuditRecord[]>;
  /** The newest security events of one user, and exports of the account's data. */
  readOwn(userId: string, limit: number): Promise<SecurityEvent[]>;
  /** Lets go of what is older than the database itself insists on keeping. */
  forgetOld(): Promise<number>;
};
