-- Counts the users whom "Migrate all users" can migrate: a confirmed email address and no customer yet ('migratable').
-- The count needs two tables. A change of a subscription locks its user's row, so that a confirmation at the same time
-- waits and then sees the new customer.
CREATE OR REPLACE FUNCTION "tally_users"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO user_tallies (name, amount) SELECT 'users', count(*) FROM new_rows HAVING count(*) > 0;
		INSERT INTO user_tallies (name, amount)
			SELECT 'migratable', count(*) FROM new_rows WHERE email_verified HAVING count(*) > 0;
		INSERT INTO users_without_subscription (user_id) SELECT id FROM new_rows;
	ELSE
		INSERT INTO user_tallies (name, amount) SELECT 'users', -count(*) FROM old_rows HAVING count(*) > 0;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "tally_confirmed_user"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT EXISTS (SELECT FROM subscriptions WHERE user_id = OLD.id AND dodo_customer_id IS NOT NULL) THEN
		INSERT INTO user_tallies (name, amount)
			VALUES ('migratable', CASE WHEN TG_OP = 'UPDATE' AND NEW.email_verified THEN 1 ELSE -1 END);
	END IF;
	RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END $$;
--> statement-breakpoint
CREATE TRIGGER "users_tally_confirmed" AFTER UPDATE OF "email_verified" ON "users" FOR EACH ROW
	WHEN (OLD.email_verified <> NEW.email_verified) EXECUTE FUNCTION "tally_confirmed_user"();
--> statement-breakpoint
-- Before and not after, because the user's subscription is deleted together with the user.
CREATE TRIGGER "users_tally_confirmed_delete" BEFORE DELETE ON "users" FOR EACH ROW
	WHEN (OLD.email_verified) EXECUTE FUNCTION "tally_confirmed_user"();
--> statement-breakpoint
CREATE FUNCTION "tally_customer"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	confirmed boolean;
BEGIN
	SELECT email_verified INTO confirmed FROM users WHERE id = COALESCE(NEW.user_id, OLD.user_id) FOR SHARE;
	IF confirmed THEN
		INSERT INTO user_tallies (name, amount)
			VALUES ('migratable', CASE WHEN NEW.dodo_customer_id IS NULL THEN 1 ELSE -1 END);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Once per statement, because rows that already have a customer come in large numbers, when data is imported.
CREATE FUNCTION "tally_new_customers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	WITH locked AS (
		SELECT email_verified FROM users
		WHERE id IN (SELECT user_id FROM new_rows WHERE dodo_customer_id IS NOT NULL) FOR SHARE
	)
	INSERT INTO user_tallies (name, amount)
		SELECT 'migratable', -count(*) FROM locked WHERE email_verified HAVING count(*) > 0;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "subscriptions_tally_customer_insert" AFTER INSERT ON "subscriptions" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "tally_new_customers"();
--> statement-breakpoint
CREATE TRIGGER "subscriptions_tally_customer_update" AFTER UPDATE OF "dodo_customer_id" ON "subscriptions" FOR EACH ROW
	WHEN ((OLD.dodo_customer_id IS NULL) <> (NEW.dodo_customer_id IS NULL)) EXECUTE FUNCTION "tally_customer"();
--> statement-breakpoint
CREATE TRIGGER "subscriptions_tally_customer_delete" AFTER DELETE ON "subscriptions" FOR EACH ROW
	WHEN (OLD.dodo_customer_id IS NOT NULL) EXECUTE FUNCTION "tally_customer"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "recount_users"() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	LOCK TABLE users, subscriptions IN SHARE MODE;
	DELETE FROM user_tallies;
	INSERT INTO user_tallies (name, amount) SELECT 'users', count(*) FROM users;
	INSERT INTO user_tallies (name, amount)
		SELECT 'migratable', count(*) FROM users LEFT JOIN subscriptions ON subscriptions.user_id = users.id
		WHERE email_verified AND dodo_customer_id IS NULL;
	INSERT INTO user_tallies (name, amount)
		SELECT name, count(*) FROM subscriptions, unnest(tallies_of(status, plan_type, dodo_customer_id)) AS name GROUP BY name;
	DELETE FROM users_without_subscription;
	INSERT INTO users_without_subscription (user_id)
		SELECT id FROM users WHERE NOT EXISTS (SELECT FROM subscriptions WHERE subscriptions.user_id = users.id);
END $$;
--> statement-breakpoint
SELECT "recount_users"();
