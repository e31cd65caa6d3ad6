/** The admin dashboard: lists of users, failed jobs, and users without the role. */
import type { Page } from "@playwright/test";
import { adminProduct } from "../../fixtures/admin-product.ts";
import { expect, expectNoAxeViolations, open, test } from "../../fixtures/test.ts";
import { card, log, pages, rows } from "../../screens/admin.ts";
import { WIDTHS } from "../../screens/routes.ts";
import { expectNoExcess } from "../../screens/widths.ts";

// All tests share one product and one list of users, so they run one after the other.
test.describe.configure({ mode: "serial" });

const { url, sql, arrive, arriveAsAdmin, seedPaidAndExpired } = adminProduct("admin-users");

const filter = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Filter users" }).getByRole("link", { name });

test("filters, paging and the search show the right users, and the last page is one click away", async ({
  page,
}) => {
  await arriveAsAdmin(page);
  await seedPaidAndExpired();
  await open(page, "/admin");
  await expect(rows(page)).toHaveCount(51);
  await expect(rows(page).first()).toHaveText(/Email.*Plan.*Status.*Trial End.*Days Left.*Customer ID/);

  await filter(page, "Active").click();
  await expect(pages(page)).toContainText("1 to 50 of 60, sorted by trial end");
  await expect(rows(page).nth(1)).toContainText("Core, monthly");
  await expect(rows(page).nth(1).locator("code")).toHaveText("cus_01234567");
  await pages(page).getByRole("link", { name: "Next" }).click();
  await expect(pages(page)).toContainText("51 to 60 of 60");
  await pages(page).getByRole("link", { name: "Previous" }).click();
  await expect(pages(page)).toContainText("1 to 50 of 60");
  await pages(page).getByRole("link", { name: "Last" }).click();
  await expect(pages(page)).toContainText("11 to 60 of 60");

  await card(page, "Expired").click();
  await expect(pages(page)).toContainText("1 to 50 of 55");
  await expect(rows(page).nth(1)).toContainText(/Expired.*0.*Not migrated/);
  await filter(page, "All").click();
  await expect(pages(page)).not.toContainText("of 55");
  await page.getByLabel("Search by email").fill("PAID12@");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).nth(1)).toContainText("paid12@seed.example");
  await page.getByLabel("Search by email").fill("nobody at all");
  await page.getByLabel("Search by email").press("Enter");
  await expect(page.getByRole("heading", { name: "No users found" })).toBeVisible();
});

test("an admin reads why a job failed, and suspends its owner, who is signed out", async ({
  page,
  browser,
}) => {
  const context = await browser.newContext();
  const other = await context.newPage();
  const { email } = await arrive(other);
  await arriveAsAdmin(page);
  await sql(
    `insert into jobs (id, kind, user_id, state, input, error_code, error_text, finished_at)
     select gen_random_uuid(), 'analyze-page', id, 'failed', '{"url":"https://slow.example/guide"}',
       'page/timeout', 'The page took too long to answer.', now() from users where email = $1`,
    [email],
  );
  await open(page, "/admin");
  await page.getByRole("link", { name: "Background work" }).click();
  const failed = page.getByRole("region", { name: "Failed jobs" }).getByRole("row").nth(1);
  await expect(failed).toContainText("https://slow.example/guide");
  await expect(failed).toContainText("The page took too long to answer.");
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoExcess(page);
    if (process.env.SHOTS)
      await page.screenshot({ path: `${process.env.SHOTS}/background-${width}.png`, fullPage: true });
  }
  await expectNoAxeViolations(page);

  await page.locator("#main").getByRole("link", { name: "Admin Dashboard" }).click();
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Change", { exact: true }).selectOption("Suspend the account");
  await page.getByRole("button", { name: "Change user" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Suspend the account" }).click();
  await expect(log(page).getByRole("listitem").first()).toContainText(`Suspended ${email}`);
  await other.goto(`${url()}/dashboard`);
  await expect(other).toHaveURL(/\/signin/);
  await context.close();
});

test("a user without the role sees only 'Access Denied', and the attempt is logged", async ({
  page,
  problems,
}) => {
  problems.allow(/status of 403/);
  const { email } = await arrive(page);
  const answer = await page.goto("/admin");
  expect(answer?.status()).toBe(403);
  expect(await answer?.text()).not.toContain("@seed.example");
  await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
  await expect(
    page.getByText("You do not have permission to access this page. Admin privileges are required."),
  ).toBeVisible();
  await page.getByRole("link", { name: "Return to Home" }).click();
  await page.waitForURL("/");

  const refused = await page.request.post("/functions/expire-trials", {
    headers: { Origin: url() },
  });
  expect(refused.status()).toBe(403);
  await page.context().clearCookies();
  await arriveAsAdmin(page);
  await open(page, "/admin");
  await expect(log(page)).toContainText("Admin call refused: /functions/expire-trials");
  await expect(log(page)).toContainText(`by ${email}, who is not an admin`);
});
