import { expect, expectNoAxeViolations, open, place, test } from "../../fixtures/test.ts";
import { chooseCycle, panel, pay, payWithDeclinedCard, planCard } from "../../screens/billing.ts";

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
  await pay(page);

  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Go to Dashboard Now" })).toHaveAttribute("href", "/dashboard");
  await expect(page.getByRole("main").getByText("Your plan is active, billed once a year.")).toBeVisible();
  // The page redirects after five seconds.
  await page.waitForURL("/dashboard");
  const subscription = panel(page, "Subscription");
  await expect(subscription).toContainText("Core");
  await expect(subscription).toContainText("Next billing date");
  await expect(subscription).not.toContainText("trial");
  await expect(subscription.getByRole("link", { name: "Upgrade Plan" })).toHaveCount(0);
  await expect(subscription.getByRole("row").filter({ hasText: "Paid" })).toHaveCount(1);
  await expectNoAxeViolations(page);

  await open(page, "/pricing");
  await expect(planCard(page, "Core").getByText("Your plan", { exact: true })).toBeVisible();
  await open(page, "/dashboard");
  await page.getByRole("button", { name: "Manage billing" }).click();
  await expect(page.getByRole("heading", { name: "Billing portal" })).toBeVisible();
  await page.getByRole("link", { name: "Back to the shop" }).click();
  await page.waitForURL("/dashboard");

  await page.getByRole("button", { name: "Cancel plan" }).click();
  const question = page.getByRole("dialog", { name: "Cancel Core?" });
  await question.getByRole("button", { name: "Keep Core" }).click();
  await expect(question).toBeHidden();
  await page.getByRole("button", { name: "Cancel plan" }).click();
  await question.getByRole("button", { name: "Cancel at period end" }).click();
  await expect(subscription).toContainText("Your plan ends on");
  await expect(subscription).not.toContainText("Next billing date");
  await page.reload();
  await expect(subscription).toContainText("Your plan ends on");
});

test("a declined card shows 'Payment Failed' with the next steps, and the trial stays", {
  tag: "@proof",
}, async ({ asUser: { page } }) => {
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

test("the payment status in the URL is shown and changes nothing", { tag: "@proof" }, async ({
  asUser: { page },
}) => {
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
  await open(page, "/payment/success?status=succeeded&payment_id=x");
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  await expect(page.getByText(/payment provider is confirming your plan/)).toBeVisible();
  await page.getByRole("link", { name: "Go to Dashboard Now" }).click();
  await expect(panel(page, "Subscription")).toContainText("Free trial");

  await page.context().clearCookies();
  await open(page, "/payment/success?status=active");
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  await expect(page.getByText("Sign in to see your plan")).toBeVisible();
});
