/** The score as a story: what such pages usually score, what is better and worse here, and a sum that holds as printed. */
import type { Locator } from "@playwright/test";
import { expect, expectNoAxeViolations, open, test } from "../../fixtures/test.ts";
import { analyzed, expectArrival, expectNoSidewaysScroll, sectionRow } from "../../screens/result.ts";

/** "+3.0" and "−0.6" as a reader adds them up, in tenths. */
const tenths = (text: string): number =>
  Math.round(10 * Number(text.replace("−", "-").replace(/[^\d.+-]/g, "")));
const sumOf = async (cells: Locator) =>
  (await cells.allTextContents()).reduce((sum, text) => sum + tenths(text), 0);

test("start and printed points add up, by check and by section, and rows go by what they print", async ({
  asUser: { page },
}) => {
  await analyzed(page, "/draft");
  const story = page.getByRole("region", { name: /usually score/ });
  const sum =
    (await story
      .getByText(/ = [\d.]+/)
      .last()
      .textContent()) ?? "";
  const [, exact = ""] = / = ([\d.]+)/.exec(sum) ?? [];
  const rows = story.locator("tbody tr:not(:has(th[scope=rowgroup]))");
  const start = await rows.first().getByRole("cell").last().textContent();

  for (const view of ["By check", "By section"]) {
    const choice = story.getByRole("button", { name: view });
    await choice.focus();
    await page.keyboard.press("Enter");
    await expect(choice).toHaveAttribute("aria-pressed", "true");
    const points = story.locator("tbody tr:not(:first-child) td:last-child");
    expect(tenths(start ?? "") + (await sumOf(points))).toBe(tenths(exact));
    for (const side of await story.locator("tbody:has(th[scope=rowgroup])").all()) {
      const sizes = (await side.locator("tr:not(:first-child) td:last-child").allTextContents()).map((text) =>
        Math.abs(tenths(text)),
      );
      expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
      expect(sizes).not.toContain(0);
    }
  }
});

test("a row leads to its edit, and what is better to its proof", async ({ asUser: { page } }) => {
  await analyzed(page, "/draft");
  const story = page.getByRole("region", { name: /usually score/ });
  await story
    .getByRole("link", { name: /^Edit \d/ })
    .first()
    .click();
  await expect(page.locator("li:target")).toBeInViewport();
  await story.locator("tbody:has(th:text('Better than usual')) a").first().click();
  await expect(page.locator("li:target")).toBeInViewport();
  await expect(page.locator("li:target")).toContainText(/^\+\d+\.\d/);
});

test("the points beside the sections add up to the score, and a section's points to its own", async ({
  asUser: { page },
}) => {
  await analyzed(page, "/draft");
  await sectionRow(page, "Content Structure").click();
  await expectArrival(page);
  const row = (await sectionRow(page, "Content Structure").textContent()) ?? "";
  const [, printed = "0"] = /Points: ([+−][\d.]+)/.exec(row) ?? [];
  const points = page.locator("span:has(> .sr-only:text(' points of the overall score'))");
  expect(await sumOf(points)).toBe(tenths(printed));
});

for (const width of [320, 390, 1280])
  test(`the story fits ${width} pixels, light and dark`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "/sample-report");
    await expect(page.getByRole("region", { name: /usually score/ })).toBeVisible();
    await page
      .getByText(/checks have no number/)
      .first()
      .click();
    await expectNoSidewaysScroll(page);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectNoAxeViolations(page);
    }
  });
