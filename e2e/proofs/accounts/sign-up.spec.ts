import { expect, newAccount, open, test } from "../../fixtures/test.ts";
import { enter, expectSignedIn, openModal } from "../../screens/auth.ts";

test("signing up in the window closes it and leaves the person on the page where it was opened", async ({
  page,
}) => {
  await open(page, "/pricing");
  const modal = await openModal(page, "Get Started");
  await expect(modal.getByRole("heading", { name: "Create Account" })).toBeVisible();
  await enter(modal, newAccount(), "Sign Up");

  await expect(modal).toBeHidden();
  await expect(page).toHaveURL("/pricing");
  await expectSignedIn(page);
});

test("an empty form shows 'Please fill in all fields' and sends nothing", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => request.url().includes("/api/auth/") && sent.push(request.url()));
  for (const [path, button] of [
    ["/signup", "Sign Up"],
    ["/signin", "Sign In"],
  ] as const) {
    await open(page, path);
    await page.getByRole("button", { name: button, exact: true }).click();
    await expect(page.getByText("Please fill in all fields")).toBeVisible();

    await page.getByLabel("Email").fill("reader@journeys.example");
    await page.getByRole("button", { name: button, exact: true }).click();
    await expect(page.getByText("Please fill in all fields")).toBeVisible();
  }
  expect(sent).toEqual([]);
});

test("a password of five characters is refused on the page, in the window and by the server; six are taken", async ({
  page,
  request,
}) => {
  const short = { ...newAccount(), password: "five5" };
  const words = "Password must be at least 6 characters long";
  await open(page, "/signup");
  await enter(page, short, "Sign Up");
  await expect(page.getByText(words)).toBeVisible();

  await open(page, "/pricing");
  const modal = await openModal(page, "Get Started");
  await enter(modal, short, "Sign Up");
  await expect(modal.getByText(words)).toBeVisible();

  const post = (password: string) =>
    request.post("/api/auth/sign-up/email", { data: { ...newAccount(), name: "", password } });
  expect((await post("kq8zx")).status()).toBe(400);
  expect((await post("kq8zx7")).status()).toBe(200);
});

test("an address that already has an account gets a message", async ({ page, asUser, problems }) => {
  problems.allow(/status of 4\d\d/);
  await page.context().clearCookies();
  await open(page, "/signup");
  await enter(page, asUser.account, "Sign Up");

  await expect(
    page.getByText("An account with this email already exists. Please sign in instead."),
  ).toBeVisible();
});

test("a sign-up that the server refuses without a word reads 'Failed to create account'", async ({
  page,
  problems,
}) => {
  problems.allow(/status of 500/);
  await page.route("**/api/auth/sign-up/email", (route) => route.fulfill({ status: 500, body: "" }));
  await open(page, "/signup");
  await enter(page, newAccount(), "Sign Up");
  await expect(page.getByText("Failed to create account")).toBeVisible();

  await open(page, "/pricing");
  const modal = await openModal(page, "Get Started");
  await enter(modal, newAccount(), "Sign Up");
  await expect(modal.getByText("Failed to create account")).toBeVisible();
});

test("a new account has a trial of seven days: 0 of 10 analyses and 0 of 5 articles used", async ({
  asUser: { page },
}) => {
  await open(page, "/");

  await expect(page.getByText("0 of 10")).toBeVisible();
  await expect(page.getByText("0 of 5")).toBeVisible();
});
