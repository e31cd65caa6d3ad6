-- The operator can end a workspace too, and only the operator can undo that. The indexes serve the admin's list of workspaces.
ALTER TABLE "workspaces" ADD COLUMN "ended_by" text;--> statement-breakpoint
UPDATE "workspaces" SET "ended_by" = 'owner' WHERE "ends_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "workspaces_created" ON "workspaces" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "workspaces_name_beginning" ON "workspaces" USING btree (lower("name") collate "C");--> statement-breakpoint
ALTER TABLE "workspaces" ADD CONSTRAINT "workspaces_ended_by" CHECK ("ended_by" in ('owner', 'operator'));