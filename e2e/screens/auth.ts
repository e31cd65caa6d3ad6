/** The words and controls by which a person signs in, in every place that shows the form. */
import { expect, type Locator, type Page } from "@playwright/test";
import type { Account } from "../fixtures/accounts.ts";

type Button = "Sign In" | "Sign Up";

export async function enter(where: Page | Locator, { email, password }: Account, button: Button) {
  await where.getByLabel("Email").fill(email);
  await where.getByLabel("Password", { exact: true }).fill(password);
  await where.getByRole("button", { name: button, exact: true }).click();
}

export const header = (page: Page) => page.getByRole("banner");

export async function openModal(page: Page, by: "Sign In" | "Get Started"): Promise<Locator> {
  await header(page).getByRole("link", { name: by }).click();
  const modal = page.getByRole("dialog");
  await expect(modal).toBeVisible();
  return modal;
}

export async function expectSignedIn(page: Page): Promise<void> {
  await expect(header(page).getByRole("button", { name: "Sign Out" })).toBeVisible();
  await expect(header(page).getByRole("link", { name: "Sign In" })).toHaveCount(0);
  await expect(header(page).getByRole("link", { name: "Get Started" })).toHaveCount(0);
}

export async function expectSignedOut(page: Page): Promise<void> {
  await expect(header(page).getByRole("link", { name: "Sign In" })).toBeVisible();
  await expect(header(page).getByRole("link", { name: "Get Started" })).toBeVisible();
  await expect(header(page).getByRole("button", { name: "Sign Out" })).toHaveCount(0);
}
