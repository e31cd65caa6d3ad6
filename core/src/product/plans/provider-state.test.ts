import { expect, test } from "vitest";
import {
  billedState,
  isOver,
  PROVIDER_STATUSES,
  type ProviderState,
  saysSomething,
  whichCounts,
} from "./provider-state.ts";

const at = (text: string) => new Date(text);
const START = at("2026-05-10T00:00:00Z");
const END = at("2026-06-10T00:00:00Z");
const now = at("2026-05-20T00:00:00Z");
const bought = { planType: "core", billingCycle: "monthly" } as const;
const state = (change: Partial<ProviderState>): ProviderState => ({
  status: "active",
  cancelAtPeriodEnd: false,
  periodStart: START,
  periodEnd: END,
  cancelledAt: null,
  pastDueUntil: null,
  ...change,
});

test.each([
  ["active", { status: "active", cancelAtPeriodEnd: false }],
  ["past_due", { status: "active" }],
  ["on_hold", { status: "on_hold" }],
  ["paused", { status: "on_hold" }],
  ["cancelled", { status: "cancelled" }],
  ["expired", { status: "expired" }],
] as const)("%s keeps the plan that was bought and its period", (status, expected) => {
  expect(billedState(state({ status }), bought)).toMatchObject({
    ...bought,
    ...expected,
    periodStart: START,
    periodEnd: END,
  });
});

test("a payment that is not through yet, or never was, says nothing", () => {
  const silent = PROVIDER_STATUSES.filter((status) => !saysSomething({ status }));
  expect(silent).toEqual(["pending", "failed"]);
  for (const status of silent) expect(billedState(state({ status }), bought)).toBeNull();
});

test("an unpaid renewal is borne with until the provider's deadline", () => {
  const pastDueUntil = at("2026-06-13T00:00:00Z");
  expect(billedState(state({ status: "past_due", pastDueUntil }), bought)).toMatchObject({ pastDueUntil });
  expect(billedState(state({ pastDueUntil }), bought)).toMatchObject({ pastDueUntil: null });
});

test("cancelled at the end of the period runs to it; cancelled at once ends there", () => {
  const cancelled = { status: "cancelled" as const, cancelledAt: now };
  expect(billedState(state({ ...cancelled, cancelAtPeriodEnd: true }), bought)?.periodEnd).toEqual(END);
  expect(billedState(state(cancelled), bought)?.periodEnd).toEqual(now);
  expect(isOver(state({ ...cancelled, cancelAtPeriodEnd: true }), now)).toBe(false);
  expect(isOver(state(cancelled), now)).toBe(true);
  expect(isOver(state({ status: "expired" }), now)).toBe(true);
});

test("of two subscriptions the living counts, then the one that renews, the first of two that live, the last of two that ended", () => {
  const one = (id: string, status: ProviderState["status"], day: string, cancelAtPeriodEnd = false) => ({
    id,
    status,
    cancelAtPeriodEnd,
    createdAt: at(`2026-05-${day}T00:00:00Z`),
  });
  const pairs = [
    [one("a", "active", "01"), one("b", "cancelled", "02")],
    [one("a", "on_hold", "01"), one("b", "active", "02")],
    [one("a", "cancelled", "02"), one("b", "expired", "01")],
    [one("a", "active", "01"), one("b", "active", "01")],
    [one("b", "active", "02"), one("a", "active", "01", true)],
    [one("a", "active", "01", true), one("b", "active", "02", true)],
    [one("a", "active", "01", true), one("b", "cancelled", "02")],
    [one("b", "expired", "01"), one("a", "expired", "01")],
  ] as const;
  for (const [winner, loser] of pairs) {
    expect(whichCounts(winner, loser)).toBe(winner);
    expect(whichCounts(loser, winner)).toBe(winner);
  }
});
