import { expect, linkIn, newestMail, open, test } from "../../fixtures/test.ts";
import { expectSignedIn } from "../../screens/auth.ts";

test("the callback shows 'Completing sign in...' until the session is known, then goes home", async ({
  asUser: { page },
}) => {
  let answer = () => {};
  const held = new Promise<void>((release) => {
    answer = release;
  });
  await page.route("**/api/session", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/auth/callback", { waitUntil: "commit" });
  await expect(page.getByText("Completing sign in...")).toBeVisible();
  answer();

  await page.waitForURL("/");
  await expectSignedIn(page);
});

test("the callback goes to the saved page, and forgets it", async ({ asUser: { page } }) => {
  await open(page, "/about");
  await page.evaluate(() => sessionStorage.setItem("auth_redirect", "/pricing"));
  await page.goto("/auth/callback");
  await page.waitForURL("/pricing");

  await page.goto("/auth/callback");
  await page.waitForURL("/");
});

test("a callback without a session goes to /signin", async ({ page }) => {
  await page.goto("/auth/callback");
  await page.waitForURL(/\/signin(\?|$)/);
});

test("a callback that failed goes to /signin and says why in our own words", async ({ page }) => {
  await page.goto("/auth/callback?error=access_denied");
  await page.waitForURL(/\/signin/);

  await expect(page.getByText("Sign-in with Google was cancelled.")).toBeVisible();
});

test("the confirmation mail of a sign-up comes back by /auth/callback and confirms the address", async ({
  asUser: { page, account },
}) => {
  const verified = async () => (await (await page.request.get("/api/session")).json()).user.emailVerified;
  expect(await verified()).toBe(false);

  const link = linkIn(await newestMail(account.email, /confirm|verify/i));
  expect(decodeURIComponent(link)).toContain("/auth/callback");
  await page.goto(link);
  await page.waitForURL("/");
  await expectSignedIn(page);
  expect(await verified()).toBe(true);
});
