/** The first run: a new account goes from its first page to "Seen on the page", and the next step is always in view. */
import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, open, reload, test } from "../../fixtures/test.ts";
import { analyze, stubPage } from "../../screens/analysis.ts";
import { expectFits } from "../../screens/widths.ts";

const block = (page: Page) => page.getByRole("region", { name: "Getting started" });
const current = (page: Page) => block(page).locator('[aria-current="step"]');

async function expectNext(page: Page, step: string, done: number): Promise<void> {
  await open(page, "/dashboard");
  await expect(block(page).getByText(`Step ${done + 1} of 5`)).toBeVisible();
  await expect(current(page)).toContainText(`${step}: Next`);
  await expect(current(page).getByRole("link")).toHaveCount(1);
}

test("a new account is led from its first page to its first change that is seen on the page", async ({
  asUser: { page },
}, { repeatEachIndex }) => {
  const key = `rain-barrel-first-${repeatEachIndex}`;
  // The report of the sample page is made once; a page that is opened before doesn't wait for it.
  await page.request.get("/sample-report");
  await expectNext(page, "Analyze a page", 0);
  await expect(block(page).getByText("Example", { exact: true })).toBeVisible();
  await expect(block(page).getByRole("link", { name: "Open the sample report" })).toBeVisible();
  await expectFits(page, () => expectNoAxeViolations(page));

  await current(page).getByRole("link", { name: "Analyze a page" }).click();
  await expect(block(page).getByText("Step 1 of 5")).toBeVisible();
  await expect(current(page).getByRole("link")).toHaveCount(0);
  await expectFits(page, () => expectNoAxeViolations(page));
  await analyze(page, stubPage(`/changing/${key}`));
  await page.waitForURL(/\/analysis\//);

  await expectNext(page, "Add an edit to the work list", 1);
  await current(page).getByRole("link", { name: "Open your report" }).click();
  const edit = page.locator("#edit-1");
  const fault = await edit.getByRole("heading").innerText();
  await edit.getByRole("button", { name: "Add to work list" }).click();
  await expect(edit.getByRole("link", { name: "On the work list" })).toBeVisible();

  await expectNext(page, "Publish the change", 2);
  await expect(current(page)).toContainText(fault);
  await expectFits(page, () => expectNoAxeViolations(page));
  await current(page).getByRole("link", { name: "Open the item" }).click();
  await page.getByRole("button", { name: "Mark as done" }).click();
  await expect(page.getByText("Marked as done")).toBeVisible();
  await fetch(stubPage(`/release/${key}`));

  await expectNext(page, "Seen on the page", 3);
  await current(page).getByRole("link", { name: "Check the page" }).click();
  await page.getByRole("button", { name: "Check the page now" }).press("Enter");
  const check = page.getByRole("region", { name: "On the page" });
  await expect(check.getByText("Seen on the page")).toBeVisible();

  await expectNext(page, "Watch a question", 4);
  await current(page).getByRole("link", { name: "Watch a question" }).click();
  await expect(page.getByLabel(/^Website URL/)).toHaveValue(stubPage(`/changing/${key}`));

  await open(page, "/dashboard");
  await block(page).getByRole("button", { name: "Hide" }).press("Enter");
  await expect(block(page)).toHaveCount(0);
  await reload(page);
  await expect(page.getByRole("heading", { name: "Recent Searches" })).toBeVisible();
  await expect(block(page)).toHaveCount(0);
});
