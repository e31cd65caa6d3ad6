import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { projectPages, searches } from "../../adapters/db/schema/all.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { jobDone } from "../../testing/job-done.ts";
import { ARTICLE, html, LATE_ANSWER, type StubPage, startStubPage } from "../../testing/stub-page.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/test-server.ts";

const dated = (day: string, body = ARTICLE) =>
  body.replace("<article>", `<article><time datetime="${day}">Updated ${day}</time>`);

describe.each(serverDatabases)("on $kind", (database) => {
  let server: TestServer;
  let page: StubPage;
  let person: Person;
  let brew = dated("2026-10-01");

  beforeAll(async () => {
    page = await startStubPage({
      "/guides/cold-brew": (request, response) => html(brew)(request, response),
      "/guides/barrel": html(LATE_ANSWER),
    });
    server = await startTestServer(database, { FETCH_ALLOW_HOSTS: page.host }, { worker: true });
    person = await server.signUp();
  });
  afterAll(async () => {
    await server.close();
    await page.close();
  });

  const analyze = async (path: string) => {
    const { jobId } = await server.services.startAnalysis({ userId: person.id, input: page.url(path) });
    await jobDone(server, { id: jobId, userId: person.id });
    return jobId;
  };
  const only = async () => {
    const [project, ...others] = await server.services.listProjects(person.id);
    if (!project || others.length > 0) throw new Error("one project expected");
    return project;
  };
  const list = async (query: Record<string, unknown> = {}) =>
    server.services.listPages({ userId: person.id, id: (await only()).id, query });

  test("the first analysis creates a project, and a second page of the host joins it", async () => {
    await analyze("/guides/cold-brew");
    await analyze("/guides/barrel");
    const project = await only();
    expect(project).toMatchObject({ name: page.host, hosts: [page.host], pages: 2 });
    const { pages, found, next } = await list({ sort: "lowest" });
    expect({ found, next }).toEqual({ found: 2, next: null });
    const scores = pages.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((one, other) => one - other));
    expect(pages.map(({ title, change, analyses }) => [title, change, analyses]).toSorted()).toEqual([
      ["How long should cold brew steep?", null, 1],
      ["How much does a rain barrel cost?", null, 1],
    ]);
    expect((await list({ text: "COLD" })).pages).toHaveLength(1);
    expect((await list({ text: "%" })).pages).toHaveLength(0);
    expect((await list({ text: page.url("/guides/barrel?srsltid=Afm") })).pages).toHaveLength(1);
  });

  test("the history says which check changed and flags a date that moved alone", async () => {
    brew = dated("2026-11-10");
    await analyze("/guides/cold-brew?utm_source=news");
    brew = dated("2026-11-10", ARTICLE.replace("16 to 18 hours at 20 °C", "12 hours at 20 °C"));
    await analyze("/guides/cold-brew");
    const [row] = (await list({ text: "cold brew" })).pages;
    expect(row).toMatchObject({ analyses: 3, change: expect.any(Number) });
    const { steps, line } = await server.services.pageHistory({ id: row?.id ?? "", userId: person.id });
    expect(line).toHaveLength(3);
    expect(steps[0]?.changes?.sentences).toEqual([
      {
        before: expect.stringContaining("16 to 18 hours"),
        after: expect.stringContaining("12 hours"),
      },
    ]);
    expect(steps[0]?.changes?.dateOnly).toBeNull();
    expect(steps[1]?.changes).toMatchObject({
      sentences: [],
      dateOnly: { after: expect.stringContaining("2026-11-10") },
    });
  });

  test("archive, move and delete can be undone, and a deleted page is deleted for good an hour later", async () => {
    const { id } = await only();
    const own = { userId: person.id, id };
    const [first] = (await list()).pages;
    const ids = [first?.id];
    const archived = await server.services.changePages({ ...own, what: "archive", ids });
    expect((await list()).found).toBe(1);
    expect((await list({ archived: "1" })).found).toBe(1);
    expect(await server.services.undoPageChange({ ...own, what: "archive", mark: archived.mark })).toBe(1);

    const other = await server.services.createProject({ userId: person.id, name: "Other" });
    const moved = await server.services.changePages({ ...own, what: "move", to: other.id, query: {} });
    expect(moved.count).toBe(2);
    expect(await server.services.undoPageChange({ ...own, what: "move", mark: moved.mark })).toBe(2);
    await server.services.removeProject({ id: other.id, userId: person.id });

    const deleted = await server.services.changePages({ ...own, what: "delete", ids });
    expect((await list()).found).toBe(1);
    expect(await server.services.undoPageChange({ ...own, what: "delete", mark: deleted.mark })).toBe(1);
    await server.services.changePages({ ...own, what: "delete", ids });
    const { db } = server.database;
    await server.services.storage.projects.purge(new Date(Date.now() + 1000), 10);
    expect(
      await db
        .select()
        .from(projectPages)
        .where(eq(projectPages.id, first?.id ?? "")),
    ).toEqual([]);
    expect(
      await db
        .select()
        .from(searches)
        .where(eq(searches.pageId, first?.id ?? "")),
    ).toEqual([]);
  });

  test("a page that was deleted or archived is listed again once it is analyzed", async () => {
    const own = { userId: person.id, id: (await only()).id };
    await analyze("/guides/cold-brew");
    for (const what of ["delete", "archive"] as const) {
      const [row] = (await list({ text: "cold brew" })).pages;
      await server.services.changePages({ ...own, what, ids: [row?.id] });
      expect((await list({ text: "cold brew" })).pages).toEqual([]);
      await analyze("/guides/cold-brew");
      expect((await list({ text: "cold brew" })).pages).toMatchObject([
        { id: row?.id, analyses: (row?.analyses ?? 0) + 1 },
      ]);
    }
  });

  test("another user finds neither the project nor its pages", async () => {
    const stranger = await server.signUp();
    const { id } = await only();
    const [row] = (await list()).pages;
    await expect(server.services.readProject({ id, userId: stranger.id })).rejects.toMatchObject({
      code: "project/not-found",
    });
    await expect(
      server.services.pageHistory({ id: row?.id ?? "", userId: stranger.id }),
    ).rejects.toMatchObject({
      code: "project/not-found",
    });
    await expect(
      server.services.changePages({ userId: stranger.id, id, what: "delete", ids: [row?.id] }),
    ).rejects.toMatchObject({ code: "project/not-found" });
  });

  test("the CSV has every page and no formula", async () => {
    const { id } = await only();
    let text = "";
    const { fileName, lines } = await server.services.exportPages({ id, userId: person.id, query: {} });
    for await (const line of lines) text += line;
    expect(fileName).toMatch(/-pages-\d{4}-\d\d-\d\d\.csv$/);
    expect(text.split("\r\n")[0]).toBe("title,url,score,change,why,kind,question,analyzed");
    expect(text.trim().split("\r\n")).toHaveLength(1 + (await list()).found);
  });
});
