/** A screen at phone and desktop width: nothing scrolls sideways, and a further check passes. */
import { expect, type Page } from "@playwright/test";
import { WIDTHS } from "./routes.ts";

export async function expectFits(page: Page, check: () => Promise<void>): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoExcess(page);
    await check();
  }
}

/** Nothing scrolls sideways. Right after a change of the width, the layout may still be the old one. */
export const expectNoExcess = (page: Page): Promise<void> =>
  expect
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      { message: `${page.url()} is wider than its window`, timeout: 30_000 },
    )
    .toBeLessThanOrEqual(0);
