import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { projectPages } from "../../adapters/db/schema/all.ts";
import { answerShape } from "../../testing/api-document.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/test-server.ts";
import { addMember } from "../workspaces/testing/team.ts";

describe.each(serverDatabases)("finding places on $kind", (database) => {
  let server: TestServer;
  let owner: Person;
  let client: Person;
  beforeAll(async () => {
    server = await startTestServer(database);
    owner = await server.signUp();
    const make = (name: string) => server.services.createProject({ userId: owner.id, name });
    const { id: projectId } = await make("Brew Notes");
    for (let count = 0; count < 11; count += 1) await make(`Brew project ${count}`);
    await server.database.db.insert(projectPages).values(
      Array.from({ length: 15 }, (_, count) => ({
        userId: owner.id,
        projectId,
        key: `brew.example/${count}`,
        url: `https://brew.example/${count}`,
        folder: "/",
        title: `Cold brew ${count}`,
        score: 60,
        kind: "article",
        question: "",
        searchId: randomUUID(),
        analyzedAt: new Date(),
      })),
    );
    client = await addMember(server, owner, "client", [projectId]);
  });
  afterAll(() => server.close());

  const find = async (text: string, { cookie }: Person = owner) => {
    const answer = await server.call(`/api/find?text=${encodeURIComponent(text)}`, { cookie });
    expect(answerShape("GET /api/find", answer.status)?.safeParse(answer.body).error).toBeUndefined();
    return { ...answer, body: answer.body as { projects: { name: string }[]; pages: { title: string }[] } };
  };

  test("at most 20 places are found, and never one kind alone", async () => {
    const { projects, pages } = (await find("brew")).body;
    expect(projects.length).toBeGreaterThan(0);
    expect(pages.length).toBeGreaterThan(0);
    expect(projects.length + pages.length).toBe(20);
  });

  test("every word counts, and spaces don't", async () => {
    const { pages } = (await find("  COLD   14 ")).body;
    expect(pages.map(({ title }) => title)).toEqual(["Cold brew 14"]);
  });

  test("a client finds the shared project and no page", async () => {
    const { body } = await find("brew", client);
    expect(body.projects.map(({ name }) => name)).toEqual(["Brew Notes"]);
    expect(body.pages).toEqual([]);
  });

  test("a text that is too long is refused", async () => {
    expect((await find("x".repeat(201))).status).toBe(400);
  });

  test("a program that asks without end is stopped, for this person alone", async () => {
    const busy = await server.signUp();
    const rate = { max: 300, perSeconds: 300 };
    for (let count = 0; count < 300; count += 1) await server.services.limiter.take(`find:${busy.id}`, rate);
    expect((await find("brew", busy)).status).toBe(429);
    expect((await find("brew")).status).toBe(200);
  });
});
