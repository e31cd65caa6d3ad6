/** Many users at once, made by the database itself: plans, statuses and trial ends in the mixture of a grown site. */
import type pg from "pg";

/** Two in a thousand have no subscription; a tenth is on trial, of which a third has ended. */
export async function seedUsers(client: pg.Client, users: number): Promise<void> {
  await client.query(
    `insert into users (id, name, email, email_verified, created_at)
     select md5(n::text), '', 'user-' || n || '@example' || n % 50 || '.test', n % 3 > 0, now() - n * interval '1 second'
     from generate_series(1, $1) n`,
    [users],
  );
  await client.query(
    `insert into subscriptions (user_id, plan_type, status, trial_end_date, dodo_customer_id)
     select md5(n::text),
       case when n % 100 < 80 then 'free' when n % 100 < 93 then 'core' when n % 100 < 99 then 'pro' else 'enterprise' end,
       case when n % 100 < 10 then 'trial' when n % 100 < 11 then 'expired' when n % 100 < 80 then 'active'
            when n % 100 < 97 then 'active' when n % 100 < 98 then 'cancelled' else 'on_hold' end,
       case when n % 100 < 10 then now() + (n % 10 - 3) * interval '1 day' + n * interval '1 millisecond'
            when n % 100 < 60 then now() - (n % 900) * interval '1 day' end,
       case when n % 2 = 0 then 'cus_' || md5('c' || n) end
     from generate_series(1, $1) n where n % 500 > 0`,
    [users],
  );
  await client.query("vacuum analyze users");
  await client.query("vacuum analyze subscriptions");
  await client.query("vacuum analyze users_without_subscription");
}
