/** Five members of one workspace start, cancel and change its subscription, 200 requests at once, through two servers on one PostgreSQL. */
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../../adapters/db/open-database.ts";
import { checkouts, members, subscriptions } from "../../adapters/db/schema/all.ts";
import { addMember, by, userOf } from "../../http/workspaces/testing/team.ts";
import { freshPostgresUrl } from "../databases.ts";
import type { Message } from "../dodo/messages.ts";
import { type Dodo, PRODUCTS, startDodo } from "../dodo/start-dodo.ts";
import { eventually } from "../eventually.ts";
import { type Person, startTestServer, type TestServer } from "../test-server.ts";

const postgres = process.env.TEST_DATABASE_URL;
const REQUESTS = 200;
const COPIES = 10;

let dodo: Dodo;
let servers: TestServer[] = [];
/** The owner first, then an editor, a viewer and two clients. */
let people: Person[] = [];

const first = () => servers[0] as TestServer;
const owner = () => people[0] as Person;
const db = () => first().database.db;

beforeAll(async () => {
  if (!postgres) return;
  dodo = await startDodo();
  const databaseUrl = await freshPostgresUrl(postgres, process.env.TEST_DATABASE_TEMPLATE);
  const open = () => openDatabase({ databaseUrl, dataDir: null });
  for (let n = 0; n < 2; n++)
    servers.push(await startTestServer({ kind: "postgres", open }, dodo.environment, { worker: true }));
  dodo.sendMessagesTo(first().url);
  people = [await first().signUp()];
  const { id: project } = await first().services.createProject({ userId: owner().id, name: "Shared" });
  for (const role of ["editor", "viewer", "client", "client"] as const)
    people.push(await addMember(first(), owner(), role, role === "client" ? [project] : []));
});
afterAll(async () => {
  for (const server of servers) await server.close();
  servers = [];
  await dodo?.close();
});

type Asking = { services: TestServer["services"]; workspaceId: string; email: string; n: number };

/** All at once, each by the next member and the next server. Returns how often each outcome occurred. */
async function race(work: (asking: Asking) => Promise<unknown>): Promise<Record<string, number>> {
  const ask = async (n: number): Promise<string> => {
    const server = servers[n % servers.length] as TestServer;
    const person = people[n % people.length] as Person;
    try {
      const { workspaceId } = await server.services.actAs({ user: await userOf(server, person) }, "manage");
      await work({ services: server.services, workspaceId, email: person.email, n });
      return "done";
    } catch (error) {
      return String((error as { code?: string }).code ?? error);
    }
  };
  const outcomes = await Promise.all(Array.from({ length: REQUESTS }, (_, n) => ask(n)));
  return Object.fromEntries(
    [...Map.groupBy(outcomes, (one) => one)].map(([code, all]) => [code, all.length]),
  );
}

const deliver = (server: TestServer, { body, headers }: Message) =>
  server.call("/webhooks/dodo", { method: "POST", body, headers });
const announce = (type: string, id: string) =>
  dodo.messageOf({ type, payload: "Subscription", data: structuredClone(dodo.change(id, {})) });
const rowOf = async (workspaceId: string) =>
  (await db().select().from(subscriptions).where(eq(subscriptions.userId, workspaceId)))[0];
const settled = () =>
  eventually(async () => {
    const { rows } = await db().execute<{ open: number }>(
      sql`select count(*)::int as open from webhook_events where not processed and error_message is null`,
    );
    expect(rows[0]?.open).toBe(0);
  });
const link = { url: "" };
const SHARE = REQUESTS / 5;

test.skipIf(!postgres)(
  "200 requests for a checkout make one checkout, and only the owner gets it",
  async () => {
    const references = new Set<string | null>();
    const outcomes = await race(async ({ services, workspaceId, email }) => {
      const buyer = { id: workspaceId, email };
      const { url } = await services.startCheckout({ buyer, planType: "core", billingCycle: "monthly" });
      references.add(new URL(url).searchParams.get("metadata_reference"));
      link.url = url;
    });
    expect(outcomes).toEqual({ done: SHARE, "workspace/role-refused": REQUESTS - SHARE });
    expect([...references]).toEqual([expect.any(String)]);
    expect(await db().$count(checkouts)).toBe(1);
    expect(dodo.subscriptions.size).toBe(0);
  },
);

