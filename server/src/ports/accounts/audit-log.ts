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
  "connect-app",
  "disconnect-app",
  "create-webhook",
  "change-webhook",
  "remove-webhook",
] as const;
export type SecurityAction = (typeof SECURITY_ACTIONS)[number];

/** What the members of a workspace see as its activity, besides keys and webhooks. The admin's log leaves these out too. */
export const WORKSPACE_ACTIONS = [
  "create-workspace",
  "rename-workspace",
  "invite-member",
  "cancel-invitation",
  "join-workspace",
  "change-role",
  "remove-member",
  "leave-workspace",
  "start-transfer",
  "cancel-transfer",
  "transfer-ownership",
  "require-two-factor",
  "end-workspace",
  "keep-workspace",
  "add-work",
  "change-work",
  "delete-work",
  "connect-data",
  "disconnect-data",
  "add-property",
  "remove-property",
] as const;
export type WorkspaceAction = (typeof WORKSPACE_ACTIONS)[number];

/** What an admin does to a workspace of others. The admin's log and the activity of the workspace both show these. */
export const OPERATOR_ACTIONS = [
  "operator-add-member",
  "operator-remove-member",
  "operator-change-owner",
  "operator-end-workspace",
  "operator-keep-workspace",
] as const;

export const AUDIT_ACTIONS = [
  "migrate-users",
  "dry-run-migration",
  "expire-trials",
  "clean-up-customers",
  "grant-admin",
  "revoke-admin",
  "give-plan",
  "suspend-account",
  "lift-suspension",
  "admin-call",
  "export-account",
  "delete-account",
  "reset-two-factor",
  "change-ai-models",
  "rotate-secret",
  ...SECURITY_ACTIONS,
  ...WORKSPACE_ACTIONS,
  ...OPERATOR_ACTIONS,
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
  /** The workspace it happened in. */
  workspaceId?: string | null;
};

/** Addresses are looked up when the log is read: `null` where the account is gone. */
type AuditRecord = Omit<AuditEntry, "workspaceId"> & {
  id: number;
  actorEmail: string | null;
  targetEmail: string | null;
};

type SecurityEvent = Pick<AuditEntry, "at" | "action" | "outcome" | "details"> & { id: number };

/** The names are `null` where the account is gone, and for admins: members see that the operator did it, not who that is. */
export type WorkspaceEvent = Pick<AuditEntry, "at" | "action" | "details"> & {
  id: number;
  actorName: string | null;
  targetName: string | null;
};

export type AuditLog = {
  append(entry: AuditEntry): Promise<void>;
  /** Administration, newest first; `before` is the id that the last page ended with. */
  read(page: { before: number | null; limit: number }): Promise<AuditRecord[]>;
  /** The newest security events of one user, and exports of the account's data. */
  readOwn(userId: string, limit: number): Promise<SecurityEvent[]>;
  /** The newest events of a workspace. */
  readWorkspace(workspaceId: string, limit: number): Promise<WorkspaceEvent[]>;
  /** Lets go of what is older than the database itself insists on keeping. */
  forgetOld(): Promise<number>;
};
