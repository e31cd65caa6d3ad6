/** The generated article: every edit can be kept or undone, and what is kept is saved and exported. */
import type { Locator, Page } from "@playwright/test";
import { expect, expectNoAxeViolations, open, test } from "../../fixtures/test.ts";
import { ANSWER, articlesUsed, choice, downloaded, scores, withArticle } from "../../screens/article.ts";
import { analyzed, expectNoSidewaysScroll } from "../../screens/result.ts";

const isInView = async (page: Page, locator: Locator): Promise<boolean> => {
  const box = await locator.boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  return box !== null && box.y >= 0 && box.y + Math.min(box.height, 40) <= height;
};

for (const width of [1280, 390])
  test(`at ${width} the article opens in view, an edit is undone by keyboard, and Word gets the rest`, async ({
    asUser: { page },
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await withArticle(page);
    const heading = page.getByRole("heading", { name: "Generated Article" });
    await expect(heading, "the focus arrives with the article").toBeFocused();
    expect(await isInView(page, heading)).toBe(true);
    await expect(page.locator("ins").filter({ hasText: ANSWER })).toHaveCount(1);

    await page.keyboard.press("j");
    await expect(page.getByText(/^Edit 1 of \d: .*, kept$/)).toHaveCount(1);
    const place = page.getByRole("button", { name: /^Show edit 1:/ });
    await expect(place).toHaveAttribute("aria-pressed", "true");
    await expect.poll(() => isInView(page, place)).toBe(true);
    const saved = page.waitForResponse(
      (response) => response.request().method() === "POST" && response.url().includes("/analysis/"),
    );
    await page.keyboard.press("u");
    await expect(page.getByText(/^Edit 1 of \d: .*, undone$/)).toHaveCount(1);
    expect((await saved).ok()).toBe(true);
    await expect(scores(page)).toContainText(/, 1 undone/);
    await page.keyboard.press("u");
    await expect(scores(page)).toContainText(/, 0 undone/);

    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
    await page.keyboard.press("Escape");
    await place.click();
    await expect(choice(page, /The answer comes first/)).toBeVisible();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);

    const word = await downloaded(page, /^Word/);
    expect(word.name).toMatch(/how-much-does-a-rain-barrel-cost-\d{4}-\d\d-\d\d-tracked\.docx$/);
    expect(word.text.slice(0, 2)).toBe("PK");
  });

test("the edits are shown tracked, side by side and clean, on a desktop and on a phone", async ({
  asUser: { page },
}) => {
  await withArticle(page);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole("button", { name: "Side by side" }).click();
    await expect(page.getByText(ANSWER).first()).toBeVisible();

    await page.getByRole("button", { name: "Tracked", exact: true }).click();
    await expect(page.locator("ins").filter({ hasText: ANSWER })).toBeVisible();
    await expect(page.getByRole("link", { name: "the city's price list of 2026" })).toBeVisible();
    await expectNoAxeViolations(page);

    await page.getByRole("button", { name: "Clean", exact: true }).click();
    await expect(page.locator("ins, del")).toHaveCount(0);
    await expect(page.getByText(ANSWER).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
});

test("where nothing can be improved the screen says so, and the use is given back", async ({
  asUser: { page },
}) => {
  await analyzed(page);
  await page.getByRole("button", { name: "Create GEO Optimized Article" }).click();
  await expect(page.getByText("No use was counted.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Generated Article" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Rewrite freely" }), "no model is configured").toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText("No use was counted.")).toBeVisible();
  await expectNoSidewaysScroll(page);
  await open(page, "/");
  await articlesUsed(page, 0);
});
