import { randomUUID } from "node:crypto";
import { METERED_TOOLS, QUOTAS } from "@citeworthy/core/product/plans/plans";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../adapters/db/database.ts";
import { profiles, subscriptions, users } from "../../adapters/db/schema/all.ts";
import { openStorage } from "../../adapters/db/storage.ts";
import type { Storage } from "../../ports/storage.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { canUseTool } from "./can-use-tool.ts";
import { countUse } from "./count-use.ts";
import { findQuota } from "./find-quota.ts";
import { reserveUse } from "./reserve-use.ts";
import { usageStats } from "./usage-stats.ts";

const START = new Date("2026-01-31T10:00:00Z");
const SILENT = { debug() {}, info() {}, warn() {}, error() {} };
const TRIAL_OVER = "Trial period has ended. Please upgrade to continue.";

describe.each(serverDatabases)("on $kind", ({ open }) => {
  let database: Database;
  let storage: Storage;
  beforeAll(async () => {
    database = await open();
    storage = openStorage(database, async () => {});
  });
  afterAll(() => database.close());

  let people = 0;
  const person = async (row: Partial<typeof subscriptions.$inferInsert> | null): Promise<string> => {
    const id = `person-${++people}`;
    await database.db.insert(users).values({ id, name: id, email: `${id}@example.com` });
    await database.db.insert(profiles).values({ id, email: `${id}@example.com`, trialGrantedAt: START });
    if (row)
      await database.db
        .insert(subscriptions)
        .values({ userId: id, planType: "free", status: "active", ...row });
    return id;
  };
  const rowOf = async (userId: string) => {
    const [row] = await database.db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
    return row;
  };
  const at = (moment: string) => ({ storage, log: SILENT, clock: { now: () => new Date(moment) } });
  const take = async (deps: ReturnType<typeof at>, userId: string, tool: (typeof METERED_TOOLS)[number]) => {
    const found = await findQuota(deps, userId);
    const use = { jobId: randomUUID(), userId, tool, now: deps.clock.now() };
    return storage.atomically((stores) => reserveUse(stores, found, use));
  };

  test.each(METERED_TOOLS)("forty requests at once for %s take exactly what the plan has", async (tool) => {
    const userId = await person({ planType: "core", currentPeriodStart: START });
    const deps = at("2026-02-10T00:00:00Z");
    const limit = QUOTAS.core[tool] ?? 0;
    const outcomes = await Promise.all(Array.from({ length: 40 }, () => take(deps, userId, tool)));
    expect(outcomes.filter(({ reserved }) => reserved)).toHaveLength(limit);
    expect(outcomes.find(({ reserved }) => !reserved)).toMatchObject({
      code: "usage/limit-reached",
      details: { limit },
    });
    expect(await canUseTool(deps, { userId, tool })).toEqual({
      allowed: false,
      remaining: 0,
      message: `Monthly limit of ${limit} reached. Upgrade for more usage.`,
      code: "usage/limit-reached",
      limit,
      resetsAt: new Date("2026-02-28T10:00:00Z"),
    });
    const others = METERED_TOOLS.filter((other) => other !== tool);
    const { tools } = await usageStats(deps, userId);
    expect(others.map((other) => tools[other].used)).toEqual(others.map(() => 0));
  });

  test("a yearly plan counts by the month, from the day it began", async () => {
    const end = new Date("2027-01-31T10:00:00Z");
    const userId = await person({
      planType: "pro",
      billingCycle: "yearly",
      currentPeriodStart: START,
      currentPeriodEnd: end,
    });
    await take(at("2026-02-28T09:59:59Z"), userId, "content_analyses");
    expect(await usageStats(at("2026-02-28T09:59:59Z"), userId)).toMatchObject({
      plan: "pro",
      resetsAt: new Date("2026-02-28T10:00:00Z"),
      tools: { content_analyses: { used: 1, limit: 40 }, meta_tags: { limit: null } },
    });
    expect(await usageStats(at("2026-02-28T10:00:00Z"), userId)).toMatchObject({
      resetsAt: new Date("2026-03-31T10:00:00Z"),
      tools: { content_analyses: { used: 0, limit: 40 } },
    });
  });

  test("a trial that is over is marked by the check, and refused the same way afterwards", async () => {
    const userId = await person({ status: "trial", trialEndDate: new Date("2026-02-07T10:00:00Z") });
    const tool = "content_analyses";
    expect(await canUseTool(at("2026-02-07T09:59:59Z"), { userId, tool })).toMatchObject({
      allowed: true,
      remaining: 10,
    });
    for (let n = 0; n < 2; n++)
      expect(await canUseTool(at("2026-02-07T10:00:00Z"), { userId, tool })).toMatchObject({
        allowed: false,
        message: TRIAL_OVER,
      });
    expect(await rowOf(userId)).toMatchObject({ planType: "free", status: "expired" });
  });

  test("a check with an old answer in hand does not take a plan that was bought meanwhile", async () => {
    const userId = await person({
      planType: "core",
      status: "active",
      trialEndDate: START,
      currentPeriodStart: START,
    });
    await storage.subscriptions.expireTrial(userId, new Date("2026-03-01T00:00:00Z"));
    expect(await storage.subscriptions.endTrials(new Date("2026-03-01T00:00:00Z"), { userId })).toBe(0);
    expect(await rowOf(userId)).toMatchObject({ planType: "core", status: "active" });
  });

  test.each([
    [
      { planType: "core", status: "on_hold" },
      "Your subscription is on hold. Please update your payment method.",
    ],
    [
      { planType: "core", status: "expired" },
      "Your paid plan has ended. Choose a plan on the pricing page to continue.",
    ],
    [{ planType: "free", status: "active" }, "Monthly limit of 0 reached. Upgrade for more usage."],
    [null, "No subscription found"],
  ] as const)("%j is told: %s", async (row, message) => {
    const userId = await person(row);
    const check = await canUseTool(at("2026-02-10T00:00:00Z"), { userId, tool: "content_analyses" });
    expect(check).toMatchObject({ allowed: false, remaining: 0, message });
  });

  test("a plan that is refused keeps the figures of what was used, and says why", async () => {
    const userId = await person({ planType: "pro", currentPeriodStart: START });
    const deps = at("2026-02-10T00:00:00Z");
    await take(deps, userId, "content_analyses");
    await countUse(deps, { userId, tool: "meta_tags" });
    await database.db
      .update(subscriptions)
      .set({ status: "on_hold" })
      .where(eq(subscriptions.userId, userId));
    await countUse(deps, { userId, tool: "meta_tags" });
    expect(await usageStats(deps, userId)).toMatchObject({
      plan: "pro",
      refusal: "usage/on-hold",
      resetsAt: null,
      tools: { content_analyses: { used: 1, limit: 40 }, meta_tags: { used: 2, limit: null } },
    });
  });

  test("an ended trial keeps what was used in the trial", async () => {
    const end = new Date("2026-02-07T10:00:00Z");
    const trial = { trialEndDate: end, currentPeriodStart: START, currentPeriodEnd: end };
    const userId = await person({ status: "trial", ...trial });
    await take(at("2026-02-01T00:00:00Z"), userId, "article_generator");
    expect(await usageStats(at("2026-02-08T00:00:00Z"), userId)).toMatchObject({
      plan: "trial",
      refusal: "usage/trial-ended",
      tools: { article_generator: { used: 1, limit: 5 } },
    });
  });

  test("a reservation that can't be counted is refused as a failed check", async () => {
    const userId = await person({ planType: "core", currentPeriodStart: START });
    const deps = at("2026-02-10T00:00:00Z");
    const found = await findQuota(deps, userId);
    const use = { jobId: randomUUID(), userId, tool: "content_analyses" as const, now: deps.clock.now() };
    const usage = { ...storage.usage, reserve: () => Promise.reject(new Error("relation does not exist")) };
    await expect(reserveUse({ ...storage, usage }, found, use)).rejects.toMatchObject({
      code: "usage/check-failed",
    });
  });

  test("where the database does not answer, the check refuses and the display shows the free plan", async () => {
    const broken = new Proxy(storage, {
      get: () => {
        throw new Error("connection refused");
      },
    });
    const deps = { ...at("2026-02-10T00:00:00Z"), storage: broken };
    expect(await canUseTool(deps, { userId: "anyone", tool: "ai_visibility" })).toMatchObject({
      allowed: false,
      remaining: 0,
      message: "Error checking usage limits",
      code: "usage/check-failed",
    });
    expect(await usageStats(deps, "anyone")).toMatchObject({
      plan: "free",
      tools: { ai_visibility: { used: 0, limit: 2 }, article_generator: { used: 0, limit: 0 } },
    });
  });
});
