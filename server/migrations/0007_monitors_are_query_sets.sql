ALTER TABLE "visibility_monitors" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "visibility_monitors" ADD COLUMN "queries" jsonb;--> statement-breakpoint
ALTER TABLE "visibility_monitors" ADD COLUMN "missed" jsonb;--> statement-breakpoint
-- A saved query becomes a set of one, named after it.
UPDATE "visibility_monitors" SET "name" = left("query", 80), "queries" = jsonb_build_array("query");--> statement-breakpoint
ALTER TABLE "visibility_monitors" ALTER COLUMN "name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "visibility_monitors" ALTER COLUMN "queries" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "visibility_monitors" DROP COLUMN "query";
