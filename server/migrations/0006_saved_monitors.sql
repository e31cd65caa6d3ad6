CREATE TABLE "visibility_monitors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"url" text NOT NULL,
	"query" text NOT NULL,
	"competitors" jsonb NOT NULL,
	"samples" integer NOT NULL,
	"every" text NOT NULL,
	"next_run_at" timestamp with time zone NOT NULL,
	"paused_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "letters" DROP CONSTRAINT "letters_kind";--> statement-breakpoint
ALTER TABLE "visibility_runs" ADD COLUMN "monitor_id" uuid;--> statement-breakpoint
ALTER TABLE "visibility_monitors" ADD CONSTRAINT "visibility_monitors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visibility_monitors_user" ON "visibility_monitors" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "visibility_monitors_due" ON "visibility_monitors" USING btree ("next_run_at");--> statement-breakpoint
ALTER TABLE "visibility_runs" ADD CONSTRAINT "visibility_runs_monitor_id_visibility_monitors_id_fk" FOREIGN KEY ("monitor_id") REFERENCES "public"."visibility_monitors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visibility_runs_monitor" ON "visibility_runs" USING btree ("monitor_id","created_at");--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_kind" CHECK ("kind" in ('trial-ending', 'payment-receipt', 'payment-failed', 'visibility-changed'));