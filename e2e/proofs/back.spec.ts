/** The Back button: it returns to where the user was, with what they typed. */
import type { Page } from "@playwright/test";
import { expect, open, test } from "../fixtures/test.ts";
import { analyze, button, errorPanel, input, stubPage } from "../screens/analysis.ts";

const PAGE = "/articles/reading-a-tide-table";
const MONITOR = "/ai-visibility-monitor";
const footer = (page: Page) => page.getByRole("contentinfo");

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test("from a result and from a failed analysis to the form with its input", async ({
      asUser: { page },
      problems,
    }) => {
      problems.allow(/status of 402/);
      await open(page, "/pricing");
      await footer(page).getByRole("link", { name: "Citeworthy" }).first().click();
      await expect(input(page)).toBeVisible();
      await page.getByText("Question, page type, competing pages (optional)").click();
      await page.getByLabel("Question", { exact: true }).fill("How do I read a tide table?");
      await analyze(page, stubPage(PAGE));
      await page.waitForURL(/\/analysis\//);

      await page.goBack();
      await expect(page).toHaveURL("/");
      await expect(input(page)).toHaveValue(stubPage(PAGE));
      await expect(page.getByLabel("Question", { exact: true })).toHaveValue("How do I read a tide table?");
      await analyze(page, stubPage("/status/404"));
      await expect(errorPanel(page)).toContainText("The page returned status 404");

      await page.route("**/functions/analyze-content", (route) => route.fulfill({ status: 402, body: "" }));
      await button(page).click();
      await page.getByRole("main").getByRole("link", { name: "Upgrade Plan" }).click();
      await expect(page).toHaveURL("/pricing");
      await page.goBack();
      await expect(input(page)).toHaveValue(stubPage("/status/404"));
      await page.goBack();
      // A failed analysis may have its own entry before the form.
      if (!page.url().endsWith("/pricing")) await page.goBack();
      await expect(page, "the history leads out of the form").toHaveURL("/pricing");
    });

    test("to a monitor run with its form, and out of the monitor in one step", async ({
      asUser: { page },
    }) => {
      // The code that keeps the form comes only after the run has begun, as on a slow line.
      const begun = Promise.withResolvers<void>();
      await page.route("**/assets/form-draft-*.js", (route) => begun.promise.then(() => route.continue()));
      const loaded = page.waitForResponse(/form-draft-/);
      await page.route("**/functions/*visibility*", async (route) => {
        begun.resolve();
        await loaded;
        await route.continue();
      });
      await open(page, "/pricing");
      await page.goto(MONITOR);
      const url = page.getByLabel(/^Website URL/);
      const query = page.getByLabel(/^Search Query/);
      await url.fill(stubPage(PAGE));
      await query.fill("how to read a tide table");
      await page.getByRole("button", { name: "Analyze Visibility" }).click();
      await expect(page.getByText("9 analyses remaining")).toBeVisible();
      const result = page.getByRole("heading", { name: "“how to read a tide table”" });
      await expect(result).toBeVisible();

      await footer(page).getByRole("link", { name: "About" }).click();
      await expect(page).toHaveURL("/about");
      // The address changes first. Going back before the form has left the page would find it untouched.
      await expect(page.getByRole("heading", { level: 1, name: /^About/ })).toBeVisible();
      await expect(url).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(MONITOR));
      await expect(url).toHaveValue(stubPage(PAGE));
      await expect(query).toHaveValue("how to read a tide table");
      await expect(result).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL("/pricing");
    });
  });
}
