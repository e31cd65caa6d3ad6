/** What is set up once and then works by itself, set up by a program: schedules, monitors, links and webhooks. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerShape } from "../testing/api-document.ts";
import { serverDatabases } from "../testing/databases.ts";
import { ARTICLE, html, type StubPage, startStubPage } from "../testing/stub-page.ts";
import { type Person, startTestServer, type TestServer } from "../testing/test-server.ts";

type Sent = { body?: unknown; headers?: Record<string, string> };

describe.each(serverDatabases)("settings for programs on $kind", (database) => {
  let server: TestServer;
  let site: StubPage;
  let person: Person;
  let keys: Record<"read" | "analyze" | "monitor", string>;
  let strangerKey: string;
  let project: string;
  let analysis: string;
  beforeAll(async () => {
    site = await startStubPage({ "/one": html(ARTICLE) });
    server = await startTestServer(database, { FETCH_ALLOW_HOSTS: site.host }, { worker: true });
    person = await server.signUp();
    keys = { read: await newKey("read"), analyze: await newKey("analyze"), monitor: await newKey("monitor") };
    strangerKey = await newKey("analyze", await server.signUp());
    const input = site.url("/one");
    const made = await server.call("/functions/analyze-content", { body: { input }, cookie: person.cookie });
    analysis = String(made.body.id);
    project = (await server.services.createProject({ userId: person.id, name: "Clients" })).id;
  });
  afterAll(async () => {
    await server.close();
    await site.close();
  });

  const newKey = async (scope: string, by = person): Promise<string> => {
    const body = { name: scope, scopes: [scope] };
    return String((await server.call("/api/keys", { body, cookie: by.cookie })).body.key);
  };
  /** Holds each answer against the description of the API. */
  async function ask(name: string, by: { key: string } | Person, id = "", sent: Sent = {}) {
    const [method = "GET", path = ""] = name.split(" ");
    const headers = { origin: server.url, ...("key" in by && { authorization: `Bearer ${by.key}` }) };
    const answer = await server.call(path.replace("{id}", id), {
      method,
      ...("cookie" in by && { cookie: by.cookie }),
      ...sent,
      headers: { ...headers, ...sent.headers },
    });
    if (answer.status === 202 || answer.status === 204) return answer;
    const shape = answerShape(name, answer.status);
    expect(shape, `${name} ${answer.status}`).not.toBeNull();
    expect(shape?.safeParse(answer.body).error?.issues, name).toBeUndefined();
    return answer;
  }

  test("a schedule is created once, listed, paused and deleted", async () => {
    const CREATE = "POST /api/projects/{id}/schedules";
    const by = { key: keys.analyze };
    const once = { body: { every: "weekly" }, headers: { "idempotency-key": "weekly" } };
    const made = await ask(CREATE, by, project, once);
    expect(made).toMatchObject({ status: 201, body: { every: "weekly", pages: null, isPaused: false } });
    const again = await ask(CREATE, by, project, once);
    expect([again.status, again.body.id]).toEqual([201, made.body.id]);

    const id = String(made.body.id);
    const listed = async () =>
      (await ask("GET /api/projects/{id}/schedules", { key: keys.read }, project)).body.schedules;
    expect(await listed()).toEqual([made.body]);
    const change = { body: { isPaused: true, emails: false } };
    expect((await ask("PATCH /api/schedules/{id}", by, id, change)).status).toBe(204);
    expect(await listed()).toMatchObject([{ isPaused: true, emails: false }]);

    expect((await ask("PATCH /api/schedules/{id}", by, id, { body: {} })).status).toBe(400);
    expect((await ask(CREATE, by, project, { body: { every: "hourly" } })).status).toBe(400);
    expect((await ask(CREATE, { key: keys.read }, project, { body: { every: "daily" } })).status).toBe(403);
    const stranger = { key: strangerKey };
    expect((await ask("GET /api/projects/{id}/schedules", stranger, project)).status).toBe(404);
    expect((await ask("DELETE /api/schedules/{id}", stranger, id)).status).toBe(404);
    expect((await ask("DELETE /api/schedules/{id}", by, id)).status).toBe(204);
    expect(await listed()).toEqual([]);
    expect((await ask("DELETE /api/schedules/{id}", by, id)).status).toBe(404);
  });

  test("a monitor is created once, read with its figures, changed and deleted", async () => {
    const by = { key: keys.monitor };
    const url = site.url("/one");
    const wanted = {
      url,
      queries: ["How long does cold brew steep?"],
      competitors: ["https://example.com/rival", url, "nonsense:"],
    };
    const once = { body: wanted, headers: { "idempotency-key": "cold brew" } };
    const made = await ask("POST /api/monitors", by, "", once);
    // The own page and what is no address are left out, as in a run.
    expect(made).toMatchObject({
      status: 201,
      body: { every: "weekly", samples: 3, competitors: ["https://example.com/rival"], isPaused: false },
    });
    expect((await ask("POST /api/monitors", by, "", once)).body.id).toBe(made.body.id);
    const id = String(made.body.id);
    const listed = await ask("GET /api/monitors", { key: keys.read });
    expect(listed.body.monitors).toEqual([made.body]);

    const change = { body: { queries: ["What is cold brew?"], isPaused: true } };
    expect((await ask("PATCH /api/monitors/{id}", by, id, change)).status).toBe(204);
    expect((await ask("GET /api/monitors/{id}", by, id)).body).toMatchObject({
      name: "How long does cold brew steep?",
      isPaused: true,
      trend: [{ query: "What is cold brew?", runs: 0 }],
    });
    expect((await ask("PATCH /api/monitors/{id}", by, id, { body: { isPaused: false } })).status).toBe(204);
    expect((await ask("GET /api/monitors/{id}", by, id)).body).toMatchObject({
      queries: ["What is cold brew?"],
      isPaused: false,
    });

    const refused = async (body: object) => (await ask("POST /api/monitors", by, "", { body })).status;
    expect(await refused({ url, queries: [] })).toBe(400);
    expect(await refused({ url: "ftp://example.com", queries: ["cold brew"] })).toBe(400);
    expect((await ask("POST /api/monitors", { key: keys.analyze }, "", { body: wanted })).status).toBe(403);
    const other = { key: await newKey("monitor", await server.signUp()) };
    expect((await ask("GET /api/monitors/{id}", other, id)).status).toBe(404);
    expect((await ask("DELETE /api/monitors/{id}", other, id)).status).toBe(404);
    expect((await ask("DELETE /api/monitors/{id}", by, id)).status).toBe(204);
    expect((await ask("GET /api/monitors/{id}", by, id)).status).toBe(404);
  });

  test("the result of a run is read by its id", async () => {
    const by = { key: keys.monitor };
    const body = { url: site.url("/one"), query: "How long does cold brew steep?" };
    const made = await ask("POST /functions/monitor-ai-visibility", by, "", { body });
    const read = await ask("GET /api/monitors/runs/{id}", { key: keys.read }, String(made.body.run));
    expect(read).toMatchObject({ status: 200, body: { run: made.body.run, query: body.query } });
    const other = { key: await newKey("read", await server.signUp()) };
    expect((await ask("GET /api/monitors/runs/{id}", other, String(made.body.run))).status).toBe(404);
  });

  test("an analysis is shared by one link until it is taken back", async () => {
    const by = { key: keys.analyze };
    const made = await ask("POST /api/analyses/{id}/share", by, analysis);
    expect(made.body.link).toMatch(new RegExp(`^${server.url}/r/\\S{20,}$`));
    expect((await ask("POST /api/analyses/{id}/share", by, analysis)).body).toEqual(made.body);
    const { link } = made.body;
    const shares = async () => (await ask("GET /api/shares", { key: keys.read })).body.shares;
    expect(await shares()).toMatchObject([
      { analysis: `/api/analyses/${analysis}`, url: site.url("/one"), link },
    ]);
    const stranger = { key: strangerKey };
    expect((await ask("GET /api/shares", stranger)).body.shares).toEqual([]);
    expect((await ask("POST /api/analyses/{id}/share", stranger, analysis)).status).toBe(404);
    expect((await ask("DELETE /api/analyses/{id}/share", stranger, analysis)).status).toBe(404);
    const token = String(link).split("/").at(-1) ?? "";
    expect(await server.services.findShared(token)).not.toBeNull();
    expect((await ask("DELETE /api/analyses/{id}/share", by, analysis)).status).toBe(204);
    expect(await shares()).toEqual([]);
    expect(await server.services.findShared(token)).toBeNull();
  });

  test("a link to a client report is created with a password, listed and removed", async () => {
    const CREATE = "POST /api/projects/{id}/report-links";
    const by = { key: keys.analyze };
    const made = await ask(CREATE, by, project, { body: { days: 7, password: "quiet river" } });
    expect(made).toMatchObject({ status: 201, body: { hasPassword: true } });
    expect(made.body.link).toMatch(new RegExp(`^${server.url}/client/\\S{20,}$`));
    const listed = async () =>
      (await ask("GET /api/projects/{id}/report-links", { key: keys.read }, project)).body.links;
    expect(await listed()).toEqual([made.body]);
    expect((await ask(CREATE, by, project, { body: { days: 0 } })).status).toBe(400);
    const stranger = { key: strangerKey };
    expect((await ask(CREATE, stranger, project, { body: {} })).status).toBe(404);
    const id = String(made.body.id);
    expect((await ask("DELETE /api/report-links/{id}", stranger, id)).status).toBe(404);
    expect((await ask("DELETE /api/report-links/{id}", by, id)).status).toBe(204);
    expect(await listed()).toEqual([]);
  });

  test("a webhook is added by a session only, and changed, tested and deleted by a key", async () => {
    const by = { key: keys.analyze };
    const body = { url: "https://hooks.example.com/in", events: ["analysis.finished"] };
    expect(await ask("POST /api/webhooks", by, "", { body })).toMatchObject({
      status: 403,
      body: { details: { code: "key/not-accepted" } },
    });
    const made = await ask("POST /api/webhooks", person, "", { body });
    expect(made.headers.get("cache-control")).toBe("no-store");
    expect(made).toMatchObject({ status: 201, body: { format: "standard" } });
    const id = String(made.body.id);
    const listed = async () => (await ask("GET /api/webhooks", by)).body;
    expect(JSON.stringify(await listed())).not.toContain(String(made.body.secret));
    expect((await ask("GET /api/webhooks", { key: keys.read })).status).toBe(403);

    const CHANGE = "PATCH /api/webhooks/{id}";
    const paused = { body: { events: ["batch.finished"], isPaused: true } };
    expect((await ask(CHANGE, by, id, paused)).status).toBe(204);
    expect(await listed()).toMatchObject({
      webhooks: [{ id, events: ["batch.finished"], format: "standard", isPaused: true }],
    });
    expect((await ask(CHANGE, by, id, { body: { format: "slack", isPaused: false } })).status).toBe(204);
    expect(await listed()).toMatchObject({
      webhooks: [{ events: ["batch.finished"], format: "slack", isPaused: false }],
    });
    expect((await ask(CHANGE, by, id, { body: { events: ["all"] } })).status).toBe(400);
    expect((await ask(CHANGE, by, id, { body: {} })).status).toBe(400);
    expect((await ask(CHANGE, { key: strangerKey }, id, paused)).status).toBe(404);

    expect((await ask("POST /api/webhooks/{id}/secret", by, id)).status).toBe(403);
    const renewed = await ask("POST /api/webhooks/{id}/secret", person, id);
    expect(renewed.body.secret).toMatch(/^whsec_/);
    expect(renewed.body.secret).not.toBe(made.body.secret);

    expect((await ask("POST /api/webhooks/{id}/test", by, id)).status).toBe(202);
    const { deliveries } = (await listed()) as { deliveries: { id: string; event: string }[] };
    expect(deliveries).toMatchObject([{ webhook: id, event: "webhook.test" }]);
    const replay = "POST /api/webhooks/deliveries/{id}/replay";
    expect((await ask(replay, { key: strangerKey }, deliveries[0]?.id)).status).toBe(404);
    expect((await ask(replay, by, deliveries[0]?.id)).status).toBe(202);

    expect((await ask("DELETE /api/webhooks/{id}", { key: strangerKey }, id)).status).toBe(404);
    expect((await ask("DELETE /api/webhooks/{id}", by, id)).status).toBe(204);
    expect(await listed()).toMatchObject({ webhooks: [] });
  });
});
