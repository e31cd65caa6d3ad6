import { expect, expectNoAxeViolations, open, test } from "../../fixtures/test.ts";
import { expectOnStoppedClock, panel, payWithDeclinedCard, stopClock } from "../../screens/billing.ts";

test("a declined card shows 'Payment Failed' with the next steps, and the trial stays", async ({
  asUser: { page },
}) => {
  await open(page, "/pricing");
  await page.getByRole("button", { name: "Choose Pro" }).click();
  await payWithDeclinedCard(page);

  await expect(page.getByRole("heading", { name: "Payment Failed" })).toBeVisible();
  for (const cause of [/insufficient funds/i, /card declined/i, /incorrect/i, /network issues/i])
    await expect(page.getByRole("listitem").filter({ hasText: cause })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: /@/ })).toHaveAttribute("href", /^mailto:/);
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  const subscription = panel(page, "Subscription");
  await expect(subscription).toContainText("Free trial");
  await expect(subscription.getByRole("row").filter({ hasText: "Declined" })).toHaveCount(1);
  await page.goBack();
  await page.getByRole("link", { name: "Try Again" }).click();
  await page.waitForURL("/pricing");
});

test("the payment status in the URL is shown and changes nothing", async ({ asUser: { page } }) => {
  const titles = [
    ["?status=processing&payment_id=x", "Payment Processing"],
    ["?status=abc", "Payment Status Unknown"],
    ["", "Payment Status Unknown"],
  ] as const;
  for (const [query, title] of titles) {
    await open(page, `/payment/success${query}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByRole("link", { name: "Go to Dashboard" })).toBeVisible();
  }
  await page.clock.install();
  await stopClock(page);
  await page.goto("/payment/success?status=succeeded&payment_id=x");
  await expectOnStoppedClock(page, page.getByRole("heading", { name: "Payment Successful!" }));
  await expectOnStoppedClock(page, page.getByText(/payment provider is confirming your plan/));
  await page.clock.resume();
  await page.waitForURL("/dashboard");
  await expect(panel(page, "Subscription")).toContainText("Free trial");

  await page.context().clearCookies();
  await stopClock(page);
  await page.goto("/payment/success?status=active");
  await expectOnStoppedClock(page, page.getByRole("heading", { name: "Payment Successful!" }));
  await expectOnStoppedClock(page, page.getByText("Sign in to see your plan"));
});
