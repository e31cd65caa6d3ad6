import { awake, expect, expectNoAxeViolations, open, place, reload, test } from "../fixtures/test.ts";
import { chooseCycle, expectOnStoppedClock, panel, pay, planCard, stopClock } from "../screens/billing.ts";

test("a trial user upgrades, sees the plan, manages it at the provider, and cancels it", async ({
  asUser: { page, account },
}) => {
  await open(page, "/dashboard");
  await expect(panel(page, "Subscription")).toContainText("7 days left");
  await page.getByRole("link", { name: "Upgrade Plan" }).click();
  await page.waitForURL("/pricing");
  await chooseCycle(page, "Yearly");
  await page.getByRole("button", { name: "Choose Core" }).click();

  await expect(page.getByRole("heading", { name: "Checkout" })).toBeVisible();
  const { pathname, searchParams } = new URL(page.url());
  expect(pathname).toBe("/buy/pdt_core_yearly");
  expect(Object.fromEntries(searchParams)).toMatchObject({
    quantity: "1",
    email: account.email,
    disableEmail: "true",
    redirect_url: `${place.now.baseUrl}/payment/success`,
  });
  await page.clock.install();
  await stopClock(page);
  await pay(page);

  await expectOnStoppedClock(page, page.getByRole("heading", { name: "Payment Successful!" }));
  // The page leaves after five seconds, whether or not the provider's message was taken in by then.
  await page.clock.resume();
  await page.waitForURL("/dashboard");
  const subscription = panel(page, "Subscription");
  await expect(async () => {
    await reload(page);
    await expect(subscription).toContainText("Core", { timeout: 2_000 });
  }).toPass();
  await expect(subscription).toContainText("Next billing date");
  await expect(subscription).not.toContainText("trial");
  await expect(subscription.getByRole("link", { name: "Upgrade Plan" })).toHaveCount(0);
  await expect(subscription.getByRole("row").filter({ hasText: "Paid" })).toHaveCount(1);
  await expectNoAxeViolations(page);

  await stopClock(page);
  await page.goto("/payment/success?status=active");
  const main = page.getByRole("main");
  await expectOnStoppedClock(page, main.getByText("Your plan is active, billed once a year."));
  await expect(main.getByRole("link", { name: "Go to Dashboard Now" })).toHaveAttribute("href", "/dashboard");
  await page.clock.resume();

  await open(page, "/pricing");
  await expect(planCard(page, "Core").getByText("Your plan", { exact: true })).toBeVisible();
  await open(page, "/dashboard");
  await page.getByRole("button", { name: "Manage billing" }).click();
  await expect(page.getByRole("heading", { name: "Billing portal" })).toBeVisible();
  await page.getByRole("link", { name: "Back to the shop" }).click();
  await page.waitForURL("/dashboard");
  await awake(page);
  await page.getByRole("button", { name: "Cancel plan" }).click();
  const question = page.getByRole("dialog", { name: "Cancel Core?" });
  await question.getByRole("button", { name: "Keep Core" }).click();
  await expect(question).toBeHidden();
  await page.getByRole("button", { name: "Cancel plan" }).click();
  await question.getByRole("button", { name: "Cancel at period end" }).click();
  await expect(subscription).toContainText("Your plan ends on");
  await expect(subscription).not.toContainText("Next billing date");
  await reload(page);
  await expect(subscription).toContainText("Your plan ends on");
});
