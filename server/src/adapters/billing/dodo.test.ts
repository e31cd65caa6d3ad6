import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Dodo, startDodo } from "../../testing/dodo/start-dodo.ts";
import { dodoBilling } from "./dodo.ts";

let dodo: Dodo;
beforeAll(async () => {
  dodo = await startDodo();
});
afterAll(() => dodo.close());
// A request that was given up before it arrived leaves its fault to the next test.
afterEach(() => void Object.assign(dodo.faults, { failures: 0, hangs: 0 }));

const billing = (apiKey: string | null = "loopback-api-key", timeoutMs = 60_000) =>
  dodoBilling({ apiKey, baseUrl: dodo.url, checkoutUrl: `${dodo.url}/`, timeoutMs }, { warn() {} });
const sale = { productId: "pdt_core_monthly", email: "ada@example.com", metadata: { reference: "ref-1" } };
const all = async <T>(items: AsyncIterable<T>) => {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
};

test("the link leads to the product's buy page with one piece, the address locked and the way back", () => {
  const link = new URL(
    billing().checkoutLink({
      productId: "pdt_core_monthly",
      email: "ada+one@example.com",
      reference: "ref-1",
      returnUrl: "https://app.example.com/payment/success",
    }),
  );
  expect(link.origin + link.pathname).toBe(`${dodo.url}/buy/pdt_core_monthly`);
  expect(Object.fromEntries(link.searchParams)).toEqual({
    quantity: "1",
    email: "ada+one@example.com",
    disableEmail: "true",
    redirect_url: "https://app.example.com/payment/success",
    metadata_reference: "ref-1",
  });
});

test("a subscription comes back in our words, an unknown one as null", async () => {
  const { subscription_id, next_billing_date } = dodo.subscribe(sale);
  expect(await billing().subscription(subscription_id)).toMatchObject({
    id: subscription_id,
    status: "active",
    reference: "ref-1",
    customerEmail: "ada@example.com",
    periodEnd: new Date(next_billing_date),
  });
  expect(await billing().subscription("sub_nobody")).toBeNull();
});

test("every page of a list is read, and only once", async () => {
  for (let n = 0; n < 205; n++) dodo.subscribe({ ...sale, email: `list${n}@example.com` });
  const ids = (await all(billing().subscriptions())).map(({ id }) => id);
  expect(ids).toHaveLength(dodo.subscriptions.size);
  expect(new Set(ids).size).toBe(ids.length);
});

test("one that cannot be read does not hide the others", async () => {
  const odd = dodo.subscribe(sale);
  const others = dodo.subscriptions.size - 1;
  Object.assign(odd, { status: "something-new" });
  expect(await all(billing().subscriptions())).toHaveLength(others);
  await expect(billing().subscription(odd.subscription_id)).rejects.toMatchObject({
    code: "billing/unavailable",
  });
  dodo.subscriptions.delete(odd.subscription_id);
});

test("a customer is found by our mark, never by the address alone", async () => {
  dodo.customer("eve@example.com", { metadata: { user_id: "somebody-else" } });
  const person = { userId: "user-eve", email: "eve@example.com" };
  expect(await billing().findCustomer(person)).toBeNull();
  const made = await billing().createCustomer({ ...person, name: "Eve" });
  expect(await billing().findCustomer(person)).toEqual(made);
  await billing().anonymiseCustomer(made.id);
  expect(dodo.customers.get(made.id)).toMatchObject({ name: "Deleted customer", phone_number: null });
});

test("making a customer is tried once: a second try could make a second one", async () => {
  dodo.faults.failures = 1;
  const asked = dodo.asked.length;
  const creating = billing().createCustomer({ userId: "u", email: "once@example.com", name: "" });
  await expect(creating).rejects.toMatchObject({ code: "billing/unavailable" });
  expect(dodo.asked.length - asked).toBe(1);
});

test("reading is tried again, so that one failure at the provider is not ours", async () => {
  const { subscription_id } = dodo.subscribe(sale);
  dodo.faults.failures = 1;
  expect(await billing().subscription(subscription_id)).not.toBeNull();
});

test("a provider that does not answer, a wrong key and no key at all are distinguished from 'not there'", async () => {
  dodo.faults.hangs = 3;
  await expect(billing("loopback-api-key", 50).subscription("sub_1")).rejects.toMatchObject({
    code: "billing/unavailable",
  });
  dodo.faults.hangs = 0;
  await expect(billing("wrong").subscription("sub_1")).rejects.toMatchObject({ code: "billing/unavailable" });
  await expect(billing(null).subscription("sub_1")).rejects.toMatchObject({ code: "billing/not-configured" });
  await expect(all(billing(null).subscriptions())).rejects.toMatchObject({ code: "billing/not-configured" });
});

test("cancelling at the end of the period leaves the subscription active until then", async () => {
  const { subscription_id } = dodo.subscribe(sale);
  await billing().cancelAtPeriodEnd(subscription_id);
  expect(await billing().subscription(subscription_id)).toMatchObject({
    status: "active",
    cancelAtPeriodEnd: true,
  });
});

test("the portal link is the customer's own", async () => {
  const { customer } = dodo.subscribe(sale);
  const link = await billing().portalLink(customer.customer_id, "https://app.example.com/dashboard");
  expect(link).toContain(
    `/portal/${customer.customer_id}?return_url=https%3A%2F%2Fapp.example.com%2Fdashboard`,
  );
});
