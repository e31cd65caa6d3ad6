/** Bulk runs: from a CSV file or a sitemap, cancelled, and without a sitemap. */
import { expect, expectNoAxeViolations, open, test } from "../../fixtures/test.ts";
import { heldPage, stubPage } from "../../screens/analysis.ts";
import { expectFits } from "../../screens/widths.ts";

test("a CSV file is read in the browser; too few uses are said before the start; a run can be cancelled", async ({
  asUser: { page },
}) => {
  await open(page, "/projects/add");
  await page.getByRole("tab", { name: "CSV file" }).click();
  // No page is done before the run is cancelled.
  const held = heldPage("reading-a-tide-table");
  const rows = Array.from({ length: 12 }, (_, n) => `"=HYPERLINK(1)";${held.url}?n=${n}`);
  const text = `Titel;Adresse\n${rows.join("\n")}\nÜber uns;kein Link`;
  await page.getByRole("button", { name: "CSV file" }).setInputFiles({
    name: "seiten.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(text, "latin1"),
  });
  await expect(page.getByText("13 rows in seiten.csv")).toBeVisible();
  await page.getByRole("button", { name: "Show the pages" }).click();
  await expect(page.getByText("12 pages to analyze")).toBeVisible();
  await expect(page.getByText("You have 10 uses left and chose 12 pages")).toBeVisible();
  await page.getByRole("button", { name: "Analyze 12 pages" }).click();
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByText("Paused")).toBeVisible();
  await page.getByRole("button", { name: "Resume" }).click();
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel the run" }).click();
  await expect(page.getByText("Cancelled").first()).toBeVisible();
  await held.release();
});

test("a sitemap is listed, run page by page, and its pages are filed in a project", async ({
  asUser: { page },
}) => {
  await open(page, "/projects/add");
  await page.getByLabel("Site or sitemap address").fill(stubPage("/listed/sitemap.xml"));
  await page.getByRole("button", { name: "Show the pages" }).click();
  await expect(page.getByText("4 pages to analyze")).toBeVisible();
  await expect(page.getByText("1 belongs to another site")).toBeVisible();
  await expectFits(page, () => expectNoAxeViolations(page));
  await page.getByRole("button", { name: "Analyze 4 pages" }).click();
  await expect(page.getByText("3 of 4 pages analyzed")).toBeVisible();
  await expect(page.getByText("3 uses spent, 1 given back.")).toBeVisible();
  await expectFits(page, () => expectNoAxeViolations(page));
  await page.getByRole("link", { name: "See the pages" }).click();
  await expect(page.getByRole("row", { name: /Keeping bees/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /rain barrel/ })).toBeVisible();
});

test("a site without a sitemap gets a clear message", async ({ asUser: { page }, problems }) => {
  problems.allow(/status of 400/);
  await open(page, "/projects/add");
  await page.getByLabel("Site or sitemap address").fill(stubPage("/no-sitemap.xml"));
  await page.getByRole("button", { name: "Show the pages" }).click();
  await expect(page.getByText("We found no sitemap there.")).toBeVisible();
});
