-- What changed since the analysis before is worked out once and kept: comparing two long pages takes too long for a request.
ALTER TABLE "searches" ADD COLUMN "comparisons" jsonb;--> statement-breakpoint
-- The sweep compares the analyses that were stored before, some pages each minute.
UPDATE "project_pages" SET "again_due_at" = "analyzed_at" WHERE "analyses" > 1 AND "again_due_at" IS NULL AND "deleted_at" IS NULL;
