import { expect, newAccount, open, test } from "../fixtures/test.ts";
import { enter, expectSignedIn, header } from "../screens/auth.ts";

test("signing up on /signup shows the success screen and goes to the dashboard after two seconds", async ({
  page,
}) => {
  await page.clock.install();
  await open(page, "/signup");
  await page.clock.pauseAt(Date.now() + 60_000);
  await enter(page, newAccount(), "Sign Up");

  const success = page.getByRole("heading", { name: "Your account is ready" });
  await expect(success).toBeVisible();
  await page.clock.runFor(1_999);
  await expect(success).toBeVisible();
  await expect(page).toHaveURL("/signup");
  await page.clock.resume();
  await page.waitForURL("/dashboard");
  await expectSignedIn(page);
  await expect(header(page).getByRole("link", { name: "Dashboard" })).toHaveAttribute("href", "/dashboard");
});
