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

test("an email address changes after both addresses have confirmed it", async ({
  asUser: { page, account },
}) => {
  const { email: newEmail } = newAccount();
  await open(page, "/dashboard/security");
  const address = panel(page, "Email address");
  await address.getByRole("button", { name: "Change" }).click();
  await address.getByLabel("New email").fill(newEmail);
  await address.getByRole("button", { name: "Send both links" }).click();
  await expect(address).toContainText(`Your address will change to ${newEmail}`);
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
