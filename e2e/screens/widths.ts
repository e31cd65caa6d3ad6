/** A screen at phone and desktop width: nothing scrolls sideways, and a further check passes. */
import { expect, type Page } from "@playwright/test";
import { WIDTHS } from "./routes.ts";

export async function expectFits(page: Page, check: () => Promise<void>): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess, `${page.url()} is wider than ${width}`).toBeLessThanOrEqual(0);
    await check();
  }
}
