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
ALTER TABLE "visibility_scores" ADD CONSTRAINT "visibility_scores_run_id_visibility_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."visibility_runs"("id") ON DELETE cascade ON UPDATE no action;