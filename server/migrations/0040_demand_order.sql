-- Read from their ends, so that a later part of a list of pages starts where the earlier one stopped.
DROP INDEX "page_demand_impressions";--> statement-breakpoint
CREATE INDEX "page_demand_impressions" ON "page_demand" USING btree ("project_id","impressions","key");--> statement-breakpoint
DROP INDEX "page_demand_clicks";--> statement-breakpoint
CREATE INDEX "page_demand_clicks" ON "page_demand" USING btree ("project_id","clicks","key");--> statement-breakpoint
DROP INDEX "page_demand_sessions";--> statement-breakpoint
CREATE INDEX "page_demand_sessions" ON "page_demand" USING btree ("project_id","sessions","key");--> statement-breakpoint
DROP INDEX "page_demand_ai_sessions";--> statement-breakpoint
CREATE INDEX "page_demand_ai_sessions" ON "page_demand" USING btree ("project_id","ai_sessions","key");--> statement-breakpoint
DROP INDEX "page_demand_key_events";--> statement-breakpoint
CREATE INDEX "page_demand_key_events" ON "page_demand" USING btree ("project_id","key_events","key");--> statement-breakpoint
DROP INDEX "page_demand_score";--> statement-breakpoint
CREATE INDEX "page_demand_score" ON "page_demand" USING btree ("project_id","score","key");--> statement-breakpoint
DROP INDEX "page_demand_cited";--> statement-breakpoint
CREATE INDEX "page_demand_cited" ON "page_demand" USING btree ("project_id","cited","key");
