import type { Page } from "@playwright/test";
import { expect, open, test } from "../../fixtures/test.ts";

const ALL = 28;
const cards = (page: Page) => page.getByRole("main").getByRole("article");
const field = (page: Page) => page.getByRole("searchbox", { name: "Search articles" });

test("the list filters while one types, in title, excerpt, tags and desk, whatever the case", async ({
  page,
}) => {
  await open(page, "/blog");
  await expect(cards(page)).toHaveCount(ALL);

  for (const [query, title] of [
    ["LLMS.TXT: WHAT", "llms.txt: what it is, and what it does not do"],
    ["industry guides", "GEO for local businesses: be consistent everywhere"],
    ["citeworthy RESEARCH", "What the GEO paper measured, and what it did not"],
  ] as const) {
    await field(page).fill(query);
    await expect(cards(page).getByRole("heading", { name: title })).toBeVisible();
    await expect(cards(page)).not.toHaveCount(ALL);
  }
  await field(page).fill("   ");
  await expect(cards(page)).toHaveCount(ALL);
});

test("a submitted search is seen at work for half a second, and one without a match can be cleared", async ({
  page,
}) => {
  await open(page, "/blog");
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await field(page).fill("zzzz");
  await field(page).press("Enter");

  const status = page.getByRole("status").filter({ hasText: "Searching" });
  await expect(status).toBeVisible();
  await page.clock.runFor(499);
  await expect(status).toBeVisible();
  await page.clock.runFor(1);
  await expect(status).toHaveCount(0);
  await expect(page).toHaveURL("/blog?q=zzzz");

  await expect(page.getByRole("heading", { name: "No posts found" })).toBeVisible();
  await page.getByRole("link", { name: "Clear search" }).click();
  await expect(cards(page)).toHaveCount(ALL);
  await expect(field(page)).toHaveValue("");
});

test("the row of latest articles moves by 400 pixels, and its cards are as wide as the screen allows", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, "/");
  const row = page.getByRole("region", { name: "Latest Insights" });
  const rail = row.getByRole("list").first();
  await expect(row.getByRole("article")).toHaveCount(ALL);
  await expect(row.getByRole("button", { name: "Scroll left" })).toBeDisabled();

  await row.getByRole("button", { name: "Scroll right" }).click();
  await expect.poll(() => rail.evaluate((list) => list.scrollLeft)).toBe(400);
  await expect(row.getByRole("button", { name: "Scroll left" })).toBeEnabled();
  const width = async () => Math.round((await row.getByRole("article").first().boundingBox())?.width ?? 0);
  expect(await width()).toBe(400);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(row.getByRole("button", { name: "Scroll right" })).toBeHidden();
  expect(await width()).toBe(300);
});

test("a post can be shared by its full address, and leads back", async ({ page, baseURL }) => {
  await open(page, "/blog/answer-first-writing");
  const share = await page.getByRole("link", { name: "Share on LinkedIn" }).getAttribute("href");
  expect(new URL(share ?? "").searchParams.get("url")).toBe(`${baseURL}/blog/answer-first-writing`);

  await page.getByRole("link", { name: "Back to Blog" }).first().click();
  await expect(page).toHaveURL("/blog");
});

test("an unknown post says so and leads to the list", async ({ page, problems }) => {
  problems.allow(/status of 404/);
  await open(page, "/blog/no-such-post");

  await expect(page.getByRole("heading", { name: "Post Not Found" })).toBeVisible();
  await page.getByRole("link", { name: "Return to Blog" }).click();
  await expect(cards(page)).toHaveCount(ALL);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the search is a form that works", async ({ page }) => {
    await page.goto("/blog");
    await field(page).fill("llms.txt");
    await field(page).press("Enter");

    await expect(page).toHaveURL("/blog?q=llms.txt");
    expect(await cards(page).count()).toBeLessThan(ALL);
    await expect(field(page)).toHaveValue("llms.txt");
  });
});
