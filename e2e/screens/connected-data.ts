/** Connected data: Google on loopback is allowed to be read, and its properties are chosen. */
import { expect, type Page } from "@playwright/test";

export async function allowGoogle(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Connect Google" }).click();
  await page.getByRole("link", { name: "Allow" }).click();
}

export async function readProperty(page: Page, name: RegExp): Promise<void> {
  await page.getByRole("radio", { name }).check();
  await page.getByRole("button", { name: "Read this property" }).click();
}

/** The first reading asks for 90 days, each in two parts. */
const FIRST_READING_MS = 300_000;

export const expectConnected = (page: Page, count: number): Promise<void> =>
  expect(page.getByText("Connected", { exact: true })).toHaveCount(count, { timeout: FIRST_READING_MS });
