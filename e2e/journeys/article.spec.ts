/** The generated article: every edit can be kept or undone, and what is kept is saved and exported. */
import { expect, reload, test } from "../fixtures/test.ts";
import { ANSWER, choice, downloaded, isLive, scores, undo, withArticle } from "../screens/article.ts";

const markdownWith = (words: string) => new RegExp(words.replace(/[$.]/g, "\\$&"));

test("an undone edit changes text and score at once, survives a reload, and is left out of every file", async ({
  asUser: { page },
}) => {
  await withArticle(page);
  await expect(scores(page)).toContainText(/\d edits?/);
  await expect(scores(page)).toContainText(/, 0 undone/);
  const before = await scores(page).textContent();

  await undo(page, /The answer comes first/);
  await expect(scores(page)).toContainText(/, 1 undone/);
  await expect(scores(page), "the engine has scored what is kept").toContainText(
    "estimated by the same rules",
  );
  expect(await scores(page).textContent()).not.toBe(before);
  const exact = await scores(page).textContent();
  await expect(page.getByText("Undone: your wording stays.")).toBeVisible();

  await reload(page);
  await expect(scores(page)).toContainText(/, 1 undone/);
  expect(await scores(page).textContent(), "the same score after a reload").toBe(exact);
  // The panel's code is loaded after the page's: a button of the served page does nothing yet.
  await expect.poll(() => isLive(choice(page, /The answer comes first/))).toBe(true);
  const markdown = await downloaded(page, "Download Markdown");
  expect(markdown.name).toBe("geo-optimized-article.md");
  expect(markdown.text.split(ANSWER)).toHaveLength(2);
  expect(markdown.text).not.toContain("[needs source]");

  await choice(page, /The answer comes first/)
    .getByRole("button", { name: "Keep" })
    .click();
  await expect(scores(page)).toContainText(/, 0 undone/);
  const html = await downloaded(page, /HTML/, true);
  expect(html.name).toMatch(/how-much-does-a-rain-barrel-cost-.*\.html$/);
  expect(html.text.split(ANSWER)).toHaveLength(3);
  expect((await downloaded(page, /List of edits/, true)).text).toMatch(/The answer comes first,.*,kept,/);

  await page.getByRole("button", { name: "Edit as a draft" }).click();
  await expect(page.getByLabel("Your draft")).toHaveValue(markdownWith(ANSWER));
});
