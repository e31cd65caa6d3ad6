import { DAY_MS } from "@citeworthy/core/time";
import { expect, test } from "vitest";
import { subscriptionView } from "./subscription-view.ts";

const NOW = new Date("2026-11-15T09:00:00Z");
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
const paid = {
  id: "s",
  planType: "core",
  status: "active",
  billingCycle: "monthly",
  trialEnd: inDays(2.1),
  periodStart: inDays(-1),
  periodEnd: inDays(29),
  pastDueUntil: null,
  cancelAtPeriodEnd: false,
  customerId: "cus_1",
  providerId: "sub_1",
} as const;

test("the days of a trial are rounded up; a paid plan has none", () => {
  expect(subscriptionView({ ...paid, planType: "free", status: "trial" }, NOW).daysLeft).toBe(3);
  expect(subscriptionView(paid, NOW).daysLeft).toBeNull();
});

test("a plan billed by the provider can be managed, and cancelled once", () => {
  expect(subscriptionView(paid, NOW)).toMatchObject({ hasBilling: true, canCancel: true, endsThen: false });
  expect(subscriptionView({ ...paid, cancelAtPeriodEnd: true }, NOW)).toMatchObject({
    hasBilling: true,
    canCancel: false,
    endsThen: true,
  });
});

test("a plan that a former owner paid for ends with its period, and the new owner can choose one", () => {
  const left = { ...paid, customerId: null, cancelAtPeriodEnd: true } as const;
  expect(subscriptionView(left, NOW)).toMatchObject({ isLeftByPayer: true, hasBilling: false });
  expect(subscriptionView({ ...left, status: "expired" }, NOW)).toMatchObject({ isLeftByPayer: false });
  expect(subscriptionView(paid, NOW)).toMatchObject({ isLeftByPayer: false });
});

test("a plan granted by the operator cannot be cancelled or managed", () => {
  const given = { ...paid, planType: "enterprise", customerId: null, providerId: null } as const;
  expect(subscriptionView(given, NOW)).toMatchObject({ hasBilling: false, canCancel: false });
});
