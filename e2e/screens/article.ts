/** The generated article: its scores, its changes and its files. */
import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import { analyzed } from "./result.ts";

export const ANSWER = "A rain barrel of 200 litres costs between $60 and $180 in most shops.";

export async function withArticle(page: Page, path = "/late-answer"): Promise<void> {
  await analyzed(page, path);
  await page.getByRole("button", { name: "Create GEO Optimized Article" }).click();
  await expect(page.getByRole("heading", { name: "Generated Article" })).toBeVisible();
}

/** On the home page or the dashboard. */
export const articlesUsed = (page: Page, used: number) =>
  expect(page.getByRole("meter", { name: "Article generator" })).toHaveAttribute(
    "aria-valuenow",
    String(used),
  );

export const scores = (page: Page): Locator => page.getByRole("region", { name: "Score before and after" });
export const choice = (page: Page, edit: RegExp): Locator => page.getByRole("group", { name: edit });

/** Markdown and Word have buttons of their own; the others are in a menu. */
export async function downloaded(page: Page, name: string | RegExp, isInMenu = false) {
  const bar = page.getByRole("region", { name: "Export" });
  const coming = page.waitForEvent("download");
  if (isInMenu) {
    await bar.getByRole("button", { name: "More files" }).click();
    await page.getByRole("menuitem", { name }).click();
  } else await bar.getByRole("button", { name }).click();
  const file = await coming;
  const path = await file.path();
  return { name: file.suggestedFilename(), path, text: await readFile(path, "utf8") };
}

/** Whether React has taken over an element that the server rendered. */
export const isLive = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__reactProps")));

export async function undo(page: Page, edit: RegExp): Promise<void> {
  const saved = page.waitForResponse(
    (response) => response.request().method() === "POST" && response.url().includes("/analysis/"),
  );
  await choice(page, edit).getByRole("button", { name: "Undo" }).click();
  expect((await saved).ok()).toBe(true);
}
