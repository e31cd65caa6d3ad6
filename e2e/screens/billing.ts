/** Plans, the provider's checkout, and the dashboard's panels, by the words on them. */
import { expect, type Locator, type Page } from "@playwright/test";

type Cycle = "Monthly" | "Yearly";

/** The radio itself is out of sight; people press its label. */
export const chooseCycle = (page: Page, cycle: Cycle) =>
  page.getByRole("group", { name: "Billing cycle" }).getByText(cycle).click();

export const planCard = (page: Page, name: string): Locator =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, level: 2 }) });

/** On the provider's own page. */
export const pay = (page: Page) => page.getByRole("button", { name: "Pay", exact: true }).click();
export const payWithDeclinedCard = (page: Page) =>
  page.getByRole("button", { name: "Pay with a declined card" }).click();

/**
 * Stops the page's clock, once `page.clock.install` has been called: the page after a payment leaves after five seconds,
 * which on a busy machine is too soon to look at it.
 */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 60_000);
}

/** A part that the server sends later needs a frame to appear, so a moment of the page's own time passes with each look. */
export const expectOnStoppedClock = (page: Page, part: Locator): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(20);
    expect(await part.isVisible(), String(part)).toBe(true);
  }).toPass();

export const panel = (page: Page, title: string): Locator => page.getByRole("region", { name: title });
