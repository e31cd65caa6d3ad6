/** Who pays for a workspace before and after its ownership changes hands, and what a person with several workspaces pays. */
import { and, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { checkouts, paymentHistory, subscriptions, webhookEvents } from "../../adapters/db/schema/all.ts";
import { addMember, by } from "../../http/workspaces/testing/team.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { type Dodo, startDodo } from "../../testing/dodo/start-dodo.ts";
import { eventually } from "../../testing/eventually.ts";
import { PASSWORD, type Person, startTestServer, type TestServer } from "../../testing/test-server.ts";

describe.each(serverDatabases)("billing after a transfer on $kind", (testDatabase) => {
  let dodo: Dodo;
  let server: TestServer;
  let owner: Person;
  let next: Person;

  beforeAll(async () => {
    dodo = await startDodo();
    server = await startTestServer(testDatabase, dodo.environment, { worker: true });
    dodo.sendMessagesTo(server.url);
  });
  afterAll(async () => {
    await server.close();
    await dodo.close();
  });
  beforeEach(async () => {
    owner = await server.signUp();
    next = await addMember(server, owner, "editor");
  });

  const rowOf = async (workspaceId: string) => {
    const its = eq(subscriptions.userId, workspaceId);
    return (await server.database.db.select().from(subscriptions).where(its))[0];
  };
  async function buys(person: Person, workspaceId: string) {
    const buyer = { id: workspaceId, email: person.email };
    const { url } = await server.services.startCheckout({ buyer, planType: "core", billingCycle: "monthly" });
    await pay(url);
    return eventually(async () => {
      const row = await rowOf(workspaceId);
      expect(row).toMatchObject({ planType: "core", status: "active", cancelAtPeriodEnd: false });
      expect(await server.services.paymentHistory(workspaceId)).not.toEqual([]);
      return row;
    });
  }
  const pay = (url: string) => fetch(url.replace("?", "/pay?"), { method: "POST", redirect: "manual" });
  const transfers = async () => {
    await server.services.workspaces.startTransfer(await by(server, owner, "own"), next.id);
    await server.services.workspaces.acceptTransfer(await by(server, next, "read"));
  };
  const ownWorkspaceOf = async ({ id }: Person) =>
    (await server.services.storage.workspaces.list(id)).find(({ role }) => role === "owner")?.workspace.id ??
    "";
  /** Every message of the provider was applied or refused. */
  const settled = () =>
    eventually(async () => {
      const { processed, errorMessage } = webhookEvents;
      const open = and(eq(processed, false), isNull(errorMessage));
      expect(await server.database.db.$count(webhookEvents, open)).toBe(0);
    });
  const rejects = (work: Promise<unknown>, code: string) => expect(work).rejects.toMatchObject({ code });
  const customerOf = (person: Person) =>
    [...dodo.customers.values()].find(({ email }) => email === person.email)?.customer_id;

  test("the former owner is charged no more, and cards and invoices stay theirs", async () => {
    const before = await buys(owner, owner.id);
    const invoiceUrl = "https://invoices.example.com/1";
    await server.database.db
      .update(paymentHistory)
      .set({ invoiceUrl })
      .where(eq(paymentHistory.userId, owner.id));
    await transfers();

    const wire = dodo.subscriptions.get(before?.dodoSubscriptionId ?? "");
    expect(wire).toMatchObject({ status: "active", cancel_at_next_billing_date: true });
    expect(await rowOf(owner.id)).toMatchObject({
      planType: "core",
      status: "active",
      cancelAtPeriodEnd: true,
    });
    await rejects(server.services.openPortal(owner.id), "billing/nothing-to-manage");
    const [payment] = await server.services.paymentHistory(owner.id);
    expect(payment?.invoiceUrl).toBeNull();
    const { url } = await server.services.openPortal(await ownWorkspaceOf(owner));
    expect(url).toContain(customerOf(owner));
  });

  test("what the provider says about the old plan doesn't bring the customer back, and the old link binds nobody", async () => {
    const buyer = { id: owner.id, email: owner.email };
    const old = await server.services.startCheckout({ buyer, planType: "pro", billingCycle: "yearly" });
    const before = await buys(owner, owner.id);
    await transfers();
    const data = dodo.change(before?.dodoSubscriptionId ?? "", { status: "past_due" });
    await dodo.tell({ type: "subscription.updated", payload: "Subscription", data });
    await settled();
    expect((await rowOf(owner.id))?.dodoCustomerId).toBeNull();
    await pay(old.url);
    await settled();
    expect(await rowOf(owner.id)).toMatchObject({ planType: "core", dodoCustomerId: null });
    expect(await server.database.db.$count(checkouts, eq(checkouts.userId, owner.id))).toBe(0);
  });

  test("the new owner buys at once, and the end of the old plan changes nothing then", async () => {
    const before = await buys(owner, owner.id);
    await transfers();
    const after = await buys(next, owner.id);
    expect(after?.dodoSubscriptionId).not.toBe(before?.dodoSubscriptionId);
    expect(after?.dodoCustomerId).toBe(customerOf(next));
    const ended = { status: "cancelled", cancelled_at: new Date().toISOString() } as const;
    const data = dodo.change(before?.dodoSubscriptionId ?? "", ended);
    await dodo.tell({ type: "subscription.cancelled", payload: "Subscription", data });
    await settled();
    expect(await rowOf(owner.id)).toMatchObject({
      ...{ planType: "core", status: "active", cancelAtPeriodEnd: false },
      dodoSubscriptionId: after?.dodoSubscriptionId,
    });
  });

  test("a person who owns several workspaces pays for each of them as one customer, also for one they took over", async () => {
    await buys(next, next.id);
    await transfers();
    const bought = await buys(next, owner.id);
    expect(bought?.dodoCustomerId).toBe((await rowOf(next.id))?.dodoCustomerId);
    // The former owner's own workspace, with the customer from before.
    const own = await ownWorkspaceOf(owner);
    expect((await buys(owner, own))?.dodoCustomerId).toBe(customerOf(owner));
  });

  test("deleting the former owner's account leaves the plan to the end of its period", async () => {
    const before = await buys(owner, owner.id);
    await transfers();
    const headers = new Headers({ cookie: owner.cookie });
    const proof = { password: PASSWORD, email: owner.email };
    await server.services.deleteAccount({ userId: owner.id, headers, proof, requestId: null });
    expect(dodo.subscriptions.get(before?.dodoSubscriptionId ?? "")?.status).toBe("active");
    expect(dodo.customers.get(before?.dodoCustomerId ?? "")?.name).toBe("Deleted customer");
    expect(await rowOf(owner.id)).toMatchObject({ planType: "core", status: "active" });
  });

  test("where the provider doesn't answer, the workspace stays with the owner who pays", async () => {
    await buys(owner, owner.id);
    dodo.faults.failures = 10;
    await rejects(transfers(), "billing/unavailable");
    dodo.faults.failures = 0;
    expect(await ownWorkspaceOf(owner)).toBe(owner.id);
    expect(await rowOf(owner.id)).toMatchObject({ cancelAtPeriodEnd: false });
  });
});
