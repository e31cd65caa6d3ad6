/** The generated article: every edit can be kept or undone, and what is kept is saved and exported. */
import { awake, expect, expectNoAxeViolations, open, test } from "../../fixtures/test.ts";
import {
  ANSWER,
  articlesUsed,
  choice,
  downloaded,
  GREETING,
  isLive,
  scores,
  undo,
  withArticle,
} from "../../screens/article.ts";
import { analyzed, expectNoSidewaysScroll } from "../../screens/result.ts";

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
  await expect(scores(page), "the engine has scored what is kept").toContainText(
    "estimated by the same rules",
  );
  expect(await scores(page).textContent()).not.toBe(before);
  const exact = await scores(page).textContent();
  await expect(page.getByText("Undone: your wording stays.")).toBeVisible();

  await page.reload();
  await awake(page);
  await expect(scores(page)).toContainText(/, 1 undone/);
  expect(await scores(page).textContent(), "the same score after a reload").toBe(exact);
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

test("the changes are shown side by side, tracked and clean, on a desktop and on a phone", {
  tag: "@proof",
}, async ({ asUser: { page } }) => {
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

test("where nothing can be improved the screen says so, and the use is given back", {
  tag: "@proof",
}, async ({ asUser: { page } }) => {
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
