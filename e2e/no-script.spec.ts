import { expect, test } from "./fixtures.ts";
import { VISITOR_PAGES } from "./routes.ts";

test.use({ javaScriptEnabled: false });

for (const path of VISITOR_PAGES) {
  test(`${path} can be read without scripts`, async ({ page }) => {
    const answer = await page.goto(path);

    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link").first()).toBeVisible();
    const words = (await page.getByRole("main").innerText()).split(/\s+/).length;
    expect(words).toBeGreaterThan(10);
  });
}

test("the ways in are real links where scripts do not run", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("banner").getByRole("link", { name: "Get Started" }).click();

  await expect(page).toHaveURL(/\/signup/);
  await expect(page.getByLabel("Email")).toBeVisible();
});
