-- Apps that connect by OAuth: their registrations, what users allowed them, and the hashes of their tokens.
CREATE TABLE "app_clients" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"redirect_uris" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "app_grants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"user_id" text NOT NULL,
	"workspace_id" text NOT NULL,
	"scopes" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"connected_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "app_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"grant_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"challenge" text,
	"redirect_uri" text,
	CONSTRAINT "app_tokens_kind" CHECK ("kind" in ('code', 'access', 'refresh'))
);
--> statement-breakpoint
ALTER TABLE "app_grants" ADD CONSTRAINT "app_grants_client_id_app_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."app_clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_grants" ADD CONSTRAINT "app_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_grants" ADD CONSTRAINT "app_grants_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_tokens" ADD CONSTRAINT "app_tokens_grant_id_app_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."app_grants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "app_clients_use" ON "app_clients" USING btree ("last_used_at","created_at");--> statement-breakpoint
CREATE INDEX "app_grants_client" ON "app_grants" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "app_grants_user" ON "app_grants" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "app_grants_workspace" ON "app_grants" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "app_grants_expiry" ON "app_grants" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "app_tokens_grant" ON "app_tokens" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "app_tokens_expiry" ON "app_tokens" USING btree ("expires_at");