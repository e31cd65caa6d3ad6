/** Every route of the API and every MCP tool, tried by each role, by strangers and by a removed member. A route that isn't listed fails. */
import { mayDo, NEEDS, type Need, ROLES, type Role } from "@citeworthy/core/product/workspaces/roles";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  jobEvents,
  jobs,
  requestLimits,
  searches,
  sessions,
  users,
  workspaces,
} from "../../adapters/db/schema/all.ts";
import { TOOLS } from "../../mcp/create-mcp-server.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/test-server.ts";
import { createHttp } from "../app.ts";
import { addMember, by, keyFor } from "./testing/team.ts";

/** `person`: about the caller alone. `admin`: for admins. `anyone`: for visitors too, and nothing of a workspace. */
type Access = Need | "person" | "admin" | "anyone";

const ROUTES: Record<string, Access> = {
  "GET /healthz/live": "anyone",
  "GET /healthz": "anyone",
  "GET /version": "anyone",
  "GET /metrics": "anyone",
  "GET /sample-page": "anyone",
  "GET /api/auth/*": "anyone",
  "POST /api/auth/*": "anyone",
  "GET /.well-known/oauth-protected-resource": "anyone",
  "GET /.well-known/oauth-protected-resource/api/mcp": "anyone",
  "GET /.well-known/oauth-authorization-server": "anyone",
  "POST /api/oauth/register": "anyone",
  "POST /api/oauth/token": "anyone",
  "POST /api/oauth/revoke": "anyone",
  "GET /api/session": "anyone",
  "POST /api/session": "anyone",
  "POST /api/session/refresh": "anyone",
  "PUT /api/session/workspace": "person",
  "GET /api/admin/figures": "admin",
  "GET /api/admin/users": "admin",
  "GET /api/admin/workspaces": "admin",
  "GET /api/admin/webhook-events": "admin",
  "GET /api/admin/audit-log": "admin",
  "GET /api/admin/background": "admin",
  "POST /api/admin/ai-models/test": "admin",
  "POST /functions/migrate-users-to-trial": "admin",
  "POST /functions/expire-trials": "admin",
  "POST /functions/cleanup-dodo-customers": "admin",
  "GET /api/analyses": "read",
  "GET /api/analyses/:id": "read",
  "GET /api/analyses/:id/edits": "read",
  "POST /api/analyses/:id/edits": "write",
  "GET /api/analyses/:id/article": "read",
  "GET /api/analyses/:id/cited": "read",
  "GET /api/cited/runs/:id": "read",
  "GET /api/cited/said": "read",
  "GET /api/cited/page": "read",
  "POST /api/cited/overrules": "write",
  "DELETE /api/cited/overrules/:id": "write",
  "POST /api/analyses/:id/judge-again": "write",
  "GET /api/jobs/:id": "read",
  "GET /api/jobs/:id/events": "read",
  "GET /api/usage": "read",
  "POST /api/keys": "write",
  "GET /api/keys": "read",
  "DELETE /api/keys/:id": "person",
  "POST /api/batches": "write",
  "GET /api/batches/:id": "read",
  "POST /api/batches/:id/start": "write",
  "POST /api/batches/:id/pause": "write",
  "POST /api/batches/:id/resume": "write",
  "POST /api/batches/:id/retry": "write",
  "POST /api/batches/:id/cancel": "write",
  "GET /api/find": "shared",
  "GET /api/projects": "read",
  "POST /api/projects": "write",
  "GET /api/projects/:id": "read",
  "PATCH /api/projects/:id": "write",
  "GET /api/projects/:id/pages": "read",
  "GET /api/pages/:id/history": "read",
  "POST /api/projects/:id/pages/archive": "write",
  "POST /api/projects/:id/pages/restore": "write",
  "POST /api/projects/:id/pages/delete": "write",
  "POST /api/projects/:id/pages/move": "write",
  "POST /api/projects/:id/pages/undo": "write",
  "GET /api/projects/:id/demand": "read",
  "GET /api/projects/:id/schedules": "read",
  "POST /api/projects/:id/schedules": "write",
  "PATCH /api/schedules/:id": "write",
  "DELETE /api/schedules/:id": "write",
  "GET /api/projects/:id/report-links": "write",
  "POST /api/projects/:id/report-links": "write",
  "DELETE /api/report-links/:id": "write",
  "GET /api/shares": "write",
  "POST /api/analyses/:id/share": "write",
  "DELETE /api/analyses/:id/share": "write",
  "GET /api/monitors": "read",
  "POST /api/monitors": "write",
  "GET /api/monitors/runs/:id": "read",
  "GET /api/monitors/:id": "read",
  "PATCH /api/monitors/:id": "write",
  "DELETE /api/monitors/:id": "write",
  "GET /api/webhooks": "write",
  "POST /api/webhooks": "write",
  "PATCH /api/webhooks/:id": "write",
  "DELETE /api/webhooks/:id": "write",
  "POST /api/webhooks/:id/secret": "write",
  "POST /api/webhooks/:id/test": "write",
  "POST /api/webhooks/deliveries/:id/replay": "write",
  "GET /api/work": "shared",
  "POST /api/work": "write",
  "PATCH /api/work": "write",
  "POST /api/work/delete": "write",
  "POST /api/work/undo": "write",
  "GET /api/work/:id": "shared",
  "POST /api/work/:id/comments": "write",
  "POST /api/drafts": "write",
  "POST /api/word-file": "anyone",
  "POST /api/mcp": "read",
  "POST /functions/analyze-content": "write",
  "POST /functions/generate-article": "write",
  "POST /functions/generate-meta-tags": "shared",
  "POST /functions/generate-content-ideas": "shared",
  "POST /functions/monitor-ai-visibility": "write",
  "POST /webhooks/dodo": "anyone",
};
const ofWorkspace = Object.entries(ROUTES).filter(([, access]) => NEEDS.some((need) => need === access)) as [
  string,
  Need,
][];
type RpcAnswer = {
  result?: {
    tools?: { name: string; inputSchema?: { properties?: Record<string, { type?: string }> } }[];
    isError?: boolean;
  };
};
/** Names what a stranger must never read. */
const SECRET = "Harvest plan of the north field";

