import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sessions } from "../../adapters/db/schema/all.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { PASSWORD, type Person, startTestServer, type TestServer } from "../../testing/test-server.ts";

const HOUR_MS = 60 * 60 * 1000;
const WEEK_S = 7 * 24 * 60 * 60;

describe.each(serverDatabases)("the session cookie on $kind", (testDatabase) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(testDatabase, { AUTH_SESSION_MAX_DAYS: "30" });
  });
  afterAll(() => server.close());

  /** As if the session had last been used so long ago. */
  const lastUsed = ({ id }: Person, hoursAgo: number) =>
    server.database.db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() + WEEK_S * 1000 - hoursAgo * HOUR_MS) })
      .where(eq(sessions.userId, id));
  const sessionCookies = ({ headers }: { headers: Headers }) =>
    headers.getSetCookie().filter((line) => line.includes("session_token="));

  test.each(["/api/session", "/api/usage", "/api/analyses"])(
    "is renewed by a use of %s, so that an active browser stays signed in",
    async (path) => {
      const person = await server.signUp();
      await lastUsed(person, 2);

      const answer = await server.call(path, { cookie: person.cookie });

      expect(answer.status).toBe(200);
      expect(sessionCookies(answer)).toEqual([expect.stringContaining(`Max-Age=${WEEK_S}`)]);
      expect(sessionCookies(answer)[0]).toContain("HttpOnly");
      const { body } = await server.call("/api/session", { cookie: answer.cookie });
      expect(body.user).toMatchObject({ id: person.id });
    },
  );

  test("isn't sent again within the hour", async () => {
    const person = await server.signUp();
    await lastUsed(person, 0.5);
    expect(sessionCookies(await server.call("/api/session", { cookie: person.cookie }))).toEqual([]);
  });

  test("isn't renewed at the absolute age of the session", async () => {
    const person = await server.signUp();
    await lastUsed(person, 2);
    const createdAt = new Date(Date.now() - 30 * 24 * HOUR_MS);
    await server.database.db.update(sessions).set({ createdAt }).where(eq(sessions.userId, person.id));

    const answer = await server.call("/api/session", { cookie: person.cookie });

    expect(answer.body.user).toBeNull();
    expect(sessionCookies(answer)).toEqual([]);
  });

  test("isn't set for an API client", async () => {
    const person = await server.signUp();
    const { body } = await server.call("/api/session", { body: { email: person.email, password: PASSWORD } });
    await lastUsed(person, 2);
    const headers = { authorization: `Bearer ${body.access_token}` };
    const answer = await server.call("/api/session", { headers });
    expect(answer.body.user).toMatchObject({ id: person.id });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test("is deleted by a sign-out, also when the session was due for renewal", async () => {
    const person = await server.signUp();
    await lastUsed(person, 2);
    const answer = await server.call("/api/auth/sign-out", { body: {}, cookie: person.cookie });
    expect(sessionCookies(answer)).toEqual([expect.stringContaining("Max-Age=0")]);
  });
});
