-- A person has one customer at the payment provider and pays for each of their workspaces with it.
ALTER TABLE "subscriptions" DROP CONSTRAINT "subscriptions_dodo_customer_id_unique";--> statement-breakpoint
CREATE INDEX "subscriptions_customer" ON "subscriptions" USING btree ("dodo_customer_id");
