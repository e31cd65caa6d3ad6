CREATE TABLE "cited_answers" (
	"run_id" uuid NOT NULL,
	"engine" text NOT NULL,
	"sample" integer NOT NULL,
	"reading" jsonb NOT NULL,
	"said" jsonb NOT NULL,
	"page_keys" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cited_answers_run_id_engine_sample_pk" PRIMARY KEY("run_id","engine","sample")
);
--> statement-breakpoint
CREATE TABLE "cited_pages" (
	"run_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"url" text NOT NULL,
	"role" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"reading" jsonb,
	"scores" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "cited_pages_run_id_place_pk" PRIMARY KEY("run_id","place"),
	CONSTRAINT "cited_pages_role" CHECK ("role" in ('own', 'cited', 'dropped')),
	CONSTRAINT "cited_pages_state" CHECK ("state" in ('waiting', 'read', 'refused', 'unreachable', 'left_out'))
);
--> statement-breakpoint
CREATE TABLE "cited_runs" (
	"run_id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"summary" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "letters" DROP CONSTRAINT "letters_kind";--> statement-breakpoint
ALTER TABLE "cited_answers" ADD CONSTRAINT "cited_answers_run_id_visibility_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."visibility_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cited_pages" ADD CONSTRAINT "cited_pages_run_id_visibility_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."visibility_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cited_runs" ADD CONSTRAINT "cited_runs_run_id_visibility_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."visibility_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cited_answers_page_keys" ON "cited_answers" USING gin ("page_keys");--> statement-breakpoint
CREATE INDEX "cited_pages_kept" ON "cited_pages" USING btree ("read_at") WHERE "cited_pages"."reading" is not null;--> statement-breakpoint
CREATE INDEX "cited_runs_finished" ON "cited_runs" USING btree ("finished_at");--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_kind" CHECK ("kind" in ('trial-ending', 'payment-receipt', 'payment-failed', 'visibility-changed', 'pages-changed', 'claim-unsupported'));