/** The provider's API: the routes that we call, with its page numbers, its statuses and its way of saying no. */
import { type Context, Hono } from "hono";
import type { ProviderRecords, WireCustomer, WireSubscription } from "./provider-records.ts";

const missing = (c: Context) => c.json({ code: "NOT_FOUND", message: "Resource not found" }, 404);

function page<T>(c: Context, items: T[]) {
  const size = Number(c.req.query("page_size") ?? 10);
  const number = Number(c.req.query("page_number") ?? 0);
  return c.json({ items: items.slice(number * size, (number + 1) * size) });
}

function customerRoutes(api: Hono, { customers, customer }: ProviderRecords, pagesUrl: () => string) {
  api.post("/customers", async (c) => {
    const { email, name, metadata } = await c.req.json<WireCustomer>();
    return c.json(customer(email, { name, metadata: metadata ?? {} }));
  });
  api.get("/customers", (c) => {
    const email = c.req.query("email");
    return page(
      c,
      [...customers.values()].filter((known) => email === undefined || known.email === email),
    );
  });
  api.get("/customers/:id", (c) => {
    const known = customers.get(c.req.param("id"));
    return known ? c.json(known) : missing(c);
  });
  api.patch("/customers/:id", async (c) => {
    const known = customers.get(c.req.param("id"));
    return known ? c.json(Object.assign(known, await c.req.json())) : missing(c);
  });
  api.post("/customers/:id/customer-portal/session", (c) => {
    const known = customers.get(c.req.param("id"));
    if (!known) return missing(c);
    const link = new URL(`/portal/${known.customer_id}`, pagesUrl());
    link.searchParams.set("return_url", c.req.query("return_url") ?? "");
    return c.json({ link: link.href });
  });
}

type Announce = (type: string, subscription: WireSubscription) => void;

function subscriptionRoutes(
  api: Hono,
  { subscriptions, change }: ProviderRecords,
  now: () => Date,
  announce: Announce,
) {
  api.get("/subscriptions", (c) => {
    const { customer_id, status } = c.req.query();
    return page(
      c,
      [...subscriptions.values()].filter(
        (one) =>
          (!customer_id || one.customer.customer_id === customer_id) && (!status || one.status === status),
      ),
    );
  });
  api.get("/subscriptions/:id", (c) => {
    const known = subscriptions.get(c.req.param("id"));
    return known ? c.json(known) : missing(c);
  });
  api.patch("/subscriptions/:id", async (c) => {
    const id = c.req.param("id");
    if (!subscriptions.has(id)) return missing(c);
    const asked = await c.req.json<Partial<WireSubscription>>();
    const changed = change(id, {
      ...(asked.status === "cancelled" && { status: "cancelled", cancelled_at: now().toISOString() }),
      ...(asked.cancel_at_next_billing_date !== undefined && {
        cancel_at_next_billing_date: asked.cancel_at_next_billing_date,
      }),
    });
    announce(changed.status === "cancelled" ? "subscription.cancelled" : "subscription.updated", changed);
    return c.json(changed);
  });
}

function paymentRoutes(api: Hono, { payments }: ProviderRecords) {
  api.get("/payments", (c) => {
    const since = c.req.query("created_at_gte");
    return page(
      c,
      [...payments.values()].filter((one) => !since || new Date(one.created_at) >= new Date(since)),
    );
  });
  api.get("/payments/:id", (c) => {
    const known = payments.get(c.req.param("id"));
    return known ? c.json(known) : missing(c);
  });
}

type Needs = {
  records: ProviderRecords;
  apiKey: string;
  now: () => Date;
  pagesUrl: () => string;
  announce: Announce;
};

export function providerApi({ records, apiKey, now, pagesUrl, announce }: Needs): Hono {
  const api = new Hono();
  api.use(async (c, next) => {
    if (c.req.header("authorization") === `Bearer ${apiKey}`) return next();
    return c.json({ code: "UNAUTHORIZED", message: "Invalid API key" }, 401);
  });
  customerRoutes(api, records, pagesUrl);
  subscriptionRoutes(api, records, now, announce);
  paymentRoutes(api, records);
  api.all("*", missing);
  return api;
}
