import { expect, open, test } from "../fixtures/test.ts";
import { analyze, stubPage } from "../screens/analysis.ts";

for (const form of ["text", "markup"]) {
  // The watch of every journey fails the test for a request to another host, a script that was refused, or an error.
  test(`payloads as ${form} of a page stay words: in its analysis, its article, its files and its shared report`, async ({
    asUser: { page },
  }) => {
    await open(page, "/");
    await analyze(page, stubPage(`/hostile/${form}`));
    await page.waitForURL(/\/analysis\//);
    for (const section of ["Content Strategy", "Content Authority", "Technical", "Competitor"]) {
      await page.getByRole("button", { name: new RegExp(`^${section}`) }).click();
      const whole = page.getByRole("button", { name: "Read the whole page this way" });
      if (await whole.isVisible()) await whole.click();
    }
    await page.getByRole("button", { name: "Create GEO Optimized Article" }).click();
    await expect(page.getByText(/Generated Article|No use was counted/).first()).toBeVisible();
    const statements = page.getByText("Compare statement by statement");
    if (await statements.isVisible()) await statements.click();
    expect(await page.evaluate(() => "hacked" in window)).toBe(false);
    expect(await page.locator("a[href*='javascript:' i], a[href^='data:'], img[src*=hacked]").count()).toBe(
      0,
    );

    await page.goto(`${new URL(page.url()).pathname}/print`);
    await expect(page.getByRole("heading", { name: "Interactive Elements" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Score Breakdown" }).first()).toBeVisible();
    expect(await page.evaluate(() => "hacked" in window)).toBe(false);
  });
}
