import { expect, open, test } from "./fixtures.ts";

test("the hero's 'Get Started for FREE' opens the window for signing up", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("link", { name: "Get Started for FREE" }).first().click();

  await expect(page.getByRole("dialog").getByRole("heading", { name: "Create Account" })).toBeVisible();
  await expect(page).toHaveURL("/");
});

test("the landing page says what is predicted, what the trial is, and leads to the explainer", async ({
  page,
}) => {
  await open(page, "/");
  const main = page.getByRole("main");

  await expect(main.getByText(/25%.*2026/).first()).toBeVisible();
  await expect(main.getByText(/7[ -]days?/).first()).toBeVisible();
  await expect(main.getByText(/no card/i).first()).toBeVisible();
  await expect(main.locator('a[href="/what-is-geo"]').first()).toBeVisible();
});

test("someone signed in sees a shorter home: the form, the usage and the recent searches", async ({
  asUser: { page },
}) => {
  await open(page, "/");
  const main = page.getByRole("main");

  await expect(main.getByLabel("Page address")).toHaveAttribute("type", "url");
  await expect(main.getByRole("heading", { name: "Usage" })).toBeVisible();
  await expect(main.getByRole("heading", { name: "Recent Searches" })).toBeVisible();
  await expect(main.getByText("Get Started for FREE")).toHaveCount(0);
});

test("a visitor's home has no form for an analysis", async ({ page }) => {
  await open(page, "/");

  await expect(page.getByLabel("Page address")).toHaveCount(0);
});