describe.each(serverDatabases)("roles on $kind", (testDatabase) => {
  let server: TestServer;
  let people: Record<Role, Person>;
  let stranger: Person;
  let removed: Person;
  let removedKey: string;
  let strangerKey: string;
  let keys: Record<string, string>;
  let project: string;
  const analysis = "00000000-0000-4000-8000-00000000000a";
  const job = "00000000-0000-4000-8000-00000000000b";

  beforeAll(async () => {
    server = await startTestServer(testDatabase);
    const owner = await server.signUp();
    project = (await server.services.createProject({ userId: owner.id, name: SECRET })).id;
    const result = { overallScore: 50, title: SECRET } as never;
    const { db } = server.database;
    await db
      .insert(searches)
      .values({ id: analysis, userId: owner.id, query: `https://a.test/${SECRET}`, result, score: 50 });
    await db.insert(jobs).values({
      id: job,
      kind: "analyze-page",
      userId: owner.id,
      state: "failed",
      input: {},
      errorText: SECRET,
    });

    // A stream ends with its job.
    await db.insert(jobEvents).values({ jobId: job, seq: 1, event: "failed", data: { error: SECRET } });

    removed = await addMember(server, owner, "editor");
    removedKey = await keyFor(server, removed, owner.id);
    await server.services.workspaces.removeMember(await by(server, owner), removed.id);

    const editor = await addMember(server, owner, "editor");
    const viewer = await addMember(server, owner, "editor");
    const client = await addMember(server, owner, "client", [project]);
    people = { owner, editor, viewer, client };
    stranger = await server.signUp();
    strangerKey = await keyFor(server, stranger, stranger.id);
    keys = {};
    for (const role of ["owner", "editor", "viewer"] as const)
      keys[role] = await keyFor(server, people[role], owner.id);
    // Clients can't make keys, but somebody who becomes one keeps theirs.
    keys.client = await keyFor(server, client, owner.id);
    // The key was made while its owner was an editor: the role counts at each call.
    await server.services.workspaces.changeRole(await by(server, owner), {
      userId: viewer.id,
      role: "viewer",
      projectIds: [],
    });
  });
  afterAll(() => server.close());
  // All tests together make more requests than a key may in a minute.
  beforeEach(() => server.database.db.delete(requestLimits));

  const call = (route: string, who: { cookie: string } | { token: string }) => {
    const [method = "", path = ""] = route.split(" ");
    const id = path.startsWith("/api/projects") ? project : path.startsWith("/api/jobs") ? job : analysis;
    const headers = "token" in who ? { authorization: `Bearer ${who.token}` } : {};
    return server.call(path.replace(":id", id), {
      method,
      ...(method !== "GET" && { body: {} }),
      ...("cookie" in who && { cookie: who.cookie }),
      headers,
    });
  };
  const codeOf = ({ body }: { body: Record<string, unknown> }) => (body.details as { code?: string })?.code;

  test("the table lists every route", () => {
    const { routes } = createHttp(server.services);
    const found = routes
      .filter(({ method }) => method !== "ALL")
      .map(({ method, path }) => `${method} ${path}`);
    expect([...new Set(found)].sort()).toEqual(Object.keys(ROUTES).sort());
  });

  test.each(ofWorkspace)("%s needs %s", async (route, need) => {
    for (const role of ROLES) {
      const answer = await call(route, people[role]);
      const isRefused = codeOf(answer) === "workspace/role-refused";
      expect({ role, isRefused }).toEqual({ role, isRefused: !mayDo(role, need) });
      if (isRefused) expect(answer.status).toBe(403);
      else expect(answer.status).not.toBe(401);
    }
    for (const [role, token] of Object.entries(keys)) {
      const answer = await call(route, { token });
      if (codeOf(answer) === "key/not-accepted") continue;
      const isRefused = codeOf(answer) === "workspace/role-refused";
      expect({ key: role, isRefused }).toEqual({ key: role, isRefused: !mayDo(role as Role, need) });
    }
  });

  test.each(ofWorkspace)("%s shows a stranger and a removed member nothing (needs %s)", async (route) => {
    for (const who of [stranger, removed]) {
      const answer = await call(route, who);
      expect(JSON.stringify(answer.body)).not.toContain(SECRET);
      if (route.includes(":id")) expect([400, 404]).toContain(answer.status);
    }
    expect(codeOf(await call(route, { token: removedKey }))).toBe("key/revoked");
  });

  test.each(Object.entries(ROUTES).filter(([, access]) => access === "admin"))(
    "%s is for admins, whatever the role in a workspace",
    async (route) => {
      for (const role of ROLES) expect((await call(route, people[role])).status).toBe(403);
    },
  );

  test("nobody switches to a workspace they aren't a member of", async () => {
    for (const who of [stranger, removed]) {
      const body = { id: people.owner.id };
      const answer = await server.call("/api/session/workspace", { method: "PUT", body, cookie: who.cookie });
      expect(answer).toMatchObject({ status: 404, body: { details: { code: "workspace/unknown" } } });
    }
  });

  const rpc = async (method: string, params: object, token: string) => {
    const { body } = await server.call("/api/mcp", {
      body: { jsonrpc: "2.0", id: 1, method, params },
      headers: { authorization: `Bearer ${token}`, accept: "application/json, text/event-stream" },
    });
    const text = typeof body.text === "string" ? /data: (.*)/.exec(body.text)?.[1] : null;
    return (text ? JSON.parse(text) : body) as RpcAnswer;
  };
  const needOf = (scope: string): Need => (scope === "read" ? "read" : "write");

  test.each(TOOLS.map(({ name, scope }) => [name, scope] as const))(
    "the MCP tool %s (scope %s) is offered to the roles that may use it, and refused to the others",
    async (name, scope) => {
      for (const [role, token] of Object.entries(keys)) {
        const { result } = await rpc("tools/list", {}, token);
        const isOffered = result?.tools?.some((tool) => tool.name === name) ?? false;
        expect({ role, isOffered }).toEqual({ role, isOffered: mayDo(role as Role, needOf(scope)) });
        if (isOffered) continue;
        const called = await rpc("tools/call", { name, arguments: {} }, token);
        expect(called.result === undefined || called.result.isError === true).toBe(true);
        expect(JSON.stringify(called)).not.toContain(SECRET);
      }
      expect(JSON.stringify(await rpc("tools/call", { name, arguments: {} }, removedKey))).toContain(
        "key/revoked",
      );
    },
  );

  test.each(TOOLS.map(({ name }) => name))("the MCP tool %s shows a stranger nothing", async (name) => {
    const { result } = await rpc("tools/list", {}, strangerKey);
    const tool = result?.tools?.find((one) => one.name === name);
    expect(tool).toBeDefined();
    const fields = Object.entries(tool?.inputSchema?.properties ?? {});
    for (const id of [analysis, job, project]) {
      const texts = fields.filter(([, { type }]) => type === "string").map(([field]) => [field, id]);
      const called = await rpc("tools/call", { name, arguments: Object.fromEntries(texts) }, strangerKey);
      expect(JSON.stringify(called)).not.toContain(SECRET);
    }
  });

  test("two-step verification that a workspace requires holds for sessions, keys and MCP", async () => {
    const { db } = server.database;
    const { editor, owner } = people;
    const require = (needsTwoFactor: boolean) =>
      db.update(workspaces).set({ needsTwoFactor }).where(eq(workspaces.id, owner.id));
    await require(true);
    const token = keys.editor ?? "";
    const needed = { status: 403, body: { details: { code: "workspace/second-step-needed" } } };
    expect(await call("GET /api/usage", editor)).toMatchObject(needed);
    expect(await call("GET /api/usage", { token })).toMatchObject(needed);
    expect(await call("POST /api/mcp", { token })).toMatchObject(needed);

    await db.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, editor.id));
    expect((await call("GET /api/usage", { token })).status).toBe(200);
    expect((await rpc("tools/list", {}, token)).result?.tools?.length).toBeGreaterThan(0);
    // Turned on, but this session was opened without it.
    expect(await call("GET /api/usage", editor)).toMatchObject(needed);
    await db.update(sessions).set({ method: "password-code" }).where(eq(sessions.userId, editor.id));
    expect((await call("GET /api/usage", editor)).status).toBe(200);
    await require(false);
  });
});
