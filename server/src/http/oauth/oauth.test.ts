/** OAuth for MCP, as the official client uses it, and as somebody would who means harm. */
import { createHash, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MAX_UNUSED } from "../../adapters/auth/connected-apps/app-registrations.ts";
import { connectedAppStore } from "../../adapters/auth/connected-apps/connected-app-store.ts";
import {
  appClients,
  appGrants,
  appTokens,
  sessions,
  users,
  workspaces,
} from "../../adapters/db/schema/all.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/test-server.ts";
import { addMember, by } from "../workspaces/testing/team.ts";
import {
  approve,
  askToConnect,
  assistant,
  CALLBACK,
  connectByOAuth,
  connectedClient,
} from "./testing/assistant.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const challengeOf = (verifier: string) => createHash("sha256").update(verifier).digest("base64url");

describe.each(serverDatabases)("OAuth for MCP on $kind", (testDatabase) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(testDatabase);
  });
  afterAll(() => server.close());

  const register = (body: unknown, headers: Record<string, string> = {}) =>
    server.call("/api/oauth/register", { body, headers });
  const token = (form: Record<string, string>) =>
    server.call("/api/oauth/token", {
      body: new URLSearchParams(form).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
  const registered = async (redirect_uris = [CALLBACK]) =>
    String((await register({ client_name: "Notes", redirect_uris })).body.client_id);
  const askWith = (clientId: string, verifier: string, besides: Record<string, string> = {}) =>
    new URLSearchParams({
      ...{ response_type: "code", client_id: clientId, redirect_uri: CALLBACK, state: "s" },
      ...{ code_challenge: challengeOf(verifier), code_challenge_method: "S256", ...besides },
    });
  /** A code that waits to be exchanged, with what it takes. */
  const pending = async (person: Person) => {
    const [client_id, code_verifier] = [await registered(), randomBytes(32).toString("base64url")];
    const back = await approve(server, person, askWith(client_id, code_verifier));
    const code = back.searchParams.get("code") ?? "";
    return { grant_type: "authorization_code", code, client_id, code_verifier, redirect_uri: CALLBACK };
  };
  const listTools = (bearer: unknown) =>
    server.call("/api/mcp", {
      body: { jsonrpc: "2.0", id: 1, method: "tools/list" },
      headers: { authorization: `Bearer ${bearer}`, accept: "application/json, text/event-stream" },
    });

  test("the official client finds its way from a 401 to its tools", async () => {
    const person = await server.signUp();
    const provider = assistant("Claude");
    const { transport, query } = await askToConnect(server, provider);
    expect(query.get("resource")).toBe(`${server.url}/api/mcp`);
    expect(query.get("code_challenge_method")).toBe("S256");
    const back = await approve(server, person, query);
    expect(back.origin + back.pathname).toBe(CALLBACK);
    expect(back.searchParams.get("state")).toBe("state-of-the-app");
    expect(back.searchParams.get("iss")).toBe(server.url);
    await transport.finishAuth(back.searchParams);
    expect(provider.held.tokens).toMatchObject({ token_type: "Bearer", expires_in: 900, scope: "read act" });

    const client = await connectedClient(server, provider);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toContain("analyze_page");
    await client.close();
    const [app] = await server.services.apps.list(person.id);
    expect(app).toMatchObject({ name: "Claude", hosts: ["127.0.0.1:53682"], scopes: ["read", "act"] });
    expect(app?.lastUsedAt).toBeInstanceOf(Date);
    expect(server.mails().join("\n")).toContain('The app "Claude" can now act for your account');
  });

  test("the official client renews its tokens when the short one has expired", async () => {
    const { provider, client } = await connectByOAuth(server, await server.signUp());
    await client.close();
    const before = provider.held.tokens;
    await server.database.db
      .update(appTokens)
      .set({ expiresAt: new Date(0) })
      .where(eq(appTokens.kind, "access"));
    const again = await connectedClient(server, provider);
    expect((await again.listTools()).tools.length).toBeGreaterThan(0);
    expect(provider.held.tokens?.access_token).not.toBe(before?.access_token);
    expect(provider.held.tokens?.refresh_token).not.toBe(before?.refresh_token);
    await again.close();
  });

  test("a user may leave an app less than it asked for: with read alone it sees no tool that acts", async () => {
    const person = await server.signUp();
    const { client, provider } = await connectByOAuth(server, person, { scopes: ["read"] });
    expect(provider.held.tokens?.scope).toBe("read");
    const { tools } = await client.listTools();
    expect(tools.filter(({ annotations }) => annotations?.readOnlyHint !== true)).toEqual([]);
    expect(tools.map(({ name }) => name)).not.toContain("analyze_page");
    const called = await client
      .callTool({ name: "use_edits", arguments: { id: "x", use: ["y"] } })
      .catch((error: Error) => ({ isError: true, content: error.message }));
    expect(called.isError).toBe(true);
    await client.close();
  });

  test("an app that asked to read isn't allowed to act by a forged form", async () => {
    const person = await server.signUp();
    const query = askWith(await registered(), "v".repeat(43), { scope: "read" });
    await expect(approve(server, person, query, { scopes: ["act"] })).rejects.toThrow(
      "choose what the app may do",
    );
  });

  test("tokens are stored as hashes, and are refused everywhere but at MCP", async () => {
    const { provider, client } = await connectByOAuth(server, await server.signUp());
    await client.close();
    const { access_token, refresh_token } = provider.held.tokens ?? {};
    const stored = JSON.stringify(await server.database.db.select().from(appTokens));
    for (const one of [access_token, refresh_token]) expect(stored).not.toContain(String(one));
    const headers = { authorization: `Bearer ${access_token}` };
    for (const path of ["/api/usage", "/api/keys", "/api/analyses"])
      expect((await server.call(path, { headers })).status).toBe(401);
    const wrong = await listTools(refresh_token);
    expect(wrong.status).toBe(401);
    expect(wrong.headers.get("www-authenticate")).toContain('error="invalid_token", resource_metadata=');
  });

  test("a code works once; the second time ends the connection, because somebody has a copy", async () => {
    const form = await pending(await server.signUp());
    const first = await token(form);
    expect(first.status).toBe(200);
    expect((await listTools(first.body.access_token)).status).toBe(200);
    expect(await token(form)).toMatchObject({ status: 400, body: { error: "invalid_grant" } });
    expect((await listTools(first.body.access_token)).status).toBe(401);
  });

  test("a refresh token works once; the second time ends the connection", async () => {
    const form = await pending(await server.signUp());
    const { body } = await token(form);
    const refresh = (refresh_token: unknown) =>
      token({
        grant_type: "refresh_token",
        client_id: form.client_id,
        refresh_token: String(refresh_token),
      });
    const renewed = await refresh(body.refresh_token);
    expect(renewed.status).toBe(200);
    expect((await listTools(body.access_token)).status, "the token before is over").toBe(401);
    expect((await refresh(body.refresh_token)).body.error).toBe("invalid_grant");
    expect((await listTools(renewed.body.access_token)).status).toBe(401);
    expect((await refresh(renewed.body.refresh_token)).body.error).toBe("invalid_grant");
  });

  test.each([
    ["the wrong verifier", { code_verifier: "w".repeat(43) }],
    ["another redirect address", { redirect_uri: "http://127.0.0.1:9/callback" }],
    ["no verifier", { code_verifier: "" }],
  ])("a code isn't exchanged with %s, and not afterwards either", async (_, wrong) => {
    const form = await pending(await server.signUp());
    expect((await token({ ...form, ...wrong })).body.error).toBe("invalid_grant");
    expect((await token(form)).body.error).toBe("invalid_grant");
  });

  test("a code of one app is of no use to another, and none outlives its minute", async () => {
    const form = await pending(await server.signUp());
    expect((await token({ ...form, client_id: await registered() })).body.error).toBe("invalid_grant");
    const late = await pending(await server.signUp());
    await server.database.db
      .update(appTokens)
      .set({ expiresAt: new Date(0) })
      .where(eq(appTokens.kind, "code"));
    expect((await token(late)).body.error).toBe("invalid_grant");
  });

  test("the token endpoint says what is wrong in the words of the RFC", async () => {
    const client_id = await registered();
    const errorOf = async (form: Record<string, string>) => {
      const { status, body } = await token(form);
      return `${status} ${body.error}`;
    };
    expect(await errorOf({ grant_type: "password", client_id })).toBe("400 unsupported_grant_type");
    expect(await errorOf({ grant_type: "refresh_token", client_id: "app_nobody" })).toBe(
      "401 invalid_client",
    );
    expect(await errorOf({ client_id, resource: "https://elsewhere.example/mcp" })).toBe(
      "400 invalid_target",
    );
    const twice = await server.call("/api/oauth/token", { body: `client_id=${client_id}&client_id=x` });
    expect(twice.body.error).toBe("invalid_request");
  });

  test.each([
    ["an address that wasn't registered", { redirect_uri: "https://evil.example/cb" }, null],
    ["an unknown app", { client_id: "app_nobody" }, null],
    ["plain PKCE", { code_challenge_method: "plain" }, "invalid_request"],
    ["no PKCE", { code_challenge: "" }, "invalid_request"],
    ["a token instead of a code", { response_type: "token" }, "unsupported_response_type"],
    ["access to another server", { resource: "https://elsewhere.example/mcp" }, "invalid_target"],
    ["unknown scopes only", { scope: "admin root" }, "invalid_scope"],
  ])("a request with %s is refused, and sends nobody to an unknown address", async (_, wrong, error) => {
    const query = askWith(await registered(), "v".repeat(43), wrong);
    const read = await server.services.apps.read(query);
    expect(read.kind).toBe("refused");
    const back = read.kind === "refused" && read.back !== null ? new URL(read.back) : null;
    expect(back?.searchParams.get("error") ?? null).toBe(error);
    if (back) expect(back.origin).toBe(new URL(CALLBACK).origin);
    await expect(approve(server, await server.signUp(), query)).rejects.toThrow("isn't valid any more");
  });

  test("an app registers with addresses that are safe, and gets no secret", async () => {
    const name = "Claude\u202e official";
    const good = await register({ client_name: name, redirect_uris: ["https://claude.ai/cb"], scope: "x" });
    expect(good).toMatchObject({
      status: 201,
      body: { client_name: "Claude official", token_endpoint_auth_method: "none" },
    });
    expect(good.body).not.toHaveProperty("client_secret");
    for (const uri of ["http://evil.example/cb", "javascript:alert(1)", "app://cb", "https://a.example/#x"])
      expect((await register({ redirect_uris: [uri] })).body.error).toBe("invalid_redirect_uri");
    for (const bad of ["{", { redirect_uris: [] }, { redirect_uris: "https://a.example" }, []])
      expect((await register(bad)).body.error).toBe("invalid_client_metadata");
  });

  test("nobody registers without end: by network, in number and in time", async () => {
    const { db } = server.database;
    const clock = { now: () => new Date() };
    const needs = { db, clock, adminEmails: [], adminsNeedSecondStep: false };
    const store = connectedAppStore(needs);
    await db.delete(appClients);
    const old = { name: "Old", redirectUris: [CALLBACK], createdAt: new Date(Date.now() - 2_000) };
    await db
      .insert(appClients)
      .values(Array.from({ length: MAX_UNUSED }, (_, at) => ({ ...old, id: `old-${at}` })));
    const { id } = await store.register({ name: "New", redirectUris: [CALLBACK] });
    const left = await db.select().from(appClients);
    expect(left).toHaveLength(MAX_UNUSED);
    expect(left.some((one) => one.id === id)).toBe(true);

    const later = connectedAppStore({
      ...needs,
      clock: { now: () => new Date(Date.now() + DAY_MS + 1_000) },
    });
    await later.forgetOld();
    expect(await db.select().from(appClients)).toEqual([]);

    const statuses: number[] = [];
    for (let tries = 0; tries < 60 && statuses.at(-1) !== 429; tries++)
      statuses.push((await register({ redirect_uris: [CALLBACK] })).status);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe.each(serverDatabases)("connected apps and their owners on $kind", (testDatabase) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(testDatabase);
  });
  afterAll(() => server.close());

  const listTools = (bearer: unknown) =>
    server.call("/api/mcp", {
      body: { jsonrpc: "2.0", id: 1, method: "tools/list" },
      headers: { authorization: `Bearer ${bearer}`, accept: "application/json, text/event-stream" },
    });
  const connect = async (person: Person, workspaceId = person.id) => {
    const { client, provider } = await connectByOAuth(server, person, { workspaceId });
    await client.close();
    const bearer = provider.held.tokens?.access_token;
    expect((await listTools(bearer)).status).toBe(200);
    return bearer;
  };

  test("an app that is disconnected stops at once, and only its owner can do that", async () => {
    const [owner, stranger] = [await server.signUp(), await server.signUp()];
    const bearer = await connect(owner);
    const [app] = await server.services.apps.list(owner.id);
    const end = (userId: string) =>
      server.services.apps.disconnect({ userId, id: app?.id ?? "", requestId: null });
    await expect(end(stranger.id)).rejects.toThrow("isn't connected");
    expect((await listTools(bearer)).status).toBe(200);
    await end(owner.id);
    expect((await listTools(bearer)).status).toBe(401);
    expect(await server.services.apps.list(owner.id)).toEqual([]);
    await expect(end(owner.id)).rejects.toThrow("isn't connected");
  });

  test("an app can end its own connection by its token, and nobody learns which tokens exist", async () => {
    const person = await server.signUp();
    const { client, provider } = await connectByOAuth(server, person);
    await client.close();
    const revoke = (client_id: string) =>
      server.call("/api/oauth/revoke", {
        body: new URLSearchParams({
          token: String(provider.held.tokens?.refresh_token),
          client_id,
        }).toString(),
      });
    expect((await revoke("app_other")).status).toBe(200);
    expect(await server.services.apps.list(person.id)).toHaveLength(1);
    expect((await revoke(provider.held.client?.client_id ?? "")).status).toBe(200);
    expect(await server.services.apps.list(person.id)).toEqual([]);
  });

  test("the role counts at each call, and a removed member's app stops", async () => {
    const owner = await server.signUp();
    const member = await addMember(server, owner, "editor");
    const bearer = await connect(member, owner.id);
    const mayAnalyze = async () =>
      /\{\\"name\\":\\"analyze_page/.test(JSON.stringify((await listTools(bearer)).body));
    expect(await mayAnalyze()).toBe(true);
    const asker = await by(server, owner);
    await server.services.workspaces.changeRole(asker, { userId: member.id, role: "viewer", projectIds: [] });
    expect(await mayAnalyze()).toBe(false);
    await server.services.workspaces.removeMember(asker, member.id);
    expect((await listTools(bearer)).status).toBe(401);
  });

  test("nobody connects an app to a workspace that isn't theirs", async () => {
    const [owner, stranger] = [await server.signUp(), await server.signUp()];
    const { query } = await askToConnect(server, assistant());
    await expect(approve(server, stranger, query, { workspaceId: owner.id })).rejects.toThrow();
    const project = await server.services.createProject({ userId: owner.id, name: "Shared" });
    const client = await addMember(server, owner, "client", [project.id]);
    await expect(approve(server, client, query, { workspaceId: owner.id })).rejects.toThrow("role");
  });

  test("two-step verification that a workspace requires holds for apps", async () => {
    const owner = await server.signUp();
    const bearer = await connect(owner);
    await server.database.db
      .update(workspaces)
      .set({ needsTwoFactor: true })
      .where(eq(workspaces.id, owner.id));
    expect((await listTools(bearer)).status).toBe(403);
    const { query } = await askToConnect(server, assistant());
    await expect(approve(server, owner, query)).rejects.toThrow("two-step verification");
  });

  test("an old session has to confirm who it is before it connects an app", async () => {
    const person = await server.signUp();
    const { query } = await askToConnect(server, assistant());
    await server.database.db
      .update(sessions)
      .set({ confirmedAt: null, createdAt: new Date(Date.now() - DAY_MS / 24) })
      .where(eq(sessions.userId, person.id));
    await expect(approve(server, person, query)).rejects.toMatchObject({ code: "account/confirm-first" });
  });

  test("a reset password ends the connections", async () => {
    const person = await server.signUp();
    const bearer = await connect(person);
    await server.call("/api/auth/request-password-reset", {
      body: { email: person.email, redirectTo: "/reset-password" },
    });
    const mail = server.mails().find((one) => one.includes(person.email) && one.includes("reset-password"));
    const resetToken = /reset-password\/([\w-]+)/.exec(mail ?? "")?.[1];
    const { status } = await server.call("/api/auth/reset-password", {
      body: { newPassword: "another horse battery", token: resetToken },
    });
    expect(status).toBe(200);
    expect((await listTools(bearer)).status).toBe(401);
  });

  test("the apps of a suspended account stop, and work again when it is let in", async () => {
    const person = await server.signUp();
    const access = await connect(person);
    const suspend = (suspendedAt: Date | null) =>
      server.database.db.update(users).set({ suspendedAt }).where(eq(users.id, person.id));
    await suspend(new Date());
    expect((await listTools(access)).status).toBe(401);
    await suspend(null);
    expect((await listTools(access)).status).toBe(200);
  });

  test("a connection ends after a year, however often it is renewed", async () => {
    const person = await server.signUp();
    const bearer = await connect(person);
    await server.database.db
      .update(appGrants)
      .set({ expiresAt: new Date(0) })
      .where(eq(appGrants.userId, person.id));
    expect((await listTools(bearer)).status).toBe(401);
    expect(await server.services.apps.list(person.id)).toEqual([]);
  });
});
