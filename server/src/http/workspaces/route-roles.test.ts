/**
 * Every route of the API and every MCP tool, tried by each role and by people who aren't members. Each call works for the
 * roles that may make it, so that a refusal is about the role and not about the call. A route or tool that isn't in
 * `testing/routes.ts` fails.
 */
import { mayDo, type Need, ROLES, type Role } from "@citeworthy/core/product/workspaces/roles";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { invitations, requestLimits, sessions, users, workspaces } from "../../adapters/db/schema/all.ts";
import { TOOLS } from "../../mcp/create-mcp-server.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { type FullWorkspace, openFullWorkspace, SECRET } from "../../testing/full-workspace.ts";
import type { Person, TestServer } from "../../testing/test-server.ts";
import { createHttp } from "../app.ts";
import { connectByOAuth } from "../oauth/testing/assistant.ts";
import { OUTSIDE_WORKSPACES, TOOL_CALLS, WORKSPACE_ROUTES, type WorkspaceRoute } from "./testing/routes.ts";
import { addMember, by, keyFor, tokenOf, userOf } from "./testing/team.ts";

type Caller = Pick<Person, "cookie"> | { token: string };
type RpcAnswer = { result?: { tools?: { name: string }[]; isError?: boolean } };
/** A stranger, a removed member, and people whose invitation expired, was used before or was somebody else's. */
const OUTSIDERS = ["stranger", "removed", "expired", "reused", "forwarded"] as const;
type Outsider = (typeof OUTSIDERS)[number];

/** Roles with fewer rights come first: what they leave undone is there for the others. */
const UPWARDS = ROLES.toReversed();
const IS_PROOF = inject("isProof");
/** The last role that is refused and the first that isn't. The proofs add the others, their keys, and all who aren't members. */
const tried = (need: Need): readonly Role[] => {
  const first = UPWARDS.findIndex((role) => mayDo(role, need));
  return IS_PROOF ? UPWARDS : UPWARDS.slice(Math.max(first - 1, 0), first + 1);
};
const BY_KEY: readonly Role[] = IS_PROOF ? UPWARDS : ["client"];
const OUTSIDE: readonly Outsider[] = IS_PROOF ? OUTSIDERS : ["stranger"];

const OF_WORKSPACES = Object.entries(WORKSPACE_ROUTES).map(([route, [need, call]]) => ({
  route,
  need,
  call,
}));
const MCP_ACCEPTS = "application/json, text/event-stream";

