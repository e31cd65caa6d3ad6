import { DAY_MS } from "@citeworthy/core/time";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { profiles, refreshTokens, sessions, subscriptions, users } from "../../adapters/db/schema/all.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { PASSWORD, startTestServer, type TestServer } from "../../testing/test-server.ts";

describe.each(serverDatabases)("accounts on $kind", (testDatabase) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(testDatabase, { ADMIN_EMAILS: "boss@example.com" });
  });
  afterAll(() => server.close());

  const subscriptionOf = async (userId: string) => {
    const [row] = await server.database.db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.userId, userId));
    return row;
  };
  const session = (cookie: string) => server.call("/api/session", { cookie }).then(({ body }) => body.user);

  test("a sign-up has its session, its profile and its seven-day trial at once", async () => {
    const person = await server.signUp("first@example.com");
    expect(await session(person.cookie)).toMatchObject({
      id: person.id,
      email: "first@example.com",
      isAdmin: false,
    });

    const row = await subscriptionOf(person.id);
    expect(row).toMatchObject({ planType: "free", status: "trial", cancelAtPeriodEnd: false });
    expect(row?.trialEndDate?.getTime()).toBe((row?.currentPeriodStart?.getTime() ?? 0) + 7 * DAY_MS);
    expect(row?.currentPeriodEnd).toEqual(row?.trialEndDate);
    const [profile] = await server.database.db.select().from(profiles).where(eq(profiles.id, person.id));
    expect(profile).toMatchObject({ email: "first@example.com", searchCount: 0 });
  });

  test("more people than there are connections sign up at once, and each gets an email", async () => {
    const before = server.mails().length;
    const people = await Promise.all(Array.from({ length: 25 }, () => server.signUp()));
    expect(new Set(people.map(({ id }) => id)).size).toBe(25);
    expect(server.mails().length - before).toBe(25);
  });

  test("the session cookie is out of reach of scripts", async () => {
    const { headers } = await server.call("/api/auth/sign-up/email", {
      body: { email: "cookie@example.com", password: PASSWORD },
    });
    const cookie = headers.getSetCookie().find((line) => line.includes("session_token"));
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
  });

  test("role and verification in the sign-up body are ignored", async () => {
    const body = { email: "sneaky@example.com", password: PASSWORD, role: "admin", emailVerified: true };
    await server.call("/api/auth/sign-up/email", { body });
    const [row] = await server.database.db.select().from(users).where(eq(users.email, "sneaky@example.com"));
    expect(row).toMatchObject({ role: "user", emailVerified: false });
  });

  test("a wrong password is refused without saying which part was wrong", async () => {
    await server.signUp("wrong@example.com");
    const wrong = await server.call("/api/auth/sign-in/email", {
      body: { email: "wrong@example.com", password: "another one" },
    });
    const nobody = await server.call("/api/auth/sign-in/email", {
      body: { email: "nobody@example.com", password: "another one" },
    });
    expect(wrong.status).toBe(401);
    expect(nobody.status).toBe(401);
    expect(nobody.body).toEqual(wrong.body);
  });

  test.each(["12345", "password", "qwerty", "aaaaaaa"])(
    "%j is not accepted as a password",
    async (password) => {
      const { status } = await server.call("/api/auth/sign-up/email", {
        body: { email: "weak@example.com", password },
      });
      expect(status).toBe(400);
    },
  );

  test("six characters are enough", async () => {
    const { status } = await server.call("/api/auth/sign-up/email", {
      body: { email: "six@example.com", password: "xk8f2q" },
    });
    expect(status).toBe(200);
  });

  test("signing out ends every session of the person and their refresh tokens", async () => {
    const person = await server.signUp("leaver@example.com");
    const credentials = { email: "leaver@example.com", password: PASSWORD };
    const second = await server.call("/api/auth/sign-in/email", { body: credentials });
    await server.call("/api/session", { body: credentials });
    expect(await session(second.cookie)).toMatchObject({ id: person.id });

    await server.call("/api/auth/sign-out", { body: {}, cookie: person.cookie });
    expect(await session(second.cookie)).toBeNull();
    expect(await session(person.cookie)).toBeNull();
    const { db } = server.database;
    expect(await db.select().from(sessions).where(eq(sessions.userId, person.id))).toEqual([]);
    expect(await db.select().from(refreshTokens).where(eq(refreshTokens.userId, person.id))).toEqual([]);
  });

  test("an API client gets the whole session answer, and its token opens doors", async () => {
    const person = await server.signUp("client@example.com");
    const { status, body } = await server.call("/api/session", {
      body: { email: "client@example.com", password: PASSWORD },
    });
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual([
      "access_token",
      "expires_at",
      "expires_in",
      "refresh_token",
      "token_type",
      "user",
    ]);
    const bearer = (token: unknown) =>
      server.call("/api/session", { headers: { authorization: `Bearer ${token}` } });
    expect((await bearer(body.access_token)).body.user).toMatchObject({ id: person.id });
    expect((await bearer("made-up")).body.user).toBeNull();
  });

  test("a refresh token works once and ends the session it renews", async () => {
    await server.signUp("renewer@example.com");
    const first = await server.call("/api/session", {
      body: { email: "renewer@example.com", password: PASSWORD },
    });
    const renew = () =>
      server.call("/api/session/refresh", { body: { refresh_token: first.body.refresh_token } });
    const renewed = await renew();
    expect(renewed.status).toBe(200);
    expect(renewed.body.access_token).not.toBe(first.body.access_token);
    expect((await renew()).status).toBe(401);
    const old = await server.call("/api/session", {
      headers: { authorization: `Bearer ${first.body.access_token}` },
    });
    expect(old.body.user).toBeNull();
  });

  test("an unverified address on ADMIN_EMAILS is an ordinary user; a verified one is admin", async () => {
    const boss = await server.signUp("boss@example.com");
    expect(await session(boss.cookie)).toMatchObject({ isAdmin: false });
    await server.database.db.update(users).set({ emailVerified: true }).where(eq(users.id, boss.id));
    expect(await session(boss.cookie)).toMatchObject({ isAdmin: true });
    await server.database.db.update(users).set({ email: "former@example.com" }).where(eq(users.id, boss.id));
    expect(await session(boss.cookie)).toMatchObject({ isAdmin: false });
  });

  test("the email's link confirms the address and comes back by the callback page, and works for that address only", async () => {
    const person = await server.signUp("confirm@example.com");
    const email = server.mails().find((mail) => mail.includes("confirm@example.com")) ?? "";
    const link = new URL(/http\S+verify-email\S+/.exec(email)?.[0] ?? "");
    expect(link.searchParams.get("callbackURL")).toBe("/auth/callback");
    const opened = await server.call(link.pathname + link.search, { cookie: person.cookie });
    expect(opened.headers.get("location")).toBe("/auth/callback");
    const [row] = await server.database.db.select().from(users).where(eq(users.id, person.id));
    expect(row?.emailVerified).toBe(true);

    const forged = await server.call("/api/auth/verify-email?token=forged&callbackURL=/auth/callback");
    expect(forged.headers.get("location")).toMatch(/^\/auth\/callback\?error=/);
  });

  test.each([
    "/..//evil.test/login",
    "/.//evil.test",
    "/a/..//evil.test",
    "/%2e%2e//evil.test",
    "//evil.test",
  ])("a confirmation link never leads to another site: %s", async (place) => {
    const query = new URLSearchParams({ token: "x", callbackURL: place });
    const answer = await server.call(`/api/auth/verify-email?${query}`);
    expect(answer.status).toBe(403);
    expect(answer.headers.get("location")).toBeNull();
  });

  test("a reset link sets a new password once and signs out everywhere", async () => {
    const person = await server.signUp("forgetful@example.com");
    await server.call("/api/auth/request-password-reset", {
      body: { email: person.email, redirectTo: "/reset-password" },
    });
    const email =
      server.mails().find((mail) => mail.includes("forgetful@example.com") && mail.includes("Reset your")) ??
      "";
    const token = /reset-password\/([^?\s]+)/.exec(email)?.[1];
    const reset = (newPassword: string) =>
      server.call("/api/auth/reset-password", { body: { newPassword, token } });
    expect((await reset("a different one")).status).toBe(200);
    expect(await session(person.cookie)).toBeNull();
    expect((await reset("yet another one")).status).toBe(400);
    const again = await server.call("/api/auth/sign-in/email", {
      body: { email: person.email, password: "a different one" },
    });
    expect(again.status).toBe(200);
  });

  test("asking for a reset says the same whether or not the address is known", async () => {
    const ask = (email: string) =>
      server.call("/api/auth/request-password-reset", { body: { email, redirectTo: "/reset-password" } });
    await server.signUp("known@example.com");
    expect((await ask("unknown@example.com")).body).toEqual((await ask("known@example.com")).body);
  });

  test("a session without a subscription gets its trial on demand, and never a second one", async () => {
    const person = await server.signUp("orphan@example.com");
    const { db } = server.database;
    const forget = () => db.delete(subscriptions).where(eq(subscriptions.userId, person.id));
    await forget();
    await db.update(profiles).set({ trialGrantedAt: null }).where(eq(profiles.id, person.id));
    expect(await server.services.subscriptionOf(person.id)).toMatchObject({
      planType: "free",
      status: "trial",
    });
    await forget();
    expect(await server.services.subscriptionOf(person.id)).toBeNull();
  });

  test("twenty failures from one network end its guessing, whatever address they claim to come from", async () => {
    await server.signUp("target@example.com");
    const guess = (n: number) =>
      server.call("/api/auth/sign-in/email", {
        body: { email: "target@example.com", password: `guess ${n}` },
        headers: { "x-forwarded-for": `198.51.100.${n}` },
      });
    for (let n = 0; n < 20; n++) expect((await guess(n)).status).toBe(401);
    expect((await guess(21)).status).toBe(429);
  });
});

