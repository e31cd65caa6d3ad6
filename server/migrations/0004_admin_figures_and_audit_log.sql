CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"actor_id" text,
	"action" text NOT NULL,
	"target" text,
	"outcome" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"request_id" text
);
--> statement-breakpoint
CREATE TABLE "user_tallies" (
	"name" text NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users_without_subscription" (
	"user_id" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "subscriptions_trial_end";--> statement-breakpoint
ALTER TABLE "users_without_subscription" ADD CONSTRAINT "users_without_subscription_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "users_email_beginning" ON "users" USING btree ("email" collate "C");--> statement-breakpoint
CREATE INDEX "users_email_domain" ON "users" USING btree (split_part("email", '@', 2) collate "C");--> statement-breakpoint
CREATE INDEX "subscriptions_by_trial_end" ON "subscriptions" USING btree ((coalesce("trial_end_date", 'infinity'::timestamptz)),"user_id");--> statement-breakpoint
CREATE INDEX "subscriptions_trial" ON "subscriptions" USING btree ((coalesce("trial_end_date", 'infinity'::timestamptz)),"user_id") WHERE "subscriptions"."status" = 'trial';--> statement-breakpoint
CREATE INDEX "subscriptions_active_paid" ON "subscriptions" USING btree ((coalesce("trial_end_date", 'infinity'::timestamptz)),"user_id") WHERE "subscriptions"."status" = 'active' and "subscriptions"."plan_type" <> 'free';--> statement-breakpoint
CREATE INDEX "subscriptions_free" ON "subscriptions" USING btree ((coalesce("trial_end_date", 'infinity'::timestamptz)),"user_id") WHERE "subscriptions"."plan_type" = 'free';--> statement-breakpoint
CREATE INDEX "subscriptions_expired" ON "subscriptions" USING btree ((coalesce("trial_end_date", 'infinity'::timestamptz)),"user_id") WHERE "subscriptions"."status" = 'expired';--> statement-breakpoint
-- Nothing in the audit log is changed, and nothing is removed before its year is over: not by a bug, not by hand.
CREATE FUNCTION "keep_audit_log"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND OLD.at < now() - interval '12 months' THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'audit_log is append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_log_rows" BEFORE UPDATE OR DELETE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "keep_audit_log"();
--> statement-breakpoint
CREATE TRIGGER "audit_log_whole" BEFORE TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION "keep_audit_log"();
--> statement-breakpoint
-- The filters of the admin list that a subscription falls under.
CREATE FUNCTION "tallies_of"("status" text, "plan_type" text, "customer_id" text) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
	SELECT array_remove(ARRAY[
		'subscriptions',
		CASE WHEN "status" = 'trial' THEN 'trial' END,
		CASE WHEN "status" = 'active' AND "plan_type" <> 'free' THEN 'active' END,
		CASE WHEN "plan_type" = 'free' THEN 'free' END,
		CASE WHEN "status" = 'expired' THEN 'expired' END,
		CASE WHEN "customer_id" IS NOT NULL THEN 'customers' END
	], NULL)
$$;
--> statement-breakpoint
-- Once per statement, not per row: a change of a thousand rows adds a handful.
CREATE FUNCTION "tally_subscriptions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO user_tallies (name, amount)
			SELECT name, count(*) FROM new_rows, unnest(tallies_of(status, plan_type, dodo_customer_id)) AS name GROUP BY name;
		DELETE FROM users_without_subscription USING new_rows WHERE users_without_subscription.user_id = new_rows.user_id;
	ELSIF TG_OP = 'DELETE' THEN
		INSERT INTO user_tallies (name, amount)
			SELECT name, -count(*) FROM old_rows, unnest(tallies_of(status, plan_type, dodo_customer_id)) AS name GROUP BY name;
		INSERT INTO users_without_subscription (user_id)
			SELECT users.id FROM old_rows JOIN users ON users.id = old_rows.user_id ON CONFLICT DO NOTHING;
	ELSE
		INSERT INTO user_tallies (name, amount)
			SELECT name, sum(one) FROM (
				SELECT unnest(tallies_of(status, plan_type, dodo_customer_id)) AS name, 1 AS one FROM new_rows
				UNION ALL
				SELECT unnest(tallies_of(status, plan_type, dodo_customer_id)), -1 FROM old_rows
			) AS changed GROUP BY name HAVING sum(one) <> 0;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "tally_users"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO user_tallies (name, amount) SELECT 'users', count(*) FROM new_rows HAVING count(*) > 0;
		INSERT INTO users_without_subscription (user_id) SELECT id FROM new_rows;
	ELSE
		INSERT INTO user_tallies (name, amount) SELECT 'users', -count(*) FROM old_rows HAVING count(*) > 0;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- From the beginning: for this migration, after TRUNCATE, and for whoever loaded rows past the triggers.
CREATE FUNCTION "recount_users"() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	LOCK TABLE users, subscriptions IN SHARE MODE;
	DELETE FROM user_tallies;
	INSERT INTO user_tallies (name, amount) SELECT 'users', count(*) FROM users;
	INSERT INTO user_tallies (name, amount)
		SELECT name, count(*) FROM subscriptions, unnest(tallies_of(status, plan_type, dodo_customer_id)) AS name GROUP BY name;
	DELETE FROM users_without_subscription;
	INSERT INTO users_without_subscription (user_id)
		SELECT id FROM users WHERE NOT EXISTS (SELECT FROM subscriptions WHERE subscriptions.user_id = users.id);
END $$;
--> statement-breakpoint
CREATE FUNCTION "recount_users_after_truncate"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM recount_users();
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Many small changes become one row each; whoever reads meanwhile sees the same sums.
CREATE FUNCTION "compact_user_tallies"() RETURNS void LANGUAGE sql AS $$
	WITH gone AS (DELETE FROM user_tallies RETURNING name, amount)
	INSERT INTO user_tallies (name, amount) SELECT name, sum(amount) FROM gone GROUP BY name
$$;
--> statement-breakpoint
CREATE TRIGGER "subscriptions_tally_insert" AFTER INSERT ON "subscriptions" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "tally_subscriptions"();
--> statement-breakpoint
CREATE TRIGGER "subscriptions_tally_update" AFTER UPDATE ON "subscriptions" REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "tally_subscriptions"();
--> statement-breakpoint
CREATE TRIGGER "subscriptions_tally_delete" AFTER DELETE ON "subscriptions" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "tally_subscriptions"();
--> statement-breakpoint
CREATE TRIGGER "subscriptions_tally_truncate" AFTER TRUNCATE ON "subscriptions" FOR EACH STATEMENT EXECUTE FUNCTION "recount_users_after_truncate"();
--> statement-breakpoint
CREATE TRIGGER "users_tally_insert" AFTER INSERT ON "users" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "tally_users"();
--> statement-breakpoint
CREATE TRIGGER "users_tally_delete" AFTER DELETE ON "users" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "tally_users"();
--> statement-breakpoint
CREATE TRIGGER "users_tally_truncate" AFTER TRUNCATE ON "users" FOR EACH STATEMENT EXECUTE FUNCTION "recount_users_after_truncate"();
--> statement-breakpoint
SELECT "recount_users"();
