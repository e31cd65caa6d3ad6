import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { SubscriptionPanel } from "./subscription-panel.tsx";
import type { SubscriptionView } from "./subscription-view.ts";

const trial: SubscriptionView = {
  planType: "free",
  status: "trial",
  billingCycle: null,
  trialEnd: "2026-11-18T09:00:00.000Z",
  periodEnd: "2026-11-18T09:00:00.000Z",
  daysLeft: 4,
  endsThen: false,
  pastDueUntil: null,
  hasBilling: false,
  isLeftByPayer: false,
  canCancel: false,
};
const core: SubscriptionView = {
  ...trial,
  planType: "core",
  status: "active",
  billingCycle: "monthly",
  daysLeft: null,
  hasBilling: true,
  canCancel: true,
};
const show = (subscription: SubscriptionView | null | undefined) => {
  const Stub = createRoutesStub([
    { path: "/", Component: () => <SubscriptionPanel subscription={subscription} /> },
  ]);
  return renderToStaticMarkup(<Stub />);
};

test("a trial shows its end, the days left and a link to upgrade", () => {
  const html = show(trial);

  expect(html).toContain("November 18, 2026");
  expect(html).toContain("4 days left");
  expect(html).toContain('href="/pricing"');
  expect(html).not.toContain("Next billing date");
});

test("the days-left badge disappears after the last day", () => {
  expect(show({ ...trial, daysLeft: 1 })).toContain("1 day left");
  expect(show({ ...trial, daysLeft: 0 })).not.toContain("left</span>");
});

test("the badge is red at 2 days or fewer, orange at 5 or fewer, else green", () => {
  const colour = (daysLeft: number) =>
    /bg-(\w+)-wash[^>]*>(?:<svg.*?<\/svg>)?\d+ days? left/.exec(
      show({ ...trial, daysLeft }).replaceAll("<!-- -->", ""),
    )?.[1];
  expect([7, 6, 5, 3, 2, 1].map(colour)).toEqual(["good", "good", "orange", "orange", "poor", "poor"]);
});

test("an active plan shows its next billing date and price, and buttons to manage and cancel it", () => {
  const html = show(core);

  expect(html).toContain("Next billing date");
  expect(html).toContain("$19.99 a month");
  expect(html).toContain("Manage billing");
  expect(html).toContain("Cancel plan");
  expect(html).not.toContain("Your trial ends");
  expect(html).not.toContain("Upgrade Plan");
});

test("a cancelled plan says when it ends and shows no billing date", () => {
  const html = show({ ...core, endsThen: true, canCancel: false });

  expect(html).toContain("Your plan ends on");
  expect(html).not.toContain("Next billing date");
  expect(html).not.toContain("Cancel plan");
});

test.each([
  ["cancelled", "You can use it until", "Upgrade Plan"],
  ["expired", "Your paid plan has ended", "Upgrade Plan"],
  ["on_hold", "Please update your payment method", "Update payment"],
] as const)("a plan that is %s says so and shows the next step", (status, words, way) => {
  const html = show({ ...core, status, canCancel: false });

  expect(html).toContain(words);
  expect(html).toContain(way);
  expect(html).not.toContain("Next billing date");
  expect(html).not.toContain("Your trial ends");
});

test("an unpaid renewal asks for another payment method by a date", () => {
  const html = show({ ...core, pastDueUntil: "2026-12-01T00:00:00.000Z" });

  expect(html).toContain("December 1, 2026");
  expect(html).toContain("Update payment");
});

test("a plan that the former owner paid for says until when, and lets the new owner choose one", () => {
  const html = show({ ...core, endsThen: true, isLeftByPayer: true, canCancel: false, hasBilling: false });

  expect(html).toContain("The former owner paid for this plan until");
  expect(html).toContain("Choose a plan");
  expect(html).not.toContain("Manage billing");
});

test("a missing subscription and one that could not be loaded have different messages", () => {
  expect(show(null)).toContain("No subscription found");
  expect(show(undefined)).toContain("We could not load your subscription");
});
