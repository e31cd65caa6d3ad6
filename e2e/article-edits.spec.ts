/** The generated article: every edit can be kept or undone, and what is kept is saved and exported. */
import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { awake, expect, expectNoAxeViolations, test } from "./fixtures.ts";
import { analyzed } from "./screens/result.ts";

const ANSWER = "A rain barrel of 200 litres costs between $60 and $180 in most shops.";
const GREETING = "Welcome back to the rain barrel blog!";

async function withArticle(page: Page): Promise<void> {
  await analyzed(page, "/late-answer");
  await page.getByRole("button", { name: "Create GEO Optimized Article" }).click();
  await expect(page.getByRole("heading", { name: "Generated Article" })).toBeVisible();
}

const scores = (page: Page): Locator => page.getByRole("region", { name: "Score before and after" });
const choice = (page: Page, edit: RegExp): Locator => page.getByRole("group", { name: edit });

async function downloaded(page: Page, name: string | RegExp) {
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name }).click();
  const file = await coming;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
}

/** Whether React has taken over an element that the server rendered. */
const isLive = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__reactProps")));

async function undo(page: Page, edit: RegExp): Promise<void> {
  const saved = page.waitForResponse(
    (response) => response.request().method() === "POST" && response.url().includes("/analysis/"),
  );
  await choice(page, edit).getByRole("button", { name: "Undo" }).click();
  expect((await saved).ok()).toBe(true);
}

test("an undone edit changes text and score at once, survives a reload, and is left out of every file", async ({
  asUser: { page },
}) => {
  await withArticle(page);
  await expect(scores(page)).toContainText(/\d changes/);
  await expect(scores(page)).toContainText(/, 0 undone/);
  const before = await scores(page).textContent();
  await expectNoAxeViolations(page);

  await undo(page, /The answer comes first/);
  await expect(scores(page)).toContainText(/, 1 undone/);
  expect(await scores(page).textContent()).not.toBe(before);
  await expect(page.getByText("Undone: your wording stays.")).toBeVisible();

  await page.reload();
  await awake(page);
  await expect(scores(page)).toContainText(/, 1 undone/);
  // The panel's code is loaded after the page's: a button of the served page does nothing yet.
  await expect.poll(() => isLive(choice(page, /The answer comes first/))).toBe(true);
  const markdown = await downloaded(page, /Clean article, Markdown/);
  expect(markdown.name).toBe("geo-optimized-article.md");
  expect(markdown.text.split(ANSWER)).toHaveLength(2);
  expect(markdown.text).not.toContain(GREETING);

  await choice(page, /The answer comes first/)
    .getByRole("button", { name: "Keep" })
    .click();
  await expect(scores(page)).toContainText(/, 0 undone/);
  const html = await downloaded(page, /Clean article, HTML/);
  expect(html.text.split(ANSWER)).toHaveLength(3);
  expect((await downloaded(page, /With tracked changes/)).text).toContain(`<del>${GREETING}</del>`);
  expect((await downloaded(page, /List of changes/)).text).toMatch(/The answer comes first,.*,kept,/);
});

test("the changes are shown side by side, tracked and clean, on a desktop and on a phone", async ({
  asUser: { page },
}) => {
  await withArticle(page);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole("button", { name: "Side by side" }).click();
    await expect(page.getByRole("region", { name: "Suggested" }).first()).toContainText(ANSWER);

    await page.getByRole("button", { name: "Tracked", exact: true }).click();
    await expect(page.locator("ins").filter({ hasText: ANSWER })).toBeVisible();
    await expect(page.locator("del").filter({ hasText: GREETING })).toBeVisible();
    await expectNoAxeViolations(page);

    await page.getByRole("button", { name: "Clean", exact: true }).click();
    await expect(page.locator("ins, del")).toHaveCount(0);
    await expect(page.getByText(ANSWER).first()).toBeVisible();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
      `no sideways scrolling at ${width}`,
    ).toBe(true);
  }
});
