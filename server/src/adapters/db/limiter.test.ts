import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serverDatabases } from "../../testing/databases.ts";
import type { Database } from "./database.ts";
import { databaseLimiter } from "./limiter.ts";

const RATE = { max: 3, perSeconds: 60 };

describe.each(serverDatabases)("the limiter on $kind", ({ open }) => {
  let database: Database;
  let now = new Date("2026-01-01T00:00:00Z");
  const limiter = () => databaseLimiter(database.db, { now: () => now });
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test("a hundred at once let through exactly as many as the rate allows", async () => {
    const verdicts = await Promise.all(Array.from({ length: 100 }, () => limiter().take("crowd", RATE)));
    expect(verdicts.filter(({ allowed }) => allowed)).toHaveLength(3);
  });

  test("looking does not count, and a full window says how long to wait", async () => {
    for (let n = 0; n < 3; n++) {
      expect(await limiter().peek("one", RATE)).toEqual({ allowed: true });
      await limiter().take("one", RATE);
    }
    now = new Date(now.getTime() + 45_000);
    expect(await limiter().peek("one", RATE)).toEqual({ allowed: false, retryAfterSeconds: 15 });
  });

  test("what is given back can be taken again, and nothing is given back that was not taken", async () => {
    await limiter().releaseUse("returned");
    for (let n = 0; n < 3; n++) await limiter().take("returned", RATE);
    await limiter().releaseUse("returned");
    expect((await limiter().take("returned", RATE)).allowed).toBe(true);
    expect((await limiter().take("returned", RATE)).allowed).toBe(false);
  });

  test("after the window it begins again, and the sweep forgets what is over", async () => {
    now = new Date(now.getTime() + 60_000);
    expect(await limiter().take("one", RATE)).toEqual({ allowed: true });
    now = new Date(now.getTime() + 120_000);
    await limiter().sweep();
    expect(await limiter().peek("one", { max: 1, perSeconds: 60 })).toEqual({ allowed: true });
  });
});
