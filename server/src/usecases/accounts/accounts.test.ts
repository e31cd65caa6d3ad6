import { randomUUID } from "node:crypto";
import { DAY_MS } from "@citeworthy/core/time";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  aiCalls,
  aiReplies,
  articles,
  citedAnswers,
  citedPages,
  citedRuns,
  jobEvents,
  jobs,
  keptEvidence,
  profiles,
  searches,
  shares,
  subscriptions,
  toolUsage,
  users,
  visibilityAnswers,
  visibilityMonitors,
  visibilityResults,
  visibilityRuns,
  visibilitySites,
} from "../../adapters/db/schema/all.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { type Dodo, PRODUCTS, startDodo } from "../../testing/dodo/start-dodo.ts";
import { PASSWORD, type Person, startTestServer, type TestServer } from "../../testing/test-server.ts";

/** Tables of which the busy person has no row. */
const UNUSED = [
  "usage",
  "uses",
  "apiAccess",
  "apiKeys",
  "claimOverrules",
  "connected\\w+",
  "\\w+Figures",
  "pageDemand",
  "askedQuestions",
  "idempotentCalls",
  "webhooks",
  "webhookDeliveries",
  "emailChange",
  "twoFactor",
  "passkeys",
  "sharedProjects",
  "ownershipTransfers",
  "invitations",
  "visibility\\w+",
];

