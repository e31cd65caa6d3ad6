-- The operator can suspend an account: nobody signs in with it, and workspaces that it owns use nothing. The index serves the operator's list of failed jobs.
ALTER TABLE "users" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "jobs_finished" ON "jobs" USING btree ("finished_at" DESC NULLS LAST);
