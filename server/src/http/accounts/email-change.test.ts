import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emailChanges, profiles, sessions, users } from "../../adapters/db/schema/all.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { PASSWORD, type Person, startTestServer, type TestServer } from "../../testing/test-server.ts";

const HOUR_MS = 60 * 60 * 1000;

describe.each(serverDatabases)("changing an email address on $kind", (testDatabase) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(testDatabase);
  });
  afterAll(() => server.close());

  let count = 0;
  const freshAddress = () => `new-address-${++count}@example.com`;
  const sessionOf = async ({ cookie }: Person) =>
    String(await server.services.sessions.idOf(new Headers({ cookie })));
  const request = async (person: Person, newEmail: string) =>
    server.services.requestEmailChange({
      userId: person.id,
      sessionId: await sessionOf(person),
      email: person.email,
      newEmail,
      requestId: null,
    });
  const tokenTo = (email: string) => {
    const mails = server.mails().filter((mail) => mail.includes(`To: ${email}`));
    return /confirm-email\?token=([\w-]+)/.exec(mails.join("\n"))?.[1] ?? "";
  };
  const confirm = (token: string) =>
    server.services.confirmEmailChange({ token, clientAddress: "127.0.0.1", requestId: null });
  const emailOf = async ({ id }: Person) =>
    (await server.database.db.select().from(users).where(eq(users.id, id)))[0]?.email;
  const age = (person: Person, ms: number) =>
    server.database.db
      .update(sessions)
      .set({ createdAt: new Date(Date.now() - ms) })
      .where(eq(sessions.userId, person.id));

  test("happens when both addresses have confirmed it, in any order, and the old one gets an email", async () => {
    const person = await server.signUp();
    const newEmail = freshAddress();
    await request(person, ` ${newEmail.toUpperCase()} `);
    expect(await confirm(tokenTo(newEmail))).toEqual({ state: "waiting", newEmail });
    expect(await emailOf(person)).toBe(person.email);
    expect(await confirm(tokenTo(person.email))).toEqual({ state: "done", newEmail });

    expect(await emailOf(person)).toBe(newEmail);
    const [profile] = await server.database.db.select().from(profiles).where(eq(profiles.id, person.id));
    expect(profile?.email).toBe(newEmail);
    const mails = server.mails().filter((mail) => mail.includes(`To: ${person.email}`));
    expect(mails.some((mail) => mail.includes("email address was changed"))).toBe(true);
    const signIn = (email: string) =>
      server.call("/api/auth/sign-in/email", { body: { email, password: PASSWORD } });
    expect((await signIn(newEmail)).status).toBe(200);
    expect((await signIn(person.email)).status).toBe(401);
    const actions = (await server.services.securityActivity(person.id)).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(["request-email-change", "change-email"]));
  });

  test("one address can't confirm for both", async () => {
    const person = await server.signUp();
    const newEmail = freshAddress();
    await request(person, newEmail);
    for (let n = 0; n < 3; n++) expect(await confirm(tokenTo(newEmail))).toMatchObject({ state: "waiting" });
    expect(await emailOf(person)).toBe(person.email);
  });

  test("the database holds no token, and a link works once and for a day", async () => {
    const person = await server.signUp();
    const newEmail = freshAddress();
    await request(person, newEmail);
    const [oldToken, newToken] = [tokenTo(person.email), tokenTo(newEmail)];
    const { db } = server.database;
    const rows = JSON.stringify(await db.select().from(emailChanges));
    expect(rows).not.toContain(oldToken);
    expect(rows).not.toContain(newToken);
    await expect(confirm("guess")).rejects.toMatchObject({ code: "account/link-expired" });

    const isTheirs = eq(emailChanges.userId, person.id);
    await db
      .update(emailChanges)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(isTheirs);
    await expect(confirm(newToken)).rejects.toMatchObject({ code: "account/link-expired" });
  });

  test("a second request replaces the first, and a cancelled one is over", async () => {
    const person = await server.signUp();
    const [first, second] = [freshAddress(), freshAddress()];
    await request(person, first);
    const stale = tokenTo(first);
    await request(person, second);
    await expect(confirm(stale)).rejects.toMatchObject({ code: "account/link-expired" });
    expect(await server.services.pendingEmailChange(person.id)).toMatchObject({ newEmail: second });
    await server.services.cancelEmailChange(person.id);
    await expect(confirm(tokenTo(second))).rejects.toMatchObject({ code: "account/link-expired" });
  });

  test("an address with an account gets no link, and the request looks the same", async () => {
    const [person, other] = [await server.signUp(), await server.signUp()];
    await request(person, other.email);
    expect(tokenTo(other.email)).toBe("");
    expect(await server.services.pendingEmailChange(person.id)).toMatchObject({ newEmail: other.email });
  });

  test("an address that was taken in the meantime changes nothing", async () => {
    const person = await server.signUp();
    const newEmail = freshAddress();
    await request(person, newEmail);
    await server.signUp(newEmail);
    await confirm(tokenTo(person.email));
    await expect(confirm(tokenTo(newEmail))).rejects.toMatchObject({ code: "account/email-change-taken" });
    expect(await emailOf(person)).toBe(person.email);
  });

  test.each([
    ["no address", "account/email-invalid"],
    [`${"a".repeat(250)}@example.com`, "account/email-invalid"],
  ])("%s is refused", async (newEmail, code) => {
    await expect(request(await server.signUp(), newEmail)).rejects.toMatchObject({ code });
  });

  test("the same address and a sixth request on a day are refused", async () => {
    const person = await server.signUp();
    await expect(request(person, person.email)).rejects.toMatchObject({ code: "account/email-same" });
    for (let n = 0; n < 5; n++) await request(person, freshAddress());
    await expect(request(person, freshAddress())).rejects.toMatchObject({ code: "request/too-many" });
  });

  test("it needs a recent sign-in, or the password again", async () => {
    const person = await server.signUp();
    const sessionId = await sessionOf(person);
    await age(person, HOUR_MS);
    await expect(request(person, freshAddress())).rejects.toMatchObject({ code: "account/confirm-first" });
    const proof = { userId: person.id, sessionId, headers: new Headers({ cookie: person.cookie }) };
    await expect(server.services.confirmIdentity({ ...proof, password: "wrong" })).rejects.toMatchObject({
      code: "account/confirm-wrong",
    });
    expect(await server.services.isRecentlyConfirmed(sessionId)).toBe(false);
    await server.services.confirmIdentity({ ...proof, password: PASSWORD });
    await request(person, freshAddress());
  });

  test("guesses at the password of an open session are limited", async () => {
    const person = await server.signUp();
    const proof = {
      userId: person.id,
      sessionId: await sessionOf(person),
      headers: new Headers({ cookie: person.cookie }),
    };
    for (let n = 0; n < 10; n++)
      await expect(server.services.confirmIdentity({ ...proof, password: `guess ${n}` })).rejects.toThrow();
    await expect(server.services.confirmIdentity({ ...proof, password: PASSWORD })).rejects.toMatchObject({
      code: "request/too-many",
    });
  });
});
