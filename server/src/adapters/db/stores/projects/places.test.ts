import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serverDatabases } from "../../../../testing/databases.ts";
import type { Database } from "../../database.ts";
import { projectPages, projectSites, projects, users } from "../../schema/all.ts";
import { placeStore } from "./places.ts";

const NOW = new Date("2026-11-17T09:00:00Z");
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

describe.each(serverDatabases)("places on $kind", ({ open }) => {
  let database: Database;
  let store: ReturnType<typeof placeStore>;
  beforeAll(async () => {
    database = await open();
    store = placeStore(database.db);
  });
  afterAll(() => database.close());

  /** Each test has its own person, whose first workspace has the same id. */
  async function newWorkspace(): Promise<string> {
    const id = randomUUID();
    await database.db.insert(users).values({ id, name: "Lena Ortiz", email: `${id}@example.com` });
    return id;
  }
  async function newProject(userId: string, name: string, createdAt = NOW): Promise<string> {
    const id = randomUUID();
    await database.db.insert(projects).values({ id, userId, name, createdAt });
    return id;
  }
  type Row = Partial<typeof projectPages.$inferInsert> & { userId: string; projectId: string };
  const addPage = (page: Row) =>
    database.db.insert(projectPages).values({
      key: randomUUID(),
      url: "https://brew.example/guide",
      folder: "/",
      title: "A guide",
      score: 60,
      kind: "article",
      question: "",
      searchId: randomUUID(),
      analyzedAt: NOW,
      ...page,
    });
  const titles = async (workspaceId: string, ...words: string[]) =>
    (await store.pages({ workspaceId, words }, 20)).map(({ title }) => title);
  const names = async (workspaceId: string, words: string[], onlyProjects?: string[]) =>
    (await store.projects({ workspaceId, words, onlyProjects }, 20)).map(({ name }) => name);

  test("a page is found by words of its title and address in any case and order, newest first", async () => {
    const userId = await newWorkspace();
    const projectId = await newProject(userId, "Brew Notes");
    await addPage({ userId, projectId, title: "Cold Brew at Home" });
    await addPage({ userId, projectId, title: "ÉCLAIRS and cold coffee", analyzedAt: later(5) });

    expect(await titles(userId, "COLD")).toEqual(["ÉCLAIRS and cold coffee", "Cold Brew at Home"]);
    expect(await titles(userId, "éclairs")).toEqual(["ÉCLAIRS and cold coffee"]);
    expect(await titles(userId, "home", "brew.example", "cold")).toEqual(["Cold Brew at Home"]);
    expect(await titles(userId, "cold", "tea")).toEqual([]);
  });

  test("percent signs, underscores and backslashes are searched as they are typed", async () => {
    const userId = await newWorkspace();
    const projectId = await newProject(userId, "100% arabica");
    await newProject(userId, "100 robusta");
    await addPage({ userId, projectId, title: "snake_case" });
    await addPage({ userId, projectId, title: "snakeXcase" });
    await addPage({ userId, projectId, title: "back\\slash" });

    expect(await titles(userId, "snake_case")).toEqual(["snake_case"]);
    expect(await titles(userId, "k\\s")).toEqual(["back\\slash"]);
    expect(await titles(userId, "%")).toEqual([]);
    expect(await names(userId, ["100%"])).toEqual(["100% arabica"]);
  });

  test("deleted and archived pages, and those of another workspace, aren't found", async () => {
    const userId = await newWorkspace();
    const projectId = await newProject(userId, "Brew Notes");
    await addPage({ userId, projectId, title: "Deleted", deletedAt: NOW });
    await addPage({ userId, projectId, title: "Archived", archivedAt: NOW });
    await addPage({ userId, projectId, title: "Shown" });

    expect(await titles(userId)).toEqual(["Shown"]);
    expect(await titles(await newWorkspace())).toEqual([]);
    expect(await names(await newWorkspace(), ["brew"])).toEqual([]);
  });

  test("a project is found by its name or a site, and the one with the latest analysis comes first", async () => {
    const userId = await newWorkspace();
    const first = await newProject(userId, "Brew Notes");
    await newProject(userId, "Harbor Roasters", later(10));
    await addPage({ userId, projectId: first, analyzedAt: later(20) });
    await database.db
      .insert(projectSites)
      .values({ userId, host: "shop.brew.example", projectId: first, proof: "p" });

    expect(await names(userId, [])).toEqual(["Brew Notes", "Harbor Roasters"]);
    expect(await names(userId, ["SHOP", "notes"])).toEqual(["Brew Notes"]);
    expect(await names(userId, ["roasters"])).toEqual(["Harbor Roasters"]);
  });

  test("a client finds only the projects that were shared", async () => {
    const userId = await newWorkspace();
    const shared = await newProject(userId, "Shared");
    await newProject(userId, "Not shared");

    expect(await names(userId, ["shared"], [shared])).toEqual(["Shared"]);
    expect(await names(userId, ["shared"], [])).toEqual([]);
  });
});
