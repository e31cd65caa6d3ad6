-- Verdicts on claims that an editor changed. They hold the words of the claim, because they apply to later runs too.
CREATE TABLE "claim_overrules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"query" text NOT NULL,
	"page_url" text NOT NULL,
	"claim" text NOT NULL,
	"verdict" text NOT NULL,
	"note" text,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "claim_overrules_verdict" CHECK ("verdict" in ('supported', 'partly', 'not_supported'))
);
--> statement-breakpoint
ALTER TABLE "claim_overrules" ADD CONSTRAINT "claim_overrules_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_overrules" ADD CONSTRAINT "claim_overrules_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claim_overrules_newest" ON "claim_overrules" USING btree ("workspace_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "claim_overrules_created_by" ON "claim_overrules" USING btree ("created_by");
