/** The report and the article are two views of one list: what is used or undone in one shows in the other. */
import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, open, reload, test } from "../../fixtures/test.ts";
import { ANSWER, articlesUsed, choice, isLive } from "../../screens/article.ts";
import { analyzed, expectNoSidewaysScroll } from "../../screens/result.ts";

const list = (page: Page) => page.getByRole("region", { name: "Do this next" });
const button = (page: Page) => page.getByRole("button", { name: "Create GEO Optimized Article" });
const inserted = (page: Page) => page.locator("ins").filter({ hasText: ANSWER });

for (const width of [1280, 390])
  test(`at ${width} an edit is used in the report, seen in the article, undone there, and back in the report`, async ({
    asUser: { page },
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await analyzed(page, "/late-answer");
    await expect(button(page)).toHaveAccessibleDescription(
      /^Makes 1 edit with finished text\. \d needs? you\. Counts as one article\.$/,
    );
    const first = list(page).locator("#edit-1");
    await expect(first).toContainText(ANSWER);
    await expect(first).toContainText("Begins your article and counts as one.");
    await first.getByRole("button", { name: "Use edit 1" }).click();

    await expect(page.getByRole("heading", { name: "Generated Article" })).toBeFocused();
    await expect(inserted(page)).toHaveCount(1);
    await expect(first).toContainText("Used in your article");
    await expect(page.getByText("1 kept, 0 undone")).toBeVisible();

    await page.getByRole("button", { name: /^Show edit \d: The answer comes first/ }).click();
    await choice(page, /The answer comes first/)
      .getByRole("button", { name: "Undo" })
      .click();
    await expect(page.getByText("0 kept, 1 undone")).toBeVisible();
    await expect(inserted(page)).toHaveCount(0);
    await expect(first.getByRole("button", { name: "Use edit 1" })).toBeVisible();
    await expect(first).not.toContainText("counts as one");
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);

    await reload(page);
    const again = first.getByRole("button", { name: "Use edit 1" });
    await expect.poll(() => isLive(again)).toBe(true);
    await again.click();
    await expect(first).toContainText("Used in your article");
    await expect(inserted(page)).toHaveCount(1);
    await open(page, "/");
    await articlesUsed(page, 1);
  });

for (const width of [1280, 390])
  test(`at ${width} one of the closest sentences is ruled out, that is undone, and another becomes the opening`, async ({
    asUser: { page },
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await analyzed(page, "/late-answer");
    const question = page.getByLabel("Question this page should answer");
    await question.fill("How long does a rain barrel last?");
    await question.press("Enter");
    const closest = page.getByRole("region", { name: /These come closest/ });
    await expect(closest.getByRole("button", { name: /^Use as opening/ })).toHaveCount(3);
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);

    await closest.getByRole("button", { name: /^Not this.*costs between/ }).click();
    const ruledOut = page.getByRole("region", { name: "Ruled out" });
    await expect(ruledOut).toContainText(ANSWER);
    await expect(page.getByRole("button", { name: /^Use as opening.*costs between/ })).toHaveCount(0);
    await expect(page.getByRole("heading", { name: /These come closest/ })).toBeFocused();
    await reload(page);
    await expect(ruledOut, "it is stored with the analysis").toContainText(ANSWER);
    await expectNoAxeViolations(page);
    const takeBack = ruledOut.getByRole("button", { name: /^Undo.*costs between/ });
    await expect.poll(() => isLive(takeBack)).toBe(true);
    await takeBack.click();
    await expect(ruledOut).toHaveCount(0);

    await page.getByRole("button", { name: /^Use as opening.*Steel barrels last longest/ }).click();
    const first = list(page).locator("#edit-1");
    await expect(first).toContainText("Steel barrels last longest");
    await expect(first.locator("summary")).toBeFocused();
    await expect(page.getByRole("region", { name: "Marked as the answer" })).toContainText(
      "Steel barrels last longest",
    );
    await expect(page.getByText("Edit 1 puts it first.")).toBeVisible();
    await open(page, "/");
    await articlesUsed(page, 0);
  });