describe.each(serverDatabases)("an account on $kind", (testDatabase) => {
  let dodo: Dodo;
  let server: TestServer;
  beforeAll(async () => {
    dodo = await startDodo();
    server = await startTestServer(testDatabase, dodo.environment, { worker: true });
    dodo.sendMessagesTo(server.url);
  });
  afterAll(async () => {
    await server.close();
    await dodo.close();
  });

  const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;
  const headersOf = ({ cookie }: Person) => new Headers({ cookie });
  const isSignedIn = async (cookie: string) =>
    (await server.call("/api/session", { cookie })).body.user !== null;

  test("name and phone are trimmed; a field left out stays, an emptied one goes, two empty ones are refused", async () => {
    const { id: userId } = await server.signUp();
    const { updateProfile, readProfile } = server.services;
    await updateProfile({ userId, name: "  Ann\u0000 Lee ", phone: " +49 30 1 " });
    expect(await readProfile(userId)).toMatchObject({ name: "Ann  Lee", phone: "+49 30 1" });
    await updateProfile({ userId, name: "Ann" });
    expect(await readProfile(userId)).toMatchObject({ name: "Ann", phone: "+49 30 1" });
    await updateProfile({ userId, name: "Ann", phone: " " });
    expect(await readProfile(userId)).toMatchObject({ name: "Ann", phone: null });

    await expect(updateProfile({ userId, name: " ", phone: "\t" })).rejects.toThrow(
      "Please fill in at least one field before saving",
    );
    await expect(updateProfile({ userId, name: "x".repeat(201) })).rejects.toThrow("at most 200 characters");
    expect(await readProfile(userId)).toMatchObject({ name: "Ann", phone: null });
  });

  test("a profile that cannot be read or written says so", async () => {
    const { updateProfile, readProfile } = server.services;
    await expect(readProfile("nobody")).rejects.toThrow("Failed to fetch profile");
    await expect(updateProfile({ userId: "nobody", name: "A" })).rejects.toThrow("Failed to update profile");
  });

  test("a new password ends every other session and every refresh token, and its owner gets an email", async () => {
    const person = await server.signUp();
    const credentials = { email: person.email, password: PASSWORD };
    const api = await server.call("/api/session", { body: credentials });
    const elsewhere = (await server.call("/api/auth/sign-in/email", { body: credentials })).cookie;
    const change = (currentPassword: string) =>
      server.call("/api/auth/change-password", {
        cookie: person.cookie,
        body: { currentPassword, newPassword: "another good one", revokeOtherSessions: false },
      });

    expect((await change("not this one")).status).toBe(400);
    expect(await isSignedIn(elsewhere)).toBe(true);
    const changed = await change(PASSWORD);
    expect(changed.status).toBe(200);
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect(await isSignedIn(changed.cookie)).toBe(true);
    const refresh = { body: { refresh_token: api.body.refresh_token } };
    expect((await server.call("/api/session/refresh", refresh)).status).toBe(401);
    expect((await server.call("/api/auth/sign-in/email", { body: credentials })).status).toBe(401);
    expect(server.mails().filter((mail) => mail.includes("password was changed"))).toHaveLength(1);
  });

  /** Somebody who has left something everywhere, and pays. */
  /** A project with a page, a fault, a run, a schedule and a link for a client, each with the person's address in it. */
  async function ownsProject(userId: string, searchId: string, email: string): Promise<void> {
    const { services } = server;
    const lines = ["https://a.example/"];
    await services.draftFromLines({ userId, projectId: null, source: "list", lines });
    const projectId = (await services.listProjects(userId))[0]?.id ?? "";
    const findings = [{ audit: "a", title: "A", fault: email, found: email, quote: email, points: 1 }];
    await services.storage.projects.file(
      {
        userId,
        searchId,
        place: { host: "a.example", key: "a.example", folder: "/", url: "https://a.example/" },
        summary: { title: email, score: 50, kind: "other", question: email, findings },
        known: null,
        change: null,
        now: new Date(),
      },
      randomUUID,
    );
    await services.saveSchedule({ userId, projectId, every: "weekly", pageIds: null });
    await services.shareReport({ id: projectId, userId, days: 7, password: "secret" });
    const emails = { every: "monthly", message: "", recipients: "cleo@client.example" };
    await services.saveReportSchedule({ id: projectId, userId, ...emails });
    const choice = { sections: ["summary"], periodDays: 30 };
    await services.saveReportTemplate({ userId, name: "Short", choice });
  }

  async function busyPerson(): Promise<Person & { customerId: string; subscriptionId: string }> {
    const person = await server.signUp();
    const userId = person.id;
    const { db } = server.database;
    const { url } = await server.services.startCheckout({
      buyer: person,
      planType: "core",
      billingCycle: "monthly",
    });
    await fetch(url.replace("?", "/pay?"), { method: "POST", redirect: "manual" });
    const row = async () =>
      (await db.select().from(subscriptions).where(eq(subscriptions.userId, userId)))[0];
    await expect.poll(async () => (await row())?.status).toBe("active");
    await expect.poll(() => server.services.paymentHistory(userId)).toHaveLength(1);
    await server.services.updateProfile({ userId, name: "Ann Lee", phone: "+49 30 1" });

    const [id, replyId] = [randomUUID(), randomUUID()];
    const at = new Date();
    await db.insert(jobs).values({ id, kind: "analyze-page", userId, input: { by: person.email } });
    await db.insert(jobEvents).values({ jobId: id, seq: 1, event: "progress", data: { by: person.email } });
    await db
      .insert(searches)
      .values({ id, userId, query: "https://a.example/", result: json({ by: person.email }), score: 50 });
    await db.insert(keptEvidence).values({ searchId: id, packed: Buffer.from(person.email) });
    await db.insert(shares).values({ tokenHash: id, sealedToken: id, searchId: id });
    await db
      .insert(articles)
      .values({ id, userId, searchId: id, url: "https://a.example/", markdown: "# A", report: json({}) });
    const run = { runId: id, createdAt: at };
    await db.insert(visibilityMonitors).values({
      id,
      userId,
      name: "a",
      url: "https://a.example/",
      queries: [person.email],
      competitors: [],
      samples: 3,
      every: "daily",
      nextRunAt: new Date(at.getTime() + DAY_MS),
    });
    await db
      .insert(visibilityRuns)
      .values({ id, userId, url: "https://a.example/", query: person.email, samples: 3 });
    await db
      .insert(visibilityAnswers)
      .values({ ...run, engine: "gemini", sample: 1, failure: person.email, parserVersion: "1" });
    await db.insert(visibilitySites).values({ ...run, place: 0, url: person.email });
    await db.insert(visibilityResults).values({ ...run, result: json({ by: person.email }) });
    await db.insert(citedRuns).values({ ...run, jobId: id });
    await db.insert(citedPages).values({ ...run, place: 0, role: "own", url: person.email });
    const judged = json({ by: person.email });
    await db
      .insert(citedAnswers)
      .values({ ...run, engine: "gemini", sample: 1, reading: judged, said: judged, pageKeys: [] });
    const rows = [["https://a.example/", person.email, "2026-11-14", 3, null]];
    const hash = id.replaceAll("-", "").repeat(2);
    const part = { name: person.email, hash, source: "bing", dated: true, rows, total: 1 };
    await server.services.importMeasured({ userId, part });
    await server.services.measuredOverview(userId);
    await ownsProject(userId, id, person.email);
    const by = { workspaceId: userId, role: "owner" as const, actor: { id: userId }, requestId: null };
    const [item] = await server.services.worklist.add(by, [{ title: person.email, ownerId: userId }]);
    await server.services.worklist.comment(by, { id: item?.id ?? "", text: person.email });
    await db.insert(toolUsage).values({ toolName: "meta_tags", userId, metadata: { topic: person.email } });
    const call = { engine: "gemini" as const, model: "m", requestId: id, at };
    await db
      .insert(aiReplies)
      .values({ id: replyId, ...call, question: person.email, body: {}, parserVersion: 1 });
    await db.insert(aiCalls).values({
      ...call,
      kind: "ask",
      purpose: "monitor",
      userId,
      costBasis: "none",
      outcome: "ok",
      durationMs: 1,
      replyId,
    });
    await server.call("/api/auth/request-password-reset", { body: { email: person.email } });
    await server.call("/api/auth/sign-in/email", { body: { email: person.email, password: "wrong" } });
    const { dodoCustomerId, dodoSubscriptionId } = (await row()) ?? {};
    return { ...person, customerId: dodoCustomerId ?? "", subscriptionId: dodoSubscriptionId ?? "" };
  }

  /** Every table, with any owner, that still has these words in a row. */
  async function tablesThatSay(words: string): Promise<string[]> {
    const { db } = server.database;
    type Rows = { rows: { schema: string; name: string }[] };
    const tables = (await db.execute(
      sql`select table_schema as schema, table_name as name from information_schema.tables
        where table_schema in ('public', 'queue') and table_type = 'BASE TABLE'`,
    )) as Rows;
    const found: string[] = [];
    for (const { schema, name } of tables.rows) {
      const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
      const { rows } = (await db.execute(
        sql`select 1 from ${table} t where position(${words} in t::text) > 0 limit 1`,
      )) as Rows;
      if (rows.length > 0) found.push(name);
    }
    return found;
  }

  test("the export holds every table that knows the person, and no secret", async () => {
    const person = await busyPerson();
    let text = "";
    for await (const chunk of await server.services.exportAccount({ userId: person.id, requestId: null }))
      text += chunk;
    const data = JSON.parse(text) as Record<string, Record<string, unknown>[]>;

    expect(data.account).toMatchObject([{ email: person.email }]);
    expect(data.profile).toMatchObject([{ name: "Ann Lee", phone: "+49 30 1" }]);
    expect(data.subscription).toMatchObject([{ planType: "core", status: "active" }]);
    expect(data.payments).toMatchObject([{ status: "succeeded", amount: 1999 }]);
    const empty = Object.keys(data).filter((name) => data[name]?.length === 0);
    // Nothing was analyzed, monitored or connected here, no program has signed in, the sign-in has one step, and nobody was invited.
    const unused = new RegExp(`^(${UNUSED.join("|")})$`);
    expect(empty.filter((name) => !unused.test(name))).toEqual([]);
    const token = /session_token=([^.;]+)/.exec(person.cookie)?.[1] ?? "no token";
    expect(text).not.toContain(decodeURIComponent(token));
    expect(text).not.toMatch(/"(password|tokenHash|accessToken|idToken)":/);
  });

  test("nothing is deleted without proof, nor while the provider does not answer", async () => {
    const person = await busyPerson();
    const remove = (password: string) =>
      server.services.deleteAccount({
        userId: person.id,
        headers: headersOf(person),
        proof: { password, email: person.email },
        requestId: null,
      });
    await expect(remove("")).rejects.toThrow("That password is incorrect");
    await expect(remove("guess")).rejects.toThrow("Nothing has been deleted");
    dodo.faults.failures = 50;
    await expect(remove(PASSWORD)).rejects.toThrow("The payment provider did not respond");
    dodo.faults.failures = 0;

    expect(await isSignedIn(person.cookie)).toBe(true);
    expect(dodo.subscriptions.get(person.subscriptionId)?.status).toBe("active");
  });

  test.each([
    ["the same address", "again@example.com", "again@example.com"],
    ["the same mailbox under another tag", "tag@example.com", "Tag+2@example.com"],
  ])("an account deleted and opened again with %s has no second trial", async (_what, email, again) => {
    const person = await server.signUp(email);
    const request = { headers: headersOf(person), proof: { password: PASSWORD, email: "" }, requestId: null };
    await server.services.deleteAccount({ userId: person.id, ...request });
    const { id } = await server.signUp(again);
    const answer = await server.services.canUseTool({ userId: id, tool: "content_analyses" });
    expect(answer).toMatchObject({
      allowed: false,
      message: expect.stringContaining("Trial period has ended"),
    });
    const other = await server.signUp();
    expect(await server.services.canUseTool({ userId: other.id, tool: "content_analyses" })).toMatchObject({
      allowed: true,
    });
  });

  test("a deleted account leaves nobody billed, no session and no trace but the audit log's", async () => {
    const person = await busyPerson();
    const { id: userId, email, customerId, subscriptionId } = person;
    // A checkout whose first payment is still on its way.
    const { subscription_id: pendingId } = dodo.subscribe({
      productId: PRODUCTS.DODO_PRODUCT_PRO_YEARLY,
      email,
    });
    dodo.change(pendingId, { status: "pending" });
    await server.services.deleteAccount({
      userId,
      headers: headersOf(person),
      proof: { password: PASSWORD, email: "" },
      requestId: null,
    });

    for (const id of [subscriptionId, pendingId])
      expect(dodo.subscriptions.get(id)?.status).toBe("cancelled");
    expect(dodo.customers.get(customerId)).toMatchObject({ name: "Deleted customer", phone_number: null });
    expect(await isSignedIn(person.cookie)).toBe(false);
    expect(
      server
        .mails()
        .filter((mail) => mail.includes(email))
        .at(-1),
    ).toContain("you will not be charged again");
    expect(await tablesThatSay(email)).toEqual([]);
    // The queue's rows hold only the keys of emails that were sent, and are deleted within the hour.
    const traces = await tablesThatSay(userId);
    expect(traces.filter((table) => !/^(job|send-letter|j[0-9a-f]{10,})/.test(table))).toEqual(["audit_log"]);
    const { db } = server.database;
    expect(await db.select().from(users).where(eq(users.id, userId))).toEqual([]);
    expect(await db.select().from(profiles).where(eq(profiles.id, userId))).toEqual([]);
  });

  test("a pending subscription ends with the account even where the provider no longer knows the customer", async () => {
    const person = await busyPerson();
    dodo.customers.delete(person.customerId);
    dodo.change(person.subscriptionId, { status: "pending" });
    const proof = { password: PASSWORD, email: "" };
    const request = { userId: person.id, headers: headersOf(person), proof, requestId: null };
    await server.services.deleteAccount(request);
    expect(dodo.subscriptions.get(person.subscriptionId)?.status).toBe("cancelled");
  });

  test("somebody without a password confirms by their address, and only soon after signing in", async () => {
    const person = await server.signUp();
    const { db } = server.database;
    await db.execute(
      sql`update accounts set provider_id = 'google', password = null where user_id = ${person.id}`,
    );
    expect(await server.services.hasPassword(person.id)).toBe(false);
    const remove = (email: string) =>
      server.services.deleteAccount({
        userId: person.id,
        headers: headersOf(person),
        proof: { password: "", email },
        requestId: null,
      });

    await expect(remove("other@example.com")).rejects.toThrow("does not match your account");
    await db.execute(
      sql`update sessions set created_at = now() - interval '2 hours' where user_id = ${person.id}`,
    );
    await expect(remove(person.email)).rejects.toThrow("sign in again");
    await db.execute(sql`update sessions set created_at = now() where user_id = ${person.id}`);
    await remove(person.email.toUpperCase());
    expect(await isSignedIn(person.cookie)).toBe(false);
  });
});
