import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serverDatabases } from "../../testing/databases.ts";
import type { Database } from "../db/database.ts";
import { databaseLimiter } from "../db/limiter.ts";
import { type SignInLimits, signInLimits } from "./sign-in-limits.ts";

const MINUTE_MS = 60_000;

describe.each(serverDatabases)("sign-in limits on $kind", ({ open }) => {
  let database: Database;
  let limits: SignInLimits;
  let now = new Date("2026-11-15T08:00:00Z");
  beforeAll(async () => {
    database = await open();
    limits = signInLimits(databaseLimiter(database.db, { now: () => now }));
  });
  afterAll(() => database.close());

  let accounts = 0;
  const newOwner = () => `owner${++accounts}@example.com`;
  const isAllowed = async (email: string, network: string) =>
    (await limits.begin({ email, network })).allowed;
  const guessFromNetworks = async (email: string, count: number) => {
    const guesses = Array.from({ length: count }, (_, n) => isAllowed(email, `10.0.${n}.1`));
    return (await Promise.all(guesses)).filter(Boolean).length;
  };

  test("guesses from many networks close the account to unknown networks only, for a quarter of an hour", async () => {
    const email = newOwner();
    await limits.begin({ email, network: "203.0.113.7" });
    await limits.succeeded({ email, network: "203.0.113.7" });
    expect(await guessFromNetworks(email, 220)).toBe(200);
    expect(await isAllowed(email, "10.9.0.1")).toBe(false);
    expect(await isAllowed(email, "203.0.113.7")).toBe(true);
    now = new Date(now.getTime() + 16 * MINUTE_MS);
    expect(await isAllowed(email, "10.9.0.1")).toBe(true);
  });

  test("a network from which the password was reset is the owner's, also after twenty failures there", async () => {
    const email = newOwner();
    await guessFromNetworks(email, 201);
    for (let n = 0; n < 21; n++) await isAllowed(email, "203.0.113.9");
    expect(await isAllowed(email, "203.0.113.9")).toBe(false);
    await limits.trust({ email, network: "203.0.113.9" });
    expect(await isAllowed(email, "203.0.113.9")).toBe(true);
    expect(await isAllowed(email, "203.0.113.10")).toBe(false);
  });

  test("the owner's sign-ins use up nothing, and upper case is the same account", async () => {
    const email = newOwner();
    for (let n = 0; n < 25; n++) {
      const attempt = { email: n % 2 ? email : ` ${email.toUpperCase()} `, network: "203.0.113.11" };
      expect((await limits.begin(attempt)).allowed).toBe(true);
      await limits.succeeded(attempt);
    }
    expect(await guessFromNetworks(email, 210)).toBe(200);
  });

  test("a network stays known for thirty days after the last sign-in", async () => {
    const email = newOwner();
    const attempt = { email, network: "203.0.113.12" };
    await limits.succeeded(attempt);
    now = new Date(now.getTime() + 20 * 24 * 60 * MINUTE_MS);
    await limits.succeeded(attempt);
    now = new Date(now.getTime() + 20 * 24 * 60 * MINUTE_MS);
    await guessFromNetworks(email, 201);
    expect(await isAllowed(email, attempt.network)).toBe(true);
  });
});
