import { randomUUID } from "node:crypto";
import { ACCOUNT_LINKS_PER_HOUR } from "@citeworthy/core/product/account-links";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  accounts as authAccounts,
  emailChanges,
  ownershipTransfers,
  profiles,
  sessions,
  users,
} from "../../adapters/db/schema/all.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { PASSWORD, type Person, startTestServer, type TestServer } from "../../testing/test-server.ts";
import { addMember, by, tokenOf, userOf } from "../workspaces/testing/team.ts";

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
  /** `at`: who is signed in in the browser that opens the link. */
  const confirm = (token: string, at: Person | null = null) =>
    server.services.confirmEmailChange({
      ...{ token, userId: at?.id ?? null },
      ...{ clientAddress: "127.0.0.1", requestId: null },
    });
  const signIn = (email: string, password = PASSWORD) =>
    server.call("/api/auth/sign-in/email", { body: { email, password } });
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
    expect(await confirm(tokenTo(newEmail), person)).toEqual({ state: "waiting", newEmail });
    expect(await emailOf(person)).toBe(person.email);
    expect(await confirm(tokenTo(person.email))).toEqual({ state: "done", newEmail, newPasswordPath: null });

    expect(await emailOf(person)).toBe(newEmail);
    const [profile] = await server.database.db.select().from(profiles).where(eq(profiles.id, person.id));
    expect(profile?.email).toBe(newEmail);
    const mails = server.mails().filter((mail) => mail.includes(`To: ${person.email}`));
    expect(mails.some((mail) => mail.includes("email address was changed"))).toBe(true);
    expect((await signIn(newEmail)).status).toBe(200);
    expect((await signIn(person.email)).status).toBe(401);
    const actions = (await server.services.securityActivity(person.id)).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(["request-email-change", "change-email"]));
  });

  test("one address can't confirm for both", async () => {
    const person = await server.signUp();
    const newEmail = freshAddress();
    await request(person, newEmail);
    for (let n = 0; n < 3; n++)
      expect(await confirm(tokenTo(newEmail), person)).toMatchObject({ state: "waiting" });
    expect(await emailOf(person)).toBe(person.email);
  });

  test("the signed-in browser that confirms last stays signed in, with the same password", async () => {
    const person = await server.signUp();
    const newEmail = freshAddress();
    await request(person, newEmail);
    await confirm(tokenTo(person.email));
    const done = await confirm(tokenTo(newEmail), person);
    expect(done).toEqual({ state: "done", newEmail, newPasswordPath: null });
    const { user } = (await server.call("/api/session", { cookie: person.cookie })).body;
    expect(user).toMatchObject({ email: newEmail });
    expect((await signIn(newEmail)).status).toBe(200);
  });

  test("a person who confirms a new address elsewhere chooses the password, and the one who asked for it loses the account", async () => {
    const [attacker, signedInElsewhere] = [await server.signUp(), await server.signUp()];
    const owned = freshAddress();
    const { db } = server.database;
    await db.insert(authAccounts).values({
      ...{ id: randomUUID(), userId: attacker.id, accountId: "google-id", providerId: "google" },
      ...{ createdAt: new Date(), updatedAt: new Date() },
    });
    const { body: key } = await server.call("/api/keys", {
      cookie: attacker.cookie,
      body: { name: "Later", scopes: ["read"] },
    });
    await request(attacker, owned);
    // Before the old address agrees, nothing happens, and nothing is taken away.
    for (const at of [null, signedInElsewhere])
      expect(await confirm(tokenTo(owned), at)).toEqual({ state: "old-first", newEmail: owned });
    expect(await confirm(tokenTo(attacker.email), attacker)).toMatchObject({ state: "waiting" });
    expect((await server.call("/api/session", { cookie: attacker.cookie })).body.user).not.toBeNull();

    const opened = { token: tokenTo(owned), userId: signedInElsewhere.id };
    expect(await server.services.emailChangeByToken(opened)).toEqual({ newEmail: owned, keepsAccess: false });
    const done = await confirm(tokenTo(owned), signedInElsewhere);
    expect(done).toMatchObject({
      state: "done",
      newPasswordPath: expect.stringMatching(/^\/reset-password/),
    });
    expect(await emailOf(attacker)).toBe(owned);
    expect((await server.call("/api/session", { cookie: attacker.cookie })).body.user).toBeNull();
    const byKey = await server.call("/api/usage", { headers: { authorization: `Bearer ${key.key}` } });
    expect(byKey.status).toBe(401);
    for (const email of [owned, attacker.email]) expect((await signIn(email)).status).toBe(401);
    expect(await db.select().from(authAccounts).where(eq(authAccounts.userId, attacker.id))).toEqual([]);

    const path = "newPasswordPath" in done ? done.newPasswordPath : null;
    const token = new URL(path ?? "", server.url).searchParams.get("token");
    const newPassword = "the owner chose this one";
    expect((await server.call("/api/auth/reset-password", { body: { newPassword, token } })).status).toBe(
      200,
    );
    expect((await signIn(owned)).status).toBe(401);
    expect((await signIn(owned, newPassword)).status).toBe(200);
  });

  test("what would let others in later ends with it; members and shared links of the account stay", async () => {
    const [attacker, accomplice] = [await server.signUp(), await server.signUp()];
    await addMember(server, attacker, "editor");
    const asOwner = await by(server, attacker);
    const { link } = await server.services.workspaces.invite(asOwner, {
      ...{ email: accomplice.email, role: "viewer", projectIds: [] },
    });
    const { members } = await server.services.workspaces.readMembers({ workspaceId: attacker.id });
    const editor = members.find(({ role }) => role === "editor");
    await server.services.workspaces.startTransfer(asOwner, editor?.userId ?? "");
    const newEmail = freshAddress();
    await request(attacker, newEmail);
    await confirm(tokenTo(attacker.email));
    await confirm(tokenTo(newEmail));

    const accepted = server.services.workspaces.acceptInvitation({
      ...{ token: tokenOf(link), user: await userOf(server, accomplice), requestId: null },
    });
    await expect(accepted).rejects.toMatchObject({ code: "invitation/unknown" });
    const { db } = server.database;
    const transfers = eq(ownershipTransfers.workspaceId, attacker.id);
    expect(await db.select().from(ownershipTransfers).where(transfers)).toEqual([]);
    const after = await server.services.workspaces.readMembers({ workspaceId: attacker.id });
    expect(after.members.map(({ role }) => role).sort()).toEqual(["editor", "owner"]);
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
    await expect(confirm(tokenTo(newEmail), person)).rejects.toMatchObject({
      code: "account/email-change-taken",
    });
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

  test("one address gets only a few links an hour, also from several accounts", async () => {
    const newEmail = freshAddress();
    for (let n = 0; n < ACCOUNT_LINKS_PER_HOUR; n++) await request(await server.signUp(), newEmail);
    const person = await server.signUp();
    await expect(request(person, newEmail)).rejects.toMatchObject({ code: "request/too-many" });
    expect(await server.services.pendingEmailChange(person.id)).toBeNull();
    expect(server.mails().filter((mail) => mail.includes(`To: ${newEmail}`))).toHaveLength(3);
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
