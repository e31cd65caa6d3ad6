/** A lost connection and a new deploy: no page is lost, no input is lost, and pressing again works. */
import type { Page } from "@playwright/test";
import { expect, newAccount, open, signUp, test } from "../fixtures/test.ts";
import { analyze, errorPanel, stubPage } from "../screens/analysis.ts";
import { enter } from "../screens/auth.ts";
import { panel, planCard } from "../screens/billing.ts";

const OFFLINE = "No internet connection. Please check your connection and try again.";
const WINDOW_CODE = "**/assets/auth-modal-*.js";
const main = (page: Page) => page.getByRole("main");
const alertBox = (page: Page) => main(page).getByRole("alert");
const getStarted = (page: Page) => planCard(page, "Core").getByRole("link", { name: "Get Started" });

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test("a sign-in window that can't be loaded leaves the page and a link", async ({ page, problems }) => {
      problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
      await page.route(WINDOW_CODE, (route) => route.abort());
      await open(page, "/pricing");
      await getStarted(page).click();
      const instead = page.getByRole("alert");
      await expect(instead.getByRole("link", { name: "Open the sign-up page" })).toHaveAttribute(
        "href",
        "/signup?redirect=%2Fpricing",
      );
      await expect(page.getByRole("heading", { name: "Simple pricing" })).toBeVisible();
      await page.unroute(WINDOW_CODE);
      // The browser remembers the failed file, so the page with the same form opens.
      await instead.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByRole("heading", { name: "Create Account" })).toBeVisible();
    });

    test("after a deploy the sign-up page opens instead of the old window", async ({ page, problems }) => {
      problems.allow(/status of 404/);
      for (const files of [WINDOW_CODE, "**/assets/manifest-*.js"])
        await page.route(files, (route) => route.fulfill({ status: 404, body: "" }));
      await open(page, "/pricing");
      await getStarted(page).click();
      await expect(page).toHaveURL("/signup?redirect=%2Fpricing");
      await expect(page.getByRole("heading", { name: "Create Account" })).toBeVisible();
    });

    test("a generator keeps its page when pressed twice without a connection", async ({ page, problems }) => {
      problems.allow(/ERR_INTERNET_DISCONNECTED/);
      await open(page, "/free-tools/meta-tags-generator");
      const [topic, keyword] = [
        main(page).locator("form input").nth(0),
        main(page).locator("form input").nth(1),
      ];
      const submit = main(page).locator("form button[type=submit]");
      await expect(submit).toBeEnabled();
      await page.context().setOffline(true);
      await topic.fill("How to train a puppy");
      await keyword.fill("puppy training");
      for (let press = 0; press < 2; press++) {
        await submit.click();
        await expect(alertBox(page)).toHaveText(OFFLINE);
        await expect(topic).toHaveValue("How to train a puppy");
      }
      await page.context().setOffline(false);
      await submit.click();
      await expect(page.getByRole("heading", { name: "Your meta tags" })).toBeVisible();
    });

    test("pricing, profile and sign-in say it's the connection and work when pressed again", async ({
      page,
      problems,
    }) => {
      problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch manifest patches/);
      const account = newAccount();
      await signUp(page, account);
      await page.context().clearCookies();
      await open(page, "/signin?redirect=%2Fdashboard");
      await page.context().setOffline(true);
      await enter(page, account, "Sign In");
      await expect(alertBox(page)).toContainText(OFFLINE);
      await page.context().setOffline(false);
      await main(page).getByRole("button", { name: "Sign In", exact: true }).click();
      await page.waitForURL("/dashboard");

      const profile = panel(page, "Profile Information");
      await profile.getByLabel("Name", { exact: true }).fill("Ann Reader");
      await page.context().setOffline(true);
      await profile.getByRole("button", { name: "Save changes" }).click();
      await expect(profile.getByRole("alert")).toContainText(OFFLINE);
      await expect(profile.getByLabel("Name", { exact: true })).toHaveValue("Ann Reader");
      await page.context().setOffline(false);
      await profile.getByRole("button", { name: "Save changes" }).click();
      await expect(profile.getByText("Profile updated successfully")).toBeVisible();

      await open(page, "/pricing");
      const choose = page.getByRole("button", { name: "Choose Core" });
      await expect(choose).toBeEnabled();
      await page.context().setOffline(true);
      await choose.click();
      await expect(alertBox(page)).toContainText(OFFLINE);
      await page.context().setOffline(false);
      await choose.click();
      await expect(page.getByRole("heading", { name: "Checkout" })).toBeVisible();
    });

    test("what a visitor typed into the monitor is there after the sign-up", async ({ page }) => {
      await open(page, "/ai-visibility-monitor");
      await page.getByLabel(/^Website URL/).fill("https://example.com/tides");
      await page.getByLabel(/^Search Query/).fill("how to read a tide table");
      await main(page).getByRole("button", { name: "Sign In Required" }).click();
      await enter(page.getByRole("dialog"), newAccount(), "Sign Up");
      await expect(page.getByRole("button", { name: "Analyze Visibility" })).toBeEnabled();
      await expect(page.getByLabel(/^Website URL/)).toHaveValue("https://example.com/tides");
      await expect(page.getByLabel(/^Search Query/)).toHaveValue("how to read a tide table");
    });
  });
}

test("an unknown error isn't reported as a lost connection", async ({ asUser: { page } }) => {
  await open(page, "/");
  await page.evaluate(() => {
    window.fetch = () => Promise.reject(new Error("weird"));
  });
  await analyze(page, stubPage("/articles/reading-a-tide-table"));
  await expect(errorPanel(page)).toContainText("An unexpected error occurred. Please try again.");
});
