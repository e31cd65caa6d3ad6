import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signedToken } from "../../adapters/auth/sessions/session-token.ts";
import { instanceSecrets, refreshTokens, sessions, users } from "../../adapters/db/schema/all.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { PASSWORD, type Person, startTestServer, type TestServer } from "../../testing/test-server.ts";

describe.each(serverDatabases)("account security on $kind", (testDatabase) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(testDatabase, { TRUSTED_PROXIES: "1" });
  });
  afterAll(() => server.close());

  const credentials = ({ email }: Person) => ({ email, password: PASSWORD });
  const openSession = async (person: Person) =>
    (await server.call("/api/session", { body: credentials(person) })).body;
  const renew = (refresh_token: unknown) => server.call("/api/session/refresh", { body: { refresh_token } });
  const userWith = async (accessToken: unknown) =>
    (await server.call("/api/session", { headers: { authorization: `Bearer ${accessToken}` } })).body.user;
  const signIn = (email: string, password: string, address: string) =>
    server.call("/api/auth/sign-in/email", {
      body: { email, password },
      headers: { "x-forwarded-for": address },
    });

  test("revoking all sessions ends the refresh tokens too", async () => {
    const person = await server.signUp();
    const session = await openSession(person);
    const revoked = await server.call("/api/auth/revoke-sessions", { body: {}, cookie: person.cookie });
    expect(revoked.status).toBe(200);
    expect(await userWith(session.access_token)).toBeNull();
    expect((await renew(session.refresh_token)).status).toBe(401);
  });

  test("revoking the other sessions ends their refresh tokens and keeps one's own", async () => {
    const person = await server.signUp();
    const [own, other] = [await openSession(person), await openSession(person)];
    await server.call("/api/auth/revoke-other-sessions", {
      body: {},
      headers: { authorization: `Bearer ${own.access_token}` },
    });
    expect((await renew(other.refresh_token)).status).toBe(401);
    expect((await renew(own.refresh_token)).status).toBe(200);
  });

  test("a spent refresh token ends everything that came from it, and no other session", async () => {
    const person = await server.signUp();
    const [stolen, other] = [await openSession(person), await openSession(person)];
    const second = (await renew(stolen.refresh_token)).body;
    const third = (await renew(second.refresh_token)).body;
    expect(await userWith(third.access_token)).toMatchObject({ id: person.id });

    expect((await renew(stolen.refresh_token)).status).toBe(401);
    expect(await userWith(third.access_token)).toBeNull();
    expect((await renew(third.refresh_token)).status).toBe(401);
    expect(await userWith(other.access_token)).toMatchObject({ id: person.id });
    expect((await renew(other.refresh_token)).status).toBe(200);
  });

  test("a renewed session is as old as its first sign-in, and creates no key", async () => {
    const person = await server.signUp();
    const { refresh_token } = await openSession(person);
    const signedInAt = new Date(Date.now() - 17 * 60_000);
    await server.database.db
      .update(sessions)
      .set({ createdAt: signedInAt })
      .where(eq(sessions.userId, person.id));
    const { access_token } = (await renew(refresh_token)).body;
    const asked = await server.call("/api/keys", {
      body: { name: "Stolen", scopes: ["read"], days: 365 },
      headers: { authorization: `Bearer ${access_token}` },
    });
    expect(asked).toMatchObject({ status: 403, body: { details: { code: "account/confirm-first" } } });
    expect(await userWith(access_token)).toMatchObject({ id: person.id });
  });

  test("a session that was swept is renewed as old as its tokens", async () => {
    const person = await server.signUp();
    const { refresh_token } = await openSession(person);
    const { db } = server.database;
    const signedInAt = new Date(Date.now() - 17 * 60_000);
    await db.update(refreshTokens).set({ createdAt: signedInAt }).where(eq(refreshTokens.userId, person.id));
    await db.delete(sessions).where(eq(sessions.userId, person.id));
    expect((await renew(refresh_token)).status).toBe(200);
    const [renewed] = await db.select().from(sessions).where(eq(sessions.userId, person.id));
    expect(renewed?.createdAt).toEqual(signedInAt);
  });

  test("a password reset revokes API keys and says so; a change leaves them and says so", async () => {
    const person = await server.signUp();
    const create = async () =>
      (
        await server.call("/api/keys", {
          cookie: person.cookie,
          body: { name: "One", scopes: ["read", "admin:write"] },
        })
      ).body;
    const { key, scopes } = await create();
    expect(scopes).toEqual(["read"]);
    const use = async () =>
      (await server.call("/api/usage", { headers: { authorization: `Bearer ${key}` } })).status;
    const letters = () =>
      server.mails().filter((mail) => mail.includes(`To: ${person.email}`) && mail.includes("was changed"));
    const change = { currentPassword: PASSWORD, newPassword: "another long password" };
    await server.call("/api/auth/change-password", { cookie: person.cookie, body: change });
    expect(await use()).toBe(200);
    expect(letters().at(-1)).toContain("Your passkeys, API keys, connected apps and webhooks still work");

    await server.call("/api/auth/request-password-reset", { body: { email: person.email } });
    const letter = server.mails().findLast((mail) => mail.includes("/reset-password/")) ?? "";
    const token = /reset-password\/([\w-]+)/.exec(letter)?.[1];
    const reset = await server.call("/api/auth/reset-password", { body: { newPassword: PASSWORD, token } });
    expect(reset.status).toBe(200);
    expect(await use()).toBe(401);
    expect(letters().at(-1)).toContain("Your API keys and connected apps no longer work");
    expect(letters().at(-1)).toContain("Passkeys and webhooks that you have still work");
    expect(letters().at(-1)).toContain(`${server.url}/dashboard/members`);
  });

  test("of twenty refreshes at once at most one succeeds, and then none of its tokens work", async () => {
    const person = await server.signUp();
    const { refresh_token } = await openSession(person);
    const answers = await Promise.all(Array.from({ length: 20 }, () => renew(refresh_token)));
    const renewed = answers.filter(({ status }) => status === 200);
    expect(renewed.length).toBeLessThan(2);
    for (const { body } of renewed) {
      expect(await userWith(body.access_token)).toBeNull();
      expect((await renew(body.refresh_token)).status).toBe(401);
    }
    const { db } = server.database;
    expect(await db.select().from(refreshTokens).where(eq(refreshTokens.userId, person.id))).toEqual([]);
  });

  test("wrong passwords from one network don't lock out the owner on another", async () => {
    const owner = await server.signUp();
    for (let n = 0; n < 20; n++)
      expect((await signIn(owner.email, `guess ${n}`, "198.51.100.1")).status).toBe(401);
    expect((await signIn(owner.email, PASSWORD, "198.51.100.1")).status).toBe(429);
    expect((await signIn(owner.email, PASSWORD, "203.0.113.1")).status).toBe(200);
  });

  test("parallel guesses are counted before they are checked", async () => {
    const owner = await server.signUp();
    const guesses = Array.from({ length: 60 }, (_, n) => signIn(owner.email, `guess ${n}`, "198.51.100.2"));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(40);
  });

  test("a password reset opens the network it came from again", async () => {
    const owner = await server.signUp();
    const address = "203.0.113.9";
    for (let n = 0; n < 21; n++) await signIn(owner.email, `guess ${n}`, address);
    await server.call("/api/auth/request-password-reset", { body: { email: owner.email } });
    const email = server.mails().find((mail) => mail.includes(owner.email) && mail.includes("Reset your"));
    const token = /reset-password\/([^?\s]+)/.exec(email ?? "")?.[1];
    await server.call("/api/auth/reset-password", {
      body: { newPassword: "a new password", token },
      headers: { "x-forwarded-for": address },
    });
    expect((await signIn(owner.email, "a new password", address)).status).toBe(200);
  });

  test("no answer for a browser has a session token in it", async () => {
    const person = await server.signUp();
    const answers = [
      await server.call("/api/auth/sign-in/email", { body: credentials(person) }),
      await server.call("/api/auth/sign-up/email", {
        body: { email: `no-token-${person.email}`, password: PASSWORD },
      }),
      await server.call("/api/auth/change-password", {
        body: { currentPassword: PASSWORD, newPassword: "another password" },
        cookie: person.cookie,
      }),
    ];
    for (const { status, body, headers } of answers) {
      expect(status).toBe(200);
      expect(body).not.toHaveProperty("token");
      expect(body.user).toBeDefined();
      expect(headers.get("set-auth-token")).toBeNull();
    }
    expect(answers.map(({ body }) => body.signedIn)).toEqual([true, true, true]);
    for (const path of ["/api/auth/get-session", "/api/auth/list-sessions"])
      expect((await server.call(path, { cookie: person.cookie })).status).toBe(404);
  });

  test("a token read from the database isn't a bearer token; the one sent to the client is", async () => {
    const person = await server.signUp();
    const { access_token } = await openSession(person);
    const rows = await server.database.db.select().from(sessions).where(eq(sessions.userId, person.id));
    const [secret] = await server.database.db.select().from(instanceSecrets);
    for (const { token } of rows) {
      expect(await userWith(token)).toBeNull();
      expect(await userWith(signedToken(token, secret?.value ?? ""))).toBeNull();
    }
    expect(await userWith(access_token)).toMatchObject({ id: person.id });
    expect(await userWith(encodeURIComponent(String(access_token)))).toMatchObject({ id: person.id });
  });

  test("at most three emails of a kind an hour go to one address, and the answer stays the same", async () => {
    const person = await server.signUp();
    const ask = (n: number) =>
      server.call("/api/auth/request-password-reset", {
        body: { email: person.email },
        headers: { "x-forwarded-for": `198.51.100.${n}` },
      });
    const first = await ask(1);
    for (let n = 2; n < 8; n++) {
      const again = await ask(n);
      expect({ status: again.status, body: again.body }).toEqual({ status: 200, body: first.body });
    }
    const resets = server
      .mails()
      .filter((mail) => mail.includes(person.email) && mail.includes("Reset your"));
    expect(resets).toHaveLength(3);
  });

  test.each([
    ["POST", "update-user", { name: "x".repeat(90_000), image: "javascript:alert(1)" }],
    ["POST", "verify-password", { password: PASSWORD }],
    ["POST", "change-email", { newEmail: "new@example.com" }],
    ["POST", "delete-user", {}],
    ["POST", "revoke-session", { token: "x" }],
    ["POST", "link-social", { provider: "google" }],
    ["POST", "unlink-account", { providerId: "google" }],
    ["GET", "list-accounts", undefined],
    ["GET", "account-info", undefined],
    ["GET", "made-up", undefined],
  ])("%s /api/auth/%s isn't part of the product and answers 404", async (method, path, body) => {
    const { cookie } = await server.signUp();
    const answer = await server.call(`/api/auth/${path}`, { method, body, cookie });
    expect(answer).toMatchObject({ status: 404, body: { error: "Nothing found at this URL." } });
  });

  test.each([
    [
      "an address",
      {
        email: `${"a".repeat(60)}@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.${"e".repeat(60)}.com`,
      },
    ],
    ["a name", { name: "x".repeat(201), email: "long-name@example.com" }],
  ])("%s that is too long can't sign up", async (_field, fields) => {
    const answer = await server.call("/api/auth/sign-up/email", { body: { password: PASSWORD, ...fields } });
    expect(answer.status).toBe(400);
    expect(await server.database.db.select().from(users).where(eq(users.email, fields.email))).toEqual([]);
  });
});
