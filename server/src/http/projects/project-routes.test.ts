/** Projects as programs use them. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { projectPages, subscriptions } from "../../adapters/db/schema/all.ts";
import { answerShape } from "../../testing/api-document.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { ARTICLE, html, type StubPage, startStubPage } from "../../testing/stub-page.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/test-server.ts";

type Call = { method?: string; body?: unknown };

type Moved = { before: number; after: number; differences: { points: number }[] };

describe.each(serverDatabases)("projects for programs on $kind", (database) => {
  let server: TestServer;
  let site: StubPage;
  let person: Person;
  let keys: { read: string; analyze: string };
  let changing = ARTICLE;
  beforeAll(async () => {
    site = await startStubPage({
      "/one": html(ARTICLE),
      "/two": html(ARTICLE),
      "/changing": (request, response) => html(changing)(request, response),
    });
    server = await startTestServer(database, { FETCH_ALLOW_HOSTS: site.host }, { worker: true });
    person = await server.signUp();
    await server.database.db
      .update(subscriptions)
      .set({ planType: "enterprise", status: "active" })
      .where(eq(subscriptions.userId, person.id));
    keys = { read: await newKey("read"), analyze: await newKey("analyze") };
    for (const path of ["/one", "/two"])
      await server.call("/functions/analyze-content", {
        method: "POST",
        body: { input: site.url(path) },
        headers: { authorization: `Bearer ${keys.analyze}` },
      });
  });
  afterAll(async () => {
    await server.close();
    await site.close();
  });

  const newKey = async (scope: string, by = person): Promise<string> => {
    const { body } = await server.call("/api/keys", {
      body: { name: scope, scopes: [scope] },
      cookie: by.cookie,
    });
    return String(body.key);
  };
  /** Holds each answer against the description of the API. */
  async function ask(key: string, name: string, path: string, sent: Call = {}) {
    const [method = "GET"] = name.split(" ");
    const answer = await server.call(path, { method, headers: { authorization: `Bearer ${key}` }, ...sent });
    expect(answerShape(name, answer.status)?.safeParse(answer.body).error?.issues).toBeUndefined();
    return answer;
  }
  const projectsOf = async (key = keys.read) =>
    (await ask(key, "GET /api/projects", "/api/projects")).body as unknown as {
      projects: { id: string; name: string; pages: number; hosts: string[] }[];
      next: string | null;
    };
  const PAGES = "GET /api/projects/{id}/pages";

  test("a project and its pages are listed, filtered and sorted with a key that may read", async () => {
    const { projects, next } = await projectsOf();
    expect(projects).toMatchObject([{ pages: 2, hosts: [site.host] }]);
    expect(next).toBeNull();
    const path = `/api/projects/${projects[0]?.id}`;
    const one = await ask(keys.read, "GET /api/projects/{id}", path);
    expect(one.body).toMatchObject({ pages: 2, archived: 0, hosts: [site.host] });
    const all = await ask(keys.read, PAGES, `${path}/pages?sort=title`);
    expect(all.body).toMatchObject({ found: 2, next: null });
    const [page] = all.body.pages as { url: string; analysis: string }[];
    expect((await ask(keys.read, "GET /api/analyses/{id}", page?.analysis ?? "")).status).toBe(200);
    const found = await ask(keys.read, PAGES, `${path}/pages?text=two`);
    expect(found.body).toMatchObject({ found: 1, pages: [{ url: site.url("/two") }] });
  });

  test("the history of a page says which scores can be compared and what moved them", async () => {
    const owner = await server.signUp("history@example.com");
    const key = await newKey("analyze", owner);
    const analyze = async () =>
      (
        await ask(key, "POST /functions/analyze-content", "/functions/analyze-content", {
          body: { input: site.url("/changing") },
        })
      ).body;
    const first = await analyze();
    changing = ARTICLE.replace(/<p>Cold brew should.*<\/p>/, "<p>Coffee is lovely in summer.</p>");
    const second = await analyze();
    const { projects } = await projectsOf(key);
    const { body } = await ask(key, PAGES, `/api/projects/${projects[0]?.id}/pages`);
    const [page] = body.pages as { id: string; change: number; why: string }[];
    expect(page?.change).toBeLessThanOrEqual(-3);
    const HISTORY = "GET /api/pages/{id}/history";
    const path = `/api/pages/${page?.id}/history`;
    const history = (await ask(key, HISTORY, path)).body;
    expect(history).toMatchObject({
      url: site.url("/changing"),
      scores: [
        { analysis: `/api/analyses/${first.id}`, isCompared: false },
        { analysis: `/api/analyses/${second.id}`, isCompared: page?.change !== null },
      ],
      changes: [{ analysis: `/api/analyses/${second.id}`, change: page?.change, why: page?.why }],
    });
    const [{ moved }] = history.changes as [{ moved: Moved }];
    const all = moved.differences.reduce((sum, { points }) => sum + points, moved.before);
    expect(all).toBeCloseTo(moved.after, 9);
    expect((await ask(keys.read, HISTORY, path)).status, "of another user").toBe(404);
    expect((await ask(key, HISTORY, "/api/pages/nonsense/history")).status).toBe(404);
  });

  test("200 pages come in parts of 50, each once, and a wrong mark is refused", async () => {
    const { db } = server.database;
    const reader = await server.signUp("many@example.com");
    const key = await newKey("read", reader);
    const project = await server.services.createProject({ userId: reader.id, name: "Many" });
    await db.insert(projectPages).values(
      Array.from({ length: 200 }, (_, at) => ({
        userId: reader.id,
        projectId: project.id,
        key: `example.com/${at}`,
        url: `https://example.com/${at}`,
        folder: "/",
        title: `Page ${at}`,
        score: at % 7,
        kind: "explainer",
        question: "",
        searchId: crypto.randomUUID(),
        analyzedAt: new Date(),
      })),
    );
    const seen = new Set<string>();
    let after = "";
    for (let part = 0; part < 4; part++) {
      const query = new URLSearchParams({ sort: "lowest", ...(after && { after }) });
      const { body } = await ask(key, PAGES, `/api/projects/${project.id}/pages?${query}`);
      for (const { url } of body.pages as { url: string }[]) seen.add(url);
      after = String(body.next ?? "");
    }
    expect([seen.size, after]).toEqual([200, ""]);
    const wrong = await ask(key, PAGES, `/api/projects/${project.id}/pages?after=nonsense`);
    expect(wrong.status).toBe(400);
    expect((await server.call("/api/projects?after=nobody", { cookie: reader.cookie })).status).toBe(400);
  });

  test("a key that may analyze creates and renames projects, and moves pages there and back", async () => {
    const { projects } = await projectsOf();
    const from = projects.find(({ pages }) => pages === 2)?.id ?? "";
    const made = await ask(keys.analyze, "POST /api/projects", "/api/projects", {
      body: { name: "Clients" },
    });
    expect(made.status).toBe(201);
    const path = `/api/projects/${made.body.id}`;
    const rename = { body: { name: "  Client   A " } };
    expect((await ask(keys.analyze, "PATCH /api/projects/{id}", path, rename)).status).toBe(204);
    expect((await projectsOf()).projects.map(({ name }) => name)).toContain("Client A");
    const empty = await ask(keys.analyze, "PATCH /api/projects/{id}", path, { body: { name: " " } });
    expect(empty.status).toBe(400);

    const moved = await ask(
      keys.analyze,
      "POST /api/projects/{id}/pages/move",
      `/api/projects/${from}/pages/move`,
      { body: { filter: { text: "one" }, to: String(made.body.id) } },
    );
    expect(moved.body).toMatchObject({ what: "move", count: 1 });
    expect((await ask(keys.read, PAGES, `${path}/pages`)).body.found).toBe(1);
    const undone = await ask(
      keys.analyze,
      "POST /api/projects/{id}/pages/undo",
      `/api/projects/${from}/pages/undo`,
      { body: { what: "move", mark: moved.body.mark } },
    );
    expect(undone.body).toEqual({ count: 1 });
    expect((await ask(keys.read, PAGES, `${path}/pages`)).body.found).toBe(0);
  });

  test("a key that may only read changes nothing, and another user's project looks like none", async () => {
    const { projects } = await projectsOf();
    const path = `/api/projects/${projects[0]?.id}`;
    const archive = "POST /api/projects/{id}/pages/archive";
    const sent = { body: { filter: {} } };
    expect((await ask(keys.read, archive, `${path}/pages/archive`, sent)).status).toBe(403);
    expect((await ask(keys.analyze, archive, `${path}/pages/archive`, { body: {} })).status).toBe(400);
    const stranger = await newKey("analyze", await server.signUp("stranger@example.com"));
    expect((await ask(stranger, PAGES, `${path}/pages`)).status).toBe(404);
    expect((await ask(stranger, archive, `${path}/pages/archive`, sent)).status).toBe(404);
    expect((await ask(stranger, "PATCH /api/projects/{id}", path, { body: { name: "Mine" } })).status).toBe(
      404,
    );
    expect((await server.call("/api/projects")).status).toBe(401);
  });
});
