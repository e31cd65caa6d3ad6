import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sessions, users } from "../../adapters/db/schema/all.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { PASSWORD, type Person, startTestServer, type TestServer } from "../../testing/test-server.ts";

describe.each(serverDatabases)("an admin changes users on $kind", (testDatabase) => {
  let server: TestServer;
  let admin: Person;
  let sessionId: string;
  beforeAll(async () => {
    server = await startTestServer(testDatabase, { ADMIN_EMAILS: "owner@example.com" });
    admin = await server.signUp("admin@example.com");
    await server.database.db.update(users).set({ role: "admin" }).where(eq(users.id, admin.id));
    ({ id: sessionId } = await server.sessionOf(admin));
  });
  afterAll(() => server.close());

  const actor = () => ({ kind: "admin" as const, id: admin.id, requestId: null });
  const change = (email: string, to: { plan: string } | { isAdmin: boolean } | { isSuspended: boolean }) =>
    server.services.changeUser(actor(), { email, sessionId, ...to });
  const newest = async () => (await server.services.admin.auditLog(null))[0];

  test("a plan is given while the product runs, and the log says by whom", async () => {
    const person = await server.signUp();
    await change(` ${person.email.toUpperCase()} `, { plan: "pro" });
    expect(await server.services.subscriptionOf(person.id)).toMatchObject({
      planType: "pro",
      status: "active",
    });
    expect(await newest()).toMatchObject({
      action: "give-plan",
      outcome: "done",
      actorId: admin.id,
      target: person.id,
      details: { plan: "pro" },
    });
    await expect(change(person.email, { plan: "gold" })).rejects.toMatchObject({
      code: "admin/plan-unknown",
    });
    await expect(change("nobody@example.com", { plan: "pro" })).rejects.toMatchObject({
      code: "admin/user-unknown",
    });
  });

  test("the admin role is given and removed, but nobody removes their own", async () => {
    const person = await server.signUp();
    const roleOf = async () =>
      (await server.database.db.select().from(users).where(eq(users.id, person.id)))[0]?.role;
    await change(person.email, { isAdmin: true });
    expect([await roleOf(), (await newest())?.action]).toEqual(["admin", "grant-admin"]);
    await change(person.email, { isAdmin: false });
    expect([await roleOf(), (await newest())?.action]).toEqual(["user", "revoke-admin"]);
    await expect(change(admin.email, { isAdmin: false })).rejects.toMatchObject({ code: "admin/own-role" });
  });

  test("a suspended account is signed out, can't sign in or use a key, and uses nothing until it is let in again", async () => {
    const person = await server.signUp();
    const signIn = () =>
      server.call("/api/auth/sign-in/email", { body: { email: person.email, password: PASSWORD } });
    const { refresh_token } = (
      await server.call("/api/session", { body: { email: person.email, password: PASSWORD } })
    ).body;
    const { key } = (
      await server.call("/api/keys", {
        body: { name: "Key", scopes: ["read"] },
        cookie: person.cookie,
      })
    ).body;
    const byKey = () => server.call("/api/projects", { headers: { authorization: `Bearer ${key}` } });
    const canAnalyze = () => server.services.canUseTool({ userId: person.id, tool: "content_analyses" });
    expect([(await byKey()).status, (await canAnalyze()).allowed]).toEqual([200, true]);

    await change(person.email, { isSuspended: true });
    expect((await newest())?.action).toBe("suspend-account");
    expect((await server.call("/api/session", { cookie: person.cookie })).body.user).toBeNull();
    expect((await server.call("/api/session/refresh", { body: { refresh_token } })).status).toBe(401);
    expect(await signIn()).toMatchObject({
      status: 403,
      body: { message: "This account is suspended. Please contact support." },
    });
    expect(await byKey()).toMatchObject({ status: 403, body: { details: { code: "account/suspended" } } });
    expect(await canAnalyze()).toMatchObject({ allowed: false, code: "usage/suspended" });
    expect(
      (await server.services.admin.users({ filter: "all", search: person.email, start: { at: "start" } }))
        .users,
    ).toMatchObject([{ isSuspended: true }]);

    await change(person.email, { isSuspended: false });
    expect([(await signIn()).status, (await byKey()).status, (await canAnalyze()).allowed]).toEqual([
      200,
      200,
      true,
    ]);
  });

  test("admins are not suspended", async () => {
    const other = await server.signUp();
    await change(other.email, { isAdmin: true });
    const listed = await server.signUp("owner@example.com");
    for (const email of [admin.email, other.email, listed.email])
      await expect(change(email, { isSuspended: true })).rejects.toMatchObject({
        code: "admin/suspends-admin",
      });
  });

  test("a session whose sign-in is long ago has to confirm first", async () => {
    const person = await server.signUp();
    await server.database.db
      .update(sessions)
      .set({ createdAt: new Date(0), confirmedAt: null })
      .where(eq(sessions.id, sessionId));
    await expect(change(person.email, { isAdmin: true })).rejects.toMatchObject({
      code: "account/confirm-first",
    });
  });
});
