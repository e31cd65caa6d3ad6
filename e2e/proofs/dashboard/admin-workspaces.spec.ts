/** An admin finds a workspace, moves a person, changes the owner, ends the workspace and keeps it. On PostgreSQL, to seed rows. */
import { askPostgres, freshPostgresUrl, startPostgres } from "@citeworthy/server/testing";
import type { Browser, Page } from "@playwright/test";
import { ownProduct } from "../../fixtures/own-product.ts";
import { listenForPageViews } from "../../fixtures/page-views.ts";
import { expect, expectNoAxeViolations, open, reload, test } from "../../fixtures/test.ts";
import { panel } from "../../screens/billing.ts";
import { WIDTHS } from "../../screens/routes.ts";
import { expectFits } from "../../screens/widths.ts";

test.describe.configure({ mode: "serial" });

let database = "";
const { url, signUp } = ownProduct("admin-workspaces", async () => {
  const postgres = await startPostgres();
  if (postgres === null) return null;
  database = await freshPostgresUrl(postgres.url);
  return { settings: { DATABASE_URL: database }, end: () => postgres.stop() };
});

const sql = (statement: string, values?: unknown[]) => askPostgres(database, statement, values);
const checkScreen = (page: Page) => expectFits(page, () => expectNoAxeViolations(page));
const picture = (page: Page, name: string) =>
  process.env.PICTURES && page.screenshot({ path: `${process.env.PICTURES}/${name}.png`, fullPage: true });

/** Somebody else, in a browser of their own. */
async function person(browser: Browser) {
  const context = await browser.newContext({ baseURL: url() });
  await listenForPageViews(context);
  const page = await context.newPage();
  return { page, ...(await signUp(page)) };
}

async function switchTo(page: Page, workspace: string): Promise<void> {
  const menu = page.locator("header details").filter({ hasText: "Your workspaces" }).first();
  await open(page, "/dashboard");
  await menu.locator("summary").first().click();
  await menu.getByRole("button", { name: workspace }).click();
  await expect(menu.locator("summary").first()).toContainText(workspace);
}

async function confirm(page: Page, button: string, yes: string): Promise<void> {
  await page.getByRole("button", { name: button }).click();
  await page.getByRole("dialog").getByRole("button", { name: yes }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
}

for (const width of WIDTHS)
  test(`an admin moves a person, changes the owner and ends a workspace, at ${width} px`, async ({
    page,
    browser,
    problems,
  }) => {
    problems.allow(/status of 40[34]/);
    const size = { width, height: 844 };
    await page.setViewportSize(size);
    const { email: admin } = await signUp(page);
    const owner = await person(browser);
    const other = await person(browser);
    expect((await page.goto("/admin/workspaces"))?.status()).toBe(403);
    await sql("update users set role = 'admin' where email = $1", [admin]);
    await sql(
      "update workspaces set name = 'Harvest Team' where id = (select id from users where email = $1)",
      [owner.email],
    );

    await open(page, "/admin");
    await page
      .getByRole("navigation", { name: "Administration" })
      .getByRole("link", { name: "Workspaces" })
      .click();
    await page.waitForURL("**/admin/workspaces");
    const table = page.getByRole("region", { name: "Workspaces", exact: true });
    await expect(table.getByRole("row").first()).toHaveText(
      /Workspace.*Owner.*Members.*Plan.*Uses this period/,
    );
    await picture(page, `admin-workspaces-${width}`);
    await page.getByRole("searchbox", { name: "Search" }).fill(owner.email);
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await expect(table.getByRole("row")).toHaveCount(2);
    await expect(table).toContainText(owner.email);
    await checkScreen(page);
    await page.setViewportSize(size);
    await table.getByRole("link", { name: "Harvest Team" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Harvest Team" })).toBeVisible();

    // An unknown address is explained; a known one joins and gets the workspace into the menu.
    const form = panel(page, "Add a person");
    await form.getByLabel("Email of an account").fill("nobody@example.com");
    await form.getByRole("button", { name: "Add to the workspace" }).click();
    await expect(form.getByRole("alert")).toContainText("No account has the address nobody@example.com");
    await form.getByLabel("Email of an account").fill(other.email);
    await form.getByLabel("Role").selectOption("editor");
    await form.getByRole("button", { name: "Add to the workspace" }).click();
    await expect(panel(page, "Members")).toContainText(other.email);
    await picture(page, `admin-workspace-${width}`);
    await checkScreen(page);
    await page.setViewportSize(size);
    await switchTo(other.page, "Harvest Team");

    await confirm(page, `Make ${other.email} the owner`, "Make them the owner");
    await expect(page.getByText(`Owned by ${other.email}`)).toBeVisible();
    await confirm(page, `Remove ${owner.email}`, `Remove ${owner.email}`);
    await expect(panel(page, "Members")).not.toContainText(owner.email);

    await page.getByRole("button", { name: "End the workspace" }).click();
    await expectNoAxeViolations(page);
    await picture(page, `admin-workspace-end-${width}`);
    await page.getByRole("dialog").getByRole("button", { name: "End Harvest Team" }).click();
    await expect(panel(page, "End this workspace")).toContainText("Only an admin can undo it.");
    await checkScreen(page);
    await page.setViewportSize(size);

    // The new owner reads the notice, and can't undo what the operator did.
    await other.page.setViewportSize(size);
    await open(other.page, "/dashboard/members");
    await expect(other.page.getByText(/Harvest Team will be deleted on/)).toBeVisible();
    await expect(other.page.getByRole("button", { name: "Keep the workspace" })).toHaveCount(0);
    await expect(panel(other.page, "Activity")).toContainText(
      "The operator of this site asked to delete the workspace",
    );
    await picture(other.page, `members-ended-${width}`);
    await checkScreen(other.page);

    await confirm(page, "Keep the workspace", "Keep the workspace");
    await expect(page.getByRole("button", { name: "End the workspace" })).toBeVisible();
    await reload(other.page);
    await expect(other.page.getByText(/Harvest Team will be deleted on/)).toHaveCount(0);

    await open(page, "/admin");
    const log = page.getByRole("region", { name: "Audit log" });
    await expect(log).toContainText("Kept the workspace Harvest Team");
    await expect(log).toContainText(`Made ${other.email} the owner of Harvest Team`);
    await expect(page.getByRole("region", { name: "Users", exact: true })).toContainText("Harvest Team");
    await picture(page, `admin-dashboard-${width}`);
  });
