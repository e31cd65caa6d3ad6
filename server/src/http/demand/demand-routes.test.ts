/** Demand as programs ask for it: the answer is as the document of the API says, and only the workspace gets it. */
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { answerShape } from "../../testing/api-document.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/test-server.ts";

describe.each(serverDatabases)("demand for programs on $kind", (database) => {
  let server: TestServer;
  let person: Person;
  let projectId: string;
  beforeAll(async () => {
    server = await startTestServer(database);
    person = await server.signUp();
    projectId = (await server.services.createProject({ userId: person.id, name: "Brew Notes" })).id;
    await server.database.db.execute(sql`
      insert into page_demand (workspace_id, project_id, key, page, url, words, impressions, clicks, position, rebuild_id)
      values (${person.id}, ${projectId}::uuid, md5('brew.example/kettle')::uuid, 'brew.example/kettle',
        'https://brew.example/kettle', 'https://brew.example/kettle', 120, 7, 3.5, ${randomUUID()}::uuid)`);
  });
  afterAll(() => server.close());

  const ask = async (query = "", cookie = person.cookie) => {
    const answer = await server.call(`/api/projects/${projectId}/demand${query}`, { cookie });
    const problem = answerShape("GET /api/projects/{id}/demand", answer.status)?.safeParse(answer.body).error;
    if (problem) throw new Error(z.prettifyError(problem));
    return answer;
  };

  test("pages come with their figures, and filters apply", async () => {
    expect((await ask()).body).toMatchObject({
      pages: [
        { url: "https://brew.example/kettle", impressions: 120, clicks: 7, position: 3.5, score: null },
      ],
      next: null,
      found: 1,
    });
    expect((await ask("?text=grinder")).body).toMatchObject({ pages: [], found: 0 });
    expect((await ask("?preset=not-measured&sort=clicks")).body).toMatchObject({ found: 0 });
    expect((await ask("?after=nonsense")).status).toBe(400);
  });

  test("a stranger finds no such project, and a visitor has to sign in", async () => {
    expect((await ask("", (await server.signUp()).cookie)).status).toBe(404);
    expect((await ask("", "")).status).toBe(401);
  });
});
