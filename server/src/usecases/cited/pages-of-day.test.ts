import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serverDatabases } from "../../testing/databases.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { dayRefusal } from "./pages-of-day.ts";

describe.each(serverDatabases)("cited pages of a day on $kind", (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(database);
  });
  afterAll(() => server.close());

  test("half is the limit of one workspace only from when another one reads", async () => {
    const { limiter } = server.services;
    const read = (userId: string) => dayRefusal({ limiter, citedPagesPerDay: 10 }, userId);
    for (let n = 0; n < 7; n++) expect(await read("one")).toBeNull();
    expect(await read("two")).toBeNull();
    expect(await read("one")).toContain("Your workspace's share");
    expect(await read("one")).toContain("Your workspace's share");
    // What was refused isn't counted: the rest of the day is for the other one.
    expect([await read("two"), await read("two")]).toEqual([null, null]);
    expect(await read("two")).toContain("limit of pages a day was reached");
  });

  test("a workspace alone may use the whole day", async () => {
    const { limiter } = server.services;
    await limiter.forget("cited-pages");
    const read = () => dayRefusal({ limiter, citedPagesPerDay: 4 }, "alone");
    expect([await read(), await read(), await read(), await read()]).toEqual([null, null, null, null]);
    expect(await read()).toContain("limit of pages a day was reached");
  });
});
