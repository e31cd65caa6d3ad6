/** A result: its sections, and what has to be inside the window. */
import { expect, type Page } from "@playwright/test";
import { open } from "../fixtures/page-views.ts";
import { analyze, stubPage } from "./analysis.ts";
import { expectNoExcess } from "./widths.ts";

export const SECTION_ROWS = [
  "Content Strategy",
  "Competitor Analysis",
  "Content Structure",
  "Authority & E-E-A-T",
  "Technical Impl",
  "Content Freshness",
  "Interactive Elements",
] as const;

export async function analyzed(page: Page, path = "/articles/reading-a-tide-table"): Promise<void> {
  await open(page, "/");
  await analyze(page, stubPage(path));
  await page.waitForURL(/\/analysis\//);
}

/** By a part of its name that both the long and the short title have. */
export const sectionRow = (page: Page, name: string) =>
  page.locator("button[id^=section-]").filter({ hasText: name });

/** Below the top bar, so that it isn't only in the window but can be seen. */
const BAR = 64;

/** The heading of the open section has the focus and is inside the window. */
export async function expectArrival(page: Page): Promise<void> {
  const heading = page.locator("h3:focus");
  await expect(heading).toBeVisible();
  const height = page.viewportSize()?.height ?? 0;
  // The page scrolls there after the focus is set.
  await expect(async () => {
    const box = await heading.boundingBox();
    expect(box?.y, "top of the heading").toBeGreaterThanOrEqual(BAR);
    expect((box?.y ?? 0) + (box?.height ?? 0), "bottom of the heading").toBeLessThanOrEqual(height);
  }).toPass();
}

/** Elements that reach beyond the right edge of the window, unless their own frame scrolls or cuts them. */
export const stickingOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isFramed = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).overflowX !== "visible" || isFramed(element.parentElement));
    const wide = [...document.querySelectorAll("main *")].filter(
      (element) =>
        element.getBoundingClientRect().right > document.documentElement.clientWidth + 1 &&
        !isFramed(element.parentElement),
    );
    return wide.map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`);
  });

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expectNoExcess(page);
  await expect.poll(() => stickingOut(page)).toEqual([]);
}
