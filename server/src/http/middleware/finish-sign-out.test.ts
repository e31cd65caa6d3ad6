import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sessions } from "../../adapters/db/schema/all.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { PASSWORD, startTestServer, type TestServer } from "../../testing/test-server.ts";

const MARK = "signed_out=1";

describe.each(serverDatabases)("an unfinished sign-out on $kind", (testDatabase) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(testDatabase);
  });
  afterAll(() => server.close());

  const userOf = (cookie: string) => server.call("/api/session", { cookie }).then(({ body }) => body.user);
  const sessionsOf = (id: string) =>
    server.database.db.select().from(sessions).where(eq(sessions.userId, id));

  test("is finished by the next request: every session ends, and both cookies go", async () => {
    const person = await server.signUp();
    await server.call("/api/auth/sign-in/email", { body: { email: person.email, password: PASSWORD } });
    expect(await sessionsOf(person.id)).toHaveLength(2);

    const answer = await server.call("/api/session", { cookie: `${person.cookie}; ${MARK}` });

    expect(answer.body.user).toBeNull();
    expect(await sessionsOf(person.id)).toHaveLength(0);
    const cleared = answer.headers.getSetCookie().filter((line) => line.includes("Max-Age=0"));
    expect(cleared.map((line) => line.split("=")[0])).toEqual(
      expect.arrayContaining(["signed_out", expect.stringContaining("session_token")]),
    );
  });

  test("does not prevent signing in again", async () => {
    const person = await server.signUp();
    const body = { email: person.email, password: PASSWORD };
    const answer = await server.call("/api/auth/sign-in/email", {
      body,
      cookie: `${person.cookie}; ${MARK}`,
    });

    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie().filter((line) => line.includes("session_token="))).toHaveLength(1);
    expect(await userOf(answer.cookie)).toMatchObject({ id: person.id });
    expect(await userOf(person.cookie)).toBeNull();
  });

  test("is nothing to a visitor", async () => {
    const answer = await server.call("/api/session", { cookie: MARK });

    expect(answer.status).toBe(200);
    expect(answer.body.user).toBeNull();
  });
});
