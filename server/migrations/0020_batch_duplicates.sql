ALTER TABLE "batch_pages" DROP CONSTRAINT "batch_pages_state";--> statement-breakpoint
ALTER TABLE "batch_pages" ADD COLUMN "key" text;--> statement-breakpoint
CREATE INDEX "batch_pages_key" ON "batch_pages" USING btree ("batch_id",md5("key"));--> statement-breakpoint
ALTER TABLE "batch_pages" ADD CONSTRAINT "batch_pages_state" CHECK ("state" in ('left-out', 'waiting', 'started', 'done', 'failed', 'duplicate', 'cancelled'));