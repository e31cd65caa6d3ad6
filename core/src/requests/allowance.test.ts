import { expect, test } from "vitest";
import { QUOTAS, TRIAL_DAYS } from "../product/plans/plans.ts";
import { limitOf, quotaStatus, type Subscription } from "./allowance.ts";

const now = new Date("2026-06-15T12:00:00Z");
const YESTERDAY = new Date("2026-06-14T12:00:00Z");
const TOMORROW = new Date("2026-06-16T12:00:00Z");
const subscription = (change: Partial<Subscription>): Subscription => ({
  id: "s",
  planType: "free",
  status: "active",
  trialEnd: null,
  periodStart: new Date("2026-06-01T00:00:00Z"),
  periodEnd: TOMORROW,
  pastDueUntil: null,
  ...change,
});

test.each([
  [
    { status: "trial", trialEnd: TOMORROW },
    { kind: "good", row: "trial" },
  ],
  [
    { status: "trial", trialEnd: now },
    { kind: "refused", code: "usage/trial-ended", becomes: "expired" },
  ],
  [
    { status: "trial", trialEnd: YESTERDAY },
    { kind: "refused", code: "usage/trial-ended", becomes: "expired" },
  ],
  [{ status: "expired" }, { kind: "refused", code: "usage/trial-ended" }],
  [{ status: "active" }, { kind: "good", row: "free" }],
  [
    { status: "active", planType: "pro" },
    { kind: "good", row: "pro" },
  ],
  [
    { status: "active", planType: "pro", pastDueUntil: TOMORROW },
    { kind: "good", row: "pro" },
  ],
  [
    { status: "active", planType: "pro", pastDueUntil: now },
    { kind: "refused", code: "usage/on-hold" },
  ],
  [
    { status: "cancelled", planType: "pro", periodEnd: TOMORROW },
    { kind: "good", row: "pro" },
  ],
  [
    { status: "cancelled", planType: "pro", periodEnd: YESTERDAY },
    { kind: "refused", code: "usage/plan-ended", becomes: "free" },
  ],
  [
    { status: "expired", planType: "core" },
    { kind: "refused", code: "usage/plan-ended", becomes: "free" },
  ],
  [
    { status: "on_hold", planType: "core" },
    { kind: "refused", code: "usage/on-hold" },
  ],
] as const)("%j stands as %j", (change, expected) => {
  expect(quotaStatus(subscription(change), now)).toMatchObject(expected);
});

test("a user without a subscription is refused", () => {
  expect(quotaStatus(null, now)).toMatchObject({
    kind: "refused",
    code: "usage/no-subscription",
    window: null,
  });
});

test("the generators are unlimited for anyone signed in, whatever the table says", () => {
  expect([
    limitOf("free", "meta_tags"),
    limitOf("free", "content_ideas"),
    limitOf("enterprise", "ai_visibility"),
  ]).toEqual([null, null, null]);
  expect([
    limitOf("free", "ai_visibility"),
    limitOf("trial", "article_generator"),
    limitOf("pro", "content_analyses"),
  ]).toEqual([2, 5, 40]);
});

test("the quota table is the specification's", () => {
  expect(TRIAL_DAYS).toBe(7);
  expect(Object.values(QUOTAS.free)).toEqual([2, 0, 0, 0, 0]);
  expect(Object.values(QUOTAS.trial)).toEqual([10, 10, 10, 10, 5]);
  expect(Object.values(QUOTAS.core)).toEqual([10, 10, 10, 10, 5]);
  expect(Object.values(QUOTAS.pro)).toEqual([40, 40, 40, 40, 20]);
});
