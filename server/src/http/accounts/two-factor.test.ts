import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { twoFactors, users } from "../../adapters/db/schema/all.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { PASSWORD, type Person, startTestServer, type TestServer } from "../../testing/test-server.ts";
import { totpCode } from "../../testing/totp.ts";

const WRONG = "000000";

describe.each(serverDatabases)("two-step sign-in on $kind", (testDatabase) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(testDatabase, { TRUSTED_PROXIES: "1", ADMIN_TWO_FACTOR: "required" });
  });
  afterAll(() => server.close());

  const post = (path: string, body: object, cookie?: string) =>
    server.call(`/api/auth/${path}`, { body, ...(cookie && { cookie }) });
  const password = ({ email }: Person) => post("sign-in/email", { email, password: PASSWORD });
  const userWith = async (cookie: string) => (await server.call("/api/session", { cookie })).body.user;
  const mailsTo = (email: string, subject: string) =>
    server.mails().filter((mail) => mail.includes(`To: ${email}`) && mail.includes(subject));
  const newest = async ({ id }: Person) => (await server.services.securityActivity(id))[0];

  /** Every code works once, and turning it on used the current one. The server also accepts the next one. */
  const nextCode = ({ uri }: Protected) => totpCode(uri, 1);

  type Protected = Person & { uri: string; codes: string[] };
  async function protectedPerson(): Promise<Protected> {
    const person = await server.signUp();
    const { body } = await post("two-factor/enable", { password: PASSWORD }, person.cookie);
    expect(body).toHaveProperty("totpURI");
    const uri = String(body.totpURI);
    const done = await post("two-factor/verify-totp", { code: totpCode(uri) }, person.cookie);
    expect(done.status).toBe(200);
    return { ...person, cookie: done.cookie, uri, codes: body.backupCodes as string[] };
  }

  test("it's on only after a code was entered, and the owner gets an email", async () => {
    const person = await server.signUp();
    const started = await post("two-factor/enable", { password: PASSWORD }, person.cookie);
    expect(await server.services.secondStepOf(person.id)).toBeNull();
    expect((await password(person)).body.signedIn).toBe(true);
    expect((await post("two-factor/verify-totp", { code: WRONG }, person.cookie)).status).toBe(401);

    const code = totpCode(String(started.body.totpURI));
    expect((await post("two-factor/verify-totp", { code }, person.cookie)).status).toBe(200);
    expect(await server.services.secondStepOf(person.id)).toMatchObject({ recoveryCodesLeft: 10 });
    expect(await newest(person)).toMatchObject({ action: "enable-two-factor", outcome: "done" });
    expect(mailsTo(person.email, "Two-step sign-in was turned on")).toHaveLength(1);
  });

  test("turning it on, turning it off and new recovery codes need the password", async () => {
    const stranger = await server.signUp();
    expect((await post("two-factor/enable", { password: "wrong" }, stranger.cookie)).status).toBe(400);
    const { cookie } = await protectedPerson();
    for (const path of ["two-factor/disable", "two-factor/generate-backup-codes"])
      expect((await post(path, { password: "wrong" }, cookie)).status).toBe(400);
  });

  test("the password alone opens nothing; the code does", async () => {
    const person = await protectedPerson();
    const first = await password(person);
    expect(first.body).toEqual({ twoFactorRedirect: true, twoFactorMethods: ["totp"] });
    expect(await userWith(first.cookie)).toBeNull();
    const second = await post("two-factor/verify-totp", { code: nextCode(person) }, first.cookie);
    expect(second.status).toBe(200);
    expect(second.body).not.toHaveProperty("token");
    expect(await userWith(second.cookie)).toMatchObject({ id: person.id });
    expect(await newest(person)).toMatchObject({ action: "sign-in", details: { method: "password-code" } });
  });

  test("a code works once", async () => {
    const person = await protectedPerson();
    const code = nextCode(person);
    expect((await post("two-factor/verify-totp", { code }, (await password(person)).cookie)).status).toBe(
      200,
    );
    const again = await post("two-factor/verify-totp", { code }, (await password(person)).cookie);
    expect(again).toMatchObject({ status: 401, body: { code: "INVALID_CODE" } });
  });

  test("no device can be trusted to skip the code", async () => {
    const person = await protectedPerson();
    const first = await password(person);
    const code = nextCode(person);
    const second = await post("two-factor/verify-totp", { code, trustDevice: true }, first.cookie);
    expect(second.cookie).not.toContain("trust");
    const again = await post(
      "sign-in/email",
      { email: person.email, password: PASSWORD },
      `${first.cookie}; ${second.cookie}`,
    );
    expect(again.body.twoFactorRedirect).toBe(true);
  });

  test("wrong codes are limited per sign-in and per account, and the owner gets an email", async () => {
    const person = await protectedPerson();
    const guess = async (cookie: string, n: number) =>
      post("two-factor/verify-totp", { code: `1${String(n).padStart(5, "0")}` }, cookie);
    const first = await password(person);
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) statuses.push((await guess(first.cookie, n)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 400]);

    const second = await password(person);
    for (let n = 10; n < 15; n++) await guess(second.cookie, n);
    const third = await password(person);
    const locked = await post("two-factor/verify-totp", { code: nextCode(person) }, third.cookie);
    expect(locked).toMatchObject({ status: 429, body: { code: "ACCOUNT_TEMPORARILY_LOCKED" } });
    expect(mailsTo(person.email, "Too many wrong codes")).toHaveLength(1);
    expect(await newest(person)).toMatchObject({ action: "second-step", outcome: "refused" });
  });

  test("a recovery code works once, however it is typed, and is stored as a hash", async () => {
    const person = await protectedPerson();
    const [row] = await server.database.db.select().from(twoFactors).where(eq(twoFactors.userId, person.id));
    for (const code of person.codes) expect(row?.backupCodes).not.toContain(code);
    const stored = JSON.parse(row?.backupCodes ?? "[]") as string[];

    const first = await password(person);
    const useless = await post("two-factor/verify-backup-code", { code: stored[1] }, first.cookie);
    expect(useless.status).toBe(401);
    const code = ` ${String(person.codes[0]).toUpperCase().replace("-", " ")}`;
    const opened = await post("two-factor/verify-backup-code", { code }, first.cookie);
    expect(await userWith(opened.cookie)).toMatchObject({ id: person.id });
    expect(await server.services.secondStepOf(person.id)).toMatchObject({ recoveryCodesLeft: 9 });
    expect(mailsTo(person.email, "A recovery code was used")).toHaveLength(1);

    const again = await password(person);
    expect((await post("two-factor/verify-backup-code", { code }, again.cookie)).status).toBe(401);
  });

  test("new recovery codes replace the earlier ones", async () => {
    const person = await protectedPerson();
    const { body } = await post("two-factor/generate-backup-codes", { password: PASSWORD }, person.cookie);
    const old = await post(
      "two-factor/verify-backup-code",
      { code: person.codes[0] },
      (await password(person)).cookie,
    );
    expect(old.status).toBe(401);
    const [code] = body.backupCodes as string[];
    const fresh = await post("two-factor/verify-backup-code", { code }, (await password(person)).cookie);
    expect(fresh.status).toBe(200);
  });

  test("a reset password doesn't skip the code", async () => {
    const person = await protectedPerson();
    await post("request-password-reset", { email: person.email });
    const mail = mailsTo(person.email, "Reset your")[0] ?? "";
    const token = /reset-password\/([^?\s]+)/.exec(mail)?.[1];
    await post("reset-password", { newPassword: "a new password", token });
    const { body } = await post("sign-in/email", { email: person.email, password: "a new password" });
    expect(body.twoFactorRedirect).toBe(true);
  });

  test("a confirmation email doesn't skip the code", async () => {
    const person = await protectedPerson();
    await post("send-verification-email", { email: person.email });
    const mail = mailsTo(person.email, "Confirm your email")[0] ?? "";
    const link = /http:\S+verify-email\S+/.exec(mail)?.[0] ?? "";
    const { cookie } = await server.call(link);
    expect(await userWith(cookie)).toBeNull();
  });

  test("an API client sends the code with the password", async () => {
    const person = await protectedPerson();
    const credentials = { email: person.email, password: PASSWORD };
    const session = (body: object) => server.call("/api/session", { body });
    expect(await session(credentials)).toMatchObject({
      status: 401,
      body: { error: "Please enter the code from your authenticator app." },
    });
    expect((await session({ ...credentials, code: WRONG })).status).toBe(401);
    expect((await session({ ...credentials, code: "aaaaa-bbbbb" })).status).toBe(401);
    const { status, body } = await session({ ...credentials, code: nextCode(person) });
    expect(status).toBe(200);
    const headers = { authorization: `Bearer ${body.access_token}` };
    expect((await server.call("/api/session", { headers })).body.user).toMatchObject({ id: person.id });
    expect((await session({ ...credentials, code: person.codes[3] })).status).toBe(200);
  });

  test("where admins need a second step, the role counts only with one", async () => {
    const person = await server.signUp();
    const { db } = server.database;
    await db.update(users).set({ role: "admin" }).where(eq(users.id, person.id));
    expect(await userWith(person.cookie)).toMatchObject({ isAdmin: false, needsSecondStep: true });
    expect((await server.call("/api/admin/figures", { cookie: person.cookie })).status).toBe(403);

    const { body } = await post("two-factor/enable", { password: PASSWORD }, person.cookie);
    const code = totpCode(String(body.totpURI));
    const { cookie } = await post("two-factor/verify-totp", { code }, person.cookie);
    expect(await userWith(cookie)).toMatchObject({ isAdmin: true, needsSecondStep: false });
    expect((await server.call("/api/admin/figures", { cookie })).status).toBe(200);

    const off = await post("two-factor/disable", { password: PASSWORD }, cookie);
    expect(await userWith(off.cookie)).toMatchObject({ isAdmin: false });
  });

  test.each(["get-totp-uri", "send-otp", "verify-otp"])(
    "two-factor/%s isn't part of the product",
    async (path) => {
      const { cookie } = await protectedPerson();
      expect((await post(`two-factor/${path}`, { password: PASSWORD }, cookie)).status).toBe(404);
    },
  );
});
