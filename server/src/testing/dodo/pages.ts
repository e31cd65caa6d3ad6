/** The provider's hosted pages: a checkout where a payment succeeds or fails, and a portal. */
import { type Context, Hono } from "hono";
import { html } from "hono/html";
import {
  monthsLater,
  type ProviderRecords,
  type WirePayment,
  type WireSubscription,
} from "./provider-records.ts";

export type Announcement =
  | { type: string; payload: "Subscription"; data: WireSubscription }
  | { type: string; payload: "Payment"; data: WirePayment };
type Needs = {
  records: ProviderRecords;
  now: () => Date;
  monthsOf: (productId: string) => number;
  tell: (news: Announcement) => Promise<void>;
};

const MARK = "metadata_";

function metadataOf(query: Record<string, string>): Record<string, string> {
  const marks = Object.entries(query).filter(([name]) => name.startsWith(MARK));
  return Object.fromEntries(marks.map(([name, value]) => [name.slice(MARK.length), value]));
}

function backTo(c: Context, outcome: Record<string, string>) {
  const back = new URL(c.req.query("redirect_url") ?? "http://invalid.invalid/");
  for (const [name, value] of Object.entries(outcome)) back.searchParams.set(name, value);
  return c.redirect(back.href, 303);
}

function saleOf(c: Context, { records, monthsOf }: Needs): WireSubscription {
  const query = c.req.query();
  const productId = c.req.param("product") ?? "";
  return records.subscribe({
    productId,
    email: query.email ?? "",
    quantity: Number(query.quantity ?? 1),
    metadata: metadataOf(query),
    months: monthsOf(productId),
  });
}

function checkoutPages(pages: Hono, needs: Needs) {
  const { records, tell } = needs;
  pages.get("/buy/:product", (c) => {
    const { email = "", disableEmail, quantity = "1" } = c.req.query();
    const query = new URL(c.req.url).search;
    return c.html(html`<!doctype html><html lang="en"><title>Checkout</title><link rel="icon" href="data:,"><main>
<h1>Checkout</h1><p>Product ${c.req.param("product")}, quantity ${quantity}</p>
<label>Email <input value="${email}" ${disableEmail === "true" ? "readonly" : ""}></label>
<form method="post" action="/buy/${c.req.param("product")}/pay${query}"><button>Pay</button></form>
<form method="post" action="/buy/${c.req.param("product")}/decline${query}"><button>Pay with a declined card</button></form>
</main></html>`);
  });
  pages.post("/buy/:product/pay", async (c) => {
    const subscription = saleOf(c, needs);
    const payment = records.pay(subscription);
    await tell({ type: "subscription.active", payload: "Subscription", data: subscription });
    await tell({ type: "payment.succeeded", payload: "Payment", data: payment });
    return backTo(c, {
      subscription_id: subscription.subscription_id,
      payment_id: payment.payment_id,
      status: "active",
    });
  });
  pages.post("/buy/:product/decline", async (c) => {
    const subscription = records.change(saleOf(c, needs).subscription_id, { status: "failed" });
    const payment = records.pay(subscription, { status: "failed", error_message: "Your card was declined." });
    await tell({ type: "payment.failed", payload: "Payment", data: payment });
    await tell({ type: "subscription.failed", payload: "Subscription", data: subscription });
    return backTo(c, { payment_id: payment.payment_id, status: "failed" });
  });
}

function portalPages(pages: Hono, { records, now, tell }: Needs) {
  const ofCustomer = (id: string) =>
    [...records.subscriptions.values()].filter((one) => one.customer.customer_id === id);
  pages.get("/portal/:customer", (c) => {
    const id = c.req.param("customer");
    return c.html(html`<!doctype html><html lang="en"><title>Billing portal</title><link rel="icon" href="data:,"><main><h1>Billing portal</h1>
${ofCustomer(id).map((one) => html`<p>${one.product_id}: ${one.status}</p>`)}
<form method="post" action="/portal/${id}/cancel${new URL(c.req.url).search}"><button>Cancel plan</button></form>
<a href="${c.req.query("return_url") ?? ""}">Back to the shop</a></main></html>`);
  });
  pages.post("/portal/:customer/cancel", async (c) => {
    for (const one of ofCustomer(c.req.param("customer"))) {
      if (one.status !== "active") continue;
      records.change(one.subscription_id, { cancel_at_next_billing_date: true });
      await tell({ type: "subscription.updated", payload: "Subscription", data: one });
    }
    return c.redirect(c.req.query("return_url") ?? "/", 303);
  });
  /** What the passing of a month does. */
  pages.post("/clock/renew/:subscription", async (c) => {
    const known = records.subscriptions.get(c.req.param("subscription"));
    if (!known) return c.notFound();
    const start = new Date(known.next_billing_date);
    records.change(known.subscription_id, {
      previous_billing_date: start.toISOString(),
      next_billing_date: monthsLater(start, 1).toISOString(),
    });
    await tell({ type: "subscription.renewed", payload: "Subscription", data: known });
    await tell({ type: "payment.succeeded", payload: "Payment", data: records.pay(known) });
    return c.json({ at: now().toISOString() });
  });
}

export function hostedPages(needs: Needs): Hono {
  const pages = new Hono();
  checkoutPages(pages, needs);
  portalPages(pages, needs);
  return pages;
}
