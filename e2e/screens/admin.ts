/** The parts of the admin dashboard. */
import type { Page } from "@playwright/test";

export const card = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Users by status" }).getByRole("link", { name });
export const rows = (page: Page) => page.getByRole("region", { name: "Users", exact: true }).getByRole("row");
export const pages = (page: Page) => page.getByRole("navigation", { name: "Pages of users" });
export const log = (page: Page) => page.getByRole("region", { name: "Audit log" });
