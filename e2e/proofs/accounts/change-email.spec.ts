import type { Page } from "@playwright/test";
import { listenForPageViews } from "../../fixtures/page-views.ts";
import {
  expect,
  expectNoAxeViolations,
  linkIn,
  newAccount,
  newestMail,
  open,
  test,
} from "../../fixtures/test.ts";
import { panel } from "../../screens/billing.ts";
import { WIDTHS } from "../../screens/routes.ts";

async function askForChange(page: Page, newEmail: string) {
  await open(page, "/dashboard/security");
  const address = panel(page, "Email address");
  await address.getByRole("button", { name: "Change" }).click();
  await address.getByLabel("New email").fill(newEmail);
  await address.getByRole("button", { name: "Send both links" }).click();
  await expect(address).toContainText(`Your address will change to ${newEmail}`);
  return address;
}

test("an email address changes after both addresses have confirmed it", async ({
  asUser: { page, account },
}) => {
  const { email: newEmail } = newAccount();
  const address = await askForChange(page, newEmail);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoAxeViolations(page);
  }

  await open(page, linkIn(await newestMail(newEmail, /Confirm your new/)));
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("heading", { name: "One more confirmation" })).toBeVisible();
  await open(page, linkIn(await newestMail(account.email, /Confirm the change/)));
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("heading", { name: "Your email address has changed" })).toBeVisible();
  await newestMail(account.email, /email address was changed/);

  await open(page, "/dashboard/security");
  await expect(address).toContainText(newEmail);
  await expect(panel(page, "Recent security activity")).toContainText("Email address changed");
});

test("who confirms the new address in another browser chooses its password", async ({
  asUser: { page, account },
  browser,
}) => {
  const { email: newEmail } = newAccount();
  await askForChange(page, newEmail);
  const otherBrowser = await browser.newContext();
  await listenForPageViews(otherBrowser);
  const elsewhere = await otherBrowser.newPage();
  const link = linkIn(await newestMail(newEmail, /Confirm your new/));
  await open(elsewhere, link);
  await elsewhere.getByRole("button", { name: "Confirm" }).click();
  await expect(elsewhere.getByRole("heading", { name: "First the earlier address" })).toBeVisible();

  await open(page, linkIn(await newestMail(account.email, /Confirm the change/)));
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("heading", { name: "One more confirmation" })).toBeVisible();
  await open(elsewhere, link);
  await expect(elsewhere.getByText("You will choose a new password")).toBeVisible();
  for (const width of WIDTHS) {
    await elsewhere.setViewportSize({ width, height: 844 });
    await expectNoAxeViolations(elsewhere);
    if (process.env.SHOTS) await elsewhere.screenshot({ path: `${process.env.SHOTS}/confirm-${width}.png` });
  }
  await elsewhere.getByRole("button", { name: "Confirm" }).click();
  await expect(elsewhere).toHaveURL(/reset-password/);
  if (process.env.SHOTS) await elsewhere.screenshot({ path: `${process.env.SHOTS}/reset.png` });

  await page.goto("/dashboard");
  await expect(page).toHaveURL(/signin/);
});
