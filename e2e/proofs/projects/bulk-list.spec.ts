/** A bulk run: from a pasted list to a preview, a board, and one report. */
import { expect, expectNoAxeViolations, open, test } from "../../fixtures/test.ts";
import { stubPage } from "../../screens/analysis.ts";
import { expectFits } from "../../screens/widths.ts";

const TIDES = "/articles/reading-a-tide-table";

test("a pasted list is previewed, run, and reported; duplicates and failures cost nothing", async ({
  asUser: { page },
}) => {
  await open(page, "/projects/add");
  await page.getByRole("tab", { name: "Paste a list" }).click();
  const lines = [stubPage(TIDES), stubPage(`${TIDES}/`), stubPage("/no-such-page"), "=cmd()"];
  await page.getByLabel("Addresses, one a line").fill(lines.join("\n"));
  await expectFits(page, () => expectNoAxeViolations(page));
  await page.getByRole("button", { name: "Show the pages" }).click();
  await expect(page.getByText("2 pages to analyze")).toBeVisible();
  await expect(page.getByText("1 is the same page as another")).toBeVisible();
  await expect(page.getByText("1 is not a web address")).toBeVisible();
  await expect(page.getByText("2 uses of the 10 you have left")).toBeVisible();
  await expectFits(page, () => expectNoAxeViolations(page));

  await page.getByRole("button", { name: "Analyze 2 pages" }).click();
  await expect(page.getByText("1 of 2 pages analyzed")).toBeVisible();
  await expect(page.getByText("1 use spent, 1 given back.")).toBeVisible();
  await expect(page.getByText("returned status 404")).toBeVisible();
  await expectFits(page, () => expectNoAxeViolations(page));
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "CSV" }).click();
  expect((await download).suggestedFilename()).toMatch(/^127-0-0-1-\d+-run-\d{4}-\d\d-\d\d\.csv$/);
  await page.getByRole("link", { name: "Report", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Pages with most to win" })).toBeVisible();
  await expectFits(page, () => expectNoAxeViolations(page));
});
