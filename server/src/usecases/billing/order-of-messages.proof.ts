import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, test } from "vitest";
import { dodoBilling } from "../../adapters/billing/dodo.ts";
import { dodoWebhooks } from "../../adapters/billing/webhooks.ts";
import { users } from "../../adapters/db/schema/all.ts";
import { openStorage } from "../../adapters/db/storage.ts";
import { productsOf } from "../../product-config.ts";
import { type TestDatabase, testDatabases } from "../../testing/databases.ts";
import type { Message } from "../../testing/dodo/messages.ts";
import { monthsLater, type WireSubscription } from "../../testing/dodo/provider-records.ts";
import { API_KEY, type Dodo, PRODUCTS, startDodo, WEBHOOK_KEY } from "../../testing/dodo/start-dodo.ts";
import { type Chance, seeded } from "../../testing/seeded.ts";
import { applyEvent } from "./apply-event.ts";
import type { BillingNeeds } from "./needs.ts";
import { receiveEvent } from "./receive-event.ts";
import { reconcile } from "./reconcile.ts";
import { startCheckout } from "./start-checkout.ts";

const EVENTS = 12;
const CONCURRENCY = 8;
const SILENT = { debug() {}, info() {}, warn() {}, error() {} };
const PLANS: Record<string, [string, string]> = {
  [PRODUCTS.DODO_PRODUCT_CORE_MONTHLY]: ["core", "monthly"],
  [PRODUCTS.DODO_PRODUCT_CORE_YEARLY]: ["core", "yearly"],
  [PRODUCTS.DODO_PRODUCT_PRO_MONTHLY]: ["pro", "monthly"],
  [PRODUCTS.DODO_PRODUCT_PRO_YEARLY]: ["pro", "yearly"],
};

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function openShop({ open }: TestDatabase) {
  const database = await open();
  const dodo = await startDodo();
  closers.push(dodo.close, database.close);
  const queue: string[] = [];
  const deps: BillingNeeds = {
    storage: openStorage(database, async (_db, kind, id) => {
      if (kind === "apply-provider-event") queue.push(id);
    }),
    billing: dodoBilling({ apiKey: API_KEY, baseUrl: dodo.url, checkoutUrl: dodo.url }, SILENT),
    products: productsOf(PRODUCTS),
    clock: { now: () => new Date() },
    log: SILENT,
    newId: randomUUID,
    baseUrl: "https://app.example.com",
  };
  return { deps, dodo, queue, db: database.db };
}
type Shop = Awaited<ReturnType<typeof openShop>>;

async function buyer({ deps, dodo, db }: Shop, n: number, chance: Chance): Promise<WireSubscription> {
  const id = `user-${n}`;
  const email = `${id}@example.com`;
  await db.insert(users).values({ id, name: id, email });
  const offer = {
    planType: chance.pick(["core", "pro"] as const),
    billingCycle: chance.pick(["monthly", "yearly"] as const),
  };
  const { url } = await startCheckout(deps, { ...offer, buyer: { id, email } });
  const link = new URL(url);
  return dodo.subscribe({
    productId: link.pathname.split("/").at(-1) ?? "",
    email,
    metadata: { reference: link.searchParams.get("metadata_reference") ?? "" },
  });
}

/** What may happen to a subscription, with the message that the provider sends about it. */
const CHANGES: Record<string, (now: WireSubscription, chance: Chance) => Partial<WireSubscription>> = {
  "subscription.active": () => ({ status: "active", past_due_ends_at: null }),
  "subscription.renewed": ({ next_billing_date }) => ({
    status: "active",
    past_due_ends_at: null,
    previous_billing_date: next_billing_date,
    next_billing_date: monthsLater(new Date(next_billing_date), 1).toISOString(),
  }),
  "subscription.on_hold": () => ({ status: "on_hold", past_due_ends_at: null }),
  "subscription.paused": () => ({ status: "paused" }),
  "subscription.past_due": ({ next_billing_date }) => ({
    status: "past_due",
    past_due_ends_at: monthsLater(new Date(next_billing_date), 1).toISOString(),
  }),
  "subscription.plan_changed": (_now, chance) => ({ product_id: chance.pick(Object.keys(PLANS)) }),
  "subscription.updated": (now) => ({ cancel_at_next_billing_date: !now.cancel_at_next_billing_date }),
  "subscription.cancelled": () => ({ status: "cancelled", cancelled_at: new Date().toISOString() }),
  "subscription.expired": () => ({ status: "expired" }),
};

function nextMessage(dodo: Dodo, id: string, chance: Chance): Message {
  const known = dodo.change(id, {});
  const hasEnded = known.status === "cancelled" || known.status === "expired";
  const endsNow = chance.happens(0.05);
  const running = Object.keys(CHANGES).filter((type) => !/cancelled|expired/.test(type));
  const type = endsNow
    ? chance.pick(["subscription.cancelled", "subscription.expired"])
    : chance.pick(running);
  if (!hasEnded) dodo.change(id, CHANGES[type]?.(known, chance) ?? {});
  const wire = structuredClone(dodo.change(id, {}));
  if (!chance.happens(0.3)) return dodo.messageOf({ type, payload: "Subscription", data: wire });
  const payment = dodo.pay(wire, { status: chance.pick(["succeeded", "failed"] as const) });
  return dodo.messageOf({ type: `payment.${payment.status}`, payload: "Payment", data: payment });
}

