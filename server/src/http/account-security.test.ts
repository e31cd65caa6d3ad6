import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refreshTokens } from "../adapters/db/schema/all.ts";
import { testDatabases } from "../testing/databases.ts";
import { PASSWORD, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";

describe.each(testDatabases)("account security on $kind", (testDatabase) => {
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
  const _signIn = (email: string, password: string, address: string) =>
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
});