describe.each(serverDatabases)("roles on $kind", (testDatabase) => {
  let workspace: FullWorkspace;
  let server: TestServer;
  let people: Record<Role, Person>;
  let keys: Record<Role, string>;
  let outsiders: Record<Outsider, Person>;
  let outsiderKeys: Record<Outsider, string>;

  beforeAll(async () => {
    workspace = await openFullWorkspace(testDatabase);
    server = workspace.server;
    const { owner, project } = workspace;
    const manage = await by(server, owner);
    const removed = await addMember(server, owner, "editor");
    const removedKey = await keyFor(server, removed, owner.id);
    await server.services.workspaces.removeMember(manage, removed.id);

    const editor = await addMember(server, owner, "editor");
    const viewer = await addMember(server, owner, "editor");
    const client = await addMember(server, owner, "client", [project]);
    people = { owner, editor, viewer, client };
    const keyOf = (person: Person) => keyFor(server, person, owner.id);
    // Clients can't make keys, but somebody who becomes one keeps theirs; and this viewer was an editor.
    keys = {
      owner: await keyOf(owner),
      editor: await keyOf(editor),
      viewer: await keyOf(viewer),
      client: await keyOf(client),
    };
    const demoted = { userId: viewer.id, role: "viewer", projectIds: [] };
    await server.services.workspaces.changeRole(manage, demoted);

    outsiders = {
      stranger: await server.signUp(),
      removed,
      ...{ expired: await late(), reused: await second(), forwarded: await notInvited() },
    };
    const ownKey = (person: Person) => keyFor(server, person, person.id);
    outsiderKeys = {
      stranger: await ownKey(outsiders.stranger),
      removed: removedKey,
      expired: await ownKey(outsiders.expired),
      reused: await ownKey(outsiders.reused),
      forwarded: await ownKey(outsiders.forwarded),
    };
  });
  afterAll(() => workspace.close());
  // All tests together make more requests than a key may in a minute.
  beforeEach(() => server.database.db.delete(requestLimits));

  const invited = async (email: string) => {
    const asked = { email, role: "editor", projectIds: [] };
    return tokenOf((await server.services.workspaces.invite(await by(server, workspace.owner), asked)).link);
  };
  const refusedToJoin = async (person: Person, token: string, code: string) => {
    const asked = { token, user: await userOf(server, person), requestId: null };
    await expect(server.services.workspaces.acceptInvitation(asked)).rejects.toMatchObject({ code });
    return person;
  };
  async function late() {
    const person = await server.signUp();
    const token = await invited(person.email);
    const over = { expiresAt: new Date(0) };
    await server.database.db.update(invitations).set(over).where(eq(invitations.email, person.email));
    return refusedToJoin(person, token, "invitation/expired");
  }
  /** Joined, left, and tries the same link again. */
  async function second() {
    const person = await server.signUp();
    const token = await invited(person.email);
    const user = await userOf(server, person);
    await server.services.workspaces.acceptInvitation({ token, user, requestId: null });
    await server.services.workspaces.removeMember(await by(server, workspace.owner), person.id);
    return refusedToJoin(person, token, "invitation/used");
  }
  async function notInvited() {
    const token = await invited("somebody-else@example.com");
    return refusedToJoin(await server.signUp(), token, "invitation/other-address");
  }

  const call = async (route: string, make: WorkspaceRoute[1], who: Caller) => {
    const [method = "", path = ""] = route.split(" ");
    const { id = "", query = "", body = {} } = await make(workspace);
    return server.call(path.replace(":id", id) + query, {
      method,
      ...(method !== "GET" && { body }),
      ...("cookie" in who && { cookie: who.cookie }),
      headers: {
        prefer: "respond-async",
        ...(path === "/api/mcp" && { accept: MCP_ACCEPTS }),
        ...("token" in who && { authorization: `Bearer ${who.token}` }),
      },
    });
  };
  const codeOf = ({ body }: { body: Record<string, unknown> }) => (body.details as { code?: string })?.code;
  const outcomeOf = (answer: { status: number; body: Record<string, unknown> }) =>
    answer.status < 400 ? "works" : `${answer.status} ${codeOf(answer)}`;
  const REFUSED = "403 workspace/role-refused";
  const expected = (role: Role, need: Need) => (mayDo(role, need) ? "works" : REFUSED);

  test("the table lists every route", () => {
    const found = createHttp(server.services)
      .routes.filter(({ method }) => method !== "ALL")
      .map(({ method, path }) => `${method} ${path}`);
    const listed = [...Object.keys(WORKSPACE_ROUTES), ...Object.keys(OUTSIDE_WORKSPACES)];
    expect(listed.sort()).toEqual([...new Set(found)].sort());
  });

  test("the table lists every MCP tool", () => {
    expect(Object.keys(TOOL_CALLS).sort()).toEqual(TOOLS.map(({ name }) => name).sort());
  });

  test.each(OF_WORKSPACES)(
    "$route (needs $need) works for the roles that may, and for no other",
    async (one) => {
      const { route, need, call: make } = one;
      for (const role of tried(need)) {
        const outcome = outcomeOf(await call(route, make, people[role]));
        expect({ role, outcome }).toEqual({ role, outcome: expected(role, need) });
      }
      const byKey = outcomeOf(await call(route, make, { token: keys.owner }));
      const needsSession = byKey === "403 key/not-accepted";
      for (const role of BY_KEY) {
        const outcome = outcomeOf(await call(route, make, { token: keys[role] }));
        expect({ key: role, outcome }).toEqual({
          key: role,
          outcome: needsSession ? "403 key/not-accepted" : expected(role, need),
        });
      }
    },
  );

  test.each(OF_WORKSPACES)("$route shows and does nothing for those who aren't members", async (one) => {
    const { route } = one;
    const made = await one.call(workspace);
    for (const name of OUTSIDE)
      for (const who of [outsiders[name], { token: outsiderKeys[name] }]) {
        const answer = await call(route, () => made, who);
        expect(JSON.stringify(answer.body), name).not.toContain(SECRET);
        if (name === "removed" && "token" in who) expect(outcomeOf(answer)).toBe("401 key/revoked");
        else if (route.includes(":id"))
          expect({ name, outcome: outcomeOf(answer) }).toEqual({
            name,
            outcome: expect.stringMatching(/^404 |^403 key\/not-accepted/),
          });
      }
  });

  test.each(Object.entries(OUTSIDE_WORKSPACES).filter(([, access]) => access === "admin"))(
    "%s is for admins, whatever the role in a workspace",
    async (route) => {
      for (const role of ROLES)
        expect((await call(route, () => ({ body: {} }), people[role])).status).toBe(403);
    },
  );

  test("a member revokes only keys of their own", async () => {
    const route = "DELETE /api/keys/:id";
    const [own] = await server.services.listApiKeys(people.editor.id, workspace.owner.id);
    const revoke = () => ({ id: own?.id ?? "" });
    for (const name of ["owner", "viewer", "client"] as const)
      expect(outcomeOf(await call(route, revoke, people[name]))).toMatch(/^404 /);
    for (const person of Object.values(outsiders))
      expect(outcomeOf(await call(route, revoke, person))).toMatch(/^404 /);
  });

  test("nobody switches to a workspace they aren't a member of", async () => {
    for (const { cookie } of Object.values(outsiders)) {
      const body = { id: workspace.owner.id };
      const answer = await server.call("/api/session/workspace", { method: "PUT", body, cookie });
      expect(answer).toMatchObject({ status: 404, body: { details: { code: "workspace/unknown" } } });
    }
  });

  const rpc = async (method: string, params: object, token: string) => {
    const { body } = await server.call("/api/mcp", {
      body: { jsonrpc: "2.0", id: 1, method, params },
      headers: { authorization: `Bearer ${token}`, accept: MCP_ACCEPTS },
    });
    const text = typeof body.text === "string" ? /data: (.*)/.exec(body.text)?.[1] : null;
    return (text ? JSON.parse(text) : body) as RpcAnswer;
  };
  const needOf = (scope: string): Need => (scope === "read" ? "read" : "write");
  const argumentsOf = async (name: string) => TOOL_CALLS[name]?.(workspace);

  test.each(TOOLS.map(({ name, scope }) => ({ name, scope })))(
    "the MCP tool $name (scope $scope) works for the roles that may use it, and for no other",
    async ({ name, scope }) => {
      for (const role of tried(needOf(scope))) {
        const { result } = await rpc("tools/list", {}, keys[role]);
        const isOffered = result?.tools?.some((tool) => tool.name === name) ?? false;
        const called = await rpc("tools/call", { name, arguments: await argumentsOf(name) }, keys[role]);
        const works = called.result !== undefined && called.result.isError !== true;
        const may = mayDo(role, needOf(scope));
        expect({ role, isOffered, works, said: works || may ? called : null }).toMatchObject({
          ...{ role, isOffered: may, works: may },
        });
        if (!works) expect(JSON.stringify(called)).not.toContain(SECRET);
      }
    },
  );

  test.each(TOOLS.map(({ name }) => name))("the MCP tool %s shows nothing to others", async (name) => {
    const params = { name, arguments: await argumentsOf(name) };
    for (const outsider of OUTSIDE) {
      const called = JSON.stringify(await rpc("tools/call", params, outsiderKeys[outsider]));
      expect(called).not.toContain(SECRET);
      if (outsider === "removed") expect(called).toContain("key/revoked");
    }
  });

  describe("with two-step verification required", () => {
    const NEEDED = "403 workspace/second-step-needed";
    const require = (needsTwoFactor: boolean) =>
      server.database.db
        .update(workspaces)
        .set({ needsTwoFactor })
        .where(eq(workspaces.id, workspace.owner.id));
    let appToken = "";
    beforeAll(async () => {
      const { editor, owner } = people;
      const { provider, client } = await connectByOAuth(server, editor, { workspaceId: owner.id });
      await client.close();
      appToken = provider.held.tokens?.access_token ?? "";
    });
    afterAll(() => require(false));

    test("sessions, keys and connected apps without it reach no route and no tool", async () => {
      await require(false);
      expect((await rpc("tools/list", {}, appToken)).result?.tools?.length).toBeGreaterThan(0);
      await require(true);
      for (const { route, call: make } of OF_WORKSPACES)
        for (const who of IS_PROOF ? [people.editor, { token: keys.editor }] : [people.editor]) {
          const outcome = outcomeOf(await call(route, async () => prepared(make), who));
          expect({ route, outcome }).toEqual({
            route,
            outcome: expect.stringMatching(`${NEEDED}|^403 key/not-accepted`),
          });
        }
      for (const token of [keys.editor, appToken])
        expect(JSON.stringify(await rpc("tools/list", {}, token))).toContain("workspace/second-step-needed");
    });
    /** The owner prepares a call while the rule is off. */
    async function prepared(make: WorkspaceRoute[1]) {
      await require(false);
      const made = await make(workspace);
      await require(true);
      return made;
    }

    test("with it, keys and apps work at once, and a session that was opened with it", async () => {
      const { editor } = people;
      const { db } = server.database;
      const usage = async (who: Caller) => outcomeOf(await call("GET /api/usage", () => ({}), who));
      await require(true);
      await db.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, editor.id));
      expect(await usage({ token: keys.editor })).toBe("works");
      for (const token of [keys.editor, appToken])
        expect((await rpc("tools/list", {}, token)).result?.tools?.length).toBeGreaterThan(0);
      // Turned on, but this session was opened without it.
      expect(await usage(editor)).toBe(NEEDED);
      await db.update(sessions).set({ method: "password-code" }).where(eq(sessions.userId, editor.id));
      expect(await usage(editor)).toBe("works");
    });
  });
});
