/** API keys as programs use them: what they allow, when they stop working, and how much they may ask. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { apiKeys, requestLimits, users } from "../../adapters/db/schema/all.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/test-server.ts";
import { KEY_RATE } from "./accept-api-keys.ts";

describe.each(serverDatabases)("API keys on $kind", (testDatabase) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(testDatabase);
  });
  afterAll(() => server.close());

  const sessionOf = async ({ cookie }: Person) =>
    (await server.services.sessions.idOf(new Headers({ cookie }))) ?? "";
  const asked = async (person: Person, scopes: string[], more: object = {}) => ({
    user: { id: person.id, email: person.email, isAdmin: false },
    workspaceId: person.id,
    sessionId: await sessionOf(person),
    name: "Build check",
    scopes,
    days: 90,
    requestId: null,
    ...more,
  });
  const keyOf = async (person: Person, scopes: string[], more: object = {}) =>
    (await server.services.createApiKey(await asked(person, scopes, more))).token;
  const call = (path: string, token: string, more: object = {}) =>
    server.call(path, { headers: { authorization: `Bearer ${token}` }, ...more });

  test("a key with the scope read reads what its owner may read", async () => {
    const person = await server.signUp();
    const token = await keyOf(person, ["read"]);
    expect(token).toMatch(/^cw_[\w-]{43}$/);
    expect((await call("/api/usage", token)).status).toBe(200);
    expect((await call("/api/analyses", token)).body).toEqual({ analyses: [], next: null });
    expect((await call("/api/session", token)).body).toMatchObject({ user: { id: person.id } });
  });

  test("a missing scope is named, in the sentence, the details and the header", async () => {
    const token = await keyOf(await server.signUp(), ["read"]);
    const body = { input: "https://a.test" };
    const refused = await call("/functions/analyze-content", token, { body });
    expect(refused).toMatchObject({ status: 403, body: { details: { scope: "analyze" } } });
    expect(refused.body.error).toContain("analyze");
    expect(refused.headers.get("www-authenticate")).toContain('scope="analyze"');
    const monitor = await call("/functions/monitor-ai-visibility", token, { body: {} });
    expect(monitor.body.details).toEqual({ code: "key/scope-missing", scope: "monitor" });
    const other = await keyOf(await server.signUp(), ["monitor"]);
    expect((await call("/api/usage", other)).body.details).toMatchObject({ scope: "read" });
  });

  test("an unknown, an expired and a revoked key get 401 and say which they are", async () => {
    const person = await server.signUp();
    expect((await call("/api/usage", "cw_nope")).body.details).toEqual({ code: "key/invalid" });

    const token = await keyOf(person, ["read"]);
    const [key] = await server.services.listApiKeys(person.id, person.id);
    const past = new Date("2026-01-02T00:00:00Z");
    await server.database.db.update(apiKeys).set({ expiresAt: past }).where(eq(apiKeys.userId, person.id));
    const expired = await call("/api/usage", token);
    expect(expired).toMatchObject({ status: 401, body: { details: { code: "key/expired" } } });
    expect(expired.body.error).toContain("2026-01-02");

    const revocation = { userId: person.id, keyId: key?.id ?? "", requestId: null };
    const stranger = await server.signUp();
    const foreign = server.services.revokeApiKey({ ...revocation, userId: stranger.id });
    await expect(foreign).rejects.toThrow(/doesn't exist/);
    await server.services.revokeApiKey(revocation);
    await expect(server.services.revokeApiKey(revocation)).rejects.toThrow(/already revoked/);
    const revoked = await call("/api/usage", token);
    expect(revoked).toMatchObject({ status: 401, body: { details: { code: "key/revoked" } } });
    expect(revoked.headers.get("www-authenticate")).toContain("invalid_token");
    expect(await server.services.listApiKeys(person.id, person.id)).toEqual([]);
  });

  test("the key of a deleted user is refused", async () => {
    const person = await server.signUp();
    const token = await keyOf(person, ["read"]);
    await server.database.db.delete(users).where(eq(users.id, person.id));
    expect((await call("/api/usage", token)).body.details).toEqual({ code: "key/invalid" });
  });

  test("only the hash is stored, and the last use is noted", async () => {
    const person = await server.signUp();
    const token = await keyOf(person, ["read"]);
    const rows = await server.database.db.select().from(apiKeys).where(eq(apiKeys.userId, person.id));
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows[0]).toMatchObject({ ending: token.slice(-4), lastUsedAt: null });
    await call("/api/usage", token);
    const [key] = await server.services.listApiKeys(person.id, person.id);
    expect(key?.lastUsedAt).toBeInstanceOf(Date);
    expect(JSON.stringify(key)).not.toContain("Hash");
  });

  test("creation and revocation are in the audit log and the export; the owner gets an email", async () => {
    const person = await server.signUp();
    const token = await keyOf(person, ["read", "analyze"]);
    const [key] = await server.services.listApiKeys(person.id, person.id);
    await server.services.revokeApiKey({ userId: person.id, keyId: key?.id ?? "", requestId: null });
    const events = await server.services.securityActivity(person.id);
    expect(events.slice(0, 2)).toMatchObject([
      { action: "revoke-api-key", details: { name: "Build check" } },
      { action: "create-api-key", details: { name: "Build check", scopes: "read analyze" } },
    ]);
    const mail = server.mails().find((text) => text.includes(person.email) && text.includes("API key"));
    expect(mail).toContain("Build check");
    let exported = "";
    for await (const part of await server.services.exportAccount({ userId: person.id, requestId: null }))
      exported += part;
    expect(JSON.parse(exported).apiKeys).toMatchObject([{ name: "Build check", ending: token.slice(-4) }]);
    expect(exported).not.toContain("tokenHash");
  });

  test("a request without name, scope, lifetime or right is refused in words", async () => {
    const person = await server.signUp();
    const attempt = (scopes: string[], more: object = {}) => keyOf(person, scopes, more);
    await expect(attempt([], {})).rejects.toThrow(/at least one scope/);
    await expect(attempt(["write"], {})).rejects.toThrow(/at least one scope/);
    await expect(attempt(["read"], { name: "  " })).rejects.toThrow(/enter a name/);
    await expect(attempt(["read"], { name: "x".repeat(61) })).rejects.toThrow(/at most 60/);
    await expect(attempt(["read"], { days: 10_000 })).rejects.toThrow(/expires/);
    await expect(attempt(["admin:read"], {})).rejects.toThrow(/Only admins/);
    await expect(attempt(["read"], { sessionId: "none" })).rejects.toThrow();
    for (let at = 0; at < 20; at++) await attempt(["read"]);
    await expect(attempt(["read"])).rejects.toThrow(/the limit/);
  });

  test("admin:read reads the admin pages while its owner is an admin, and changes nothing", async () => {
    const admin = await server.signUp();
    const setRole = (role: "admin" | "user") =>
      server.database.db.update(users).set({ role }).where(eq(users.id, admin.id));
    await setRole("admin");
    const token = await keyOf(admin, ["admin:read"], {
      user: { id: admin.id, email: admin.email, isAdmin: true },
    });
    expect((await call("/api/admin/figures", token)).status).toBe(200);
    const change = await call("/functions/expire-trials", token, { body: {} });
    expect(change).toMatchObject({ status: 403, body: { details: { code: "key/not-accepted" } } });
    await setRole("user");
    expect((await call("/api/admin/figures", token)).status).toBe(403);
  });

  test("a key can't sign in, and isn't a session for account calls", async () => {
    const token = await keyOf(await server.signUp(), ["read"]);
    const headers = { authorization: `Bearer ${token}`, origin: server.url };
    const body = { currentPassword: "x", newPassword: "a much longer password" };
    expect((await server.call("/api/auth/change-password", { body, headers })).status).toBe(401);
  });

  test("every answer says what is left, and too many requests get 429 with Retry-After", async () => {
    const person = await server.signUp();
    const token = await keyOf(person, ["read"]);
    const first = await call("/api/usage", token);
    expect(first.headers.get("ratelimit-limit")).toBe(String(KEY_RATE.max));
    expect(first.headers.get("ratelimit-remaining")).toBe(String(KEY_RATE.max - 1));
    expect(Number(first.headers.get("ratelimit-reset"))).toBeGreaterThan(0);
    await server.database.db
      .update(requestLimits)
      .set({ count: KEY_RATE.max })
      .where(eq(requestLimits.key, `api-keys:${person.id}`));
    const refused = await call("/api/usage", token);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("ratelimit-remaining")).toBe("0");
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});
