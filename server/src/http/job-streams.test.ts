import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { testDatabases } from "../testing/databases.ts";
import { type Person, startTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  const [testDatabase] = testDatabases;
  if (!testDatabase) throw new Error("no database");
  server = await startTestServer(testDatabase);
});
const end = new AbortController();
afterAll(async () => {
  end.abort();
  await server.close();
});

test("a user has at most ten open event streams, and a closed one makes room for another", async () => {
  const [person, other] = [await server.signUp(), await server.signUp()];
  const jobOf = async ({ id: userId }: Person) => {
    const id = randomUUID();
    await server.services.storage.jobs.create({ id, kind: "analyze-page", userId, input: {} });
    return id;
  };
  const [job, othersJob] = [await jobOf(person), await jobOf(other)];
  const gone = new AbortController();
  const follow = ({ cookie }: Person, id: string, signal = end.signal) =>
    fetch(new URL(`/api/jobs/${id}/events`, server.url), { headers: { cookie }, signal });

  for (let n = 0; n < 10; n++)
    expect((await follow(person, job, n ? undefined : gone.signal)).status).toBe(200);
  const refused = await follow(person, job);
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toBe("10");
  expect((await follow(other, othersJob)).status).toBe(200);

  gone.abort();
  await vi.waitFor(async () => expect((await follow(person, job)).status).toBe(200), 10_000);
});
