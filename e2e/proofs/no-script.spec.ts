import { expect, test } from "../fixtures/test.ts";
import { VISITOR_PAGES } from "../screens/routes.ts";

test.use({ javaScriptEnabled: false });

test("every page can be read without scripts", async ({ page }) => {
  for (const path of VISITOR_PAGES) {
    const answer = await page.goto(path);

    expect(answer?.status(), path).toBe(200);
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link").first(), path).toBeVisible();
    const words = (await page.getByRole("main").innerText()).split(/\s+/).length;
    expect(words, path).toBeGreaterThan(10);
  }
});

test("the ways in are real links where scripts do not run", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("banner").getByRole("link", { name: "Get Started" }).click();

  await expect(page).toHaveURL(/\/signup/);
  await expect(page.getByLabel("Email")).toBeVisible();
});