describe("the rate limit per client", () => {
  test.each(["x-forwarded-for", "x-real-ip", "x-citeworthy-client-address"])(
    "is not got past with a forged %s",
    async (header) => {
      const [testDatabase] = serverDatabases;
      if (!testDatabase) throw new Error("no database");
      const server = await startTestServer(testDatabase, { AUTH_ATTEMPTS_PER_MINUTE: "5" });
      const statuses: number[] = [];
      for (let n = 0; n < 8; n++) {
        const request = {
          body: { email: `x${n}@example.com`, password: "wrong one" },
          headers: { [header]: `198.51.100.${n}` },
        };
        statuses.push((await server.call("/api/auth/sign-in/email", request)).status);
      }
      await server.close();
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    },
  );
});

test("Google is offered only where it is configured, for offline access and with consent", async () => {
  const [testDatabase] = serverDatabases;
  if (!testDatabase) throw new Error("no database");
  const server = await startTestServer(testDatabase, {
    GOOGLE_CLIENT_ID: "id",
    GOOGLE_CLIENT_SECRET: "secret",
  });
  expect((await server.call("/api/session")).body).toMatchObject({ user: null, google: true });
  const { body } = await server.call("/api/auth/sign-in/social", {
    body: { provider: "google", callbackURL: "/auth/callback" },
  });
  const url = new URL(String(body.url));
  expect(url.origin).toBe("https://accounts.google.com");
  expect(url.searchParams.get("access_type")).toBe("offline");
  expect(url.searchParams.get("prompt")).toBe("consent");
  expect(url.searchParams.get("redirect_uri")).toBe(`${server.url}/api/auth/callback/google`);
  await server.close();
});
