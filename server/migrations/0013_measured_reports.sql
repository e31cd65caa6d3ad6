CREATE TABLE "measured_citations" (
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"source" text NOT NULL,
	"url" text NOT NULL,
	"page" text NOT NULL,
	"query" text NOT NULL,
	"day" text NOT NULL,
	"dated" boolean NOT NULL,
	"count" bigint NOT NULL,
	"share" real,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "measured_citations_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "measured_files" (
	"user_id" text NOT NULL,
	"hash" text NOT NULL,
	"name" text NOT NULL,
	"source" text NOT NULL,
	"rows" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "measured_files_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);
--> statement-breakpoint
CREATE TABLE "visibility_scores" (
	"run_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"rubric" text NOT NULL,
	"overall" real NOT NULL,
	"sections" jsonb NOT NULL,
	"audits" jsonb NOT NULL,
	"cited" integer NOT NULL,
	"counted" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "visibility_scores_run_id_place_pk" PRIMARY KEY("run_id","place")
);
--> statement-breakpoint
ALTER TABLE "measured_citations" ADD CONSTRAINT "measured_citations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measured_files" ADD CONSTRAINT "measured_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visibility_scores" ADD CONSTRAINT "visibility_scores_run_id_visibility_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."visibility_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "measured_citations_day" ON "measured_citations" USING btree ("user_id","source","day");