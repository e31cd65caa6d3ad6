/** The signed-in home: where a link is pasted and its analysis followed. */
import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { open } from "../fixtures/page-views.ts";
import { place } from "../product/place.ts";

export const stubPage = (path: string) => `${place.now.stubSite}${path}`;

export const input = (page: Page) => page.getByLabel("Page URL");
export const button = (page: Page) => page.locator('form:has([name="url"]) button[type="submit"]');
export const loading = (page: Page) => page.getByRole("region", { name: "Analyzing content..." });
export const errorPanel = (page: Page) => page.getByRole("alert").filter({ hasText: "Analysis Error" });

export async function analyze(page: Page, url: string): Promise<void> {
  await input(page).fill(url);
  await button(page).click();
}

/** From the form to the report. */
export async function analyzed(page: Page, url: string): Promise<void> {
  await open(page, "/");
  await analyze(page, url);
  await page.waitForURL(/\/analysis\//);
}

/** A page whose answer waits for the test. */
export function heldPage(slug: string) {
  const key = randomUUID();
  return { url: stubPage(`/held/${key}/${slug}`), release: () => fetch(stubPage(`/release/${key}`)) };
}

export const expectUsed = (page: Page, used: number) =>
  expect(page.getByRole("meter", { name: "Content analyses" })).toHaveAttribute(
    "aria-valuenow",
    String(used),
  );
