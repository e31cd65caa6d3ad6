import { expect, expectNoAxeViolations, open, test } from "../../fixtures/test.ts";
import { analyzed, expectArrival, sectionRow } from "../../screens/result.ts";

test("edits are listed with what to do and promise no points that nobody measured", async ({
  asUser: { page },
}) => {
  await analyzed(page, "/draft");
  const next = page.getByRole("region", { name: "Do this next" });
  await expect(next).toContainText("Analyze the page again after your edits to see what they changed.");
  await expect(next.getByRole("listitem").first().locator("details")).toHaveAttribute("open");
  await expect(next).not.toContainText("becomes up to");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoAxeViolations(page);
  }
});

test("why the page has its score is in the first window, and edits open in place", async ({
  asUser: { page },
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await analyzed(page, "/draft");
  const story = page.getByRole("heading", { name: /usually score [\d.]+\. This page scores \d+\./ });
  const box = await story.boundingBox();
  expect((box?.y ?? 900) + (box?.height ?? 0)).toBeLessThan(900);
  const edits = page.getByRole("region", { name: "Do this next" }).locator("li");
  await expect(edits.first().locator("details")).toHaveAttribute("open");
  await edits.nth(1).locator("summary").click();
  await expect(edits.nth(1).locator("details")).toHaveAttribute("open");
  await expect(edits.first().locator("details")).toHaveAttribute("open");
});

test("a page that refuses quoting promises no points before that is fixed", async ({ asUser: { page } }) => {
  await analyzed(page, "/no-snippet");
  await expect(page.getByRole("alert")).toContainText("Some AI engines cannot read or quote this page");
  const next = page.getByRole("region", { name: "Do this next" });
  await expect(next).toContainText("The score can't rise above 40 until the problem above is fixed.");
});

test("code to paste is copied, and the button says so", async ({ asUser: { page }, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await analyzed(page, "/draft");
  await sectionRow(page, "Technical Impl").click();
  await expectArrival(page);
  const finding = page
    .getByRole("listitem")
    .filter({ has: page.getByText("Code to paste") })
    .last();
  await finding.getByText("Code to paste").click();
  const code = await finding.locator("pre").textContent();
  const copy = finding.getByRole("button", { name: /^Copy/ });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await copy.click();
  await expect(finding.getByRole("button", { name: /^Copied/ })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await page.clock.resume();
  await expect(copy).toBeVisible();
});

test("the sample report has nothing to complain about, open and closed, light and dark", async ({ page }) => {
  await open(page, "/sample-report");
  await sectionRow(page, "Content Authority").click();
  await expectArrival(page);
  for (const colorScheme of ["light", "dark"] as const)
    for (const width of [390, 1280]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 844 });
      await expectNoAxeViolations(page);
    }
});
