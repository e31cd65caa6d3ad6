ALTER TABLE "project_pages" ADD COLUMN "changes" jsonb;--> statement-breakpoint
ALTER TABLE "project_pages" ADD COLUMN "again_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "searches" ADD COLUMN "rubric" text;--> statement-breakpoint
ALTER TABLE "searches" ADD COLUMN "again" jsonb;--> statement-breakpoint
ALTER TABLE "searches" ADD COLUMN "again_rubric" text;--> statement-breakpoint
CREATE INDEX "project_pages_again" ON "project_pages" USING btree ("again_due_at") WHERE "project_pages"."again_due_at" is not null;--> statement-breakpoint
-- Changes from before compared scores of different rubrics. The worker compares these pages again.
UPDATE "project_pages" SET "change" = NULL, "again_due_at" = CASE WHEN "analyses" > 1 THEN now() END WHERE "change" IS NOT NULL OR "analyses" > 1;--> statement-breakpoint
UPDATE "batch_pages" SET "changes" = NULL WHERE "changes" IS NOT NULL;
