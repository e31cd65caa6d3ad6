import { expect, open, test } from "../../fixtures/test.ts";
import { chooseCycle } from "../../screens/billing.ts";

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
