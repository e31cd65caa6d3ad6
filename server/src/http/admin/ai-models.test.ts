/** An admin connects, tests, changes and removes models: the real server and SDK, a vendor on loopback, a real database. */
import type { ModelTest } from "@citeworthy/core/product/models/model-test";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type LoopbackVendors, startLoopbackVendors } from "../../adapters/ai/testing/loopback-vendors.ts";
import type { Script } from "../../adapters/ai/testing/script.ts";
import type { Db } from "../../adapters/db/database.ts";
import { aiModels, aiSettings, sessions, users } from "../../adapters/db/schema/all.ts";
import { AI_SETTINGS_CHANNEL } from "../../adapters/db/stores/ai/ai-settings.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { knownReading } from "../../testing/known-reading.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/test-server.ts";
import type { ModelChange } from "../../usecases/ai/change-models.ts";

const PATH = "/api/admin/ai-models/test";
const KEY = "sk-admin-entered-0123456789-9f3a";
const json = (value: unknown): Script => ({ say: "json", value });
const READY: Script = { say: "text", text: "Ready." };

describe.each(serverDatabases)("AI models on $kind", (testDatabase) => {
  let vendors: LoopbackVendors;
  let server: TestServer;
  let admin: Person;
  let user: Person;
  /** The vendors also answer like a server of models on this machine. */
  let local = "";

  beforeAll(async () => {
    vendors = await startLoopbackVendors(() => READY);
    local = `${vendors.origin}/v1`;
    const { PERPLEXITY_API_KEY, PERPLEXITY_BASE_URL } = vendors.environment("perplexity");
    server = await startTestServer(testDatabase, {
      AI_LOCAL_PORTS: new URL(vendors.origin).port,
      OPENAI_BASE_URL: `${vendors.origin}/openai/v1`,
      PERPLEXITY_API_KEY: PERPLEXITY_API_KEY ?? "",
      PERPLEXITY_BASE_URL: PERPLEXITY_BASE_URL ?? "",
      AI_BUDGET_PER_ARTICLE: "0.7",
    });
    admin = await server.signUp("admin@example.com");
    user = await server.signUp();
    await server.database.db.update(users).set({ role: "admin" }).where(eq(users.id, admin.id));
  });
  afterAll(async () => {
    await server.close();
    await vendors.close();
  });
  beforeEach(async () => {
    vendors.seen.length = 0;
    await inTables((db) => db.delete(aiSettings));
    await server.database.db.delete(aiModels);
  });

  /** Changes rows without the product, and tells it so. */
  async function inTables(change: (db: Db) => Promise<unknown>): Promise<void> {
    const told = Promise.withResolvers<void>();
    const unlisten = await server.database.listen(AI_SETTINGS_CHANNEL, () => told.resolve());
    await change(server.database.db);
    await server.database.notify(AI_SETTINGS_CHANNEL, "");
    await told.promise;
    await unlisten();
  }

  const actor = () => ({ kind: "admin" as const, id: admin.id, requestId: null });
  const view = () => server.services.aiModels.view();
  const change = async (what: ModelChange) => {
    const { id: sessionId } = await server.sessionOf(admin);
    await server.services.aiModels.change(actor(), { ...what, sessionId });
  };
  const vendor = async (id: string) => (await view()).vendors.find((one) => one.id === id);
  const directed = (reading: (body: Record<string, unknown>) => Script) =>
    vendors.direct(({ body }) => (body.stream ? READY : reading(body)));
  /** The steps, then the result. */
  async function tested(which: object, cookie = admin.cookie) {
    const { status, body } = await server.call(PATH, { body: which, cookie });
    const lines = String(body.text ?? "")
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line));
    return { status, lines, steps: lines.flatMap(({ step }) => step ?? []), last: lines.at(-1) };
  }
  const testOf = async (which: object) => (await tested(which)).last.test as ModelTest;

  test("visitors and users may not test, and the address of any server but those found here is refused", async () => {
    expect((await tested({ engine: "perplexity" }, "")).status).toBe(401);
    expect((await tested({ engine: "perplexity" }, user.cookie)).status).toBe(403);
    const foreign = await server.call(PATH, {
      body: { engine: "perplexity" },
      cookie: admin.cookie,
      headers: { origin: "https://evil.example" },
    });
    expect(foreign.status).toBe(403);
    expect((await tested({ engine: "other" })).status).toBe(400);
    expect((await tested({ baseUrl: local, model: "a\u001b[2J" })).status).toBe(400);
    const elsewhere = { baseUrl: `${vendors.origin}/llm/v1`, model: "llama3" };
    expect((await tested(elsewhere)).status).toBe(404);
    expect(vendors.seen).toEqual([]);
  });

  test("a saved key connects a model at once, is stored sealed, and only its end is ever shown", async () => {
    expect(await vendor("openai")).toMatchObject({ isConnected: false, keyFrom: null });
    await change({ kind: "save-key", engine: "openai", key: ` ${KEY} ` });
    expect(await vendor("openai")).toMatchObject({
      isConnected: true,
      isWriter: true,
      keyFrom: "saved",
      keyEnding: "9f3a",
    });
    expect(JSON.stringify(await view())).not.toContain(KEY);
    const rows = await server.database.db.select().from(aiSettings);
    expect(rows.map(({ name }) => name)).toEqual(["OPENAI_API_KEY"]);
    expect(JSON.stringify(rows)).not.toContain("sk-admin");
    expect(await server.services.canRewrite()).toBe(true);
    const [entry] = await server.services.admin.auditLog(null);
    expect(entry).toMatchObject({ action: "change-ai-models", details: { set: "OPENAI_API_KEY" } });

    directed(() => json(knownReading));
    await testOf({ engine: "openai" });
    expect(vendors.seen[0]?.headers.authorization).toBe(`Bearer ${KEY}`);

    await change({ kind: "remove", engine: "openai" });
    expect(await vendor("openai")).toMatchObject({ isConnected: false, keyEnding: null });
    expect(await server.services.canRewrite()).toBe(false);
  });

  test("what the environment sets is shown as such and can't be changed", async () => {
    expect(await vendor("perplexity")).toMatchObject({ keyFrom: "environment", keyEnding: "cdef" });
    await expect(change({ kind: "save-key", engine: "perplexity", key: KEY })).rejects.toMatchObject({
      code: "admin/setting-from-environment",
    });
    await expect(
      change({ kind: "save-limits", limits: { AI_BUDGET_PER_ARTICLE: "9" } }),
    ).rejects.toMatchObject({ code: "admin/setting-from-environment" });
    const { limits } = await view();
    expect(limits).toContainEqual({ name: "AI_BUDGET_PER_ARTICLE", usd: 0.7, from: "environment" });
  });

  test("limits can be saved, and count from the next call on", async () => {
    await change({ kind: "save-limits", limits: { AI_BUDGET_PER_DAY: "0.000001" } });
    expect((await view()).limits).toContainEqual({ name: "AI_BUDGET_PER_DAY", usd: 0.000001, from: "saved" });
    expect((await server.services.aiUsage({ days: 1 })).today.limitUsd).toBe(0.000001);
    const test = await testOf({ engine: "perplexity" });
    expect(test).toMatchObject({ kind: "failed", text: expect.stringContaining("Today's limit") });
    expect(vendors.seen).toEqual([]);
    for (const wrong of ["-1", "five", "1e3", "20000", ""])
      await expect(
        change({ kind: "save-limits", limits: { AI_BUDGET_PER_DAY: wrong } }),
      ).rejects.toMatchObject({ code: "admin/ai-limit-invalid" });
  });

  test("a free model of one's own leaves the limits of a vendor whose model has the same name", async () => {
    await change({ kind: "save-key", engine: "openai", key: KEY });
    await change({ kind: "save-limits", limits: { AI_BUDGET_PER_DAY: "0.000001" } });
    const server = { baseUrl: `${vendors.origin}/llm/v1`, model: "gpt-5.4-mini", key: "", isFree: true };
    await change({ kind: "save-server", ...server });
    expect(await vendor("compatible")).toMatchObject({ isFree: true });
    expect(await vendor("openai")).toMatchObject({ isFree: false });
    expect(await testOf({ engine: "openai" })).toMatchObject({
      kind: "failed",
      text: expect.stringContaining("Today's limit"),
    });
    expect(vendors.seen).toEqual([]);
    await change({ kind: "save-limits", limits: { AI_BUDGET_PER_DAY: "5" } });
    directed(() => json(knownReading));
    expect(await testOf({ engine: "compatible" })).toMatchObject({ kind: "passed", costUsd: 0 });
  });

  test("a server found on this machine is offered, not used, and used after one click, for nothing", async () => {
    expect((await view()).local.servers).toEqual([
      { name: "Ollama", baseUrl: local, models: ["llama3"], tests: {} },
    ]);
    directed(() => json(knownReading));
    expect(await testOf({ baseUrl: local, model: "llama3" })).toMatchObject({ kind: "passed", costUsd: 0 });
    expect(await server.services.canRewrite()).toBe(false);
    await change({ kind: "use-local", baseUrl: local, model: "llama3" });
    expect(await vendor("compatible")).toMatchObject({
      isWriter: true,
      model: "llama3",
      baseUrl: local,
      keyFrom: null,
    });
    await expect(
      change({ kind: "use-local", baseUrl: "http://127.0.0.1:9/v1", model: "llama3" }),
    ).rejects.toMatchObject({ code: "admin/ai-server-gone" });
  });

  test("a good model passes: right on every point, in the form asked for, with its time, tokens and cost", async () => {
    await change({ kind: "save-key", engine: "openai", key: KEY });
    directed(() => json(knownReading));
    const { steps, last } = await tested({ engine: "openai" });
    expect(steps).toEqual(["connect", "read", "compare"]);
    expect(last.test).toMatchObject({ kind: "passed", form: "whole", inputTokens: 2400, outputTokens: 180 });
    expect(last.test.costUsd).toBeGreaterThan(0);
    expect(last.test.parts.filter((part: { isRight: boolean }) => !part.isRight)).toEqual([]);
    expect(last.test.parts).toHaveLength(12);
    expect(last.test.ownRight).toBeLessThan(12);
    expect((await vendor("openai"))?.test).toEqual(last.test);
    const { spend } = await view();
    expect(spend.purposes).toContainEqual(expect.objectContaining({ purpose: "test" }));
  });

  test("a model that fails the whole form is asked in parts, which is remembered and undone by a better test", async () => {
    await change({
      kind: "save-server",
      baseUrl: `${vendors.origin}/llm/v1`,
      model: "tiny",
      key: "",
      isFree: true,
    });
    const fieldsOf = (body: Record<string, unknown>) => {
      const format = body.response_format as { json_schema: { schema: { properties: object } } };
      return Object.keys(format.json_schema.schema.properties);
    };
    directed((body) =>
      fieldsOf(body).length > 4
        ? { say: "text", text: "Sure! The page is about kettles." }
        : json(knownReading),
    );
    const test = await testOf({ engine: "compatible" });
    expect(test).toMatchObject({ kind: "passed", form: "parts" });
    const asked = vendors.seen.map(({ body }) => (body.stream ? 0 : fieldsOf(body).length));
    // The word, the whole form, its repair, and then the four parts, in any order.
    expect(asked.slice(0, 3)).toEqual([0, 7, 7]);
    expect(asked.slice(3).sort()).toEqual([1, 1, 2, 4]);
    const [row] = await server.database.db.select().from(aiModels);
    expect(row).toMatchObject({ engine: "compatible", model: "tiny", needsSmallForms: true });

    directed(() => json(knownReading));
    expect(await testOf({ engine: "compatible" })).toMatchObject({ form: "whole" });
    const [later] = await server.database.db.select().from(aiModels);
    expect(later).toMatchObject({ needsSmallForms: false });
  });

  test("an answer engine is asked one question, and its sources are counted", async () => {
    vendors.direct(() => ({
      say: "answer",
      statements: [{ text: "Use vinegar.", cites: [1] }],
      sources: [{ url: "https://kettle.example/", title: "Kettles" }],
    }));
    expect(await testOf({ engine: "perplexity" })).toMatchObject({
      kind: "passed",
      form: "sources",
      sources: 1,
    });
  });

  test.each<[string, Script, string]>([
    ["a wrong key", { say: "status", status: 401 }, "refused the key"],
    ["an unknown model", { say: "status", status: 404 }, 'no model called "gpt-5.4-mini"'],
    [
      "no credit",
      { say: "status", status: 429, body: { error: { message: "You exceeded your current quota" } } },
      "no credit left",
    ],
    ["an outage", { say: "status", status: 500 }, "status 500"],
    ["a refusal", { say: "refusal" }, "declined"],
    ["another form", { say: "text", text: "The page is fine." }, "not in the form we asked for"],
    ["a lost connection", { say: "hang-up" }, "Nothing answers"],
  ])("%s is told in plain words, with what to do", async (_, script, words) => {
    await change({ kind: "save-key", engine: "openai", key: KEY });
    vendors.direct(() => script);
    const test = await testOf({ engine: "openai" });
    expect(test).toMatchObject({ kind: "failed", text: expect.stringContaining(words) });
    expect(test.kind === "failed" && test.fix.length).toBeGreaterThan(10);
    expect((await vendor("openai"))?.test).toEqual(test);
  });

  test.each<[string, ModelChange, string]>([
    ["half a key", { kind: "save-key", engine: "openai", key: "sk 12 34 56 78" }, "admin/ai-key-invalid"],
    [
      "a header in a key",
      { kind: "save-key", engine: "openai", key: "sk-123456789\r\nX: y" },
      "admin/ai-key-invalid",
    ],
    [
      "a sentence as a model",
      { kind: "save-model", engine: "openai", model: "the best one" },
      "admin/ai-model-invalid",
    ],
    ...["..", "../../../evil", "//evil.test/x", "@evil.test"].map((model): [string, ModelChange, string] => [
      `${model} of Gemini`,
      { kind: "save-model", engine: "gemini", model },
      "admin/ai-model-invalid",
    ]),
    ...[
      "localhost:11434",
      "file:///etc/passwd",
      "http://user:pass@127.0.0.1/v1",
      "http://:pass@127.0.0.1/v1",
      "http://169.254.169.254/latest",
      "http://[::ffff:169.254.169.254]/v1",
      "http://metadata.google.internal./v1",
      "http://100.100.100.200/v1",
      "http://127.0.0.1/v1?x=1",
    ].map((baseUrl): [string, ModelChange, string] => [
      baseUrl,
      { kind: "save-server", baseUrl, model: "llama3", key: "", isFree: true },
      "admin/ai-address-invalid",
    ]),
  ])("%s is refused, and nothing is saved", async (_, wrong, code) => {
    await expect(change(wrong)).rejects.toMatchObject({ code });
    expect(await server.database.db.select().from(aiSettings)).toEqual([]);
  });

  test("a server whose words never end fails the test, and a later call too", async () => {
    const server = { baseUrl: `${vendors.origin}/llm/v1`, model: "tiny", key: "", isFree: true };
    await change({ kind: "save-server", ...server });
    vendors.direct(() => ({ say: "endless" }));
    expect(await testOf({ engine: "compatible" })).toMatchObject({
      kind: "failed",
      text: expect.stringContaining("more than an answer can hold"),
    });
    expect(vendors.seen).toHaveLength(1);
  });

  test("a saved key stays with its server: another address starts without it", async () => {
    const at = (path: string, key: string): ModelChange => ({
      kind: "save-server",
      baseUrl: `${vendors.origin}${path}`,
      model: "llama3",
      key,
      isFree: true,
    });
    await change(at("/llm/v1", KEY));
    await change({ ...at("/llm/v1", ""), model: "llama4" } as ModelChange);
    expect(await vendor("compatible")).toMatchObject({ model: "llama4", keyEnding: "9f3a" });
    await change(at("/elsewhere/v1", ""));
    expect(await vendor("compatible")).toMatchObject({ keyFrom: null, keyEnding: null });
  });

  test("a key is bound to its variable and address: a change in the database can't have it sent elsewhere", async () => {
    const { db } = server.database;
    const saved = { model: "llama3", key: KEY, isFree: true };
    await change({ kind: "save-server", baseUrl: "http://127.0.0.1:9/v1", ...saved });
    expect(await vendor("compatible")).toMatchObject({ keyEnding: "9f3a" });
    const moved = { value: `${vendors.origin}/llm/v1` };
    await inTables((db) => db.update(aiSettings).set(moved).where(eq(aiSettings.name, "LLM_BASE_URL")));
    expect(await vendor("compatible")).toMatchObject({ isKeyUnreadable: true, keyEnding: null });
    directed(() => json(knownReading));
    await testOf({ engine: "compatible" });
    expect(vendors.seen.length).toBeGreaterThan(0);
    for (const { headers } of vendors.seen) expect(headers.authorization).toBeUndefined();

    await change({ kind: "save-key", engine: "openai", key: KEY });
    const [row] = await db.select().from(aiSettings).where(eq(aiSettings.name, "OPENAI_API_KEY"));
    const copied = { name: "GEMINI_API_KEY", value: row?.value ?? "", savedAt: new Date() };
    await inTables((db) => db.insert(aiSettings).values(copied));
    expect(await vendor("gemini")).toMatchObject({ isConnected: false, isKeyUnreadable: true });
    expect(await vendor("openai")).toMatchObject({ isConnected: true });
  });

  test("a session that isn't of a recent sign-in changes nothing", async () => {
    const { id: sessionId } = await server.sessionOf(user);
    await server.database.db
      .update(sessions)
      .set({ createdAt: new Date(Date.now() - 16 * 60_000), confirmedAt: null })
      .where(eq(sessions.userId, user.id));
    const change: ModelChange = { kind: "save-limits", limits: { AI_BUDGET_PER_DAY: "10000" } };
    for (const session of [sessionId, "none", ""])
      await expect(
        server.services.aiModels.change(actor(), { ...change, sessionId: session }),
      ).rejects.toMatchObject({ code: "account/confirm-first" });
    expect(await server.database.db.select().from(aiSettings)).toEqual([]);
  });

  test("the audit log and an email to the admins have host, model and amounts, and never a key", async () => {
    const before = server.mails().length;
    const baseUrl = `${vendors.origin}/llm/v1`;
    await change({ kind: "save-server", baseUrl, model: "llama3", key: KEY, isFree: false });
    await change({ kind: "save-limits", limits: { AI_BUDGET_PER_DAY: "9.5" } });
    const [limits, saved] = await server.services.admin.auditLog(null);
    expect(limits?.details).toMatchObject({ AI_BUDGET_PER_DAY: "9.5" });
    expect(saved?.details).toEqual({
      set: "LLM_BASE_URL, LLM_MODEL, LLM_API_KEY",
      removed: "AI_PRICES",
      LLM_BASE_URL: vendors.host,
      LLM_MODEL: "llama3",
    });
    const mails = server.mails().slice(before);
    expect(mails).toHaveLength(2);
    for (const mail of mails) expect(mail).toContain("admin@example.com");
    expect(mails[0]).toContain(`LLM_BASE_URL: ${vendors.host}`);
    expect(mails[0]).toContain("LLM_MODEL: llama3");
    expect(mails[0]).toContain("LLM_API_KEY: saved");
    expect(mails[1]).toContain("AI_BUDGET_PER_DAY: 9.5");
    expect(mails.join("")).not.toContain(KEY);
  });

  test("a key sealed with another secret is said to be unreadable, and stops nothing", async () => {
    const sealed = Buffer.alloc(60, 7).toString("base64");
    const row = { name: "OPENAI_API_KEY", value: sealed, savedAt: new Date() };
    await inTables((db) => db.insert(aiSettings).values(row));
    expect(await vendor("openai")).toMatchObject({ isConnected: false, isKeyUnreadable: true });
    await change({ kind: "save-key", engine: "openai", key: KEY });
    expect(await vendor("openai")).toMatchObject({ isConnected: true, isKeyUnreadable: false });
  });
});
