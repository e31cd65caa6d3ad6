import { DAY_MS } from "@citeworthy/core/time";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../adapters/db/database.ts";
import { subscriptions, users } from "../../adapters/db/schema/all.ts";
import { openStorage } from "../../adapters/db/storage.ts";
import { reportFiles } from "../../adapters/documents/pdf/report-files.ts";
import type { Email } from "../../ports/messages/mail.ts";
import type { Storage } from "../../ports/storage.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { sendEmail } from "./send-email.ts";
import { sweepPlans } from "./sweep-plans.ts";

const NOW = new Date("2026-06-15T12:00:00Z");
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
const clock = { now: () => NOW };

describe.each(serverDatabases)("on $kind", ({ open }) => {
  let database: Database;
  let storage: Storage;
  const due: string[] = [];
  beforeAll(async () => {
    database = await open();
    storage = openStorage(database, async (_db, kind, id) => {
      if (kind === "send-letter") due.push(id);
    });
  });
  afterAll(() => database.close());

  const person = async (id: string, row: Partial<typeof subscriptions.$inferInsert>) => {
    await database.db.insert(users).values({ id, name: id, email: `${id}@example.com` });
    await database.db
      .insert(subscriptions)
      .values({ userId: id, planType: "free", status: "active", ...row });
    return async () => {
      const [found] = await database.db.select().from(subscriptions).where(eq(subscriptions.userId, id));
      return found && `${found.planType} ${found.status}`;
    };
  };

  test("the admin's button ends trials and nothing else; the hourly sweep ends paid plans too", async () => {
    const trial = { planType: "free", status: "trial" } as const;
    const ended = await person("ended", { ...trial, trialEndDate: inDays(0), currentPeriodEnd: inDays(0) });
    const marked = await person("marked", { ...trial, status: "expired", trialEndDate: inDays(-3) });
    const running = await person("running", { ...trial, trialEndDate: inDays(5) });
    const paid = await person("paid", { planType: "core", status: "active", currentPeriodEnd: inDays(-1) });
    const expired = await person("expired", { planType: "core", status: "expired" });
    const over = await person("over", { planType: "pro", status: "cancelled", currentPeriodEnd: inDays(0) });
    const left = await person("left", { planType: "pro", status: "cancelled", currentPeriodEnd: inDays(1) });
    const held = await person("held", { planType: "pro", status: "on_hold", currentPeriodEnd: inDays(-1) });
    const all = async () =>
      Promise.all([ended, marked, running, paid, expired, over, left, held].map((ask) => ask()));

    expect(await storage.subscriptions.endTrials(NOW)).toBe(2);
    const rest = [
      "free trial",
      "core active",
      "core expired",
      "pro cancelled",
      "pro cancelled",
      "pro on_hold",
    ];
    expect(await all()).toEqual(["free active", "free active", ...rest]);
    expect(await sweepPlans({ clock, storage })).toEqual({ trials: 0, plans: 2 });
    expect(await all()).toEqual([
      ...["free active", "free active", "free trial", "core active"],
      ...["free active", "free active", "pro cancelled", "pro on_hold"],
    ]);
    expect(await storage.subscriptions.endTrials(NOW)).toBe(0);
    const [row] = await database.db.select().from(subscriptions).where(eq(subscriptions.userId, "over"));
    expect(row).toMatchObject({ currentPeriodEnd: null, billingCycle: null, cancelAtPeriodEnd: false });
  });

  test("a user whose trial ends within two days gets one email, however often the sweep runs", async () => {
    due.length = 0;
    await person("soon", { status: "trial", trialEndDate: inDays(1.5) });
    await person("later", { status: "trial", trialEndDate: inDays(2.5) });
    for (let n = 0; n < 3; n++) await sweepPlans({ clock, storage });
    expect(due).toEqual(["trial-ending:soon"]);

    const sent: Email[] = [];
    const links = { open: () => null };
    const needs = { storage, clock, links, reportFiles, baseUrl: "https://app.example.com" };
    const broken = { send: async () => Promise.reject(new Error("no mail server")) };
    await expect(sendEmail({ ...needs, mail: broken }, "trial-ending:soon")).rejects.toThrow(
      "no mail server",
    );
    const mail = { send: async (email: Email) => void sent.push(email) };
    for (let n = 0; n < 2; n++) await sendEmail({ ...needs, mail }, "trial-ending:soon");
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      to: "soon@example.com",
      subject: expect.stringContaining("June 17, 2026"),
    });
    expect(sent[0]?.text).toContain("https://app.example.com/pricing");
  });
});
