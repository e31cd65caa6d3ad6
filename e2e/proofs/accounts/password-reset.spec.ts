import { expect, linkIn, mailsTo, newAccount, newestMail, open, test } from "../../fixtures/test.ts";
import { enter, expectSignedIn } from "../../screens/auth.ts";

test("a forgotten password is changed by the link in the mail; the old one and the used link are refused", async ({
  page,
  asUser,
  problems,
}) => {
  problems.allow(/status of 4\d\d/);
  const { email, password } = asUser.account;
  const renewed = newAccount().password;
  await page.context().clearCookies();

  await open(page, "/signin");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await page.waitForURL("/forgot-password");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send reset link" }).click();
  await expect(page.getByText("Check your email")).toBeVisible();

  const link = linkIn(await newestMail(email, /Reset your/));
  await page.goto(link);
  await expect(page).toHaveURL(/\/reset-password/);
  await page.getByLabel("New password", { exact: true }).fill(renewed);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Your password has been changed")).toBeVisible();

  await open(page, "/signin");
  await enter(page, { email, password }, "Sign In");
  await expect(page.getByText(/Incorrect email or password/)).toBeVisible();
  await enter(page, { email, password: renewed }, "Sign In");
  await expectSignedIn(page);

  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByText("This link has expired or was already used.")).toBeVisible();
});

test("a changed password signs the person out everywhere else", async ({ page, asUser, request }) => {
  const { email } = asUser.account;
  const session = async () => (await (await page.request.get("/api/session")).json()).user;
  expect(await session()).toMatchObject({ email });

  await request.post("/api/auth/request-password-reset", { data: { email, redirectTo: "/reset-password" } });
  const followed = await request.get(linkIn(await newestMail(email, /Reset your/)));
  const token = new URL(followed.url()).searchParams.get("token");
  const changed = await request.post("/api/auth/reset-password", {
    data: { token, newPassword: newAccount().password },
  });
  expect(changed.status()).toBe(200);

  expect(await session()).toBeNull();
});

test("an address without an account gets the same answer and no mail", async ({ page }) => {
  const { email } = newAccount();
  await open(page, "/forgot-password");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send reset link" }).click();

  await expect(page.getByText("Check your email")).toBeVisible();
  expect(mailsTo(email)).toEqual([]);
});

test("an invented token is refused and leads to a new link", async ({ page, problems }) => {
  problems.allow(/status of 400/);
  await open(page, "/reset-password?token=invented");
  await page.getByLabel("New password", { exact: true }).fill(newAccount().password);
  await page.getByRole("button", { name: "Change password" }).click();

  await expect(page.getByText("This link has expired or was already used.")).toBeVisible();
  await page.getByRole("link", { name: "Send a new link" }).click();
  await page.waitForURL("/forgot-password");
});
