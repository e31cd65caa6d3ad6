import { expect, newAccount, open, test } from "../fixtures/test.ts";
import { enter, expectSignedIn, header } from "../screens/auth.ts";

test("signing up on /signup shows the success screen and goes to the dashboard after two seconds", async ({
  page,
}) => {
  await open(page, "/signup");
  await enter(page, newAccount(), "Sign Up");

  await expect(page.getByRole("heading", { name: "Your account is ready" })).toBeVisible();
  await expect(page).toHaveURL("/signup");
  const shown = Date.now();
  await page.waitForURL("/dashboard");
  expect(Date.now() - shown).toBeGreaterThan(1_000);
  await expectSignedIn(page);
  await expect(header(page).getByRole("link", { name: "Dashboard" })).toHaveAttribute("href", "/dashboard");
});
