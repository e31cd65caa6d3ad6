import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, open, test } from "../../fixtures/test.ts";
import { MEMBER_PAGES, VISITOR_PAGES, WIDTHS } from "../../screens/routes.ts";
import { expectNoExcess } from "../../screens/widths.ts";

/** These show every layout of the site, so they are checked at both widths. */
const CLOSELY = new Set<string>([
  "/",
  "/what-is-geo",
  "/pricing",
  "/blog",
  "/signin",
  "/sample-report",
  "/dashboard",
]);

/** Without motion: text that is just fading in has less contrast. */
const openStill = async (page: Page, path: string) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, path);
};

async function expectWellMade(page: Page): Promise<void> {
  await expect(page).toHaveTitle(/Citeworthy/);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /\S{3}.{20}/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  // Light on a phone and dark on a desk: between them every layout and every colour is seen once.
  for (const [index, width] of WIDTHS.entries()) {
    await page.emulateMedia({ colorScheme: index === 0 ? "light" : "dark" });
    await page.setViewportSize({ width, height: 844 });
    await expectNoExcess(page);
    if (index === 0 || CLOSELY.has(new URL(page.url()).pathname)) await expectNoAxeViolations(page);
  }
}

for (const path of VISITOR_PAGES) {
  test(`${path} is well made for a visitor: narrow and light, wide and dark`, async ({ page }) => {
    await openStill(page, path);
    await expectWellMade(page);
  });
}

for (const path of MEMBER_PAGES) {
  test(`${path} is well made for someone signed in: narrow and light, wide and dark`, async ({
    asUser: { page },
  }) => {
    await openStill(page, path);
    await expectWellMade(page);
  });
}

test("the page for what does not exist is well made too", async ({ page, problems }) => {
  problems.allow(/status of 404/);
  await open(page, "/no-such-page");
  await expectNoAxeViolations(page);
});

test("the window for signing in is well made, dark and light", async ({ page }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await open(page, "/about");
    await page.getByRole("banner").getByRole("link", { name: "Get Started" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectNoAxeViolations(page);
  }
});

test("titles and descriptions differ from page to page", async ({ request }) => {
  const heads = await Promise.all(
    VISITOR_PAGES.map(
      async (path) => /<title>([^<]+)<\/title>/.exec(await (await request.get(path)).text())?.[1],
    ),
  );
  expect(new Set(heads).size).toBe(VISITOR_PAGES.length);
});
