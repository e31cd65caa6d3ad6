-- The rows of one page, and the newest day of reports without days. Hashes, because addresses may be longer than an index takes.
CREATE INDEX "measured_citations_page" ON "measured_citations" USING btree ("user_id",hashtextextended("page", 0));--> statement-breakpoint
CREATE INDEX "measured_citations_undated" ON "measured_citations" USING btree ("user_id","source","day") WHERE not "dated";--> statement-breakpoint
DROP INDEX "measured_citations_day";
