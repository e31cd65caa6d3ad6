import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { daysLeftTone, SubscriptionPanel } from "./subscription-panel.tsx";
import type { SubscriptionView } from "./subscription-view.ts";

const trial: SubscriptionView = {
  planType: "free",
  status: "trial",
  trialEnd: "2026-11-18T09:00:00.000Z",
  periodEnd: "2026-11-18T09:00:00.000Z",
  daysLeft: 4,
};
const show = (subscription: SubscriptionView | null) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <SubscriptionPanel subscription={subscription} />
    </MemoryRouter>,
  );

test("a trial shows its end, the days left and the way to upgrade", () => {
  const html = show(trial);

  expect(html).toContain("November 18, 2026");
  expect(html).toContain("4 days left");
  expect(html).toContain('href="/pricing"');
  expect(html).not.toContain("Next billing date");
});

test("the days-left badge goes with the last day", () => {
  expect(show({ ...trial, daysLeft: 1 })).toContain("1 day left");
  expect(show({ ...trial, daysLeft: 0 })).not.toContain("left</span>");
});

test("the badge is red at 2 days or fewer, orange at 5 or fewer, else green", () => {
  expect([7, 6, 5, 3, 2, 1].map(daysLeftTone)).toEqual(["good", "good", "orange", "orange", "poor", "poor"]);
});

test("an active plan shows its next billing date and no trial end", () => {
  const html = show({ ...trial, planType: "core", status: "active", daysLeft: null });

  expect(html).toContain("Next billing date");
  expect(html).not.toContain("Your trial ends");
  expect(html).not.toContain("Upgrade Plan");
});

test("a missing subscription is said, not hidden", () => {
  expect(show(null)).toContain("No subscription found");
});
