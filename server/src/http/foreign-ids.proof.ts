/**
 * Every call of the API that names something by its id, with every id of somebody else: by another account's session, by
 * that account's key, and by a visitor. Nothing of the owner's is shown, and nothing of it changes.
 */
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { operations } from "../testing/api-document.ts";
import { serverDatabases } from "../testing/databases.ts";
import { ARTICLE, html, type StubPage, startStubPage } from "../testing/stub-page.ts";
import { type Person, startTestServer, type TestServer } from "../testing/test-server.ts";

const CANARY = "canary-5f2c7e";
const [connection, property] = [randomUUID(), randomUUID()];
const BODIES: Record<string, object> = {
  "POST /api/analyses/{id}/edits": { edits: [1], use: false },
  "POST /api/analyses/{id}/judge-again": { question: "What is it?" },
  "PATCH /api/projects/{id}": { name: "taken over" },
  "POST /api/projects/{id}/schedules": { every: "daily" },
  "PATCH /api/schedules/{id}": { isPaused: true },
  "POST /api/projects/{id}/report-links": { days: 1 },
  "PATCH /api/monitors/{id}": { name: "taken over" },
  "PATCH /api/webhooks/{id}": { isPaused: true },
  "POST /api/work/{id}/comments": { text: "taken over" },
};
const BY_ID = operations.filter(({ path }) => path.startsWith("/api/") && path.includes("{id}"));
/** These change whenever somebody calls, and hold no data of the owner. */
const MOVING = ["auditLog", "sessions", "devices"];

