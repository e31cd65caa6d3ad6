import { expect, open, test } from "../../fixtures/test.ts";
import { chooseCycle, panel, planCard } from "../../screens/billing.ts";

test("a visitor compares month and year, reads ten answers, and a plan's button opens the sign-up window", async ({
  page,
}) => {
  await open(page, "/pricing");
  const [core, pro, enterprise] = [
    planCard(page, "Core"),
    planCard(page, "Pro"),
    planCard(page, "Enterprise"),
  ];
  await expect(core).toContainText("10 content analyses a month");
  await expect(core).toContainText("5 GEO articles a month");
  await expect(core.getByText("$19.99")).toBeVisible();
  await expect(pro.getByText("$49.99")).toBeVisible();
  await expect(page.getByText("Most popular")).toHaveCount(1);
  await expect(pro.getByText("Most popular")).toBeVisible();
  await expect(page.getByText("Save 38%")).toBeVisible();

  await chooseCycle(page, "Yearly");
  await expect(core.getByText("$149")).toBeVisible();
  await expect(core.locator("s")).toContainText("$239.88");
  await expect(pro.getByText("$369")).toBeVisible();
  await expect(pro.locator("s")).toContainText("$599.88");
  await expect(core.getByText("$19.99")).toBeHidden();
  await expect(enterprise.getByRole("link", { name: "Contact us" })).toHaveAttribute("href", /^mailto:/);
  await expect(panel(page, "Pricing questions").locator("details")).toHaveCount(10);

  await core.getByRole("link", { name: "Get Started" }).click();
  await expect(page.getByRole("dialog").getByRole("heading", { name: "Create Account" })).toBeVisible();
  await expect(page).toHaveURL("/pricing");
});

test("a plan without a product says so, nobody is sent anywhere, and the button works again", async ({
  asUser: { page },
  problems,
}) => {
  problems.allow(/status of 500/);
  await open(page, "/pricing");
  await chooseCycle(page, "Yearly");
  const choose = page.getByRole("button", { name: "Choose Pro" });
  await choose.click();

  await expect(page.getByRole("alert")).toContainText(
    "Error: Product configuration not found. Please contact support.",
  );
  await expect(page).toHaveURL("/pricing");
  await expect(choose).toBeEnabled();
  await chooseCycle(page, "Monthly");
  await choose.click();
  await expect(page.getByRole("heading", { name: "Checkout" })).toBeVisible();
});
