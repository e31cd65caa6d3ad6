import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, newestMail, open, reload, test } from "../../fixtures/test.ts";
import { enter, expectSignedOut } from "../../screens/auth.ts";
import { panel } from "../../screens/billing.ts";
import { WIDTHS } from "../../screens/routes.ts";

/** Checks an open dialog on narrow and wide screens and in dark mode. */
async function expectWellMadeWindow(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoAxeViolations(page);
  }
}

test("name and phone are saved trimmed, two blank fields are refused, and the email address is read-only", async ({
  asUser: { page, account },
  problems,
}) => {
  problems.allow(/status of 400/);
  await open(page, "/dashboard");
  const profile = panel(page, "Profile Information");
  const [name, phone] = [profile.getByLabel("Name", { exact: true }), profile.getByLabel("Phone")];
  await profile.getByRole("button", { name: "Save changes" }).click();
  await expect(profile.getByRole("alert")).toHaveText("Please fill in at least one field before saving");

  await name.fill("  Ann  ");
  await phone.fill("+49 30 1");
  await profile.getByRole("button", { name: "Save changes" }).click();
  await expect(profile.getByText("Profile updated successfully")).toBeVisible();
  await expect(name).toHaveValue("Ann");
  await expect(profile.getByLabel("Email")).toHaveValue(account.email);
  await expect(profile.getByLabel("Email")).not.toBeEditable();

  await reload(page);
  await expect(name).toHaveValue("Ann");
  await expect(phone).toHaveValue("+49 30 1");
  await expect(panel(page, "Recent Searches")).toContainText("No search history yet");
  await expect(panel(page, "Usage").getByRole("meter")).toHaveCount(3);
  await expect(panel(page, "Usage").getByText("Unlimited")).toHaveCount(2);
});

test("a new password signs out all other devices and keeps this one signed in", async ({
  asUser: { page, account },
  browser,
  problems,
}) => {
  problems.allow(/status of 400/);
  const elsewhere = await browser.newContext();
  await elsewhere.request.post("/api/auth/sign-in/email", { data: account });
  const isSignedIn = async () => (await (await elsewhere.request.get("/api/session")).json()).user !== null;
  expect(await isSignedIn()).toBe(true);

  await open(page, "/dashboard");
  await page.getByRole("button", { name: "Change password" }).click();
  const dialog = page.getByRole("dialog", { name: "Change password" });
  await dialog.getByLabel("Current password").fill("not this one");
  await dialog.getByLabel("New password").fill("a better one than before");
  const change = dialog.getByRole("button", { name: "Change password" });
  await change.click();
  await expect(dialog.getByRole("alert")).toHaveText(/current password is incorrect/);
  await expectWellMadeWindow(page);

  await dialog.getByLabel("Current password").fill(account.password);
  await change.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Password changed.")).toBeVisible();
  expect(await isSignedIn()).toBe(false);
  await reload(page);
  await expect(panel(page, "Account")).toBeVisible();
  await elsewhere.close();
});

test("all data can be exported as one file, and then the account can be deleted", async ({
  asUser: { page, account },
  problems,
}) => {
  problems.allow(/status of 40[01]/);
  await open(page, "/dashboard");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export my data" }).click();
  const file = JSON.parse(readFileSync(await (await download).path(), "utf8"));
  expect(file.account).toMatchObject([{ email: account.email }]);
  expect(file.subscription).toMatchObject([{ planType: "free", status: "trial" }]);

  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete my account" });
  await dialog.getByLabel("Your password").fill("not this one");
  await dialog.getByRole("button", { name: "Delete my account" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(/Nothing has been deleted/);
  await expectWellMadeWindow(page);
  await dialog.getByLabel("Your password").fill(account.password);
  await dialog.getByRole("button", { name: "Delete my account" }).click();

  await page.waitForURL("/account-deleted");
  await expect(page.getByRole("heading", { name: "Your account has been deleted" })).toBeVisible();
  await expectSignedOut(page);
  await newestMail(account.email, /account has been deleted/);
  expect((await page.request.get("/account/export")).status()).toBe(401);
  await open(page, "/signin");
  await enter(page, account, "Sign In");
  await expect(page.getByRole("alert")).toHaveText(/Incorrect email or password/);
});
