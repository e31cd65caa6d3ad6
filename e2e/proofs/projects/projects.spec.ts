/** Projects: pages filed by site, found, filtered, archived and brought back; and what changed on a page. */
import { expect, expectNoAxeViolations, open, test } from "../../fixtures/test.ts";
import { analyze, stubPage } from "../../screens/analysis.ts";
import { expectFits } from "../../screens/widths.ts";

const TIDES = "/articles/reading-a-tide-table";

test("the first analysis creates a project; a page is found, archived, brought back, deleted and its history read", async ({
  asUser: { page },
}) => {
  await open(page, "/projects");
  await expect(page.getByRole("heading", { name: "No pages yet" })).toBeVisible();
  await open(page, "/");
  await analyze(page, stubPage(TIDES));
  await page.waitForURL(/\/analysis\//);
  await open(page, "/");
  await analyze(page, stubPage(TIDES));
  await page.waitForURL(/\/analysis\//);

  await open(page, "/projects");
  await page.getByRole("link", { name: /127\.0\.0\.1/ }).click();
  const row = page.getByRole("row", { name: /tide table/i });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText("What changed");
  await expectFits(page, () => expectNoAxeViolations(page));

  await page.getByLabel("Find a page").fill("no such page");
  await page.getByRole("button", { name: "Find" }).click();
  await expect(page.getByRole("heading", { name: "No page matches" })).toBeVisible();
  await page.getByRole("link", { name: "Show all pages" }).click();

  await page.getByRole("checkbox", { name: /^Select (?!all)/ }).check();
  const bar = page.getByRole("region", { name: "Selected pages" });
  await expect(bar).toContainText("1 selected");
  await expectFits(page, () => expectNoAxeViolations(page));
  await bar.getByRole("button", { name: "Archive" }).click();
  await expect(page.getByText("1 page archived.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await expect(row).toBeVisible();
  await page.getByRole("checkbox", { name: /^Select (?!all)/ }).check();
  await bar.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("1 page deleted.")).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await expect(row).toBeVisible();

  await row.getByRole("link", { name: /What changed/ }).click();
  await expect(page.getByText("No check changed.")).toBeVisible();
  await expectFits(page, () => expectNoAxeViolations(page));
  await page.getByRole("link", { name: "Project", exact: true }).click();
  await page.getByRole("link", { name: "Findings across pages" }).click();
  await expect(page.getByText(/1 of 1 page/).first()).toBeVisible();
  await expectFits(page, () => expectNoAxeViolations(page));
});

test("pages are moved to another project, and the move is undone", async ({ asUser: { page } }) => {
  await open(page, "/");
  await analyze(page, stubPage(TIDES));
  await page.waitForURL(/\/analysis\//);
  await open(page, "/projects");
  await page.getByText("Create an empty project").click();
  await page.getByLabel("Name", { exact: true }).fill("Client A");
  await page.getByRole("button", { name: "Create project" }).click();
  await open(page, "/projects");
  await page.getByRole("link", { name: /127\.0\.0\.1/ }).click();
  const row = page.getByRole("row", { name: /tide table/i });
  await expect(row).toBeVisible();
  const move = async () => {
    await page.getByRole("checkbox", { name: /^Select (?!all)/ }).check();
    await page.getByLabel("Move to").selectOption("Client A");
    await expect(page.getByText("1 page moved.")).toBeVisible();
    await expect(row).toHaveCount(0);
  };
  await move();
  await expectFits(page, () => expectNoAxeViolations(page));
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await expect(row).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await move();
  await open(page, "/projects");
  await page.getByRole("link", { name: /Client A/ }).click();
  await expect(row).toBeVisible();
});

test("a project is renamed, scheduled and deleted in its settings", async ({
  asUser: { page },
  problems,
}) => {
  problems.allow(/status of 400/);
  await open(page, "/");
  await analyze(page, stubPage(TIDES));
  await page.waitForURL(/\/analysis\//);
  await open(page, "/projects");
  await page.getByRole("link", { name: /127\.0\.0\.1/ }).click();
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByLabel("Project name").fill("Tide Journal");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Tide Journal" })).toBeVisible();
  await page.getByRole("radio", { name: "Every month" }).check();
  await page.getByRole("button", { name: "Schedule the whole project" }).click();
  await expect(page.getByText("Every month, the whole project")).toBeVisible();
  await expectFits(page, () => expectNoAxeViolations(page));
  await page.getByRole("button", { name: "Stop emails" }).click();
  await expect(page.getByText("emails off")).toBeVisible();
  await page.getByRole("button", { name: "Check the file" }).click();
  await expect(page.getByText("The file isn't there yet")).toBeVisible();
  await page.getByRole("button", { name: "Delete project" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete project" }).click();
  await expect(page.getByRole("heading", { name: "No pages yet" })).toBeVisible();
});
