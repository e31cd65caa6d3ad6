import { expect, expectNoAxeViolations, newestMail, open, test } from "../../fixtures/test.ts";
import { panel } from "../../screens/billing.ts";
import { WIDTHS } from "../../screens/routes.ts";

test("a user sees a sign-in on another device, gets an email about it, and ends it from afar", async ({
  asUser: { page, account },
  browser,
}) => {
  const elsewhere = await browser.newContext({
    userAgent: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:131.0) Gecko/20100101 Firefox/131.0",
  });
  await elsewhere.request.post("/api/auth/sign-in/email", { data: account });
  const isSignedIn = async () => (await (await elsewhere.request.get("/api/session")).json()).user !== null;
  expect(await isSignedIn()).toBe(true);
  expect(await newestMail(account.email, /New sign-in/)).toContain("Firefox on macOS");

  await open(page, "/dashboard");
  await panel(page, "Account").getByRole("link", { name: "Sign-in and security" }).click();
  const places = panel(page, "Where you are signed in");
  await expect(places.getByRole("listitem")).toHaveCount(2);
  await expect(places.getByRole("listitem").first()).toContainText("This device");
  await expect(panel(page, "Recent security activity")).toContainText("Signed in on a new device");
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoAxeViolations(page);
  }

  await places.getByRole("button", { name: "Sign out Firefox on macOS" }).click();
  await expect(places.getByRole("listitem")).toHaveCount(1);
  await expect(places).toContainText("Only on this device.");
  expect(await isSignedIn()).toBe(false);
  await expect(panel(page, "Recent security activity")).toContainText("Signed out another device");
  await elsewhere.close();
});