test.skipIf(!postgres)(
  "one payment, told many times while members ask again, starts one subscription",
  async () => {
    const pay = async () => {
      const { status } = await fetch(link.url.replace("?", "/pay?"), { method: "POST", redirect: "manual" });
      expect(status).toBe(303);
      const [subscription] = dodo.subscriptions.values();
      const [payment] = dodo.payments.values();
      if (!subscription || !payment) throw new Error("nothing was bought");
      const news = [
        announce("subscription.active", subscription.subscription_id),
        dodo.messageOf({ type: "payment.succeeded", payload: "Payment", data: payment }),
      ];
      const copies = Array.from({ length: COPIES }, () => news).flat();
      await Promise.all(copies.flatMap((message) => servers.map((server) => deliver(server, message))));
    };
    const [outcomes] = await Promise.all([
      race(({ services, workspaceId, email }) =>
        services.startCheckout({
          buyer: { id: workspaceId, email },
          planType: "core",
          billingCycle: "monthly",
        }),
      ),
      pay(),
    ]);
    const { done = 0, "billing/already-subscribed": refused = 0 } = outcomes;
    expect({ ...outcomes, done: done + refused, "billing/already-subscribed": 0 }).toEqual({
      done: SHARE,
      "billing/already-subscribed": 0,
      "workspace/role-refused": REQUESTS - SHARE,
    });
    await settled();
    const [bought] = dodo.subscriptions.values();
    expect(await rowOf(owner().id)).toMatchObject({
      planType: "core",
      status: "active",
      dodoSubscriptionId: bought?.subscription_id,
    });
    expect(await first().services.paymentHistory(owner().id)).toHaveLength(1);
    expect([dodo.subscriptions.size, await db().$count(checkouts)]).toEqual([1, 1]);
  },
);

test.skipIf(!postgres)(
  "200 requests that cancel, change and buy again leave one subscription, as the provider has it",
  async () => {
    const [bought] = dodo.subscriptions.values();
    const id = bought?.subscription_id ?? "";
    const products = [PRODUCTS.DODO_PRODUCT_PRO_MONTHLY, PRODUCTS.DODO_PRODUCT_CORE_MONTHLY];
    const outcomes = await race(async ({ services, workspaceId, email, n }) => {
      const turn = (n / people.length) % 4;
      if (turn === 0) return services.cancelSubscription(workspaceId);
      if (turn === 1)
        return services.startCheckout({
          buyer: { id: workspaceId, email },
          planType: "pro",
          billingCycle: "yearly",
        });
      await services.openPortal(workspaceId);
      // What a change of plan in the provider's portal does.
      dodo.change(id, { product_id: products[n % products.length] ?? "" });
      const message = announce("subscription.plan_changed", id);
      return Promise.all(servers.map((server) => deliver(server, message)));
    });
    expect(outcomes).toEqual({
      done: SHARE - SHARE / 4,
      // The plan runs until the end of its period, so nobody can buy another one.
      "billing/already-subscribed": SHARE / 4,
      "workspace/role-refused": REQUESTS - SHARE,
    });
    await settled();
    const wire = dodo.change(id, {});
    expect(wire.cancel_at_next_billing_date).toBe(true);
    expect(await rowOf(owner().id)).toMatchObject({
      planType: wire.product_id.includes("pro") ? "pro" : "core",
      status: "active",
      cancelAtPeriodEnd: true,
      dodoSubscriptionId: id,
    });
    expect([dodo.subscriptions.size, await db().$count(checkouts)]).toEqual([1, 1]);
    for (const { id: own } of people.slice(1))
      expect(await rowOf(own)).toMatchObject({ planType: "free", status: "trial", dodoSubscriptionId: null });
  },
);

test.skipIf(!postgres)(
  "while the ownership changes hands, only owners are served, and one subscription stays",
  async () => {
    const next = people[1] as Person;
    await first().services.workspaces.startTransfer(await by(first(), owner(), "own"), next.id);
    const asNext = await by(first(), next, "read");
    const [outcomes] = await Promise.all([
      race(({ services, workspaceId }) => services.cancelSubscription(workspaceId)),
      first().services.workspaces.acceptTransfer(asNext),
    ]);
    // A request of the former owner that began before the transfer may end in the workspace of their own, where nothing was bought.
    const {
      done = 0,
      "workspace/role-refused": refused = 0,
      "billing/nothing-to-manage": own = 0,
    } = outcomes;
    expect(done + refused + own).toBe(REQUESTS);
    expect(own).toBeLessThanOrEqual(SHARE);
    expect(refused).toBeGreaterThanOrEqual(REQUESTS - 2 * SHARE);
    await settled();
    const owners = await db().select().from(members).where(eq(members.workspaceId, owner().id));
    expect(owners.filter(({ role }) => role === "owner").map(({ userId }) => userId)).toEqual([next.id]);
    expect(dodo.subscriptions.size).toBe(1);
    // The customer stays with the person who paid.
    expect(await race(({ services, workspaceId }) => services.openPortal(workspaceId))).toEqual({
      "billing/nothing-to-manage": SHARE,
      "workspace/role-refused": REQUESTS - SHARE,
    });
  },
);
