import { DAY_MS } from "@citeworthy/core/time";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refreshTokens, sessions, verifications } from "../../adapters/db/schema/all.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { PASSWORD, type Person, startTestServer, type TestServer } from "../../testing/test-server.ts";

const FIREFOX = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:131.0) Gecko/20100101 Firefox/131.0";

describe.each(serverDatabases)("sessions of an account on $kind", (testDatabase) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(testDatabase, { TRUSTED_PROXIES: "1", AUTH_SESSION_MAX_DAYS: "30" });
  });
  afterAll(() => server.close());

  const signIn = (person: Pick<Person, "email">, headers: Record<string, string> = {}, password = PASSWORD) =>
    server.call("/api/auth/sign-in/email", { body: { email: person.email, password }, headers });
  const userWith = async (cookie: string) => (await server.call("/api/session", { cookie })).body.user;
  const idOf = (cookie: string) => server.services.sessions.idOf(new Headers({ cookie }));
  const mailsTo = (email: string, subject: string) =>
    server.mails().filter((mail) => mail.includes(`To: ${email}`) && mail.includes(subject));
  const activity = async (person: Person) =>
    (await server.services.securityActivity(person.id)).map(({ action, outcome }) => `${action} ${outcome}`);
  const rowsOf = ({ id }: Person) =>
    server.database.db.select().from(sessions).where(eq(sessions.userId, id));

  test("the database holds no token that a cookie or an API client carries", async () => {
    const person = await server.signUp();
    const { body } = await server.call("/api/session", { body: { email: person.email, password: PASSWORD } });
    const rows = await rowsOf(person);
    const carried = [decodeURIComponent(person.cookie), String(body.access_token)];
    expect(rows).toHaveLength(2);
    for (const { token } of rows) {
      expect(token).toMatch(/^sha256:[0-9a-f]{64}$/);
      for (const text of carried) expect(text).not.toContain(token);
    }
    const [family] = await server.database.db
      .select()
      .from(refreshTokens)
      .where(eq(refreshTokens.userId, person.id));
    expect(rows.map(({ token }) => token)).toContain(family?.sessionToken);
  });

  test("the database holds no token of a reset email", async () => {
    const person = await server.signUp();
    await server.call("/api/auth/request-password-reset", { body: { email: person.email } });
    const token = /reset-password\/([^?\s]+)/.exec(mailsTo(person.email, "Reset your")[0] ?? "")?.[1] ?? "";
    expect(token.length).toBeGreaterThan(10);
    const rows = await server.database.db.select().from(verifications);
    expect(JSON.stringify(rows)).not.toContain(token);
    const reset = { newPassword: "a better password", token };
    expect((await server.call("/api/auth/reset-password", { body: reset })).status).toBe(200);
  });

  test("a session ends at its absolute age, however active it is", async () => {
    const person = await server.signUp();
    const age = (days: number) =>
      server.database.db
        .update(sessions)
        .set({ createdAt: new Date(Date.now() - days * DAY_MS) })
        .where(eq(sessions.userId, person.id));
    await age(29);
    expect(await userWith(person.cookie)).toMatchObject({ id: person.id });
    await age(30);
    expect(await userWith(person.cookie)).toBeNull();
  });

  test("an API client can't renew its session beyond the absolute age", async () => {
    const person = await server.signUp();
    const { body } = await server.call("/api/session", { body: { email: person.email, password: PASSWORD } });
    const renewed = await server.call("/api/session/refresh", {
      body: { refresh_token: body.refresh_token },
    });
    expect(renewed.status).toBe(200);
    await server.database.db
      .update(refreshTokens)
      .set({ createdAt: new Date(Date.now() - 30 * DAY_MS) })
      .where(eq(refreshTokens.userId, person.id));
    const { refresh_token } = renewed.body;
    expect((await server.call("/api/session/refresh", { body: { refresh_token } })).status).toBe(401);
  });

  test("the list says with what, from where and how the user is signed in", async () => {
    const person = await server.signUp();
    const headers = { "user-agent": FIREFOX, "x-forwarded-for": "203.0.113.7" };
    const { cookie } = await signIn(person, headers);
    const api = await server.call("/api/session", {
      body: { email: person.email, password: PASSWORD },
      headers: { "user-agent": "curl/8.5.0", "x-forwarded-for": "198.51.100.4" },
    });
    const { refresh_token } = api.body;
    await server.call("/api/session/refresh", { body: { refresh_token } });

    const list = await server.services.listSessions(person.id, String(await idOf(cookie)));
    expect(list).toHaveLength(3);
    expect(list).toContainEqual(
      expect.objectContaining({
        device: { name: "Firefox on macOS", kind: "computer" },
        network: "203.0.113.x",
        method: "password",
        client: "browser",
        isCurrent: true,
      }),
    );
    // A renewed session is still the same program in the same place.
    expect(list).toContainEqual(
      expect.objectContaining({
        device: { name: "curl", kind: "program" },
        network: "198.51.100.x",
        client: "api",
        isCurrent: false,
      }),
    );
    expect(JSON.stringify(list)).not.toContain("sha256:");
  });

  test("a session can be ended from afar, with its refresh tokens, and only by its owner", async () => {
    const [owner, stranger] = [await server.signUp(), await server.signUp()];
    const api = await server.call("/api/session", { body: { email: owner.email, password: PASSWORD } });
    const currentId = String(await idOf(owner.cookie));
    const other = (await server.services.listSessions(owner.id, currentId)).find(
      ({ isCurrent }) => !isCurrent,
    );
    const sessionId = String(other?.id);

    const theirs = { userId: stranger.id, currentId: String(await idOf(stranger.cookie)), requestId: null };
    await expect(server.services.endSession({ ...theirs, sessionId })).rejects.toMatchObject({
      code: "account/session-unknown",
    });
    await server.services.endSession({ userId: owner.id, currentId, sessionId, requestId: null });

    const headers = { authorization: `Bearer ${api.body.access_token}` };
    expect((await server.call("/api/session", { headers })).body.user).toBeNull();
    const renewal = { refresh_token: api.body.refresh_token };
    expect((await server.call("/api/session/refresh", { body: renewal })).status).toBe(401);
    expect(await userWith(owner.cookie)).toMatchObject({ id: owner.id });
    expect(await activity(owner)).toContain("end-session done");
  });

  test("all other sessions end at once, and one's own stays", async () => {
    const person = await server.signUp();
    const others = [await signIn(person), await signIn(person)];
    const currentId = String(await idOf(person.cookie));
    const ended = await server.services.endOtherSessions({ userId: person.id, currentId, requestId: null });
    expect(ended).toBe(2);
    for (const { cookie } of others) expect(await userWith(cookie)).toBeNull();
    expect(await userWith(person.cookie)).toMatchObject({ id: person.id });
  });

  test("revoking the other sessions through the account API ends them too", async () => {
    const person = await server.signUp();
    const { cookie } = await signIn(person);
    await server.call("/api/auth/revoke-other-sessions", { body: {}, cookie: person.cookie });
    expect(await userWith(cookie)).toBeNull();
    expect(await userWith(person.cookie)).toMatchObject({ id: person.id });
  });

  test("a sign-in with a new device causes an email, and one with a known device doesn't", async () => {
    const person = await server.signUp();
    const headers = { "user-agent": FIREFOX, "x-forwarded-for": "203.0.113.7" };
    const first = await signIn(person, headers);
    await expect.poll(() => mailsTo(person.email, "New sign-in").length).toBe(1);
    expect(mailsTo(person.email, "New sign-in")[0]).toContain("Firefox on macOS, from 203.0.113.x");

    await signIn(person, { ...headers, cookie: first.cookie });
    const known = await server.services.securityActivity(person.id);
    expect(known[0]).toMatchObject({ action: "sign-in", details: { newDevice: false, method: "password" } });
    expect(mailsTo(person.email, "New sign-in")).toHaveLength(1);
  });

  test("refused sign-ins are listed, and strangers can't fill the list", async () => {
    const person = await server.signUp();
    for (let n = 0; n < 15; n++) await signIn(person, { "x-forwarded-for": `198.51.100.${n}` }, "wrong");
    const refused = async () => (await activity(person)).filter((line) => line === "sign-in refused").length;
    await expect.poll(refused).toBe(10);
    await signIn(person);
    expect((await activity(person))[0]).toBe("sign-in done");
  });

  test("a lockout is listed and the owner gets one email about it", async () => {
    const person = await server.signUp();
    const from = { "x-forwarded-for": "198.51.100.77" };
    for (let n = 0; n < 24; n++) await signIn(person, from, `guess ${n}`);
    await expect.poll(() => mailsTo(person.email, "Too many failed sign-ins").length).toBe(1);
    expect(mailsTo(person.email, "Too many failed sign-ins")[0]).toContain("from 198.51.100.x");
    await expect.poll(() => activity(person)).toContain("lockout refused");
  });

  test("a changed password is listed and the owner gets an email", async () => {
    const person = await server.signUp();
    await server.call("/api/auth/change-password", {
      body: { currentPassword: PASSWORD, newPassword: "another password" },
      cookie: person.cookie,
    });
    expect(await activity(person)).toEqual(["change-password done", "sign-up done"]);
    expect(mailsTo(person.email, "password was changed")).toHaveLength(1);
  });

  test("users see only their own activity, and the admin's log leaves it out", async () => {
    const [one, other] = [await server.signUp(), await server.signUp()];
    await signIn(one);
    expect(await activity(other)).toEqual(["sign-up done"]);
    const log = await server.services.admin.auditLog(null);
    expect(log.filter(({ action }) => action === "sign-in")).toEqual([]);
  });

  test("old sessions are deleted", async () => {
    const person = await server.signUp();
    await server.database.db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(sessions.userId, person.id));
    await server.services.forgetOldSessions();
    expect(await rowsOf(person)).toEqual([]);
  });
});
