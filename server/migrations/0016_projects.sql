CREATE TABLE "batch_pages" (
	"batch_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"url" text NOT NULL,
	"folder" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"job_id" uuid,
	"error_text" text,
	"changes" jsonb,
	CONSTRAINT "batch_pages_batch_id_place_pk" PRIMARY KEY("batch_id","place"),
	CONSTRAINT "batch_pages_state" CHECK ("state" in ('left-out', 'waiting', 'started', 'done', 'failed', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"project_id" uuid NOT NULL,
	"schedule_id" uuid,
	"source" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"left_out" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "batches_state" CHECK ("state" in ('draft', 'running', 'paused', 'done', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "host_turns" (
	"host" text PRIMARY KEY NOT NULL,
	"next_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "schedules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"project_id" uuid NOT NULL,
	"page_ids" jsonb,
	"every" text NOT NULL,
	"emails" boolean DEFAULT true NOT NULL,
	"token" text NOT NULL,
	"next_run_at" timestamp with time zone NOT NULL,
	"paused_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "schedules_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "page_findings" (
	"page_id" uuid NOT NULL,
	"audit" text NOT NULL,
	"title" text NOT NULL,
	"fault" text,
	"found" text NOT NULL,
	"quote" text NOT NULL,
	"points" real NOT NULL,
	CONSTRAINT "page_findings_page_id_audit_pk" PRIMARY KEY("page_id","audit")
);
--> statement-breakpoint
CREATE TABLE "project_pages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"project_id" uuid NOT NULL,
	"key" text NOT NULL,
	"url" text NOT NULL,
	"folder" text NOT NULL,
	"title" text NOT NULL,
	"score" integer NOT NULL,
	"change" integer,
	"kind" text NOT NULL,
	"question" text NOT NULL,
	"search_id" uuid NOT NULL,
	"analyses" integer DEFAULT 1 NOT NULL,
	"analyzed_at" timestamp with time zone NOT NULL,
	"archived_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"moved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "project_sites" (
	"user_id" text NOT NULL,
	"host" text NOT NULL,
	"project_id" uuid NOT NULL,
	"proof" text NOT NULL,
	"verified_at" timestamp with time zone,
	"requests_per_second" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "project_sites_user_id_host_pk" PRIMARY KEY("user_id","host")
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "letters" DROP CONSTRAINT "letters_kind";--> statement-breakpoint
ALTER TABLE "searches" ADD COLUMN "page_id" uuid;--> statement-breakpoint
ALTER TABLE "batch_pages" ADD CONSTRAINT "batch_pages_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_schedule_id_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."schedules"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_findings" ADD CONSTRAINT "page_findings_page_id_project_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."project_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_pages" ADD CONSTRAINT "project_pages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_pages" ADD CONSTRAINT "project_pages_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_sites" ADD CONSTRAINT "project_sites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_sites" ADD CONSTRAINT "project_sites_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "batch_pages_state_place" ON "batch_pages" USING btree ("batch_id","state","place");--> statement-breakpoint
CREATE INDEX "batch_pages_job" ON "batch_pages" USING btree ("job_id") WHERE "batch_pages"."job_id" is not null;--> statement-breakpoint
CREATE INDEX "batches_user" ON "batches" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "batches_project" ON "batches" USING btree ("project_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "batches_running" ON "batches" USING btree ("created_at") WHERE "batches"."state" = 'running';--> statement-breakpoint
CREATE INDEX "schedules_project" ON "schedules" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "schedules_user" ON "schedules" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "schedules_due" ON "schedules" USING btree ("next_run_at");--> statement-breakpoint
CREATE UNIQUE INDEX "project_pages_key" ON "project_pages" USING btree ("user_id",md5("key"));--> statement-breakpoint
CREATE INDEX "project_pages_newest" ON "project_pages" USING btree ("project_id","analyzed_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "project_pages"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "project_pages_score" ON "project_pages" USING btree ("project_id","score","id") WHERE "project_pages"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "project_pages_change" ON "project_pages" USING btree ("project_id",coalesce("change", 1000),"id") WHERE "project_pages"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "project_pages_title" ON "project_pages" USING btree ("project_id",left(lower("title"), 200),"id") WHERE "project_pages"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "project_pages_deleted" ON "project_pages" USING btree ("deleted_at") WHERE "project_pages"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "project_sites_project" ON "project_sites" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "projects_user" ON "projects" USING btree ("user_id","created_at");--> statement-breakpoint
ALTER TABLE "searches" ADD CONSTRAINT "searches_page_id_project_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."project_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "searches_page" ON "searches" USING btree ("page_id","created_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_kind" CHECK ("kind" in ('trial-ending', 'payment-receipt', 'payment-failed', 'visibility-changed', 'pages-changed'));