import { open, test } from "../fixtures/test.ts";
import { enter, expectSignedIn } from "../screens/auth.ts";

test("signing in on /signin leads to the dashboard when nothing was saved", async ({ page, asUser }) => {
  await page.context().clearCookies();
  await open(page, "/signin");
  await enter(page, asUser.account, "Sign In");

  await page.waitForURL("/dashboard");
  await expectSignedIn(page);
});
