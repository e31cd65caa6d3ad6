/** Dodo Payments through its own library. Timeouts, retries and the reading of its failures are stated here. */
import DodoPayments, { NotFoundError } from "dodopayments";
import type { z } from "zod";
import { AppError } from "../../errors.ts";
import type { Billing, ProviderPayment, ProviderSubscription } from "../../ports/billing/billing.ts";
import type { Log } from "../../ports/runtime/log.ts";
import { checkoutLink } from "./checkout-link.ts";
import { USER_ID, WireCustomer, WirePayment, WireSubscription } from "./wire-format.ts";

type Settings = { apiKey: string | null; baseUrl: string; checkoutUrl: string; timeoutMs?: number };

const TIMEOUT_MS = 10_000;
/** Pages count from 0. Left unsaid, the library takes the first for page 1 and never asks for the second. */
const FROM_START = { page_number: 0, page_size: 100 };
/** A server that ignores the page number would be read for ever. */
const MAX_PAGES = 2_000;
/** Nothing makes a repeated POST one: the library sends no idempotency key. */
const ONCE = { maxRetries: 0 };

/** Throws where no key is set. */
type Client = () => DodoPayments;
type Warnings = Pick<Log, "warn">;
type Page<T> = { getPaginatedItems(): T[]; iterPages(): AsyncIterable<Page<T>> };

/** Failures of the provider become ours once, here; "not there" is an answer. */
async function ask<T>(request: () => Promise<T>): Promise<T | null> {
  try {
    return await request();
  } catch (cause) {
    if (cause instanceof NotFoundError) return null;
    if (cause instanceof AppError) throw cause;
    throw new AppError("billing/unavailable", {}, { cause });
  }
}

async function demand<T>(request: () => Promise<T>): Promise<T> {
  const answer = await ask(request);
  if (answer === null) throw new AppError("billing/unavailable");
  return answer;
}

async function* everyItem<T>(list: () => Promise<Page<T>>): AsyncGenerator<T> {
  const first = await demand(list);
  let pages = 0;
  try {
    for await (const page of first.iterPages()) {
      yield* page.getPaginatedItems();
      if (++pages >= MAX_PAGES) return;
    }
  } catch (cause) {
    throw new AppError("billing/unavailable", {}, { cause });
  }
}

/** One that we cannot read is said and left out: the rest of a list does not depend on it. */
async function* readable<T, Out>(
  log: Warnings,
  items: AsyncIterable<T>,
  shape: z.ZodType<Out | null>,
): AsyncGenerator<Out> {
  for await (const item of items) {
    const parsed = shape.safeParse(item);
    if (!parsed.success)
      log.warn("a response from the payment provider could not be parsed", { error: parsed.error });
    else if (parsed.data !== null) yield parsed.data;
  }
}

const subscriptionCalls = (
  client: Client,
  log: Warnings,
): Pick<Billing, "subscription" | "subscriptions" | "cancelAtPeriodEnd" | "cancelNow"> => ({
  subscription: (id) =>
    ask(
      async (): Promise<ProviderSubscription> =>
        WireSubscription.parse(await client().subscriptions.retrieve(id)),
    ),
  subscriptions: (of) =>
    readable(
      log,
      everyItem(async () =>
        client().subscriptions.list({ ...FROM_START, ...(of && { customer_id: of.customerId }) }),
      ),
      WireSubscription,
    ),
  async cancelAtPeriodEnd(id) {
    await demand(() => client().subscriptions.update(id, { cancel_at_next_billing_date: true }));
  },
  async cancelNow(id) {
    await demand(() => client().subscriptions.update(id, { status: "cancelled" }));
  },
});

const paymentCalls = (client: Client, log: Warnings): Pick<Billing, "payment" | "payments"> => ({
  payment: (id) =>
    ask(async (): Promise<ProviderPayment | null> => WirePayment.parse(await client().payments.retrieve(id))),
  payments: (since) =>
    readable(
      log,
      everyItem(async () => client().payments.list({ ...FROM_START, created_at_gte: since.toISOString() })),
      WirePayment,
    ),
});

const customerCalls = (
  client: Client,
  log: Warnings,
): Pick<Billing, "portalLink" | "findCustomer" | "createCustomer" | "customer" | "anonymiseCustomer"> => ({
  portalLink: async (customerId, returnUrl) => {
    const session = await demand(() =>
      client().customers.customerPortal.create(customerId, { return_url: returnUrl }, ONCE),
    );
    return session.link;
  },
  async findCustomer({ userId, email }) {
    const found = readable(
      log,
      everyItem(async () => client().customers.list({ ...FROM_START, email })),
      WireCustomer,
    );
    for await (const customer of found) if (customer.userId === userId) return customer;
    return null;
  },
  createCustomer: ({ userId, email, name }) =>
    demand(async () =>
      WireCustomer.parse(
        await client().customers.create({ email, name, metadata: { [USER_ID]: userId } }, ONCE),
      ),
    ),
  customer: (id) => ask(async () => WireCustomer.parse(await client().customers.retrieve(id))),
  async anonymiseCustomer(id) {
    await demand(() =>
      client().customers.update(id, {
        name: "Deleted customer",
        phone_number: null,
        metadata: { deleted: "true" },
      }),
    );
  },
});

export function dodoBilling(
  { apiKey, baseUrl, checkoutUrl, timeoutMs = TIMEOUT_MS }: Settings,
  log: Warnings,
): Billing {
  const made =
    apiKey === null
      ? null
      : new DodoPayments({ bearerToken: apiKey, baseURL: baseUrl, timeout: timeoutMs, logLevel: "off" });
  const client: Client = () => {
    if (made === null) throw new AppError("billing/not-configured");
    return made;
  };
  return {
    isConfigured: made !== null,
    checkoutLink: (order) => checkoutLink(checkoutUrl, order),
    ...subscriptionCalls(client, log),
    ...paymentCalls(client, log),
    ...customerCalls(client, log),
  };
}