describe.each(serverDatabases)("ids of somebody else on $kind", (database) => {
  let server: TestServer;
  let site: StubPage;
  let [owner, stranger]: Person[] = [];
  let key = "";
  let ids: Record<string, string> = {};
  let schedule = "";

  beforeAll(async () => {
    site = await startStubPage({
      "/robots.txt": html("", 404),
      [`/${CANARY}`]: html(ARTICLE.replace("<title>", `<title>${CANARY} `)),
    });
    server = await startTestServer(database, { FETCH_ALLOW_HOSTS: site.host }, { worker: true });
    [owner, stranger] = [await server.signUp(), await server.signUp()];
    const { services } = server;
    const asOwner = (path: string, body: unknown) => server.call(path, { body, cookie: owner?.cookie ?? "" });
    const analysis = await asOwner("/functions/analyze-content", { input: site.url(`/${CANARY}`) });
    expect(analysis.status).toBe(200);
    const project = await services.createProject({ userId: owner.id, name: CANARY });
    const draft = await asOwner("/api/batches", { urls: [site.url(`/${CANARY}?2`)], start: false });
    const ownKey = await asOwner("/api/keys", { name: CANARY, scopes: ["read"] });
    const [listed] = await services.listApiKeys(owner.id, owner.id);
    const asked = { userId: owner.id, projectId: project.id, every: "weekly", pageIds: null };
    schedule = (await services.saveSchedule(asked)).id;
    const link = await services.shareReport({ id: project.id, userId: owner.id, days: 7, password: "" });
    const url = site.url(`/${CANARY}`);
    const monitor = await services.createMonitor({
      userId: owner.id,
      url,
      queries: [CANARY],
      every: "weekly",
    });
    const events = ["analysis.finished"];
    const hook = await asOwner("/api/webhooks", { url: `https://hooks.example.com/${CANARY}`, events });
    const page = await services.pageIdOf(String(analysis.body.id));
    const item = await asOwner("/api/work", { items: [{ title: CANARY, projectId: project.id }] });
    const [work] = item.body.items as { id: string }[];
    await server.database.db.execute(sql`
      insert into data_connections (id, workspace_id, provider, account, scopes, sealed_token)
      values (${connection}::uuid, ${owner.id}, 'google', ${CANARY}, '', '')`);
    await server.database.db.execute(sql`
      insert into connected_properties (id, connection_id, workspace_id, project_id, kind, name, title, next_sync_at)
      values (${property}::uuid, ${connection}::uuid, ${owner.id}, ${project.id}::uuid, 'search_console', ${CANARY}, ${CANARY},
        now() + interval '1 day')`);
    await server.database.db.execute(sql`
      insert into page_demand (workspace_id, project_id, key, page, url, words, rebuild_id)
      values (${owner.id}, ${project.id}::uuid, md5(${CANARY})::uuid, ${CANARY}, ${url}, ${CANARY}, gen_random_uuid())`);
    ids = {
      analysis: String(analysis.body.id),
      project: project.id,
      batch: String(draft.body.id),
      key: listed?.id ?? "",
      secret: String(ownKey.body.key),
      schedule,
      link: link.tokenHash,
      monitor: monitor.id,
      webhook: String(hook.body.id),
      page: page ?? "",
      work: work?.id ?? "",
      connection,
      property,
      user: owner.id,
      invented: randomUUID(),
    };
    const made = await server.call("/api/keys", {
      body: { name: "stranger's", scopes: ["read", "analyze", "monitor"] },
      cookie: stranger.cookie,
    });
    key = String(made.body.key);
  });
  afterAll(async () => {
    await server.close();
    await site.close();
  });

  async function everythingOf(person: Person): Promise<Record<string, unknown>> {
    let text = "";
    const parts = await server.services.exportAccount({ userId: person.id, requestId: null });
    for await (const part of parts) text += part;
    const all = JSON.parse(text) as Record<string, unknown>;
    for (const name of [...MOVING, "exportedAt", "securityEvents", "activity"]) delete all[name];
    return all;
  }

  test("no call shows or changes anything of the owner's", async () => {
    const [mine, other] = [owner as Person, stranger as Person];
    const before = await everythingOf(mine);
    expect(JSON.stringify(before)).toContain(CANARY);
    const callers = {
      session: { cookie: other.cookie },
      key: { headers: { authorization: `Bearer ${key}` } },
      visitor: {},
    };
    const seen: Record<string, number> = { GET: 0, other: 0 };
    const leaks: string[] = [];
    for (const { name, path } of BY_ID) {
      const method = name.split(" ", 1)[0] ?? "GET";
      for (const [kind, id] of Object.entries(ids))
        for (const [caller, by] of Object.entries(callers)) {
          const body =
            method === "GET" || method === "DELETE" ? {} : { body: BODIES[name] ?? { pages: [ids.page] } };
          const origin = { origin: server.url };
          const answer = await server.call(path.replaceAll("{id}", encodeURIComponent(id)), {
            method,
            ...body,
            ...by,
            headers: { ...origin, ...("headers" in by ? by.headers : {}) },
          });
          seen[method === "GET" ? "GET" : "other"] = (seen[method === "GET" ? "GET" : "other"] ?? 0) + 1;
          const isRefused = answer.status >= 400 && answer.status < 500;
          if (!isRefused || JSON.stringify(answer.body).includes(CANARY))
            leaks.push(
              `${name} with the ${kind} as ${caller}: ${answer.status} ${JSON.stringify(answer.body)}`,
            );
        }
    }
    expect(leaks).toEqual([]);
    expect(seen.GET).toBeGreaterThanOrEqual(165);
    expect(seen.other).toBeGreaterThanOrEqual(303);
    expect(await everythingOf(mine)).toEqual(before);
  });

  test("the services behind the pages refuse them too", async () => {
    const [mine, { id: userId }] = [owner as Person, stranger as Person];
    const before = await everythingOf(mine);
    const { services } = server;
    const requestId = null;
    const { analysis = "", project = "", batch = "", link = "", key: keyId = "" } = ids;
    const own = { id: project, userId };
    const by = {
      workspaceId: userId,
      actor: { id: userId },
      sessionId: "",
      requestId,
      role: "owner" as const,
    };
    const { work = "" } = ids;
    const change = { ids: [work], title: "taken over" };
    const tries: Record<string, () => Promise<unknown>> = {
      readProject: () => services.readProject(own),
      projectRuns: () => services.projectRuns(own),
      projectFaults: () => services.projectFaults(own),
      renameProject: () => services.renameProject({ ...own, name: "taken over" }),
      removeProject: () => services.removeProject(own),
      clientReport: () => services.clientReport(own),
      readReportSettings: () => services.readReportSettings(own),
      saveReportChoice: () => services.saveReportChoice({ ...own, choice: {} }),
      useReportTemplate: () => services.useReportTemplate({ ...own, template: project }),
      removeReportTemplate: () => services.removeReportTemplate(own),
      saveReportSchedule: () =>
        services.saveReportSchedule({ ...own, every: "weekly", message: "", recipients: "a@example.com" }),
      changeReportSchedule: () => services.changeReportSchedule({ ...own, what: "delete" }),
      sendTestReport: () => services.sendTestReport({ ...own, memberId: userId }),
      saveBrand: () => services.saveBrand({ ...own, brand: {} }),
      shareReport: () => services.shareReport({ ...own, days: 7, password: "" }),
      stopReportLink: () => services.stopReportLink({ id: link, userId }),
      saveSchedule: () =>
        services.saveSchedule({ userId, projectId: project, every: "daily", pageIds: null }),
      pause: () => services.changeSchedule({ id: schedule, userId, what: "pause" }),
      delete: () => services.changeSchedule({ id: schedule, userId, what: "delete" }),
      emails: () => services.changeSchedule({ id: schedule, userId, what: "emails-off" }),
      share: () => services.shareAnalysis({ id: analysis, userId }),
      stopSharing: () => services.stopSharing({ id: analysis, userId }),
      judgeAgain: () =>
        services.judgeAgain({ id: analysis, userId, question: "q", kind: null, answer: null }),
      chooseEdits: () => services.chooseEdits({ searchId: analysis, userId, undone: [] }),
      startBatch: () => services.startBatch({ id: batch, userId, leftOut: [] }),
      cancelBatch: () => services.cancelBatch({ id: batch, userId }),
      readBatch: () => services.readBatch({ id: batch, userId, query: {} }),
      revokeApiKey: () => services.revokeApiKey({ userId, keyId, requestId }),
      demand: () => services.demand.list({ ...own, query: {} }),
      demandOverview: () => services.demand.overview(own),
      demandExport: () => services.demand.export({ ...own, query: {} }),
      offered: () => services.connectedData.offered(by, "google"),
      disconnect: () => services.connectedData.disconnect(by, "google"),
      removeProperty: () => services.connectedData.removeProperty(by, property),
      syncNow: () => services.connectedData.syncNow(by, property),
      readWork: () => services.worklist.read(by, work),
      checkWork: () => services.worklist.check(by, work),
      commentOnWork: () => services.worklist.comment(by, { id: work, text: "x" }),
      addToProject: () => services.worklist.add(by, [{ title: "x", projectId: project }]),
    };
    for (const [name, attempt] of Object.entries(tries)) await expect(attempt(), name).rejects.toThrow();
    expect(await services.connectedData.of(userId)).toMatchObject({ connections: [], properties: [] });
    expect(await services.worklist.list(by, { project, text: CANARY })).toMatchObject({ items: [] });
    expect(await services.worklist.change(by, change)).toBe(0);
    expect(await services.worklist.remove(by, [work])).toMatchObject({ count: 0 });
    expect(await services.findAnalysis({ id: analysis, userId })).toBeNull();
    expect(await services.findModelNote({ id: analysis, userId })).toBeNull();
    expect(await services.findJob({ id: analysis, userId })).toBeNull();
    expect(await everythingOf(mine)).toEqual(before);
  });
});
