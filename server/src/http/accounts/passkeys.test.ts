import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { passkeys, sessions, users } from "../../adapters/db/schema/all.ts";
import { authenticator } from "../../testing/authenticator.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { PASSWORD, type Person, startTestServer, type TestServer } from "../../testing/test-server.ts";
import { totpCode } from "../../testing/totp.ts";

describe.each(serverDatabases)("passkeys on $kind", (testDatabase) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(testDatabase, { ADMIN_TWO_FACTOR: "required" });
  });
  afterAll(() => server.close());

  const post = (path: string, body: object, cookie?: string) =>
    server.call(`/api/auth/${path}`, { body, ...(cookie && { cookie }) });
  const userWith = async (cookie: string) => (await server.call("/api/session", { cookie })).body.user;
  type Device = ReturnType<typeof authenticator>;
  type Flaws = Parameters<Device["signIn"]>[1];

  async function add({ cookie }: Person, device: Device, flaws: Flaws = {}) {
    const options = await post("passkey/register-options", {}, cookie);
    const response = device.register(String(options.body.challenge), flaws);
    return post("passkey/register", { name: "Laptop", response }, `${cookie}; ${options.cookie}`);
  }
  async function signIn(device: Device, flaws: Flaws = {}) {
    const options = await post("passkey/sign-in-options", {});
    const response = device.signIn(String(options.body.challenge), flaws);
    return {
      response,
      challenge: options.cookie,
      answer: await post("passkey/sign-in", { response }, options.cookie),
    };
  }
  async function personWithPasskey() {
    const person = await server.signUp();
    const device = authenticator(server.url);
    expect((await add(person, device)).status).toBe(200);
    return { person, device };
  }

  test("a passkey signs in without a password, is listed, and the owner gets an email", async () => {
    const { person, device } = await personWithPasskey();
    const { answer } = await signIn(device);
    expect(answer).toMatchObject({ status: 200, body: { signedIn: true } });
    expect(answer.body).not.toHaveProperty("token");
    expect(await userWith(answer.cookie)).toMatchObject({ id: person.id });
    expect(await server.services.listPasskeys(person.id)).toMatchObject([
      { name: "Laptop", lastUsedAt: expect.any(Date) },
    ]);
    const mails = server.mails().filter((mail) => mail.includes(`To: ${person.email}`));
    expect(mails.some((mail) => mail.includes("A passkey was added"))).toBe(true);
    const [event] = await server.services.securityActivity(person.id);
    expect(event).toMatchObject({ action: "sign-in", details: { method: "passkey" } });
  });

  test("a challenge for signing in registers no passkey", async () => {
    const { cookie } = await server.signUp();
    const device = authenticator(server.url);
    const options = await post("passkey/sign-in-options", {});
    const response = device.register(String(options.body.challenge), {});
    const answer = await post("passkey/register", { name: "Odd", response }, `${cookie}; ${options.cookie}`);
    expect(answer).toMatchObject({ status: 400, body: { code: "CHALLENGE_EXPIRED" } });
  });

  test("where admins need a second step, so do their keys, at each use", async () => {
    const { person, device } = await personWithPasskey();
    const { db } = server.database;
    await db.update(users).set({ role: "admin" }).where(eq(users.id, person.id));
    const { answer } = await signIn(device);
    const body = { name: "Figures", scopes: ["admin:read"] };
    const { key } = (await server.call("/api/keys", { cookie: answer.cookie, body })).body;
    const read = () => server.call("/api/admin/users", { headers: { authorization: `Bearer ${key}` } });
    expect((await read()).status).toBe(200);
    await db.delete(passkeys).where(eq(passkeys.userId, person.id));
    expect((await read()).status).toBe(403);
  });

  test("a passkey is both steps: no code is asked for, and it counts for admins", async () => {
    const { person, device } = await personWithPasskey();
    const { body } = await post("two-factor/enable", { password: PASSWORD }, person.cookie);
    await post("two-factor/verify-totp", { code: totpCode(String(body.totpURI)) }, person.cookie);
    await server.database.db.update(users).set({ role: "admin" }).where(eq(users.id, person.id));
    const { answer } = await signIn(device);
    expect(await userWith(answer.cookie)).toMatchObject({ isAdmin: true });
  });

  test.each([
    ["without a fingerprint or PIN", { isVerified: false }],
    ["made for another site", { origin: "https://evil.example" }],
  ])("an answer %s is refused, when adding and when signing in", async (_name, flaws) => {
    const stranger = await server.signUp();
    expect((await add(stranger, authenticator(server.url), flaws)).status).toBe(401);
    const { person, device } = await personWithPasskey();
    expect((await signIn(device, flaws)).answer.status).toBe(401);
    const [event] = await server.services.securityActivity(person.id);
    expect(event).toMatchObject({ action: "sign-in", outcome: "refused" });
  });

  test("an answer works once, and only for the browser that asked", async () => {
    const { device } = await personWithPasskey();
    const { answer, response, challenge } = await signIn(device);
    expect(answer.status).toBe(200);
    expect((await post("passkey/sign-in", { response }, challenge)).status).toBe(400);
    expect((await post("passkey/sign-in", { response })).status).toBe(400);
    const other = await post("passkey/sign-in-options", {});
    expect((await post("passkey/sign-in", { response }, other.cookie)).status).toBe(401);
  });

  test("a counter that falls means a copy, which is refused", async () => {
    const { device } = await personWithPasskey();
    expect((await signIn(device, { counter: 5 })).answer.status).toBe(200);
    expect((await signIn(device, { counter: 4 })).answer.status).toBe(401);
  });

  test("an unknown passkey, and one that was removed, open nothing", async () => {
    expect((await signIn(authenticator(server.url))).answer).toMatchObject({
      status: 401,
      body: { code: "PASSKEY_UNKNOWN" },
    });
    const { person, device } = await personWithPasskey();
    const stranger = await server.signUp();
    const [passkey] = await server.services.listPasskeys(person.id);
    const removal = async ({ id, cookie }: Person) => ({
      userId: id,
      sessionId: String(await server.services.sessions.idOf(new Headers({ cookie }))),
      passkeyId: String(passkey?.id),
      requestId: null,
    });
    await expect(server.services.removePasskey(await removal(stranger))).rejects.toMatchObject({
      code: "request/not-found",
    });
    await server.services.removePasskey(await removal(person));
    expect((await signIn(device)).answer.status).toBe(401);
  });

  test("the same passkey can't be added to two accounts", async () => {
    const { device } = await personWithPasskey();
    expect((await add(await server.signUp(), device)).status).toBe(401);
  });

  test("adding one needs a session and a recent sign-in", async () => {
    expect((await post("passkey/register-options", {})).status).toBe(401);
    const person = await server.signUp();
    await server.database.db
      .update(sessions)
      .set({ createdAt: new Date(Date.now() - 60 * 60 * 1000) })
      .where(eq(sessions.userId, person.id));
    expect(await post("passkey/register-options", {}, person.cookie)).toMatchObject({
      status: 403,
      body: { code: "CONFIRM_FIRST" },
    });
  });

  test("an eleventh passkey is refused", async () => {
    const person = await server.signUp();
    for (let n = 0; n < 10; n++) expect((await add(person, authenticator(server.url))).status).toBe(200);
    expect((await post("passkey/register-options", {}, person.cookie)).status).toBe(400);
  });

  test.each([{}, { response: null }, { response: { id: "x" } }, { response: { id: "x".repeat(5000) } }])(
    "%j is refused",
    async (body) => {
      const { cookie } = await post("passkey/sign-in-options", {});
      const { status } = await post("passkey/sign-in", body, cookie);
      expect([400, 401]).toContain(status);
    },
  );
});
