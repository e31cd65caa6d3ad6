import { expect, expectNoAxeViolations, open, test } from "../../fixtures/test.ts";
import {
  analyzed,
  expectArrival,
  expectNoSidewaysScroll,
  SECTION_ROWS,
  sectionRow,
} from "../../screens/result.ts";

const WINDOWS = [
  { width: 1280, height: 900 },
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];

for (const size of WINDOWS)
  test(`at ${size.width} by ${size.height} every opened section is in the window with the focus, and closing it returns the focus`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await open(page, "/sample-report");
    for (const name of SECTION_ROWS) {
      const row = sectionRow(page, name);
      await row.click();
      await expect(row).toHaveAttribute("aria-expanded", "true");
      await expectArrival(page);
      await row.click();
      await expect(row).toHaveAttribute("aria-expanded", "false");
      await expect(row).toBeFocused();
    }
    for (const name of SECTION_ROWS) {
      await sectionRow(page, name).click();
      await expect(page.locator("button[id^=section-][aria-expanded=true]")).toHaveCount(1);
      await expectArrival(page);
    }
  });

test("an open section is part of the address: Back closes it, and its link opens it", async ({ page }) => {
  await open(page, "/sample-report");
  const row = sectionRow(page, "Content Authority");
  await row.click();
  await expect(page).toHaveURL(/#content-authority$/);
  await expectArrival(page);
  await sectionRow(page, "Content Structure").click();
  await expect(page).toHaveURL(/#content-structure$/);

  await page.goBack();
  await expect(page).toHaveURL(/\/sample-report$/);
  await expect(page.getByRole("heading", { name: "Select a Section" })).toBeVisible();

  await open(page, "/sample-report#content-freshness");
  await expectArrival(page);
  const loaded: string[] = [];
  page.on("request", (request) => request.url().includes(".data") && loaded.push(request.url()));
  await page.getByRole("button", { name: "Close Content Freshness" }).click();
  await expect(sectionRow(page, "Content Freshness")).toBeFocused();
  expect(loaded, "a closed section needs nothing from the server").toEqual([]);
});

test("no section and no tab makes a phone scroll sideways", async ({ asUser: { page } }) => {
  await analyzed(page, "/draft");
  for (const width of [320, 375, 390, 430]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
    for (const name of SECTION_ROWS) {
      await sectionRow(page, name).click();
      await expectArrival(page);
      for (const fold of await page
        .locator("li:has([aria-expanded=true]) details:not([open]) > summary")
        .all())
        if (await fold.isVisible()) await fold.click();
      await expectNoSidewaysScroll(page);
      for (const tab of await page.getByRole("tab").all()) {
        await tab.click();
        await expectNoSidewaysScroll(page);
      }
    }
    await sectionRow(page, "Interactive Elements").click();
  }
});

test("competitor tabs come first, and an empty one says how to get data", async ({ asUser: { page } }) => {
  await analyzed(page);
  await sectionRow(page, "Competitor Analysis").click();
  await expect(page.getByRole("tab", { name: "Perplexity" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByText("No data from Perplexity")).toBeVisible();
  await expect(page.getByText("Connect a Perplexity API key to see the pages it cites.")).toBeVisible();
  // Nobody was compared, so there is no score to break down.
  await expect(sectionRow(page, "Competitor Analysis")).toContainText("Not measured");
  await expect(page.getByRole("heading", { name: "Score Breakdown" })).toHaveCount(0);
  await expectNoAxeViolations(page);
});

test("the page text opens in a drawer, marks what findings quote, and gives the focus back on Escape", async ({
  asUser: { page },
}) => {
  await analyzed(page);
  const line = page.getByRole("button", { name: /^Page text/ });
  await line.click();
  const drawer = page.getByRole("dialog", { name: "Page text" });
  await expect(drawer).toBeVisible();
  await expect(drawer.getByText("Metres above chart datum")).toBeVisible();
  await drawer.getByRole("button", { name: /^All/ }).click();
  await drawer
    .getByRole("button", { name: /^Finding/ })
    .first()
    .click();
  await expect(drawer.getByRole("link", { name: "Open" })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoAxeViolations(page);

  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(line).toBeFocused();

  await line.click();
  await drawer.getByRole("button", { name: /^All/ }).click();
  await drawer
    .getByRole("button", { name: /^Finding/ })
    .first()
    .click();
  await drawer.getByRole("link", { name: "Open" }).click();
  await expect(drawer).toBeHidden();
  await expectArrival(page);
});
