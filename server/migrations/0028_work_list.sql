-- What a workspace decided to do about its pages, and whether it was seen on the page and helped. Items keep their own words,
-- so that they survive the page, the analysis and the project they came from.
CREATE TABLE "work_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"author_id" text,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"project_id" uuid,
	"kind" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"title" text NOT NULL,
	"detail" text NOT NULL,
	"page_url" text,
	"page_title" text,
	"page_key" text,
	"source" jsonb NOT NULL,
	"source_key" text,
	"signs" jsonb NOT NULL,
	"query" text,
	"owner_id" text,
	"due_on" date,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	"verdict" text,
	"read_at" timestamp with time zone,
	"measured" jsonb,
	"measured_at" timestamp with time zone,
	"history" jsonb NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "work_items_kind" CHECK ("kind" in ('edit', 'finding', 'difference', 'claim', 'note', 'question')),
	CONSTRAINT "work_items_state" CHECK ("state" in ('open', 'done', 'seen', 'proven', 'no_effect'))
);
--> statement-breakpoint
ALTER TABLE "letters" DROP CONSTRAINT "letters_kind";--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "recipient_id" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "has_work_digest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "work_digest_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "work_comments" ADD CONSTRAINT "work_comments_item_id_work_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."work_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_comments" ADD CONSTRAINT "work_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_items" ADD CONSTRAINT "work_items_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_items" ADD CONSTRAINT "work_items_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_items" ADD CONSTRAINT "work_items_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_items" ADD CONSTRAINT "work_items_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "work_comments_item" ON "work_comments" USING btree ("item_id","created_at");--> statement-breakpoint
CREATE INDEX "work_comments_author" ON "work_comments" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "work_items_newest" ON "work_items" USING btree ("workspace_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "work_items"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "work_items_source" ON "work_items" USING btree ("workspace_id",md5("source_key")) WHERE "work_items"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "work_items_page" ON "work_items" USING btree ("workspace_id",md5("page_key")) WHERE "work_items"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "work_items_project" ON "work_items" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "work_items_owner" ON "work_items" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "work_items_created_by" ON "work_items" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "work_items_deleted" ON "work_items" USING btree ("deleted_at") WHERE "work_items"."deleted_at" is not null;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_recipient_id_users_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letters_recipient" ON "letters" USING btree ("recipient_id");--> statement-breakpoint
CREATE INDEX "members_work_digest" ON "members" USING btree ("work_digest_at") WHERE "members"."has_work_digest";--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_kind" CHECK ("kind" in ('trial-ending', 'payment-receipt', 'payment-failed', 'visibility-changed', 'pages-changed', 'claim-unsupported', 'work-digest'));