const deliver = ({ deps }: Shop, { body, headers }: Message) =>
  receiveEvent({ ...deps, webhooks: dodoWebhooks(WEBHOOK_KEY) }, { body, headers: new Headers(headers) });

/** Several workers take from the queue at once, out of order, and some of what they did is done again. */
async function work(shop: Shop, chance: Chance): Promise<void> {
  const due = chance.shuffled(shop.queue.splice(0).flatMap((id) => (chance.happens(0.2) ? [id, id] : [id])));
  const take = async () => {
    for (let id = due.pop(); id !== undefined; id = due.pop()) await applyEvent(shop.deps, id);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, take));
}

/** Written from the table of states alone, not from the code under test. */
function model(wire: WireSubscription) {
  const [planType, billingCycle] = PLANS[wire.product_id] ?? [];
  const status = { active: "active", past_due: "active", on_hold: "on_hold", paused: "on_hold" }[
    wire.status as string
  ];
  const end = new Date(wire.next_billing_date);
  const cancelledAt = new Date(wire.cancelled_at ?? end);
  const isCut = wire.status === "cancelled" && !wire.cancel_at_next_billing_date && cancelledAt < end;
  return {
    planType,
    billingCycle,
    status: status ?? wire.status,
    periodStart: new Date(wire.previous_billing_date),
    periodEnd: isCut ? cancelledAt : end,
    cancelAtPeriodEnd: status === "active" && wire.cancel_at_next_billing_date,
    pastDueUntil: wire.status === "past_due" ? new Date(wire.past_due_ends_at ?? 0) : null,
    providerId: wire.subscription_id,
    customerId: wire.customer.customer_id,
  };
}

async function drift({ deps, dodo }: Shop): Promise<number> {
  let wrong = 0;
  for (const wire of dodo.subscriptions.values()) {
    const row = await deps.storage.subscriptions.ofProvider(wire.subscription_id);
    const expected = model(wire);
    const found =
      row && Object.fromEntries(Object.keys(expected).map((key) => [key, row[key as keyof typeof row]]));
    if (JSON.stringify(found) !== JSON.stringify(expected)) wrong += 1;
  }
  return wrong;
}

async function unpaidHistory({ deps, dodo }: Shop): Promise<number> {
  const known = await Promise.all([...dodo.payments.keys()].map((id) => deps.storage.payments.statusOf(id)));
  return [...dodo.payments.values()].filter(({ status }, index) => known[index] !== status).length;
}

/** Messages arrive while things still change, each several times, in any order; a share of them never. */
type Season = { buyers: number; lost: number };

async function season(shop: Shop, chance: Chance, { buyers, lost }: Season): Promise<void> {
  const ids: string[] = [];
  for (let n = 0; n < buyers; n++) ids.push((await buyer(shop, n, chance)).subscription_id);
  const coming = chance.shuffled(ids.flatMap((id) => Array<string>(EVENTS).fill(id)));
  let onTheWay: Message[] = [];
  for (const [index, id] of coming.entries()) {
    const message = nextMessage(shop.dodo, id, chance);
    if (!chance.happens(lost)) onTheWay.push(...Array<Message>(1 + chance.below(4)).fill(message));
    if (index % 40 !== 39) continue;
    const [now, later] = [onTheWay.filter(() => chance.happens(0.5)), onTheWay];
    for (const message of chance.shuffled(now)) await deliver(shop, message);
    onTheWay = later.filter((message) => !now.includes(message) || chance.happens(0.3));
    await work(shop, chance);
  }
  if (lost > 0) return; // and what is still on the way is lost as well
  for (const message of chance.shuffled(onTheWay)) await deliver(shop, message);
  await work(shop, chance);
}

describe.each(testDatabases)("on $kind", (database) => {
  // The embedded database does one thing at a time: it gets the short season, unless there is no other.
  const buyers = database === testDatabases.at(-1) ? 50 : 5;

  test("many subscriptions, 12 messages each, repeated and shuffled: every row is what the provider has", async () => {
    const shop = await openShop(database);
    await season(shop, seeded(20_261_115), { buyers, lost: 0 });
    expect(shop.dodo.subscriptions.size).toBe(buyers);
    expect(await drift(shop)).toBe(0);
    expect(await unpaidHistory(shop)).toBe(0);
  });

  test("with half of the messages lost there is drift, and one reconciliation leaves none", async () => {
    const shop = await openShop(database);
    await season(shop, seeded(7), { buyers, lost: 0.5 });
    expect(await drift(shop)).toBeGreaterThan(0);
    const first = await reconcile(shop.deps);
    expect(first.corrected).toBeGreaterThan(0);
    expect([await drift(shop), await unpaidHistory(shop)]).toEqual([0, 0]);
    expect(await reconcile(shop.deps)).toMatchObject({ corrected: 0, refused: 0 });
  });
});
