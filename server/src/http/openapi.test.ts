/** The description of the API is true: it names what the server answers to, and the server answers as it says. */
import { TEST_EVENT, WEBHOOK_EVENTS } from "@citeworthy/core/product/webhooks";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { keptEvidence, users } from "../adapters/db/schema/all.ts";
import { answerShape, apiDocument, asShape, operations, referred } from "../testing/api-document.ts";
import { authenticator } from "../testing/authenticator.ts";
import { serverDatabases } from "../testing/databases.ts";
import { signedMessage } from "../testing/dodo/messages.ts";
import { type Dodo, startDodo, WEBHOOK_KEY } from "../testing/dodo/start-dodo.ts";
import { ARTICLE, html, type StubPage, startStubPage } from "../testing/stub-page.ts";
import { PASSWORD, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";
import { totpCode } from "../testing/totp.ts";
import { createHttp } from "./app.ts";

let page: StubPage;
let dodo: Dodo;
let server: TestServer;
let person: Person;
let admin: Person;
beforeAll(async () => {
  const [testDatabase] = serverDatabases;
  if (!testDatabase) throw new Error("no database");
  page = await startStubPage({ "/cold-brew": html(ARTICLE), "/rival": html(ARTICLE.replace("16", "12")) });
  dodo = await startDodo();
  const settings = { ...dodo.environment, FETCH_ALLOW_HOSTS: page.host };
  server = await startTestServer(testDatabase, settings, { worker: true });
  dodo.sendMessagesTo(server.url);
  person = await server.signUp();
  admin = await server.signUp("admin@example.com");
  await server.database.db.update(users).set({ role: "admin" }).where(eq(users.id, admin.id));
});
afterAll(async () => {
  await server.close();
  await dodo.close();
  await page.close();
});

/** Asks, and holds question and answer against the document. */
type Asked = { path?: string; body?: unknown; by?: Person; headers?: Record<string, string> };
async function ask(name: string, { path = "", body, by, headers = {} }: Asked = {}) {
  const [method = "", documented = ""] = name.split(" ");
  const sent = operations.find((one) => one.name === name)?.operation.requestBody?.content[
    "application/json"
  ];
  if (body !== undefined) expect(asShape(sent?.schema ?? {}).safeParse(body).error?.issues).toBeUndefined();
  const request = {
    method,
    headers: { origin: server.url, ...headers },
    ...(body !== undefined && { body }),
    ...(by && { cookie: by.cookie }),
  };
  const answer = await server.call(path || documented, request);
  const shape = answerShape(name, answer.status);
  if (shape === null) throw new Error(`${name}: the document knows no ${answer.status}`);
  const problem = shape.safeParse(answer.body).error;
  if (problem) throw new Error(`${name} ${answer.status}: ${z.prettifyError(problem)}`);
  return answer;
}

test("every event of a webhook is described", () => {
  expect(Object.keys(apiDocument.webhooks).sort()).toEqual([...WEBHOOK_EVENTS, TEST_EVENT].sort());
});

test("every reference leads somewhere, every part is used, and every call has its own name and its answers", () => {
  const refs = [...JSON.stringify(apiDocument).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref ?? "");
  expect(refs.filter((ref) => referred(ref) === null)).toEqual([]);
  const { securitySchemes = {}, ...parts } = apiDocument.components;
  const known = Object.entries(parts).flatMap(([kind, named]) =>
    Object.keys(named).map((name) => `#/components/${kind}/${name}`),
  );
  expect(known.filter((part) => !refs.includes(part))).toEqual([]);

  expect(apiDocument.openapi).toMatch(/^3\.1\.\d$/);
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(ids.filter((id, at) => !id || ids.indexOf(id) !== at)).toEqual([]);
  const tags = apiDocument.tags.map(({ name }) => name);
  for (const { name, path, operation } of operations) {
    expect(Object.keys(operation.responses).filter((status) => !/^[1-5]\d\d$/.test(status))).toEqual([]);
    const [good] = Object.entries(operation.responses).filter(([status]) => /^[23]/.test(status));
    expect(good?.[1], name).toMatchObject({ description: expect.any(String) });
    expect(tags, name).toEqual(expect.arrayContaining(operation.tags));
    const schemes = (operation.security ?? apiDocument.security).flatMap((one) => Object.keys(one));
    expect(Object.keys(securitySchemes), name).toEqual(expect.arrayContaining(schemes));
    const inPath = operation.parameters?.filter((one) => one.in === "path" && one.required) ?? [];
    expect(inPath.map((one) => `{${one.name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
  }
});

test("every schema can be read as one", () => {
  for (const schema of Object.values(apiDocument.components.schemas ?? {}))
    expect(asShape(schema)).toBeInstanceOf(z.ZodType);
});

test("the document describes every route of the server, and no other", async () => {
  const routes = createHttp(server.services)
    .routes.filter(({ method, path }) => method !== "ALL" && !path.endsWith("*"))
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, "{$1}")}`);
  const described = operations.map(({ name }) => name);
  expect(routes.filter((route) => !described.includes(route))).toEqual([]);
  const isEdge = (name: string) => / \/(api|functions|webhooks|healthz|sample-page)\b/.test(name);
  const elsewhere = described.filter((name) => isEdge(name) && !routes.includes(name));
  // The accounts' own calls are behind one route, and are asked whether they know each of these.
  expect(elsewhere.filter((name) => !name.startsWith("POST /api/auth/"))).toEqual([]);
  for (const name of elsewhere) {
    const { status } = await server.call(name.slice("POST ".length), { body: {} });
    expect({ name, isKnown: status !== 404 }).toEqual({ name, isKnown: true });
  }
});

test("who must sign in, and who must be an admin, is as the document says", async () => {
  const guarded = operations.filter(
    ({ path, operation }) => /^\/(api\/(?!auth)|functions)/.test(path) && !operation.security,
  );
  expect(guarded.length).toBeGreaterThan(8);
  for (const { name, operation } of guarded) {
    expect({ name, status: (await ask(name)).status }).toEqual({ name, status: 401 });
    const answer = operation.tags.includes("Administration") && (await ask(name, { by: person }));
    if (answer) expect({ name, status: answer.status }).toEqual({ name, status: 403 });
  }
});

test("a field that the document asks for is asked for", async () => {
  for (const { name, path, operation } of operations.filter(({ path }) => path.startsWith("/functions/"))) {
    const schema = operation.requestBody?.content["application/json"]?.schema;
    if (!schema) continue;
    const answer = await server.call(path, { body: {}, cookie: admin.cookie });
    expect({ name, status: answer.status }).toEqual({ name, status: 400 });
    expect(answerShape(name, 400)?.safeParse(answer.body).success).toBe(true);
  }
});

test("accounts and sessions answer as described", async () => {
  const account = { email: "new@example.com", password: PASSWORD };
  await ask("POST /api/auth/sign-up/email", { body: account });
  await ask("POST /api/auth/sign-up/email", { body: { ...account, password: "short" } });
  await ask("POST /api/auth/sign-in/email", { body: { ...account, password: "wrong password" } });
  const { cookie } = await ask("POST /api/auth/sign-in/email", { body: account });
  const by = { ...person, cookie };
  await ask("POST /api/auth/request-password-reset", { body: { email: account.email } });
  await ask("POST /api/auth/reset-password", { body: { newPassword: PASSWORD, token: "unknown" } });
  await ask("POST /api/auth/send-verification-email", { body: { email: account.email } });
  const { body } = await ask("POST /api/session", { body: account });
  await ask("POST /api/session/refresh", { body: { refresh_token: String(body.refresh_token) } });
  await ask("POST /api/session/refresh", { body: { refresh_token: "unknown" } });
  await ask("GET /api/session");
  await ask("GET /api/session", { by });
  const { body: visit } = await ask("GET /api/session", { by });
  const [own] = visit.workspaces as { id: string }[];
  await ask("PUT /api/session/workspace", { by, body: { id: own?.id } });
  await ask("PUT /api/session/workspace", { by, body: { id: "another" } });
  await ask("GET /api/usage", { by });
  const changed = { currentPassword: PASSWORD, newPassword: `${PASSWORD}!` };
  const again = await ask("POST /api/auth/change-password", { by, body: changed });
  await ask("POST /api/auth/sign-out", { by: { ...by, cookie: again.cookie }, body: {} });
});

test("apps find, register and refuse as described", async () => {
  await ask("GET /.well-known/oauth-protected-resource");
  await ask("GET /.well-known/oauth-protected-resource/api/mcp");
  await ask("GET /.well-known/oauth-authorization-server");
  await ask("POST /api/oauth/register", { body: { redirect_uris: ["https://app.example/cb"] } });
  await ask("POST /api/oauth/register", { body: { redirect_uris: ["http://app.example/cb"] } });
  await ask("POST /api/oauth/token", { headers: { "content-type": "application/x-www-form-urlencoded" } });
});

test("the second step answers as described", async () => {
  const account = { email: "second-step@example.com", password: PASSWORD };
  const { cookie } = await ask("POST /api/auth/sign-up/email", { body: account });
  const password = { body: { password: PASSWORD } };
  const step = (name: string) => `POST /api/auth/two-factor/${name}`;
  const started = await ask(step("enable"), { by: { ...person, cookie }, ...password });
  const code = totpCode(String(started.body.totpURI));
  const done = await ask(step("verify-totp"), { by: { ...person, cookie }, body: { code } });
  const by = { ...person, cookie: done.cookie };
  await ask(step("enable"), { by, body: { password: "wrong" } });
  const { body } = await ask(step("generate-backup-codes"), { by, ...password });
  const [recoveryCode = ""] = body.backupCodes as string[];
  const pending = await ask("POST /api/auth/sign-in/email", { body: account });
  const half = { ...person, cookie: pending.cookie };
  await ask(step("verify-totp"), { by: half, body: { code: "000000" } });
  await ask(step("verify-backup-code"), { by: half, body: { code: "aaaaa-bbbbb" } });
  await ask(step("verify-backup-code"), { by: half, body: { code: recoveryCode } });
  await ask("POST /api/session", { body: account });
  await ask("POST /api/session", {
    body: { ...account, code: totpCode(String(started.body.totpURI), 1) },
  });
  await ask(step("disable"), { by, ...password });
});

test("passkeys answer as described", async () => {
  const device = authenticator(server.url);
  const step = (name: string) => `POST /api/auth/passkey/${name}`;
  await ask(step("register-options"));
  const create = await ask(step("register-options"), { by: person });
  const by = { ...person, cookie: `${person.cookie}; ${create.cookie}` };
  const added = device.register(String(create.body.challenge));
  await ask(step("register"), { by, body: { name: "Laptop", response: added } });
  await ask(step("register"), { by, body: { name: "Laptop", response: added } });
  const { body, cookie } = await ask(step("sign-in-options"));
  const response = device.signIn(String(body.challenge));
  await ask(step("sign-in"), { by: { ...person, cookie }, body: { response } });
  await ask(step("sign-in"), { by: { ...person, cookie }, body: { response } });
});

test("the functions answer as described", async () => {
  const url = page.url("/cold-brew");
  const { body: analysisResult, headers } = await ask("POST /functions/analyze-content", {
    by: person,
    body: { input: url, competitors: [page.url("/rival"), page.url("/gone")] },
  });
  const id = headers.get("content-location")?.replace("/analysis/", "");
  const again = { path: `/api/analyses/${id}/judge-again`, body: { question: "How long?", kind: "" } };
  await ask("POST /api/analyses/{id}/judge-again", { by: person, ...again });
  await ask("POST /api/analyses/{id}/judge-again", { by: admin, ...again });
  await server.database.db.delete(keptEvidence);
  await ask("POST /api/analyses/{id}/judge-again", { by: person, ...again });
  await ask("POST /functions/analyze-content", { by: person, body: { input: page.url("/gone") } });
  const text = `How long should cold brew steep?\n\n${"It should steep for 16 hours at 20 °C. ".repeat(4)}`;
  await ask("POST /api/drafts", { by: person, body: { text } });
  await ask("POST /api/drafts", { by: person, body: { text: "Too short." } });
  await ask("POST /functions/generate-article", { body: { analysisResult, url } });
  await ask("POST /functions/generate-meta-tags", {
    body: { topic: "Cold brew", primaryKeyword: "cold brew" },
  });
  const { body: ideas } = await ask("POST /functions/generate-content-ideas", {
    body: { topic: "Cold brew" },
  });
  expect(ideas).toHaveLength(8);
  const question = {
    url,
    query: "how long should cold brew steep",
    competitors: [page.url("/rival"), "ftp://no"],
  };
  await ask("POST /functions/monitor-ai-visibility", { by: person, body: question });
});

test("what admins see and do, and what the payment provider sends, is answered as described", async () => {
  await ask("POST /functions/migrate-users-to-trial", { by: admin, body: { test_mode: true } });
  await ask("POST /functions/migrate-users-to-trial", { by: admin, body: { test_mode: false } });
  await ask("POST /functions/expire-trials", { by: admin });
  await ask("POST /functions/cleanup-dodo-customers", { by: admin, body: { customer_ids: ["cus_unknown"] } });
  await ask("GET /api/admin/figures", { by: admin });
  await ask("GET /api/admin/users", { by: admin, path: "/api/admin/users?filter=trial" });
  await ask("GET /api/admin/users", { by: admin, path: "/api/admin/users?filter=none" });
  await ask("GET /api/admin/workspaces", { by: admin, path: "/api/admin/workspaces?search=@example.com" });
  await ask("GET /api/admin/workspaces", { by: admin, path: "/api/admin/workspaces?at=middle" });
  const { body, headers } = signedMessage(WEBHOOK_KEY, { type: "payment.succeeded", data: {} });
  await ask("POST /webhooks/dodo", { body: JSON.parse(body), headers });
  await ask("POST /webhooks/dodo", { body: JSON.parse(body) });
  expect((await ask("GET /api/admin/webhook-events", { by: admin })).body).toHaveLength(1);
  await ask("GET /api/admin/background", { by: admin });
  await ask("GET /api/admin/audit-log", { by: admin });
});
