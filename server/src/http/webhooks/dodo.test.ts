import { randomUUID } from "node:crypto";
import { DAY_MS } from "@citeworthy/core/time";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { paymentHistory, subscriptions, users, webhookEvents } from "../../adapters/db/schema/all.ts";
import { userStore } from "../../adapters/db/stores/accounts/users.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { deliver, type Message, signedMessage } from "../../testing/dodo/messages.ts";
import { type Dodo, PRODUCTS, startDodo, WEBHOOK_KEY } from "../../testing/dodo/start-dodo.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/test-server.ts";
import { findQuota } from "../../usecases/usage/find-quota.ts";
import { reserveUse } from "../../usecases/usage/reserve-use.ts";

const CORE = { planType: "core", billingCycle: "monthly" } as const;

describe.each(serverDatabases)("on $kind", (database) => {
  let dodo: Dodo;
  let server: TestServer;
  beforeAll(async () => {
    dodo = await startDodo();
    server = await startTestServer(database, dodo.environment, { worker: true });
    dodo.sendMessagesTo(server.url);
  });
  afterAll(async () => {
    await server.close();
    await dodo.close();
  });

  const db = () => server.database.db;
  const send = (message: Message) => deliver(`${server.url}/webhooks/dodo`, message);
  const planOf = async (person: Person) => {
    const [row] = await db().select().from(subscriptions).where(eq(subscriptions.userId, person.id));
    return row;
  };
  const eventOf = async (id: string) => {
    const [row] = await db().select().from(webhookEvents).where(eq(webhookEvents.dodoEventId, id));
    return row;
  };
  const settled = (id: string) =>
    expect
      .poll(async () => {
        const event = await eventOf(id);
        return event?.processed || event?.errorMessage ? event : null;
      })
      .not.toBeNull();
  const checkout = async (
    person: Person,
    offer: { planType: "core" | "pro"; billingCycle: "monthly" | "yearly" } = CORE,
  ) => new URL((await server.services.startCheckout({ ...offer, buyer: person })).url);
  const pay = async (link: URL, how: "pay" | "decline" = "pay") => {
    const answer = await fetch(`${link.origin}${link.pathname}/${how}${link.search}`, {
      method: "POST",
      redirect: "manual",
    });
    return new URL(answer.headers.get("location") ?? "");
  };
  const buys = async (person: Person, offer: Parameters<typeof checkout>[1] = CORE) => {
    const back = await pay(await checkout(person, offer));
    await expect.poll(async () => (await planOf(person))?.planType).toBe(offer.planType);
    // The payment is another message, which may come later.
    await expect.poll(() => server.services.paymentHistory(person.id)).not.toHaveLength(0);
    return back.searchParams.get("subscription_id") ?? "";
  };
  /** A sale that no link of ours led to, announced by the provider. */
  const sell = async (sale: Parameters<Dodo["subscribe"]>[0]) => {
    const message = dodo.messageOf({
      type: "subscription.active",
      payload: "Subscription",
      data: dodo.subscribe(sale),
    });
    expect(await send(message)).toBe(200);
    await settled(message.id);
    return eventOf(message.id);
  };

  test("a trial user buys Pro by the year: plan, period, history and one receipt", async () => {
    const person = await server.signUp();
    const back = await pay(await checkout(person, { planType: "pro", billingCycle: "yearly" }));
    expect(back.origin + back.pathname).toBe(`${server.url}/payment/success`);
    await expect.poll(async () => (await planOf(person))?.planType).toBe("pro");
    const row = await planOf(person);
    expect(row).toMatchObject({ status: "active", billingCycle: "yearly", cancelAtPeriodEnd: false });
    expect(row?.currentPeriodEnd?.getTime()).toBeGreaterThan(Date.now() + 360 * DAY_MS);
    await expect.poll(() => server.services.paymentHistory(person.id)).toHaveLength(1);
    const [payment] = await server.services.paymentHistory(person.id);
    expect(payment).toMatchObject({ status: "succeeded", amount: 1999, currency: "USD" });
    const receipts = () =>
      server.mails().filter((mail) => mail.includes(person.email) && mail.includes("Receipt"));
    await expect.poll(() => receipts().length).toBe(1);
    expect(receipts()[0]).toContain("$19.99 for the Pro plan");
  });

  test("a declined card changes nothing but the history, and an email says so", async () => {
    const person = await server.signUp();
    const back = await pay(await checkout(person), "decline");
    expect(back.searchParams.get("status")).toBe("failed");
    await expect.poll(() => server.services.paymentHistory(person.id)).toHaveLength(1);
    expect(await planOf(person)).toMatchObject({ planType: "free", status: "trial" });
    const emails = () =>
      server.mails().filter((mail) => mail.includes(person.email) && mail.includes("did not go through"));
    await expect.poll(() => emails().length).toBe(1);
  });

  test("each plan and cycle has its own product, and the same link again is the same reference", async () => {
    const person = await server.signUp();
    const links = await Promise.all([
      checkout(person),
      checkout(person, { planType: "core", billingCycle: "yearly" }),
      checkout(person, { planType: "pro", billingCycle: "monthly" }),
      checkout(person, { planType: "pro", billingCycle: "yearly" }),
    ]);
    expect(links.map(({ pathname }) => pathname)).toEqual(
      Object.values(PRODUCTS).map((product) => `/buy/${product}`),
    );
    expect(links[0]?.searchParams.get("email")).toBe(person.email);
    expect((await checkout(person)).href).toBe(links[0]?.href);
  });

  test("messages that the provider did not sign are refused and leave nothing", async () => {
    const person = await server.signUp();
    const link = await checkout(person);
    const data = dodo.subscribe({
      productId: PRODUCTS.DODO_PRODUCT_CORE_MONTHLY,
      email: person.email,
      metadata: { reference: link.searchParams.get("metadata_reference") ?? "" },
    });
    const good = dodo.messageOf({ type: "subscription.active", payload: "Subscription", data });
    const at = (seconds: number) =>
      signedMessage(WEBHOOK_KEY, {
        type: "subscription.active",
        data,
        at: new Date(Date.now() + seconds * 1000),
      });
    const without = (name: string) => {
      const { [name]: _left, ...headers } = good.headers;
      return { ...good, headers };
    };
    const otherKey = signedMessage(`whsec_${Buffer.from("another key").toString("base64")}`, {
      type: "subscription.active",
      data,
    });
    const forged: Message[] = [
      { ...good, headers: { "content-type": "application/json" } },
      without("webhook-id"),
      without("webhook-timestamp"),
      without("webhook-signature"),
      otherKey,
      at(-400),
      at(400),
      { ...good, body: good.body.replace("active", "renewed") },
      { ...good, body: JSON.stringify(JSON.parse(good.body), null, 1) },
      { ...good, headers: { ...good.headers, "webhook-id": "msg_other" } },
      { ...good, headers: { ...good.headers, "webhook-signature": "v1a,xxxx" } },
      {
        ...good,
        headers: { ...good.headers, "webhook-timestamp": `${good.headers["webhook-timestamp"]}abc` },
      },
    ];
    const before = (await db().select({ id: webhookEvents.id }).from(webhookEvents)).length;
    expect(await Promise.all(forged.map(send))).toEqual(forged.map(() => 401));
    const huge = signedMessage(WEBHOOK_KEY, {
      type: "subscription.active",
      data: { fill: "x".repeat(300_000) },
    });
    expect(await send(huge)).toBe(413);
    expect(await send({ ...good, body: "", headers: good.headers })).toBe(401);
    expect((await db().select({ id: webhookEvents.id }).from(webhookEvents)).length).toBe(before);
    expect(await planOf(person)).toMatchObject({ planType: "free", status: "trial" });
    expect(await send(good)).toBe(200);
  });

  test("a message that is sent twenty times is stored once", async () => {
    const person = await server.signUp();
    const id = await buys(person);
    const subscription = dodo.subscriptions.get(id);
    if (!subscription) throw new Error("not sold");
    const message = dodo.messageOf({
      type: "subscription.renewed",
      payload: "Subscription",
      data: subscription,
    });
    expect(await Promise.all(Array.from({ length: 20 }, () => send(message)))).toEqual(Array(20).fill(200));
    await settled(message.id);
    const rows = await db().select().from(webhookEvents).where(eq(webhookEvents.dodoEventId, message.id));
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ processed: true, errorMessage: null });
    expect(JSON.stringify(rows[0]?.payload)).not.toContain(person.email);
  });

  test("what was bought under a changed link grants nothing, and the operator reads why", async () => {
    const person = await server.signUp();
    const victim = await server.signUp();
    const reference = (await checkout(person)).searchParams.get("metadata_reference") ?? "";
    const victims = await buys(victim);
    const productId = PRODUCTS.DODO_PRODUCT_PRO_MONTHLY;
    const sale = { productId, email: person.email, metadata: { reference } };
    const reasonFor = async (changed: Partial<typeof sale> & { quantity?: number }) =>
      (await sell({ ...sale, ...changed }))?.errorMessage;

    expect(await reasonFor({ productId: "pdt_cheap" })).toContain(
      "Product pdt_cheap does not match a configured plan",
    );
    expect(await reasonFor({ quantity: 3 })).toContain("The quantity is 3 instead of 1");
    expect(await reasonFor({ metadata: { reference: "made-up" } })).toContain("does not match an account");
    expect(
      await reasonFor({ metadata: {} as { reference: string }, email: "stranger@example.com" }),
    ).toContain("does not match an account");
    expect(await reasonFor({ email: victim.email })).toContain("a different email address or account");
    expect(await reasonFor({ email: "elsewhere@example.com" })).toContain(
      "a different email address or account",
    );
    expect(await planOf(person)).toMatchObject({
      planType: "free",
      status: "trial",
      dodoSubscriptionId: null,
    });
    expect(await planOf(victim)).toMatchObject({ planType: "core", dodoSubscriptionId: victims });

    const tell = async (changes: Parameters<Dodo["change"]>[1]) => {
      const data = dodo.change(victims, changes);
      const message = dodo.messageOf({ type: "subscription.updated", payload: "Subscription", data });
      await send(message);
      await settled(message.id);
      return (await eventOf(message.id))?.errorMessage;
    };
    expect(await tell({ quantity: 2, product_id: "pdt_retired" })).toContain(
      "The quantity is 2 instead of 1",
    );
    expect(await tell({ status: "on_hold" })).toBeNull();
    expect(await planOf(victim)).toMatchObject({ planType: "core", status: "on_hold" });
  });

  test("messages about what is gone, unknown or of no use to us are kept and change nothing", async () => {
    const person = await server.signUp();
    const id = await buys(person);
    await db().delete(users).where(eq(users.id, person.id));
    const gone = dodo.messageOf({
      type: "subscription.renewed",
      payload: "Subscription",
      data: dodo.change(id, {}),
    });
    const unknown = signedMessage(WEBHOOK_KEY, {
      type: "subscription.active",
      data: { subscription_id: "sub_nobody" },
    });
    const useless = signedMessage(WEBHOOK_KEY, { type: "payout.created", data: { payload_type: "Payout" } });
    const odd = signedMessage(WEBHOOK_KEY, { type: "something.new", data: {} });
    for (const message of [gone, unknown, useless, odd]) {
      expect(await send(message)).toBe(200);
      await settled(message.id);
    }
    expect((await eventOf(gone.id))?.errorMessage).toContain("does not match an account");
    expect((await eventOf(unknown.id))?.errorMessage).toContain("has no subscription sub_nobody");
    expect(await eventOf(useless.id)).toMatchObject({ processed: true });
    expect(await eventOf(odd.id)).toMatchObject({ processed: true });
    expect(await send(signedMessage(WEBHOOK_KEY, { type: "", data: null }))).toBe(400);
  });

  test("a user with a plan is sent to the portal; of two payments in two tabs, the first counts and the operator is notified", async () => {
    const person = await server.signUp();
    const [one, two] = [
      await checkout(person),
      await checkout(person, { planType: "pro", billingCycle: "monthly" }),
    ];
    const first = (await pay(one)).searchParams.get("subscription_id") ?? "";
    await expect.poll(async () => (await planOf(person))?.planType).toBe("core");
    await expect(checkout(person)).rejects.toMatchObject({ code: "billing/already-subscribed" });

    const second = (await pay(two)).searchParams.get("subscription_id") ?? "";
    await expect
      .poll(async () =>
        (await db().select().from(webhookEvents)).some(({ errorMessage }) => errorMessage?.includes(second)),
      )
      .toBe(true);
    expect(await planOf(person)).toMatchObject({ planType: "core", dodoSubscriptionId: first });
    const { url } = await server.services.openPortal(person.id);
    expect(url).toContain(`/portal/${dodo.subscriptions.get(first)?.customer.customer_id}`);
  });

  test("cancelled from the dashboard, the plan runs to the end of its period and then becomes free", async () => {
    const person = await server.signUp();
    const id = await buys(person);
    const { endsAt } = await server.services.cancelSubscription(person.id);
    expect(await planOf(person)).toMatchObject({
      status: "active",
      cancelAtPeriodEnd: true,
      currentPeriodEnd: endsAt,
    });
    expect(dodo.subscriptions.get(id)).toMatchObject({ cancel_at_next_billing_date: true, status: "active" });

    const past = new Date(Date.now() - 1_000).toISOString();
    const over = dodo.change(id, { status: "cancelled", next_billing_date: past, cancelled_at: past });
    const message = dodo.messageOf({ type: "subscription.cancelled", payload: "Subscription", data: over });
    await send(message);
    await settled(message.id);
    expect(await planOf(person)).toMatchObject({ status: "cancelled", planType: "core" });
    const check = () => server.services.canUseTool({ userId: person.id, tool: "ai_visibility" });
    expect(await check()).toMatchObject({
      allowed: false,
      message: expect.stringContaining("Your paid plan has ended"),
    });
    expect(await planOf(person)).toMatchObject({
      status: "active",
      planType: "free",
      currentPeriodEnd: null,
    });
    expect(await check()).toMatchObject({ allowed: true, remaining: 2 });
    await send(dodo.messageOf({ type: "subscription.cancelled", payload: "Subscription", data: over }));
    await expect(server.services.reconcileBilling()).resolves.toMatchObject({ corrected: 0 });
    expect(await planOf(person)).toMatchObject({ status: "active", planType: "free" });
  });

  test("what the operator gives is not taken by a subscription that ended, and enterprise by none", async () => {
    const person = await server.signUp();
    const operator = userStore(db());
    const id = await buys(person);
    dodo.change(id, { status: "expired" });
    await server.services.reconcileBilling();
    expect(await planOf(person)).toMatchObject({ planType: "core", status: "expired" });
    await operator.setPlan(person.id, "pro", new Date());
    await server.services.reconcileBilling();
    expect(await planOf(person)).toMatchObject({ planType: "pro", status: "active" });

    dodo.change(id, { status: "active" });
    await operator.setPlan(person.id, "enterprise", new Date());
    await server.services.reconcileBilling();
    expect(await planOf(person)).toMatchObject({ planType: "enterprise", status: "active" });
  });

  test("a full refund in the first days ends the plan and is in the history", async () => {
    const person = await server.signUp();
    const id = await buys(person);
    await expect.poll(() => server.services.paymentHistory(person.id)).toHaveLength(1);
    const payment = [...dodo.payments.values()].find((one) => one.subscription_id === id);
    if (!payment) throw new Error("not paid");
    payment.refund_status = "full";
    const message = signedMessage(WEBHOOK_KEY, {
      type: "refund.succeeded",
      data: { payload_type: "Refund", refund_id: "ref_1", payment_id: payment.payment_id },
    });
    await send(message);
    await settled(message.id);
    expect((await eventOf(message.id))?.errorMessage).toBeNull();
    expect(dodo.subscriptions.get(id)?.status).toBe("cancelled");
    await expect.poll(async () => (await planOf(person))?.status).toBe("cancelled");
    expect((await server.services.paymentHistory(person.id))[0]?.status).toBe("refunded");
    // Bought again, by the same person, it is a new subscription.
    await pay(await checkout(person, { planType: "pro", billingCycle: "monthly" }));
    await expect.poll(async () => (await planOf(person))?.planType).toBe("pro");
  });

  test("another plan in the middle of the month has its own limits, and the uses spent stay spent", async () => {
    const person = await server.signUp();
    const id = await buys(person);
    const { storage, clock } = server.services;
    for (let n = 0; n < 3; n++) {
      const use = {
        jobId: randomUUID(),
        userId: person.id,
        now: clock.now(),
        tool: "content_analyses" as const,
      };
      const found = await findQuota(server.services, person.id);
      expect(await reserveUse(storage, found, use)).toEqual({ reserved: true });
    }
    const analyses = async () => (await server.services.usageStats(person.id)).tools.content_analyses;
    expect(await analyses()).toEqual({ used: 3, limit: 10 });
    const changed = dodo.change(id, {
      product_id: PRODUCTS.DODO_PRODUCT_PRO_YEARLY,
      previous_billing_date: new Date().toISOString(),
    });
    const message = dodo.messageOf({
      type: "subscription.plan_changed",
      payload: "Subscription",
      data: changed,
    });
    await send(message);
    await settled(message.id);
    expect(await planOf(person)).toMatchObject({ planType: "pro", billingCycle: "yearly" });
    expect(await analyses()).toEqual({ used: 3, limit: 40 });
  });

  test("payments of two people stay apart, newest first", async () => {
    const [one, other] = [await server.signUp(), await server.signUp()];
    const id = await buys(one);
    await buys(other);
    await fetch(`${dodo.url}/clock/renew/${id}`, { method: "POST" });
    await expect.poll(() => server.services.paymentHistory(one.id)).toHaveLength(2);
    const dates = (await server.services.paymentHistory(one.id)).map(({ createdAt }) => createdAt.getTime());
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
    const all = await db().select().from(paymentHistory).where(eq(paymentHistory.userId, other.id));
    expect(all).toHaveLength(1);
  });
});
