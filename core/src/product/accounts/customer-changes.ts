/** What the admin's calls about customers of the payment provider answer, user by user. */
export type MigrationLine = {
  email: string;
  status: "migrated" | "would_migrate" | "skipped" | "failed";
  reason: string;
};
export type Migration = {
  total_users: number;
  successful_migrations: number;
  failed_migrations: number;
  skipped_users: number;
  details: MigrationLine[];
  /** Present while more users remain: pass it as `after` to continue. */
  next?: string;
};

export type CleanupLine = { customer_id: string; status: "anonymised" | "failed"; reason: string };
export type Cleanup = {
  total_attempted: number;
  successful_deletions: number;
  failed_deletions: number;
  details: CleanupLine[];
};
