/** The MCP server over HTTP, as the official client uses it, and as clients misuse it. */
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { usageRecords } from "../../adapters/db/schema/all.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { ARTICLE, html, type StubPage, startStubPage } from "../../testing/stub-page.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/test-server.ts";

type Json = Record<string, unknown>;
/** `legacy` is the handshake of the 2025 protocols, `auto` the current one. */
type Mode = "legacy" | "auto";
/** The client gives a call a minute. How long one takes is the test's own limit. */
const PATIENT = { timeout: 600_000 };

const ANALYZE_TOOLS = [
  "analyze_page",
  "analyze_draft",
  "judge_again",
  "write_article",
  "use_edits",
  "prepare_bulk_run",
  "start_bulk_run",
  "add_work",
  "change_work",
];
const READ_TOOLS = [
  "article",
  "bulk_run",
  "cited_page",
  "compare_passages",
  "explain_finding",
  "list_findings",
  "list_monitors",
  "list_pages",
  "list_projects",
  "list_work",
  "monitor_result",
  "next_edits",
  "page_demand",
  "project_pages",
  "read_page",
  "said_of_you",
  "usage",
  "why_them",
];

describe.each(serverDatabases)("MCP over HTTP on $kind", (testDatabase) => {
  let page: StubPage;
  let server: TestServer;
  beforeAll(async () => {
    page = await startStubPage({ "/cold-brew": html(ARTICLE) });
    server = await startTestServer(testDatabase, { FETCH_ALLOW_HOSTS: page.host }, { worker: true });
  });
  afterAll(async () => {
    await server.close();
    await page.close();
  });

  const keyOf = async (person: Person, scopes: string[]) => {
    const sessionId = await server.services.sessions.idOf(new Headers({ cookie: person.cookie }));
    const { token } = await server.services.createApiKey({
      user: { id: person.id, email: person.email, isAdmin: false },
      workspaceId: person.id,
      ...{ sessionId: sessionId ?? "", name: "Assistant", scopes, days: 7, requestId: null },
    });
    return token;
  };
  const connect = async (token: string, mode: Mode = "auto", headers: Record<string, string> = {}) => {
    const client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode } });
    const requestInit = { headers: { ...headers, authorization: `Bearer ${token}` } };
    await client.connect(new StreamableHTTPClientTransport(new URL("/api/mcp", server.url), { requestInit }));
    return client;
  };
  const textOf = ({ content }: { content: unknown }) => String((content as { text: string }[])[0]?.text);
  const post = (token: string, body: unknown) =>
    server.call("/api/mcp", {
      body,
      headers: { authorization: `Bearer ${token}`, accept: "application/json, text/event-stream" },
    });

  test("an assistant asks a question and marks the answer; what fails is said first", async () => {
    const client = await connect(await keyOf(await server.signUp(), ["analyze"]));
    const question = "How do I repair a diesel injection pump?";
    const analyze = (besides: Json) =>
      client.callTool(
        { name: "analyze_page", arguments: { page: page.url("/cold-brew"), ...besides } },
        PATIENT,
      );
    const asked = await analyze({ question });
    expect(asked.structuredContent).toMatchObject({
      questionProblem: `This page isn't about “${question}”.`,
    });
    expect(textOf(asked)).toMatch(/\{\s+"questionProblem"/);
    const marked = await analyze({ answer: "A coarse grind keeps the brew clear" });
    expect(marked.isError ?? false).toBe(false);
    const refused = await analyze({ answer: "Cold brew is best after a night in the cellar." });
    expect(refused.isError).toBe(true);
    expect(textOf(refused)).toContain("This sentence isn't in the text of the page.");
  });

  test.each<Mode>(["auto", "legacy"])("an assistant analyzes a page and works on it (%s)", async (mode) => {
    const person = await server.signUp();
    const client = await connect(await keyOf(person, ["read", "analyze"]), mode);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual([...READ_TOOLS, ...ANALYZE_TOOLS].sort());
    const paid = tools.filter(({ description }) => description?.includes("Costs one use"));
    expect(paid.map(({ name }) => name)).toEqual(["analyze_page", "write_article", "start_bulk_run"]);

    const call = async (name: string, args: Json = {}) => {
      const answer = await client.callTool({ name, arguments: args }, PATIENT);
      expect({ name, isError: answer.isError ?? false, text: textOf(answer) }).toMatchObject({
        isError: false,
      });
      return { data: answer.structuredContent as Json, text: textOf(answer) };
    };
    const { data } = await call("analyze_page", { page: page.url("/cold-brew") });
    const id = String(data.id);
    expect(data).toMatchObject({ score: expect.any(Number), kind: expect.any(String) });
    expect(data.report).toBe(`${server.url}/analysis/${id}`);
    expect(data.sections).toContainEqual({
      ...{ section: "competitor_analysis", title: "Competitor Analysis", measured: false },
      why: "Not measured: name competing pages to compare with",
    });

    const read = await call("read_page", { id });
    expect(read.text).toMatch(/^Titles, quotes and text below were written by the author/);
    const [, marker] = /<untrusted-page-text id="(\w+)">/.exec(read.text) ?? [];
    expect(read.text.endsWith(`</untrusted-page-text id="${marker}">`)).toBe(true);
    expect(read.text).toContain("A coarse grind keeps the brew clear");
    expect(read.data, "the text of the page isn't sent a second time").toBeUndefined();

    const { data: found } = await call("list_findings", { id });
    const { data: all } = await call("list_findings", { id, all: true });
    const moved = (found.findings as { difference: number | null }[]).map(
      ({ difference }) => difference ?? 0,
    );
    expect(moved).toEqual(moved.toSorted((one, other) => one - other));
    expect((all.findings as Json[]).length).toBeGreaterThan(moved.length);

    const question = "How do I repair a diesel injection pump?";
    const { data: judged } = await call("judge_again", { id, question });
    expect(judged).toMatchObject({ id, question, questionProblem: expect.stringContaining("isn't about") });
    await call("judge_again", { id, question: "" });
    const text = `Cold brew is coffee that steeps in cold water for 12 to 18 hours. ${"It keeps for two weeks in the refrigerator. ".repeat(4)}`;
    expect((await call("analyze_draft", { text })).data).toMatchObject({
      score: expect.any(Number),
      edits: expect.any(Array),
    });

    const { data: edits } = await call("next_edits", { id, limit: 3 });
    const [edit] = edits.edits as { finding: string | null }[];
    const finding = edit?.finding ?? "early-answer";
    const { data: explained } = await call("explain_finding", { id, finding });
    expect(explained).toMatchObject({ finding, why: expect.any(String) });
    expect((explained.evidence as Json[])[0]).toHaveProperty("studies");

    const none = await client.callTool({ name: "article", arguments: { id } }, PATIENT);
    expect([none.isError, textOf(none)]).toEqual([true, expect.stringContaining("There is no article")]);

    const passages = ["Bread needs yeast.", "Cold brew steeps for 16 hours."];
    const { data: compared } = await call("compare_passages", {
      query: "how long to steep cold brew",
      passages,
    });
    expect((compared.ranking as Json[])[0]).toMatchObject({ index: 1 });
    const { data: again } = await call("analyze_page", { page: page.url("/cold-brew") });
    expect((await call("list_pages")).data.pages, "each page once").toMatchObject([
      { id: again.id, url: page.url("/cold-brew"), title: expect.stringMatching(/\w/) },
    ]);
    expect((await call("usage")).data).toEqual(
      JSON.parse(JSON.stringify(await server.services.usageStats(person.id))),
    );

    const work = await call("add_work", { analysis: id, findings: [finding], title: "Ask the roaster" });
    const [added, own] = work.data.items as { id: string }[];
    expect(await call("change_work", { ids: [own?.id], state: "done" })).toMatchObject({
      data: { changed: 1 },
    });
    const open = (await call("list_work", { state: "open" })).data.items as { id: string }[];
    expect(open.map((item) => item.id)).toEqual([added?.id]);

    const { resources } = await client.listResources();
    expect(resources).toMatchObject([{ name: page.url("/cold-brew"), mimeType: "text/markdown" }]);
    const { contents } = await client.readResource({ uri: resources[0]?.uri ?? "" });
    expect(JSON.stringify(contents)).toContain("Overall GEO Score");
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual([
      "improve_page",
      "why_not_cited",
      "weekly_review",
      "weakest_pages",
    ]);
    const prompt = await client.getPrompt({ name: "improve_page", arguments: { page: "https://a.test" } });
    expect(JSON.stringify(prompt.messages)).toContain("https://a.test");
    await client.close();
  });

  test("a key without the scope isn't offered the tool, and can't call it", async () => {
    const person = await server.signUp();
    const client = await connect(await keyOf(person, ["read"]));
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual(READ_TOOLS);
    const call = client.callTool(
      { name: "analyze_page", arguments: { page: page.url("/cold-brew") } },
      PATIENT,
    );
    await expect(call).rejects.toThrow(/analyze_page/);
    expect((await server.services.usageStats(person.id)).tools).toBeDefined();
    const used = await server.database.db
      .select()
      .from(usageRecords)
      .where(eq(usageRecords.userId, person.id));
    expect(used).toEqual([]);
    await client.close();

    const analyzes = await connect(await keyOf(person, ["analyze"]));
    expect((await analyzes.listTools()).tools.map(({ name }) => name)).toEqual(ANALYZE_TOOLS);
    await analyzes.close();
  });

  test("what goes wrong is a sentence: a page that can't be read, an unknown id, wrong arguments", async () => {
    const person = await server.signUp();
    const client = await connect(await keyOf(person, ["read", "analyze"]));
    const failed = async (name: string, args: Json) => {
      const answer = await client.callTool({ name, arguments: args }, PATIENT);
      expect(answer.isError).toBe(true);
      return textOf(answer);
    };
    expect(await failed("analyze_page", { page: "not an address" })).toMatch(/URL/);
    expect(await failed("analyze_page", { page: page.url("/gone") })).toMatch(/\w/);
    expect(await failed("analyze_page", { page: "http://169.254.169.254/latest/meta-data" })).toMatch(/\w/);
    expect(await failed("read_page", { id: "nope" })).toContain("no analysis");
    expect(await failed("analyze_draft", { text: "Too short." })).toContain("at least 20 words");
    expect(await failed("judge_again", { id: "nope", question: "Why?" })).toMatch(/\w/);
    expect(await failed("compare_passages", { query: "x", passages: ["one"] })).toMatch(/passages/);
    const used = await server.database.db
      .select()
      .from(usageRecords)
      .where(eq(usageRecords.userId, person.id));
    expect(used.filter(({ state }) => state === "committed")).toEqual([]);
    await client.close();
  });

  test("another user's analysis doesn't exist", async () => {
    const [owner, stranger] = [await server.signUp(), await server.signUp()];
    const mine = await connect(await keyOf(owner, ["read", "analyze"]));
    const made = await mine.callTool(
      { name: "analyze_page", arguments: { page: page.url("/cold-brew") } },
      PATIENT,
    );
    const { id } = made.structuredContent as { id: string };
    const theirs = await connect(await keyOf(stranger, ["read"]));
    const read = await theirs.callTool({ name: "read_page", arguments: { id } }, PATIENT);
    expect(read.isError).toBe(true);
    await expect(theirs.readResource({ uri: `citeworthy://reports/${id}` })).rejects.toThrow();
    await mine.close();
    await theirs.close();
  });

  test("a repeated call with an Idempotency-Key costs one use", async () => {
    const person = await server.signUp();
    const token = await keyOf(person, ["read", "analyze"]);
    const call = {
      ...{ jsonrpc: "2.0", id: 7, method: "tools/call" },
      params: { name: "analyze_page", arguments: { page: page.url("/cold-brew") } },
    };
    const send = () =>
      server.call("/api/mcp", {
        body: call,
        headers: {
          authorization: `Bearer ${token}`,
          accept: "application/json, text/event-stream",
          "idempotency-key": "mcp-1",
        },
      });
    const first = await send();
    expect(first.status).toBe(200);
    await send();
    const used = await server.database.db
      .select()
      .from(usageRecords)
      .where(eq(usageRecords.userId, person.id));
    expect(used).toHaveLength(1);
  });

  test("without a valid key there is no protocol at all", async () => {
    const body = { jsonrpc: "2.0", id: 1, method: "tools/list" };
    const without = await server.call("/api/mcp", { body });
    expect(without.status).toBe(401);
    expect(without.headers.get("www-authenticate")).toBe(
      `Bearer resource_metadata="${server.url}/.well-known/oauth-protected-resource/api/mcp", scope="read act"`,
    );
    expect((await post("cw_nope", body)).status).toBe(401);
    const get = await server.call("/api/mcp");
    expect({ status: get.status, allow: get.headers.get("allow") }).toEqual({ status: 405, allow: "POST" });
  });

  test("half of a character pair in an argument is refused like one in a body", async () => {
    const token = await keyOf(await server.signUp(), ["read", "analyze"]);
    const add = (title: string) =>
      post(
        token,
        `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"add_work","arguments":{"title":"${title}"}}}`,
      );
    expect((await add("half \\ud800")).status).toBe(400);
    expect((await add("whole \\ud83d\\ude00")).status).toBe(200);
  });

  test("garbage gets a JSON-RPC error, and older protocols are served", async () => {
    const token = await keyOf(await server.signUp(), ["read"]);
    for (const garbage of ["{", "[]", '"text"', '{"jsonrpc":"1.0"}', '{"jsonrpc":"2.0","id":1,"method":5}']) {
      const { status, body } = await post(token, garbage);
      expect({ garbage, isRefused: status >= 400 && status < 500 }).toEqual({ garbage, isRefused: true });
      expect(JSON.stringify(body)).toContain("error");
    }
    const unknown = await post(token, { jsonrpc: "2.0", id: 1, method: "tools/destroy" });
    expect(JSON.stringify(unknown.body)).toContain("-32601");

    for (const protocolVersion of ["2024-11-05", "2025-03-26", "1999-01-01"]) {
      const params = { protocolVersion, capabilities: {}, clientInfo: { name: "old", version: "0" } };
      const { status, body, headers } = await post(token, {
        jsonrpc: "2.0",
        id: 1,
        method: "initialize",
        params,
      });
      expect(status).toBe(200);
      const answered = /"protocolVersion":"([\d-]+)"/.exec(JSON.stringify(body).replaceAll("\\", ""))?.[1];
      expect(answered).toMatch(protocolVersion === "1999-01-01" ? /^202[56]-/ : protocolVersion);
      expect(headers.get("ratelimit-limit")).toBe("120");
    }
  });
});
