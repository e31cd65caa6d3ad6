-- Citations of each page and query of imported reports, counted once after an import and not at each view.
CREATE TABLE "measured_totals" (
	"user_id" text NOT NULL,
	"source" text NOT NULL,
	"is_query" boolean NOT NULL,
	"key" uuid NOT NULL,
	"page" text NOT NULL,
	"query" text NOT NULL,
	"url" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "measured_totals_user_id_is_query_source_key_pk" PRIMARY KEY("user_id","is_query","source","key")
);
--> statement-breakpoint
ALTER TABLE "measured_totals" ADD CONSTRAINT "measured_totals_user_id_workspaces_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "measured_totals_most" ON "measured_totals" USING btree ("user_id","is_query","count" DESC NULLS LAST,"key");--> statement-breakpoint
-- How old the citations beside demand are.
ALTER TABLE "page_demand" ADD COLUMN "cited_at" timestamp with time zone;--> statement-breakpoint
-- A page with high demand can be an item of the work list.
ALTER TABLE "work_items" DROP CONSTRAINT "work_items_kind";--> statement-breakpoint
ALTER TABLE "work_items" ADD CONSTRAINT "work_items_kind" CHECK ("kind" in ('edit', 'finding', 'difference', 'claim', 'note', 'question', 'demand'));
