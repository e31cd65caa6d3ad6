/** Connecting and reading on loopback Google and Bing: what is stored, what failures do, and who may see it. */
import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../../adapters/db/database.ts";
import { users } from "../../adapters/db/schema/all.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { type DemandStage, demandStage } from "../../testing/demand/demand-stage.ts";
import { type LoopbackBing, startBingData } from "../../testing/demand/start-bing.ts";
import {
  BROKEN,
  DISABLED,
  type LoopbackGoogle,
  NO_PERMISSION,
  NO_SCOPE,
  QUOTA,
  SEARCH_QUOTA,
  startGoogleData,
} from "../../testing/demand/start-google.ts";

const NOW = new Date("2026-11-17T06:00:00Z");
const MEASURED = "2026-11-16T09:00:00.000Z";
const SITE = "sc-domain:brew.example";
const pageRow = (path: string, impressions: number) => ({
  keys: [`https://brew.example${path}`],
  clicks: Math.round(impressions / 10),
  impressions,
  position: 4,
});
const queryRow = (path: string, query: string, impressions: number) => ({
  ...pageRow(path, impressions),
  keys: [`https://brew.example${path}`, query],
});

describe.each(serverDatabases)("connected data on $kind", ({ open }) => {
  let database: Database;
  let google: LoopbackGoogle;
  let bing: LoopbackBing;
  let stage: DemandStage;

  beforeEach(async () => {
    database = await open();
    google = await startGoogleData({
      email: "owner@brew.example",
      clientId: "client",
      sites: [
        { siteUrl: SITE, permissionLevel: "siteOwner" },
        { siteUrl: "https://shop.example/", permissionLevel: "siteUnverifiedUser" },
      ],
      properties: [{ property: "properties/302118476", displayName: "Brew Notes" }],
      search: ({ by }) =>
        by === "page"
          ? [pageRow("/kettle", 100), pageRow("/beans?utm_source=x", 30), pageRow("/beans", 10)]
          : [
              queryRow("/kettle", "how to descale a kettle", 60),
              queryRow("/kettle", "kettle", 20),
              queryRow("/beans", "store beans", 5),
            ],
      visits: () => [
        {
          host: "brew.example",
          path: "/kettle",
          source: "chatgpt.com",
          sessions: 3,
          keyEvents: 1,
          revenue: 9.5,
        },
        { host: "brew.example", path: "/kettle", source: "google", sessions: 20, keyEvents: 2, revenue: 1 },
        {
          host: "brew.example",
          path: "(not set)",
          source: "(direct)",
          sessions: 8,
          keyEvents: 0,
          revenue: 0,
        },
      ],
    });
    bing = await startBingData({
      key: "bing-key",
      sites: [{ url: "https://brew.example/", isVerified: true }],
      pages: [
        { day: "2026-11-13", query: "https://brew.example/kettle", clicks: 2, impressions: 40, position: 5 },
      ],
      queries: () => [
        { day: "2026-11-13", query: "what is a burr grinder", clicks: 1, impressions: 9, position: 5 },
      ],
    });
    stage = await demandStage(database, { google: google.url, bing: bing.url, now: NOW });
  });
  afterEach(async () => {
    await google.stop();
    await bing.stop();
    await database.close();
  });

  const rowsOf = async (table: string) =>
    Number(
      (await database.db.execute<{ n: string }>(sql.raw(`select count(*) as n from ${table}`))).rows[0]?.n,
    );
  const property = async (id: string) => stage.storage.connections.property(id);
  const list = (query: Record<string, unknown> = {}) =>
    stage.services.demand.list({ id: stage.projectId, userId: stage.by.workspaceId, query });

  test("Search Console is read by day, and pages are listed by demand with both periods", async () => {
    const id = await stage.connect({ kind: "search_console", name: SITE, after: "2026-10-15" });
    // What waits in the queue counts as being read.
    await stage.services.connectedData.syncNow(stage.by, id);
    expect(await property(id)).toMatchObject({ runId: expect.any(String) });
    await stage.services.connectedData.sync(id);
    expect(await property(id)).toMatchObject({
      ...{ readThrough: "2026-11-14", cursor: null, failure: null, runId: null },
    });
    const { pages, found, next } = await list();
    expect(found).toBe(2);
    expect(next).toBeNull();
    expect(pages).toMatchObject([
      {
        url: "https://brew.example/kettle",
        impressions: 2_800,
        clicks: 280,
        position: 4,
        topQuery: "how to descale a kettle",
        before: { impressions: 200 },
      },
      // Both addresses are one page.
      { impressions: 1_120, score: null, cited: 0, counted: 0 },
    ]);
    const { questions } = await stage.services.demand.overview({
      id: stage.projectId,
      userId: stage.by.workspaceId,
    });
    expect(questions).toEqual([
      {
        query: "how to descale a kettle",
        url: "https://brew.example/kettle",
        impressions: 1_680,
        clicks: 168,
      },
    ]);
  });

  test("a second job for the same property reads nothing", async () => {
    const id = await stage.connect({ kind: "search_console", name: SITE });
    await stage.read(id);
    const calls = google.calls.length;
    await stage.services.connectedData.sync(id);
    expect(google.calls).toHaveLength(calls);
    await stage.read(id);
    expect(google.calls.length).toBeGreaterThan(calls);
  });

  test("a job that dies after its last part reads nothing again", async () => {
    const id = await stage.connect({ kind: "search_console", name: SITE });
    await database.db.execute(sql`alter table page_demand rename to hidden`);
    await expect(stage.read(id)).rejects.toThrow();
    await database.db.execute(sql`alter table hidden rename to page_demand`);
    expect(await property(id)).toMatchObject({ readThrough: "2026-11-14", syncedAt: null });
    const asked = () => google.calls.filter(({ path }) => path.includes("searchAnalytics")).length;
    const before = asked();
    await stage.services.connectedData.sync(id);
    expect(asked()).toBe(before);
    expect(await property(id)).toMatchObject({ syncedAt: NOW, cursor: null });
    expect((await list()).pages[0]).toMatchObject({ impressions: 300 });
  });

  test("nothing is read for a suspended account", async () => {
    const id = await stage.connect({ kind: "search_console", name: SITE });
    const due = { id, workspaceId: stage.by.workspaceId };
    const suspend = (at: Date | null) =>
      database.db.update(users).set({ suspendedAt: at }).where(eq(users.id, stage.by.workspaceId));
    await suspend(NOW);
    await stage.storage.connections.setDue(due, NOW);
    expect(await stage.services.connectedData.queueDue()).toBe(0);
    await suspend(null);
    expect(await stage.services.connectedData.queueDue()).toBe(1);
  });

  test("Analytics tells visits from assistants apart, with conversions and the currency", async () => {
    const id = await stage.connect({ kind: "analytics", name: "properties/302118476" });
    await stage.read(id);
    expect(await property(id)).toMatchObject({ readThrough: "2026-11-15", currency: "EUR" });
    expect((await list({ sort: "ai_sessions" })).pages).toMatchObject([
      { url: "https://brew.example/kettle", sessions: 69, aiSessions: 9, keyEvents: 9, aiKeyEvents: 3 },
    ]);
    const { assistants } = await stage.services.demand.overview({
      id: stage.projectId,
      userId: stage.by.workspaceId,
    });
    expect(assistants.at(-1)).toEqual({
      day: "2026-11-15",
      assistant: "ChatGPT",
      sessions: 3,
      keyEvents: 1,
      revenue: 9.5,
    });
  });

  test("Bing is read by key, and its impressions are added to those of Google", async () => {
    await stage.read(await stage.connect({ kind: "search_console", name: SITE }));
    await stage.services.connectedData.connectBing(stage.by, " bing-key ");
    const id = await stage.add({ kind: "bing", name: "https://brew.example/" });
    await stage.read(id);
    expect((await list()).pages[0]).toMatchObject({ impressions: 340, clicks: 32 });
    await expect(stage.services.connectedData.connectBing(stage.by, "wrong")).rejects.toMatchObject({
      code: "demand/key-invalid",
    });
  });

  test("two properties that report the same pages aren't added up", async () => {
    google.script.sites.push({ siteUrl: "https://brew.example/", permissionLevel: "siteOwner" });
    await stage.read(await stage.connect({ kind: "search_console", name: SITE }));
    const other = await stage.add({ kind: "search_console", name: "https://brew.example/" });
    await stage.read(other);
    expect((await list()).pages[0]).toMatchObject({ impressions: 300 });
  });

  test("reading the same days again changes nothing, and parts smaller than asked for lose nothing", async () => {
    const id = await stage.connect({ kind: "search_console", name: SITE });
    await stage.read(id);
    const before = [await rowsOf("search_rows"), await rowsOf("page_days"), (await list()).pages];
    google.script.mostRows = 1;
    await database.db.execute(sql`update connected_properties set read_through = '2026-11-11'`);
    await stage.read(id);
    expect([await rowsOf("search_rows"), await rowsOf("page_days"), (await list()).pages]).toEqual(before);
  });

  test("a reading that breaks off goes on at its next part, also in another process", async () => {
    google.script.mostRows = 1;
    const id = await stage.connect({ kind: "search_console", name: SITE });
    const isSecond = ({ path, body }: { path: string; body: string }) =>
      path.includes("searchAnalytics") && /\["page"\].*"startRow":1/.test(body);
    let asked = 0;
    const search = google.script.search;
    google.script.search = (request) => {
      if (++asked === 2) google.refuse("searchAnalytics", { ...BROKEN, headers: { "retry-after": "90" } });
      return search(request);
    };
    await stage.read(id);
    const broken = await property(id);
    expect(broken).toMatchObject({
      cursor: { day: "2026-11-12", part: 0, row: 2 },
      failure: { code: "demand/unavailable", times: 1 },
      nextSyncAt: new Date(NOW.getTime() + 90_000),
    });
    const calls = google.calls.filter(isSecond).length;
    await stage.read(id);
    expect(await property(id)).toMatchObject({ readThrough: "2026-11-14", failure: null });
    // The part that was stored before isn't asked for again on the first day.
    const first = google.calls.filter((call) => isSecond(call) && call.body.includes("2026-11-12"));
    expect([calls, first.length]).toEqual([1, 1]);
    expect(await rowsOf("search_rows where day = '2026-11-12'")).toBe(6);
  });

  test.each([
    ["429 with a time", { ...QUOTA, headers: { "retry-after": "7200" } }, "demand/quota", 7_200],
    ["429 without one", QUOTA, "demand/quota", 900],
    ["Search Console's 403 for a quota", SEARCH_QUOTA, "demand/quota", 900],
    ["403", NO_PERMISSION, "demand/property-refused", 60],
    ["500", BROKEN, "demand/unavailable", 60],
    ["a page instead of JSON", { status: 200, body: [] as object }, "demand/unreadable", 60],
  ])("%s is noted and waited out", async (_, refusal, code, seconds) => {
    const id = await stage.connect({ kind: "search_console", name: SITE });
    google.refuse("searchAnalytics", refusal);
    await stage.read(id);
    expect(await property(id)).toMatchObject({
      failure: { code, times: 1 },
      nextSyncAt: new Date(NOW.getTime() + seconds * 1000),
    });
  });

  test("a token that has expired is renewed, and nobody notices", async () => {
    const id = await stage.connect({ kind: "search_console", name: SITE });
    let asked = 0;
    const search = google.script.search;
    google.script.search = (request) => {
      if (++asked === 3) google.expireTokens();
      return search(request);
    };
    await stage.read(id);
    expect(await property(id)).toMatchObject({ readThrough: "2026-11-14", failure: null });
  });

  test("access that was removed at Google ends the connection, keeps the data, and connecting again goes on", async () => {
    const id = await stage.connect({ kind: "search_console", name: SITE });
    await stage.read(id);
    google.removeAccess();
    // On the same day, when no new day waits to be read.
    await stage.read(id);
    const ended = await stage.services.connectedData.of(stage.by.workspaceId);
    expect(ended.connections).toMatchObject([{ provider: "google", endedAt: NOW }]);
    expect(ended.properties).toMatchObject([{ failure: { code: "demand/access-ended" } }]);
    expect((await list()).found).toBe(2);
    expect(await stage.services.connectedData.queueDue()).toBe(0);
    expect(await property(id)).toMatchObject({ runId: null });

    await stage.signIn();
    expect((await stage.services.connectedData.of(stage.by.workspaceId)).connections).toMatchObject([
      { endedAt: null },
    ]);
    await stage.read(id);
    expect(await property(id)).toMatchObject({ readThrough: "2026-11-14", failure: null });
  });

  test("disconnecting revokes the access at Google and deletes what was read", async () => {
    await stage.read(await stage.connect({ kind: "search_console", name: SITE }));
    await stage.services.connectedData.disconnect(stage.by, "google");
    expect(google.calls.at(-1)?.path).toBe("POST /oauth2.googleapis.com/revoke");
    for (const table of [
      "data_connections",
      "connected_properties",
      "search_rows",
      "page_days",
      "page_demand",
    ])
      expect(await rowsOf(table)).toBe(0);
    expect(await rowsOf("demand_questions")).toBe(0);
  });

  test("disconnecting doesn't end the access of another workspace with the same account", async () => {
    await stage.connect({ kind: "search_console", name: SITE });
    const other = await stage.otherWorkspace();
    await stage.signIn(other);
    await stage.services.connectedData.disconnect(stage.by, "google");
    expect(google.calls.some(({ path }) => path.endsWith("/revoke"))).toBe(false);
    expect((await stage.services.connectedData.offered(other, "google")).properties).toHaveLength(3);
  });

  test("the token is stored sealed, and the sign-in counts only in its own session, once and in time", async () => {
    const state = await stage.signIn();
    const { rows } = await database.db.execute<{ token: string }>(
      sql`select sealed_token as token from data_connections`,
    );
    expect(rows[0]?.token).not.toContain("refresh-");
    const finish = (by: typeof stage.by, query: Record<string, string>) =>
      stage.services.connectedData.finishGoogle(by, query);
    const invalid = { code: "demand/attempt-invalid" };
    await expect(finish({ ...stage.by, sessionId: "other" }, { state, code: "x" })).rejects.toMatchObject(
      invalid,
    );
    await expect(finish(await stage.otherWorkspace(), { state, code: "x" })).rejects.toMatchObject(invalid);
    await expect(finish(stage.by, { state: "made up", code: "x" })).rejects.toMatchObject(invalid);
    await expect(finish(stage.by, { state, code: "used" })).rejects.toMatchObject(invalid);
    await expect(finish(stage.by, { state, error: "access_denied" })).rejects.toMatchObject({
      code: "demand/google-declined",
    });
    stage.pass(16 * 60_000);
    await expect(finish(stage.by, { state, code: "late" })).rejects.toMatchObject(invalid);
  });

  test("without either scope nothing is connected", async () => {
    google.script.scopes = "openid email";
    await expect(stage.signIn()).rejects.toMatchObject({ code: "demand/scope-missing" });
    expect(await rowsOf("data_connections")).toBe(0);
  });

  const scopes = (...names: string[]) =>
    ["openid", "email", ...names.map((name) => `https://www.googleapis.com/auth/${name}.readonly`)].join(" ");

  test("an account without Analytics is connected, offers its sites, and has them read", async () => {
    google.script.scopes = scopes("webmasters");
    const id = await stage.connect({ kind: "search_console", name: SITE });
    await stage.read(id);
    expect(await property(id)).toMatchObject({ readThrough: "2026-11-14", failure: null });
    const { properties, refused } = await stage.services.connectedData.offered(stage.by, "google");
    expect(properties.map(({ kind }) => kind)).toEqual(["search_console", "search_console"]);
    expect(refused).toEqual([]);
    const visits = { kind: "analytics", name: "properties/302118476", projectId: null };
    await expect(stage.services.connectedData.addProperty(stage.by, visits)).rejects.toMatchObject({
      code: "demand/property-not-offered",
    });
    expect(google.calls.some(({ path }) => path.includes("analytics"))).toBe(false);
  });

  test("a service that is left out when connecting again isn't read, says so, and the other one is", async () => {
    const search = await stage.connect({ kind: "search_console", name: SITE });
    const visits = await stage.add({ kind: "analytics", name: "properties/302118476" });
    google.script.scopes = scopes("webmasters");
    await stage.signIn();
    await stage.read(visits);
    await stage.read(search);
    expect(await property(visits)).toMatchObject({ failure: { code: "demand/kind-not-allowed" } });
    expect(await property(search)).toMatchObject({ readThrough: "2026-11-14", failure: null });
    expect(google.calls.some(({ path }) => path.includes("runReport"))).toBe(false);
    const { connections } = await stage.services.connectedData.of(stage.by.workspaceId);
    expect(connections).toMatchObject([{ endedAt: null }]);

    google.script.scopes = scopes("webmasters", "analytics");
    await stage.signIn();
    await stage.read(visits);
    expect(await property(visits)).toMatchObject({ readThrough: "2026-11-15", failure: null });
  });

  test("an interface that is switched off hides only its own properties", async () => {
    await stage.signIn();
    google.refuse("accountSummaries", DISABLED);
    const { properties, refused } = await stage.services.connectedData.offered(stage.by, "google");
    expect(properties.map(({ kind }) => kind)).toEqual(["search_console", "search_console"]);
    expect(refused).toMatchObject([{ kind: "analytics", problem: { code: "demand/api-disabled" } }]);
    google.refuse("accountSummaries", DISABLED);
    google.refuse("v3/sites", DISABLED);
    await expect(stage.services.connectedData.offered(stage.by, "google")).rejects.toMatchObject({
      code: "demand/api-disabled",
    });
  });

  test("properties of one account are read apart: one that is refused holds up no other", async () => {
    const other = "https://brew.example/";
    google.script.sites.push({ siteUrl: other, permissionLevel: "siteOwner" });
    const first = await stage.connect({ kind: "search_console", name: SITE });
    const second = await stage.add({ kind: "search_console", name: other });
    const visits = await stage.add({ kind: "analytics", name: "properties/302118476" });
    google.refuse("sc-domain", NO_PERMISSION);
    for (const id of [first, second, visits]) await stage.read(id);
    expect(await property(first)).toMatchObject({ failure: { code: "demand/property-refused" } });
    expect(await property(second)).toMatchObject({ readThrough: "2026-11-14", failure: null });
    expect(await property(visits)).toMatchObject({ readThrough: "2026-11-15", failure: null });
    // Removing one leaves what was read of the others.
    await stage.services.connectedData.removeProperty(stage.by, second);
    expect((await list({ sort: "sessions" })).pages).toMatchObject([{ impressions: 0, sessions: 69 }]);
  });

  test.each([
    ["429", QUOTA, "demand/quota", 900],
    ["500", BROKEN, "demand/unavailable", 60],
    ["a token without its scope", NO_SCOPE, "demand/kind-not-allowed", 60],
  ])("of Analytics, %s is noted and waited out too", async (_, refusal, code, seconds) => {
    const id = await stage.connect({ kind: "analytics", name: "properties/302118476" });
    google.refuse("runReport", refusal);
    await stage.read(id);
    expect(await property(id)).toMatchObject({
      failure: { code, times: 1 },
      nextSyncAt: new Date(NOW.getTime() + seconds * 1000),
    });
    await stage.read(id);
    expect(await property(id)).toMatchObject({ readThrough: "2026-11-15", failure: null });
  });

  test("a token endpoint that fails is waited out, and ends no access", async () => {
    const id = await stage.connect({ kind: "search_console", name: SITE });
    google.refuse("/token", BROKEN);
    await stage.read(id);
    expect(await property(id)).toMatchObject({ failure: { code: "demand/unavailable" } });
    expect((await stage.services.connectedData.of(stage.by.workspaceId)).connections).toMatchObject([
      { endedAt: null },
    ]);
  });

  test("more rows of Analytics than it gives at once are all read", async () => {
    const rows = 25_001;
    google.script.visits = () =>
      Array.from({ length: rows }, (_, n) => ({
        ...{ host: "brew.example", path: `/p${n}`, source: "google" },
        ...{ sessions: 1, keyEvents: 0, revenue: 0 },
      }));
    const id = await stage.connect({
      kind: "analytics",
      name: "properties/302118476",
      after: "2026-11-14",
    });
    await stage.read(id);
    const bodies = google.calls
      .filter(({ path }) => path.includes("runReport"))
      .map(({ body }) => JSON.parse(body));
    expect(bodies.map(({ offset }) => offset)).toEqual(["0", "25000"]);
    // Without an order, a row could be in two parts and another one in none.
    expect(bodies[0].orderBys).toHaveLength(bodies[0].dimensions.length);
    expect(await rowsOf("visit_rows")).toBe(rows);
  });

  test("parts of Analytics smaller than asked for lose nothing, and read again change nothing", async () => {
    google.script.mostRows = 1;
    const id = await stage.connect({ kind: "analytics", name: "properties/302118476" });
    await stage.read(id);
    const before = [await rowsOf("visit_rows"), await rowsOf("assistant_days"), (await list()).pages];
    expect(before[0]).toBe(6);
    await database.db.execute(sql`update connected_properties set read_through = '2026-11-12'`);
    await stage.read(id);
    expect([await rowsOf("visit_rows"), await rowsOf("assistant_days"), (await list()).pages]).toEqual(
      before,
    );
  });

  test("citations whose answers are too old or were deleted count no more", async () => {
    const id = await stage.connect({ kind: "search_console", name: SITE });
    await stage.read(id);
    await stage.storage.demand.setCited(stage.by.workspaceId, [
      { page: "brew.example/kettle", cited: 3, counted: 20, citedAt: MEASURED },
    ]);
    expect((await list({ sort: "cited" })).pages[0]).toMatchObject({ cited: 3, citedAt: MEASURED });
    await stage.read(id);
    expect((await list({ sort: "cited" })).pages[0]).toMatchObject({ cited: 0, counted: 0, citedAt: null });
  });

  test("only properties that the account may read can be chosen, each once, for an own project", async () => {
    await stage.connect({ kind: "search_console", name: SITE });
    const choose = (choice: object) =>
      stage.services.connectedData.addProperty(stage.by, {
        kind: "search_console",
        name: SITE,
        projectId: stage.projectId,
        ...choice,
      });
    await expect(choose({})).rejects.toMatchObject({ code: "demand/property-taken" });
    await expect(choose({ name: "https://shop.example/" })).rejects.toMatchObject({
      code: "demand/property-refused",
    });
    await expect(choose({ name: "sc-domain:else.example" })).rejects.toMatchObject({
      code: "demand/property-not-offered",
    });
    await expect(choose({ projectId: randomUUID() })).rejects.toMatchObject({ code: "project/not-found" });
    await choose({ kind: "analytics", name: "properties/302118476", projectId: null });
    expect((await stage.storage.projects.listOf(stage.by.workspaceId)).map(({ name }) => name)).toEqual([
      "Brew Notes",
      "Brew Notes",
    ]);
    expect((await stage.services.connectedData.offered(stage.by, "google")).properties).toMatchObject([
      { name: SITE, isReadable: true, isConnected: true, projectId: null },
      { name: "https://shop.example/", isReadable: false },
      { kind: "analytics", title: "Brew Notes" },
    ]);
  });

  test("a new project for a site has its host, so that analyses of its pages are filed there", async () => {
    await stage.signIn();
    await stage.services.connectedData.addProperty(stage.by, {
      kind: "search_console",
      name: SITE,
      projectId: null,
    });
    const made = await stage.storage.projects.siteOf(stage.by.workspaceId, "brew.example");
    expect(await stage.storage.projects.listOf(stage.by.workspaceId)).toContainEqual(
      expect.objectContaining({ id: made?.projectId, name: "brew.example", hosts: ["brew.example"] }),
    );
  });

  test("another workspace sees and changes nothing", async () => {
    const id = await stage.connect({ kind: "search_console", name: SITE });
    await stage.read(id);
    const other = await stage.otherWorkspace();
    const { connectedData, demand } = stage.services;
    const foreign = { id: stage.projectId, userId: other.workspaceId };
    expect(await connectedData.of(other.workspaceId)).toMatchObject({ connections: [], properties: [] });
    await expect(demand.list({ ...foreign, query: {} })).rejects.toMatchObject({ code: "project/not-found" });
    await expect(demand.overview(foreign)).rejects.toMatchObject({ code: "project/not-found" });
    await expect(demand.export({ ...foreign, query: {} })).rejects.toMatchObject({
      code: "project/not-found",
    });
    const unknown = { code: "demand/property-unknown" };
    await expect(connectedData.removeProperty(other, id)).rejects.toMatchObject(unknown);
    await expect(connectedData.syncNow(other, id)).rejects.toMatchObject(unknown);
    await expect(connectedData.disconnect(other, "google")).rejects.toMatchObject({
      code: "demand/not-connected",
    });
  });

  test("scores and citations stand beside demand, and presets and parts find the rows", async () => {
    google.script.search = ({ by }) =>
      by === "page" ? Array.from({ length: 120 }, (_, n) => pageRow(`/p${n}`, 1_000 - n)) : [];
    await stage.read(await stage.connect({ kind: "search_console", name: SITE }));
    const { demand } = stage.storage;
    await demand.setCited(stage.by.workspaceId, [
      { page: "brew.example/p0", cited: 0, counted: 20, citedAt: MEASURED },
      { page: "brew.example/p1", cited: 0, counted: 19, citedAt: MEASURED },
      { page: "brew.example/p2", cited: 3, counted: 20, citedAt: MEASURED },
      { page: "brew.example/p100", cited: 0, counted: 20, citedAt: MEASURED },
    ]);
    const place = {
      host: "brew.example",
      key: "brew.example/p5",
      folder: "/",
      url: "https://brew.example/p5",
    };
    const summary = { title: "Burr 100%", score: 71, kind: "other", question: "", findings: [] };
    const analysis = { userId: stage.by.workspaceId, searchId: randomUUID(), place, summary };
    await stage.storage.projects.file(
      { ...analysis, known: null, change: null, now: new Date() },
      randomUUID,
    );
    expect((await list({ preset: "never-cited" })).pages.map(({ url }) => url)).toEqual([
      "https://brew.example/p0",
    ]);
    expect(await list({ preset: "not-measured" })).toMatchObject({ found: 37 });
    expect((await list({ sort: "score" })).pages[0]).toMatchObject({ title: "Burr 100%", score: 71 });
    expect((await list({ sort: "cited" })).pages[0]).toMatchObject({
      cited: 3,
      counted: 20,
      citedAt: MEASURED,
    });
    expect((await list({ text: "BURR 100%" })).pages).toMatchObject([{ url: "https://brew.example/p5" }]);
    const seen: string[] = [];
    for (let after: string | null = ""; after !== null; ) {
      const part: Awaited<ReturnType<typeof list>> = await list(after === "" ? {} : { after });
      seen.push(...part.pages.map(({ url }) => url));
      after = part.next;
    }
    expect(seen).toEqual(Array.from({ length: 120 }, (_, n) => `https://brew.example/p${n}`));
    await expect(list({ after: "1_nonsense" })).rejects.toMatchObject({ code: "request/invalid" });
    const { lines, fileName } = await stage.services.demand.export({
      id: stage.projectId,
      userId: stage.by.workspaceId,
      query: { preset: "never-cited" },
    });
    expect(fileName).toBe("brew-notes-demand-2026-11-17.csv");
    const csv: string[] = [];
    for await (const line of lines) csv.push(line);
    expect(csv).toHaveLength(2);
    // A new rebuild keeps both.
    await demand.rebuild(stage.projectId);
    expect((await list({ sort: "cited" })).pages[0]).toMatchObject({ cited: 3, counted: 20 });
  });

  test("a question is watched by the page's monitor, and isn't proposed again", async () => {
    await stage.read(await stage.connect({ kind: "search_console", name: SITE }));
    const question = { query: "how to descale a kettle", url: "https://brew.example/kettle" };
    const userId = stage.by.workspaceId;
    const first = await stage.services.demand.watch({ userId, ...question });
    const second = await stage.services.demand.watch({
      userId,
      ...question,
      query: "is vinegar safe in a kettle",
    });
    expect(second).toBe(first);
    expect(await stage.storage.monitors.listOf(userId)).toMatchObject([
      { queries: ["how to descale a kettle", "is vinegar safe in a kettle"], every: "weekly" },
    ]);
    expect((await stage.services.demand.overview({ id: stage.projectId, userId })).questions).toEqual([]);
  });

  test("queries are forgotten after a period, and figures of pages stay", async () => {
    await stage.read(await stage.connect({ kind: "search_console", name: SITE }));
    const days = await rowsOf("page_days");
    stage.pass(60 * 24 * 60 * 60_000);
    expect(await stage.services.connectedData.forget()).toBeGreaterThan(0);
    expect(await rowsOf("search_rows")).toBe(0);
    expect(await rowsOf("page_days")).toBe(days);
  });
});
