import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, newestMail, open, test } from "../../fixtures/test.ts";
import { expectSignedIn } from "../../screens/auth.ts";
import { panel } from "../../screens/billing.ts";
import { WIDTHS } from "../../screens/routes.ts";

/** A device with a fingerprint reader that always recognizes its user. */
async function plugInAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test("a user adds a passkey, signs in with it, and removes it", async ({
  asUser: { page, account },
  problems,
}) => {
  problems.allow(/status of 401/);
  await plugInAuthenticator(page);
  await open(page, "/dashboard/security");
  const step = panel(page, "Second step and passkeys");
  await step.getByRole("button", { name: "Add a passkey" }).click();
  await expect(step.getByText(/^Passkey.*added/)).toBeVisible();
  await newestMail(account.email, /A passkey was added/);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoAxeViolations(page);
  }

  await page.getByRole("banner").getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
  await open(page, "/signin");
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expectSignedIn(page);

  await open(page, "/dashboard/security");
  await expect(panel(page, "Where you are signed in")).toContainText("signed in with a passkey");
  await step.getByRole("button", { name: /^Remove/ }).click();
  await expect(step.getByRole("button", { name: /^Remove/ })).toHaveCount(0);
  await expect(panel(page, "Recent security activity")).toContainText("Passkey removed");

  await page.getByRole("banner").getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
  await open(page, "/signin");
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByRole("alert")).toHaveText(/does not belong to an account here/);
});
