-- An account was one person; now a workspace owns projects, results, keys, quotas and the subscription. Every person's
-- first workspace has the id of the person, so no row of theirs changes: the columns called user_id refer to workspaces.
CREATE TABLE "client_projects" (
	"workspace_id" text NOT NULL,
	"user_id" text NOT NULL,
	"project_id" uuid NOT NULL,
	CONSTRAINT "client_projects_workspace_id_user_id_project_id_pk" PRIMARY KEY("workspace_id","user_id","project_id")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"project_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" text,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "invitations_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "invitations_role" CHECK ("role" in ('editor', 'viewer', 'client'))
);
--> statement-breakpoint
CREATE TABLE "members" (
	"workspace_id" text NOT NULL,
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_active_at" timestamp with time zone,
	CONSTRAINT "members_workspace_id_user_id_pk" PRIMARY KEY("workspace_id","user_id"),
	CONSTRAINT "members_role" CHECK ("role" in ('owner', 'editor', 'viewer', 'client'))
);
--> statement-breakpoint
CREATE TABLE "ownership_transfers" (
	"workspace_id" text PRIMARY KEY NOT NULL,
	"to_user_id" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workspaces" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"needs_two_factor" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
INSERT INTO "workspaces" ("id", "name", "created_at")
	SELECT "id", coalesce(nullif(trim("name"), ''), split_part("email", '@', 1)), "created_at" FROM "users";
--> statement-breakpoint
INSERT INTO "members" ("workspace_id", "user_id", "role", "joined_at") SELECT "id", "id", 'owner', "created_at" FROM "users";
--> statement-breakpoint
ALTER TABLE "ai_calls" DROP CONSTRAINT "ai_calls_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "idempotent_calls" DROP CONSTRAINT "idempotent_calls_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "batches" DROP CONSTRAINT "batches_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "schedules" DROP CONSTRAINT "schedules_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "checkouts" DROP CONSTRAINT "checkouts_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "letters" DROP CONSTRAINT "letters_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "payment_history" DROP CONSTRAINT "payment_history_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "subscription_usage" DROP CONSTRAINT "subscription_usage_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "subscriptions" DROP CONSTRAINT "subscriptions_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "usage_ledger" DROP CONSTRAINT "usage_ledger_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "measured_citations" DROP CONSTRAINT "measured_citations_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "measured_files" DROP CONSTRAINT "measured_files_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "project_pages" DROP CONSTRAINT "project_pages_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "project_sites" DROP CONSTRAINT "project_sites_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "projects" DROP CONSTRAINT "projects_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "report_links" DROP CONSTRAINT "report_links_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "articles" DROP CONSTRAINT "articles_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "visibility_monitors" DROP CONSTRAINT "visibility_monitors_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "visibility_runs" DROP CONSTRAINT "visibility_runs_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" DROP CONSTRAINT "webhook_deliveries_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "webhooks" DROP CONSTRAINT "webhooks_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "jobs" DROP CONSTRAINT "jobs_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "searches" DROP CONSTRAINT "searches_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "tool_usage" DROP CONSTRAINT "tool_usage_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "workspace_id" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "workspace_id" text;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "workspace_id" text;--> statement-breakpoint
UPDATE "api_keys" SET "workspace_id" = "user_id";--> statement-breakpoint
ALTER TABLE "api_keys" ALTER COLUMN "workspace_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "client_projects" ADD CONSTRAINT "client_projects_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_projects" ADD CONSTRAINT "client_projects_member_fk" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."members"("workspace_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ownership_transfers" ADD CONSTRAINT "ownership_transfers_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ownership_transfers" ADD CONSTRAINT "ownership_transfers_to_user_id_users_id_fk" FOREIGN KEY ("to_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_projects_project" ON "client_projects" USING btree ("project_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_open" ON "invitations" USING btree ("workspace_id","email") WHERE "invitations"."used_at" is null;--> statement-breakpoint
CREATE INDEX "invitations_email" ON "invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "members_user" ON "members" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "members_owner" ON "members" USING btree ("workspace_id") WHERE "members"."role" = 'owner';--> statement-breakpoint
CREATE INDEX "ownership_transfers_to" ON "ownership_transfers" USING btree ("to_user_id");--> statement-breakpoint
CREATE INDEX "workspaces_end" ON "workspaces" USING btree ("ends_at") WHERE "workspaces"."ends_at" is not null;--> statement-breakpoint
ALTER TABLE "ai_calls" ADD CONSTRAINT "ai_calls_user_id_workspaces_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."workspaces"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotent_calls" ADD CONSTRAINT "idempotent_calls_user_id_workspaces_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_user_id_workspaces_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_user_id_workspaces_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_user_id_workspaces_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_user_id_workspaces_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_history" ADD CONSTRAINT "payment_history_user_id_workspaces_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_usage" ADD CONSTRAINT "subscription_usage_user_id_workspaces_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_workspaces_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_ledger" ADD CONSTRAINT "usage_ledger_user_id_workspaces_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measured_citations" ADD CONSTRAINT "measured_citations_user_id_workspaces_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measured_files" ADD CONSTRAINT "measured_files_user_id_workspaces_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_pages" ADD CONSTRAINT "project_pages_user_id_workspaces_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_sites" ADD CONSTRAINT "project_sites_user_id_workspaces_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_user_id_workspaces_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_links" ADD CONSTRAINT "report_links_user_id_workspaces_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_user_id_workspaces_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visibility_monitors" ADD CONSTRAINT "visibility_monitors_user_id_workspaces_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visibility_runs" ADD CONSTRAINT "visibility_runs_user_id_workspaces_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_user_id_workspaces_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_user_id_workspaces_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_user_id_workspaces_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "searches" ADD CONSTRAINT "searches_user_id_workspaces_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_usage" ADD CONSTRAINT "tool_usage_user_id_workspaces_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."workspaces"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_workspace" ON "audit_log" USING btree ("workspace_id","id") WHERE "audit_log"."workspace_id" is not null;--> statement-breakpoint
CREATE INDEX "api_keys_workspace" ON "api_keys" USING btree ("workspace_id");--> statement-breakpoint
CREATE FUNCTION "open_workspaces"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO workspaces (id, name, created_at)
		SELECT id, coalesce(nullif(trim(name), ''), split_part(email, '@', 1)), created_at FROM new_rows;
	INSERT INTO members (workspace_id, user_id, role, joined_at) SELECT id, id, 'owner', created_at FROM new_rows;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "users_open_workspaces" AFTER INSERT ON "users" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "open_workspaces"();
--> statement-breakpoint
-- Whoever deletes the owner of a workspace deletes the workspace. Where other people are in it, ownership is transferred first.
CREATE FUNCTION "delete_workspace_of_owner"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM workspaces WHERE id = OLD.workspace_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "members_delete_owner" AFTER DELETE ON "members" FOR EACH ROW
	WHEN (OLD.role = 'owner') EXECUTE FUNCTION "delete_workspace_of_owner"();
--> statement-breakpoint
-- The admin's list of users shows the plan of each person's first workspace. Other workspaces aren't counted there.
CREATE OR REPLACE FUNCTION "tally_subscriptions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO user_tallies (name, amount)
			SELECT tally, count(*) FROM new_rows JOIN users ON users.id = new_rows.user_id,
				unnest(tallies_of(status, plan_type, dodo_customer_id)) AS tally GROUP BY tally;
		DELETE FROM users_without_subscription USING new_rows WHERE users_without_subscription.user_id = new_rows.user_id;
	ELSIF TG_OP = 'DELETE' THEN
		INSERT INTO user_tallies (name, amount)
			SELECT tally, -count(*) FROM old_rows JOIN users ON users.id = old_rows.user_id,
				unnest(tallies_of(status, plan_type, dodo_customer_id)) AS tally GROUP BY tally;
		INSERT INTO users_without_subscription (user_id)
			SELECT users.id FROM old_rows JOIN users ON users.id = old_rows.user_id ON CONFLICT DO NOTHING;
	ELSE
		INSERT INTO user_tallies (name, amount)
			SELECT tally, sum(one) FROM (
				SELECT user_id, unnest(tallies_of(status, plan_type, dodo_customer_id)) AS tally, 1 AS one FROM new_rows
				UNION ALL
				SELECT user_id, unnest(tallies_of(status, plan_type, dodo_customer_id)), -1 FROM old_rows
			) AS changed JOIN users ON users.id = changed.user_id GROUP BY tally HAVING sum(one) <> 0;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Before and not after: a subscription that is deleted with its user finds no user any more, and one that stays isn't counted.
CREATE FUNCTION "tally_deleted_user"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO user_tallies (name, amount)
		SELECT tally, -1 FROM subscriptions, unnest(tallies_of(status, plan_type, dodo_customer_id)) AS tally
		WHERE user_id = OLD.id;
	RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER "users_tally_subscription_delete" BEFORE DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION "tally_deleted_user"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "recount_users"() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	LOCK TABLE users, subscriptions IN SHARE MODE;
	DELETE FROM user_tallies;
	INSERT INTO user_tallies (name, amount) SELECT 'users', count(*) FROM users;
	INSERT INTO user_tallies (name, amount)
		SELECT 'migratable', count(*) FROM users LEFT JOIN subscriptions ON subscriptions.user_id = users.id
		WHERE email_verified AND dodo_customer_id IS NULL;
	INSERT INTO user_tallies (name, amount)
		SELECT tally, count(*) FROM subscriptions JOIN users ON users.id = subscriptions.user_id,
			unnest(tallies_of(status, plan_type, dodo_customer_id)) AS tally GROUP BY tally;
	DELETE FROM users_without_subscription;
	INSERT INTO users_without_subscription (user_id)
		SELECT id FROM users WHERE NOT EXISTS (SELECT FROM subscriptions WHERE subscriptions.user_id = users.id);
END $$;
