import { expect, open, reload, test } from "../../fixtures/test.ts";
import { expectSignedOut, header } from "../../screens/auth.ts";

test("signing out returns to the landing page", async ({ asUser: { page } }) => {
  await open(page, "/pricing");
  await header(page).getByRole("button", { name: "Sign Out" }).click();

  await page.waitForURL("/");
  await expectSignedOut(page);
  await expect(page.getByText("Get Started for FREE").first()).toBeVisible();
});

test("signing out clears the page even when the call fails, and the next request is a visitor's", async ({
  asUser: { page },
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  await page.route("**/api/auth/sign-out", (route) => route.abort());
  await open(page, "/pricing");
  await header(page).getByRole("button", { name: "Sign Out" }).click();

  await page.waitForURL("/");
  await expectSignedOut(page);
  await expect(page.getByText("An error occurred during sign out")).toBeVisible();

  await reload(page);
  await expectSignedOut(page);
  expect((await (await page.request.get("/api/session")).json()).user).toBeNull();
});

test("a sign-out that the server refuses reads 'Failed to sign out' and signs out all the same", async ({
  asUser: { page },
  problems,
}) => {
  problems.allow(/status of 500/);
  await page.route("**/api/auth/sign-out", (route) => route.fulfill({ status: 500, body: "" }));
  await open(page, "/pricing");
  await header(page).getByRole("button", { name: "Sign Out" }).click();

  await expect(page.getByText("Failed to sign out")).toBeVisible();
  await expectSignedOut(page);
});
