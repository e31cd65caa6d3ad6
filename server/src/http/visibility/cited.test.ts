/** What measured answers cite and claim, from the run to the API, files, emails, webhooks and MCP. */
import { randomUUID } from "node:crypto";
import type { SaidOfYou, WhyThem } from "@citeworthy/core/cited/cited-view";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type LoopbackVendors, startLoopbackVendors } from "../../adapters/ai/testing/loopback-vendors.ts";
import type { Script } from "../../adapters/ai/testing/script.ts";
import { emails, visibilityMonitors, webhookDeliveries } from "../../adapters/db/schema/all.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { eventually } from "../../testing/eventually.ts";
import { ARTICLE, html, type StubPage, startStubPage } from "../../testing/stub-page.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/test-server.ts";

const QUERY = "how long should cold brew steep";

describe.each(serverDatabases)("cited in fact on $kind", (database) => {
  let own: StubPage;
  let rivals: StubPage;
  let vendors: LoopbackVendors;
  let server: TestServer;
  let person: Person;
  let stranger: Person;
  let analysis = "";
  let first = "";
  let script: Script;

  /** Another host name, since one name is one site. */
  const rival = (path: string) => rivals.url(path).replace("127.0.0.1", "localhost");
  const answer = (hours: string): Script => ({
    say: "answer",
    statements: [
      { text: `Cold brew should steep for ${hours} hours at 20 °C.`, cites: [1] },
      { text: " Use 1 part coffee to 4 parts water by weight.", cites: [2] },
    ],
    sources: [
      { url: own.url("/"), title: "Own" },
      { url: rival("/one"), title: "One" },
      { url: rival("/two"), title: "Two" },
    ],
  });
  const get = (path: string, by = person) => server.call(path, { cookie: by.cookie });
  const judged = (run: string) =>
    eventually(async () =>
      expect((await server.services.storage.cited.find(run))?.finishedAt).toBeInstanceOf(Date),
    );

  /** What a connected model says to doubtful claims; nothing that can be read unless a test changes it. */
  let verdicts: (prompt: string) => Script = () => ({ say: "malformed" });

  beforeAll(async () => {
    own = await startStubPage({ "/": html(ARTICLE) });
    rivals = await startStubPage({
      "/robots.txt": html("", 404),
      "/one": html(ARTICLE.replace("8 parts water", "4 parts water")),
      "/two": html(ARTICLE),
    });
    vendors = await startLoopbackVendors(({ prompt }) =>
      prompt.includes("<case number") ? verdicts(prompt) : script,
    );
    const hosts = [own.host, rivals.host, rivals.host.replace("127.0.0.1", "localhost")];
    server = await startTestServer(
      database,
      { ...vendors.environment("openai"), FETCH_ALLOW_HOSTS: hosts.join(",") },
      { worker: true },
    );
    [person, stranger] = [await server.signUp(), await server.signUp()];
    script = answer("16 to 18");
    const { body } = await server.call("/functions/analyze-content", {
      body: { input: own.url("/") },
      cookie: person.cookie,
    });
    analysis = String(body.id);
    const measured = await server.call("/functions/monitor-ai-visibility", {
      body: { url: own.url("/"), query: QUERY },
      cookie: person.cookie,
    });
    first = String(measured.body.run);
    await judged(first);
  });
  afterAll(async () => {
    await server.close();
    await vendors.close();
    await Promise.all([own, rivals].map((page) => page.close()));
  });

  test("why them: which pages were cited, which dropped, and each claim with the words that support it", async () => {
    const { status, body } = await get(`/api/cited/runs/${first}`);
    expect(status).toBe(200);
    const why = body as unknown as WhyThem;
    expect(why).toMatchObject({
      query: QUERY,
      counted: 3,
      own: { cited: 3, counted: 3 },
      progress: { waiting: 0, of: 3 },
    });
    expect(why.pages.map(({ url, cited, dropped, isOwn }) => [url, cited, dropped, isOwn])).toEqual(
      expect.arrayContaining([
        [own.url("/"), 3, 0, true],
        [rival("/one"), 3, 0, false],
        [rival("/two"), 0, 3, false],
      ]),
    );
    expect(why.answers[0]?.sources.map(({ role, state }) => `${role} ${state}`)).toEqual([
      "cited read",
      "cited read",
      "dropped read",
    ]);
    expect(why.answers[0]?.reportsDropped).toBe(true);
    const [steep, ratio] = why.answers[0]?.claims ?? [];
    expect(steep).toMatchObject({ own: { verdict: "supported", quote: { url: own.url("/") } } });
    expect(ratio).toMatchObject({ supports: [{ url: rival("/one"), verdict: "supported" }] });
    expect(ratio?.own.verdict).toBe("not_supported");
  });

  test("a page's history, its share in fact and the report's competitors are from the same answers", async () => {
    const { body } = await get(`/api/cited/page?url=${encodeURIComponent(rival("/two"))}`);
    expect(body).toMatchObject({
      total: { cited: 0, counted: 3 },
      dropped: 3,
      questions: [{ query: QUERY }],
    });
    const fact = await get(`/api/analyses/${analysis}/cited`);
    expect(fact.body).toMatchObject({ answers: 3, cited: 3, high: 1, engines: ["openai"] });
    expect(fact.body.claims).toContainEqual(
      expect.objectContaining({
        engine: "openai",
        onPage: "yes",
        quote: expect.stringContaining("16 to 18"),
      }),
    );
    const owned = { userId: person.id, url: own.url("/") };
    expect(await server.services.citedReferences(owned)).toMatchObject({
      runId: first,
      references: [
        {
          engine: "openai",
          url: rival("/one"),
          cited: 3,
          counted: 3,
          lacking: { claim: expect.stringContaining("4 parts") },
        },
      ],
    });
    expect(await server.services.citedInFact(owned)).toMatchObject({ cited: 3, google: null, bing: null });
  });

  test("runs, analyses and claims of another workspace are unknown", async () => {
    expect((await get(`/api/cited/runs/${first}`, stranger)).status).toBe(404);
    expect((await get(`/api/analyses/${analysis}/cited`, stranger)).status).toBe(404);
    expect((await get("/api/cited/said", stranger)).body).toMatchObject({ answers: 0, claims: [] });
    const page = await get(`/api/cited/page?url=${encodeURIComponent(rival("/one"))}`, stranger);
    expect(page.body).toMatchObject({ answers: [], total: { counted: 0 } });
    expect((await get(`/api/cited/runs/${randomUUID()}`)).status).toBe(404);
    expect((await get("/api/cited/page?url=nonsense")).status).toBe(400);
    expect((await get("/api/cited/said?engine=nobody")).status).toBe(400);
  });

  test("a new claim that the page doesn't support is told once, by email and webhook, and is marked as new", async () => {
    const { services } = server;
    const userId = person.id;
    const { id: monitor } = await services.saveMonitor({ userId, run: first, every: "weekly" });
    const webhook = { id: randomUUID(), url: "https://hooks.example.com/", sealedSecret: "" };
    await services.storage.webhooks.create({
      ...{ ...webhook, userId, events: ["claim.unsupported"], format: "standard" },
    });
    script = answer("40 to 48");
    const { db } = server.database;
    await db
      .update(visibilityMonitors)
      .set({ nextRunAt: new Date(0) })
      .where(eq(visibilityMonitors.id, monitor));
    await services.runDueMonitors();
    const second = await eventually(async () => {
      const latest = await services.latestVisibility(userId);
      expect(latest?.run).not.toBe(first);
      return String(latest?.run);
    });
    await judged(second);

    const { body } = await get("/api/cited/said");
    const said = body as unknown as SaidOfYou;
    expect(said).toMatchObject({ answers: 3, counts: { not_supported: 1 }, gone: 1 });
    expect(said.claims[0]).toMatchObject({
      isNew: true,
      support: { verdict: "not_supported", quote: { text: expect.stringContaining("16 to 18 hours") } },
    });
    expect(body.choices).toMatchObject({ queries: [QUERY], engines: ["openai"] });
    const csv = await get("/api/cited/said?format=csv");
    expect(csv.headers.get("content-type")).toContain("text/csv");
    expect(String(csv.body.text)).toContain("40 to 48 hours");
    expect((await get("/api/cited/said?query=another")).body).toMatchObject({ claims: [] });

    const told = await db.select().from(emails).where(eq(emails.kind, "claim-unsupported"));
    expect(told.map(({ details }) => details)).toMatchObject([
      { engine: "ChatGPT", query: QUERY, page: own.url("/"), run: second, more: 0 },
    ]);
    const delivered = await db
      .select()
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.event, "claim.unsupported"));
    expect(delivered).toMatchObject([
      { data: { run: second, monitor, claim: expect.stringContaining("40 to 48") } },
    ]);
  });

  test("an editor overrules a verdict, and undoes it", async () => {
    const said = async () => (await get("/api/cited/said")).body as unknown as SaidOfYou;
    const wrong = (await said()).claims.find(({ support }) => support.verdict === "not_supported");
    const body = { claim: wrong?.id, verdict: "supported", note: "We changed the recipe." };
    const overrule = (by: Person, asked: object) =>
      server.call("/api/cited/overrules", { body: asked, cookie: by.cookie });
    expect((await overrule(stranger, body)).status).toBe(404);
    expect((await overrule(person, { ...body, verdict: "maybe" })).status).toBe(400);
    const { status, body: stored } = await overrule(person, body);
    expect(status).toBe(201);
    const after = await said();
    expect(after.counts).toMatchObject({ not_supported: 0 });
    expect(after.claims.find(({ id }) => id === wrong?.id)).toMatchObject({
      support: { verdict: "supported", isSure: true, note: "We changed the recipe." },
      overruled: { id: stored.id, was: "not_supported", by: expect.any(String) },
    });
    const [first] = (await server.services.storage.cited.overrulesOf(person.id)) ?? [];
    await overrule(person, { ...body, verdict: "partly" });
    expect(await server.services.storage.cited.overrulesOf(person.id)).toHaveLength(1);
    const [second] = (await server.services.storage.cited.overrulesOf(person.id)) ?? [];
    expect(second?.id).not.toBe(first?.id);
    const undo = (by: Person) =>
      server.call(`/api/cited/overrules/${second?.id}`, { method: "DELETE", cookie: by.cookie, body: {} });
    expect((await undo(stranger)).status).toBe(404);
    expect((await undo(person)).status).toBe(204);
    expect((await undo(person)).status).toBe(404);
    expect((await said()).counts).toMatchObject({ not_supported: 1 });
  });

  test("an editor overrules what Why them? says of the page, in any answer of the run", async () => {
    const why = async () => (await get(`/api/cited/runs/${first}`)).body as unknown as WhyThem;
    const claimsOf = ({ answers }: WhyThem) => answers.flatMap(({ claims }) => claims);
    const wrong = claimsOf(await why()).find(({ own }) => own.verdict === "not_supported");
    const body = { claim: wrong?.id, run: first, verdict: "supported", note: "It is in the table." };
    const overrule = (by: Person, asked: object) =>
      server.call("/api/cited/overrules", { body: asked, cookie: by.cookie });
    expect((await overrule(stranger, body)).status).toBe(404);
    expect((await overrule(person, { ...body, claim: "claim-none" })).status).toBe(404);
    const { status, body: stored } = await overrule(person, body);
    expect(status).toBe(201);
    expect(claimsOf(await why()).find(({ id }) => id === wrong?.id)).toMatchObject({
      own: { verdict: "supported", isSure: true, note: "It is in the table." },
      ownOverruled: { id: stored.id, was: "not_supported" },
    });
    const undone = await server.call(`/api/cited/overrules/${stored.id}`, {
      ...{ method: "DELETE", cookie: person.cookie, body: {} },
    });
    expect(undone.status).toBe(204);
    expect(claimsOf(await why()).find(({ id }) => id === wrong?.id)?.own.verdict).toBe("not_supported");
  });

  test("assistants read the same, and a stranger's assistant doesn't", async () => {
    const toolOf = async (by: Person, name: string, args: object) => {
      const key = await server.call("/api/keys", { body: { name, scopes: ["read"] }, cookie: by.cookie });
      const { body } = await server.call("/api/mcp", {
        body: { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: args } },
        headers: { authorization: `Bearer ${key.body.key}`, accept: "application/json, text/event-stream" },
      });
      const text = typeof body.text === "string" ? /data: (.*)/.exec(body.text)?.[1] : null;
      const answered = text ? JSON.parse(text) : body;
      return answered.result as { structuredContent?: Record<string, unknown>; isError?: boolean };
    };
    const why = await toolOf(person, "why_them", { run: first });
    expect(why.structuredContent).toMatchObject({ query: QUERY, own: { cited: 3 } });
    expect((await toolOf(person, "said_of_you", {})).structuredContent).toMatchObject({ answers: 3 });
    expect((await toolOf(person, "cited_page", { url: rival("/one") })).structuredContent).toMatchObject({
      host: "localhost",
    });
    expect((await toolOf(stranger, "why_them", { run: first })).isError).toBe(true);
  });

  test("a connected model decides doubtful claims, if it quotes the page", async () => {
    const quote = "a shorter steep leaves the coffee thin and sour";
    const claim = "Brewing it only briefly gives a weak, acidic cup.";
    script = {
      say: "answer",
      statements: [{ text: claim, cites: [1] }],
      sources: [{ url: rival("/one"), title: "One" }],
    };
    const asked: string[] = [];
    verdicts = (prompt) => {
      asked.push(prompt);
      const cases = [...prompt.matchAll(/<case number=\\?"(\d+)/g)].map(([, number]) => Number(number));
      // The first case is quoted, the others are claimed without proof.
      const value = {
        verdicts: cases.map((number, at) => ({
          case: number,
          verdict: "supported",
          quote: at === 0 ? quote : "Words that stand on no page.",
          differs: "",
        })),
      };
      return { say: "json", value };
    };
    const someone = await server.signUp();
    const body = { url: own.url("/"), query: "is a short steep enough" };
    const measured = await server.call("/functions/monitor-ai-visibility", { body, cookie: someone.cookie });
    const run = String(measured.body.run);
    await judged(run);
    expect(asked).toHaveLength(1);
    const why = (await get(`/api/cited/runs/${run}`, someone)).body as unknown as WhyThem;
    const claims = why.answers.flatMap((one) => one.claims);
    expect(claims.filter(({ judgedBy }) => judgedBy === "model")).toHaveLength(1);
    const supports = claims.flatMap((one) => [...one.supports, one.own]);
    const proven = supports.filter(({ verdict }) => verdict === "supported");
    expect(proven.map((one) => one.quote?.text)).toEqual([expect.stringContaining(quote)]);
  });

  test("the installation's figure needs more pages than this", async () => {
    expect(await server.services.ownValidity()).toMatchObject({
      questions: 1,
      cited: 1,
      dropped: 1,
      figures: null,
    });
  });
});
