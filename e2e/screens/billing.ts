/** Plans, the provider's checkout, and the dashboard's panels, by the words on them. */
import type { Locator, Page } from "@playwright/test";

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

export const panel = (page: Page, title: string): Locator => page.getByRole("region", { name: title });
