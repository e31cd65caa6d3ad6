/** A workspace with one of everything, so that each call of the API has something to work on. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { startLoopbackVendors } from "../adapters/ai/testing/loopback-vendors.ts";
import {
  batches,
  projectPages,
  subscriptions,
  visibilityMonitors,
  webhookDeliveries,
  webhooks,
} from "../adapters/db/schema/all.ts";
import type { TestDatabase } from "./databases.ts";
import { eventually } from "./eventually.ts";
import { html, LATE_ANSWER, type StubPage, startStubPage } from "./stub-page.ts";
import { type Person, startTestServer, type TestServer } from "./test-server.ts";

/** The title of the page, and the name of everything that has one: strangers must never read it. */
export const SECRET = "Harvest plan of the north field";
export const QUERY = "how much does a rain barrel cost";

export type FullWorkspace = Awaited<ReturnType<typeof openFullWorkspace>>;

const PATH = "/barrel";

async function startWorld(database: TestDatabase) {
  const shown = { title: SECRET };
  const site = await startStubPage({
    "/robots.txt": html("", 404),
    [PATH]: (request, response) =>
      html(LATE_ANSWER.replace("<title>", `<title>${shown.title}: `))(request, response),
  });
  const vendors = await startLoopbackVendors(() => ({
    say: "answer",
    statements: [{ text: "A rain barrel of 200 litres costs $990.", cites: [1] }],
    sources: [{ url: site.url(PATH), title: "Barrels" }],
  }));
  const settings = { ...vendors.environment("openai"), FETCH_ALLOW_HOSTS: site.host };
  const server = await startTestServer(database, settings, { worker: true });
  return { site, vendors, server, shown };
}

/** The owner's own calls, as a program makes them. Each must succeed. */
const callsOf = (server: TestServer, { cookie }: Person) =>
  async function make(path: string, body: object, method = "POST") {
    const answer = await server.call(path, { method, body, cookie });
    if (answer.status >= 400) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };

async function fill(server: TestServer, owner: Person, site: StubPage) {
  const make = callsOf(server, owner);
  const { services, database } = server;
  const url = site.url(PATH);
  await database.db
    .update(subscriptions)
    .set({ planType: "enterprise", status: "active", trialEndDate: null })
    .where(eq(subscriptions.userId, owner.id));
  const analysis = await make("/functions/analyze-content", { input: url });
  const id = String(analysis.id);
  await make("/functions/generate-article", { url, analysisResult: analysis, searchId: id });
  const page = (await services.pageIdOf(id)) ?? "";
  const [filed] = await database.db.select().from(projectPages).where(eq(projectPages.id, page));
  const project = filed?.projectId ?? "";
  await make(`/api/projects/${project}`, { name: SECRET }, "PATCH");
  const { id: target } = await make("/api/projects", { name: `${SECRET}, south` });
  const measured = await make("/functions/monitor-ai-visibility", { url, query: QUERY });
  const run = String(measured.run);
  await eventually(async () => {
    if (!(await services.storage.cited.find(run))?.finishedAt) throw new Error("the run isn't judged");
  });
  const [claim] = (await services.saidOfYou({ userId: owner.id })).claims;
  if (!claim) throw new Error("no claim was found");
  return { url, analysis, id, page, project, target: String(target), run, claim: claim.id };
}

export async function openFullWorkspace(database: TestDatabase) {
  const { site, vendors, server, shown } = await startWorld(database);
  const owner = await server.signUp();
  const made = await fill(server, owner, site);
  // Anyone may read the page itself; only what is stored of it is the workspace's.
  shown.title = "Barrels";
  const make = callsOf(server, owner);
  const { services } = server;
  const { db } = server.database;
  const userId = owner.id;
  let count = 0;

  const page = async () => {
    const unchanged = { projectId: made.project, archivedAt: null, deletedAt: null, movedAt: null };
    await db.update(projectPages).set(unchanged).where(eq(projectPages.id, made.page));
    return made.page;
  };
  const webhook = async () => {
    await db.delete(webhooks).where(eq(webhooks.userId, userId));
    const body = { url: "https://hooks.example.com/x", events: ["analysis.finished"] };
    return String((await make("/api/webhooks", body)).id);
  };
  const workItem = async () => {
    const { items } = await make("/api/work", { items: [{ title: SECRET, projectId: made.project }] });
    return (items as { id: string }[])[0]?.id ?? "";
  };
  return {
    ...made,
    server,
    owner,
    site,
    page,
    webhook,
    workItem,
    async archivedPage() {
      const ids = [await page()];
      return (await services.changePages({ userId, id: made.project, ids, what: "archive" })).mark;
    },
    /** Not started, so that nothing is fetched. */
    async batch() {
      await db.delete(batches).where(eq(batches.userId, userId));
      const lines = [site.url(`/page-${++count}`)];
      return services.draftFromLines({ userId, projectId: null, source: "list", lines });
    },
    shared: async () => {
      await services.shareAnalysis({ id: made.id, userId });
      return made.id;
    },
    schedule: async () => {
      const wanted = { userId, projectId: made.project, every: "weekly" as const, pageIds: null };
      return (await services.saveSchedule(wanted)).id;
    },
    reportLink: async () =>
      (await services.shareReport({ id: made.project, userId, days: 7, password: "" })).tokenHash,
    monitor: async () => {
      await db.delete(visibilityMonitors).where(eq(visibilityMonitors.userId, userId));
      const wanted = { userId, url: made.url, queries: [QUERY], every: "weekly" as const, name: SECRET };
      return (await services.createMonitor(wanted)).id;
    },
    delivery: async () => {
      const id = randomUUID();
      await db.insert(webhookDeliveries).values({
        ...{ id, webhookId: await webhook(), userId, key: id, failedAt: new Date() },
        ...{ event: "analysis.finished", data: {} as never },
      });
      return id;
    },
    overrule: async () =>
      String((await make("/api/cited/overrules", { claim: made.claim, verdict: "supported" })).id),
    deletedWork: async () => String((await make("/api/work/delete", { ids: [await workItem()] })).mark),
    close: async () => {
      await server.close();
      await vendors.close();
      await site.close();
    },
  };
}
