import { expect, newAccount, open, signUp, test } from "../../fixtures/test.ts";
import { enter, expectSignedIn, expectSignedOut, header, openModal } from "../../screens/auth.ts";

test("signing in by the window stays on the page, and the address never changes", async ({
  page,
  asUser,
}) => {
  await page.context().clearCookies();
  await open(page, "/pricing");
  const modal = await openModal(page, "Sign In");
  await expect(modal.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
  await expect(page).toHaveURL("/pricing");
  await enter(modal, asUser.account, "Sign In");

  await expect(modal).toBeHidden();
  await expect(page).toHaveURL("/pricing");
  await expectSignedIn(page);
});

test("the window has a tab for each view, and their titles", async ({ page }) => {
  await open(page, "/about");
  const modal = await openModal(page, "Sign In");
  await modal.getByRole("tab", { name: "Sign Up" }).click();
  await expect(modal.getByRole("heading", { name: "Create Account" })).toBeVisible();
  await modal.getByRole("tab", { name: "Sign In" }).click();
  await expect(modal.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
  await expect(modal.getByRole("button", { name: /Google/ })).toBeVisible();

  await page.keyboard.press("Escape");
  await expect(modal).toBeHidden();
  await expect(header(page).getByRole("link", { name: "Sign In" })).toBeFocused();
});

test("a wrong password is reported, and nobody is signed in", async ({ page, asUser, problems }) => {
  problems.allow(/status of 401/);
  await page.context().clearCookies();
  await open(page, "/signin");
  await enter(page, { ...asUser.account, password: "not the password" }, "Sign In");

  await expect(page.getByRole("alert")).toHaveText(/Incorrect email or password/);
  await expectSignedOut(page);
});

test("a refusal without a word reads 'Failed to sign in', no answer at all reads otherwise", async ({
  page,
  problems,
}) => {
  problems.allow(/status of 500|ERR_FAILED/);
  await open(page, "/signin");
  await page.route("**/api/auth/sign-in/email", (route) => route.fulfill({ status: 500, body: "" }));
  await enter(page, newAccount(), "Sign In");
  await expect(page.getByText("Failed to sign in")).toBeVisible();

  await page.unroute("**/api/auth/sign-in/email");
  await page.route("**/api/auth/sign-in/email", (route) => route.abort());
  await enter(page, newAccount(), "Sign In");
  await expect(page.getByText("An error occurred during sign in")).toBeVisible();
});

test("a visitor sent from a page that needs an account comes back to it", async ({ page, asUser }) => {
  await page.context().clearCookies();
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/signin/);
  await expect(page.getByRole("button", { name: "Sign In", exact: true })).toBeEnabled();
  await enter(page, asUser.account, "Sign In");

  await page.waitForURL("/dashboard");
});

test("a saved path on this site is followed; one that leads elsewhere is not", async ({ page, asUser }) => {
  await page.context().clearCookies();
  await open(page, `/signin?redirect=${encodeURIComponent("/pricing?cycle=yearly")}`);
  await enter(page, asUser.account, "Sign In");
  await page.waitForURL("/pricing?cycle=yearly");

  for (const elsewhere of ["//outside.example/", "/\\outside.example", "https://outside.example/"]) {
    await page.context().clearCookies();
    await open(page, `/signin?redirect=${encodeURIComponent(elsewhere)}`);
    await enter(page, asUser.account, "Sign In");
    await page.waitForURL("/dashboard");
  }
});

test("someone signed in who opens /signin or /signup is sent on to the dashboard", async ({
  asUser: { page },
}) => {
  for (const path of ["/signin", "/signup"]) {
    await page.goto(path);
    await page.waitForURL("/dashboard");
  }
});

test("the session is in a cookie that no script can read", async ({ asUser: { page } }) => {
  await open(page, "/");
  const cookies = await page.context().cookies();
  const session = cookies.find(({ name }) => name.includes("session_token"));
  expect(session).toMatchObject({ httpOnly: true, sameSite: "Lax" });

  const readable = await page.evaluate(() =>
    JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]),
  );
  expect(readable).not.toContain(session?.value.split(".")[0] ?? "no session cookie");
});

test("signing in or out in one tab shows in another", async ({ page, context }) => {
  await open(page, "/about");
  const other = await context.newPage();
  await open(other, "/pricing");
  await expectSignedOut(other);

  const account = newAccount();
  const modal = await openModal(page, "Get Started");
  await enter(modal, account, "Sign Up");
  await expectSignedIn(page);
  await expectSignedIn(other);

  await header(page).getByRole("button", { name: "Sign Out" }).click();
  await expectSignedOut(other);
});

test("signing out ends every session of the person, also in another browser", async ({
  page,
  browser,
  asUser,
}) => {
  const elsewhere = await browser.newContext();
  const answer = await elsewhere.request.post("/api/auth/sign-in/email", { data: asUser.account });
  expect(answer.status()).toBe(200);
  const session = async () => (await (await elsewhere.request.get("/api/session")).json()).user;
  expect(await session()).toMatchObject({ email: asUser.account.email });

  await open(page, "/");
  await header(page).getByRole("button", { name: "Sign Out" }).click();
  await expectSignedOut(page);
  expect(await session()).toBeNull();
  await elsewhere.close();
});

test("two people in one browser, one after the other, do not see each other's work", async ({ page }) => {
  const first = await signUp(page);
  await open(page, "/");
  await header(page).getByRole("button", { name: "Sign Out" }).click();
  await expectSignedOut(page);
  await signUp(page);
  await open(page, "/dashboard");

  await expect(page.getByText(first.email)).toHaveCount(0);
});
