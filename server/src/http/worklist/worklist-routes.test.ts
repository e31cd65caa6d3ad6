/** The work list as programs use it: what is asked and answered is as the document of the API says. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { answerShape } from "../../testing/api-document.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/test-server.ts";

describe.each(serverDatabases)("the work list for programs on $kind", (database) => {
  let server: TestServer;
  let person: Person;
  beforeAll(async () => {
    server = await startTestServer(database);
    person = await server.signUp();
  });
  afterAll(() => server.close());

  const ask = async (name: string, { path = "", body }: { path?: string; body?: unknown } = {}) => {
    const [method = "", documented = ""] = name.split(" ");
    const request = { method, cookie: person.cookie, ...(body !== undefined && { body }) };
    const answer = await server.call(path || documented, request);
    const problem = answerShape(name, answer.status)?.safeParse(answer.body).error;
    if (problem) throw new Error(`${name} ${answer.status}: ${z.prettifyError(problem)}`);
    return answer;
  };

  test("items are added, listed, changed, commented on, deleted and brought back", async () => {
    const item = {
      title: "Correct the price on the old shop page",
      page: { url: "https://shop.example/starter-set" },
      dueOn: "2026-12-01",
      ownerId: person.id,
    };
    const added = await ask("POST /api/work", { body: { items: [item] } });
    expect(added.status).toBe(201);
    const [{ id } = { id: "" }] = added.body.items as { id: string }[];
    const listed = await ask("GET /api/work", { path: "/api/work?state=open&owner=me" });
    expect(listed.body).toMatchObject({
      items: [{ id, title: item.title, state: "open" }],
      next: null,
      mine: 1,
    });
    const done = { ids: [id], state: "done", dueOn: null };
    expect((await ask("PATCH /api/work", { body: done })).body).toEqual({ count: 1 });
    const comments = { path: `/api/work/${id}/comments`, body: { text: "Ask the shop first." } };
    expect((await ask("POST /api/work/{id}/comments", comments)).status).toBe(204);
    const read = await ask("GET /api/work/{id}", { path: `/api/work/${id}` });
    expect(read.body).toMatchObject({
      state: "done",
      dueOn: null,
      comments: 1,
      notes: [{ text: "Ask the shop first." }],
    });
    const { mark } = (await ask("POST /api/work/delete", { body: { ids: [id] } })).body;
    expect((await ask("GET /api/work/{id}", { path: `/api/work/${id}` })).status).toBe(404);
    expect((await ask("POST /api/work/undo", { body: { mark } })).body).toEqual({ count: 1 });
  });

  test("a page with high demand becomes an item with its figures, once, and only in its own workspace", async () => {
    const { id: projectId } = await server.services.createProject({ userId: person.id, name: "Brew Notes" });
    const url = "https://brew.example/kettle";
    await server.database.db.execute(sql`
      insert into page_demand (workspace_id, project_id, key, page, url, words, impressions, clicks, counted, is_high, top_query, rebuild_id)
      values (${person.id}, ${projectId}::uuid, md5('brew.example/kettle')::uuid, 'brew.example/kettle', ${url}, ${url}, 19800, 540,
        20, true, 'descale kettle vinegar', gen_random_uuid())`);
    const source = { from: "demand", projectId, url };
    const add = () => ask("POST /api/work", { body: { items: [{ source }] } });
    const [first] = (await add()).body.items as { id: string; isNew: boolean }[];
    expect((await add()).body).toMatchObject({ items: [{ id: first?.id, isNew: false }] });
    const { body } = await ask("GET /api/work/{id}", { path: `/api/work/${first?.id}` });
    expect(body).toMatchObject({
      kind: "demand",
      title: "Get this page cited for “descale kettle vinegar”",
      detail: "Impressions in search in 28 days: 19,800. Clicks: 540.\nCited in 0 of 20 answers (0 to 16%).",
      page: { url },
      project: { id: projectId },
      source,
    });
    expect((await ask("GET /api/work", { path: "/api/work?kind=demand" })).body.items).toHaveLength(1);
    const unknown = { ...source, url: "https://brew.example/other" };
    expect((await ask("POST /api/work", { body: { items: [{ source: unknown }] } })).status).toBe(404);
    const { cookie } = await server.signUp();
    const stranger = await server.call("/api/work", { body: { items: [{ source }] }, cookie });
    expect(stranger.status).toBe(404);
  });

  test.each([
    [{ items: [] }, 400],
    [{ items: [{ title: "" }] }, 400],
    [{ items: [{ source: { from: "edit", analysisId: "nope", editId: "x" } }] }, 404],
    [{ items: [{ source: { from: "nowhere" }, title: "x" }] }, 400],
    [{ fault: { projectId: "nope", check: "x" } }, 404],
  ])("%o is refused with %i", async (body, status) => {
    expect((await ask("POST /api/work", { body })).status).toBe(status);
  });

  test("nobody can set a proof, and a mark from elsewhere is refused", async () => {
    const ids = ["00000000-0000-4000-8000-00000000000a"];
    expect((await ask("PATCH /api/work", { body: { ids, state: "proven" } })).status).toBe(400);
    expect((await ask("POST /api/work/undo", { body: { mark: "yesterday" } })).status).toBe(400);
    expect((await ask("GET /api/work", { path: "/api/work?after=nonsense" })).status).toBe(400);
  });
});
