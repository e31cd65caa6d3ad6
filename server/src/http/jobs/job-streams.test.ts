import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serverDatabases } from "../../testing/databases.ts";
import { eventually } from "../../testing/eventually.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  const [testDatabase] = serverDatabases;
  if (!testDatabase) throw new Error("no database");
  server = await startTestServer(testDatabase);
});
afterAll(() => server.close());

test("a user has at most ten open event streams, and a closed one makes room for another", async () => {
  const [person, other] = [await server.signUp(), await server.signUp()];
  const jobOf = async ({ id: userId }: Person) => {
    const id = randomUUID();
    await server.services.storage.jobs.create({ id, kind: "analyze-page", userId, input: {} });
    return id;
  };
  const [job, othersJob] = [await jobOf(person), await jobOf(other)];
  const gone = new AbortController();
  // A response that nobody holds may be collected, which closes its stream.
  const held: Response[] = [];
  const follow = async ({ cookie }: Person, id: string, signal?: AbortSignal) => {
    const answer = await fetch(new URL(`/api/jobs/${id}/events`, server.url), {
      headers: { cookie },
      ...(signal && { signal }),
    });
    held.push(answer);
    return answer;
  };

  for (let n = 0; n < 10; n++)
    expect((await follow(person, job, n === 0 ? gone.signal : undefined)).status).toBe(200);
  const refused = await follow(person, job);
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toBe("10");
  expect((await follow(other, othersJob)).status).toBe(200);

  gone.abort();
  await eventually(async () => expect((await follow(person, job)).status).toBe(200));

  const { jobs } = server.services.storage;
  for (const id of [job, othersJob]) await jobs.done(id, {}, new Date());
  await Promise.all(held.slice(1).map((answer) => answer.text()));
});
