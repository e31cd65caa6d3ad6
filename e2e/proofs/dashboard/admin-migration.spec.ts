/** The admin dashboard: the migration of users, webhook events, failures, and a long list. */
import type { Page } from "@playwright/test";
import { adminProduct } from "../../fixtures/admin-product.ts";
import { expect, expectNoAxeViolations, open, test } from "../../fixtures/test.ts";
import { card, log, pages, rows } from "../../screens/admin.ts";
import { WIDTHS } from "../../screens/routes.ts";
import { expectNoExcess } from "../../screens/widths.ts";

// All tests share one product and one list of users, so they run one after the other.
test.describe.configure({ mode: "serial" });

const { customers, sql, setRole, arriveAsAdmin, seed, seedPaidAndExpired, logOfProduct } =
  adminProduct("admin-migration");

const ids = (page: Page) => page.getByLabel("Customer IDs, comma-separated");

test("users are migrated after a dry run and a confirmation, and customers are cleaned up after another confirmation", async ({
  page,
}) => {
  await arriveAsAdmin(page);
  await seedPaidAndExpired();
  await open(page, "/admin");
  await page.getByRole("button", { name: "Dry run" }).click();
  await expect(page.getByRole("heading", { name: "Dry run finished" })).toBeVisible();
  expect(customers().size).toBe(0);

  const button = page.getByRole("button", { name: /^Migrate all users \(\d+ remaining\)$/ });
  const left = Number(/\d+/.exec((await button.textContent()) ?? "")?.[0]);
  const [counted] = await sql(
    "select count(*)::int as n from users u left join subscriptions s on s.user_id = u.id where s.dodo_customer_id is null and u.email_verified",
  );
  expect(left).toBe(counted?.n);
  await button.click();
  await expect(page.getByRole("dialog", { name: `Migrate ${left} users?` })).toBeVisible();
  const sent = page.waitForRequest("**/functions/migrate-users-to-trial");
  await page.getByRole("dialog").getByRole("button", { name: "Migrate", exact: true }).click();
  expect((await sent).postDataJSON()).toEqual({ test_mode: false });
  await expect(page.getByRole("heading", { name: "Migration finished" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Details" })).toContainText(
    "The email address is not confirmed",
  );
  const made = customers().size;
  expect(made).toBeGreaterThan(50);
  expect(made).toBe(left);
  await expect(page.getByRole("button", { name: "Migrate all users (0 remaining)" })).toBeVisible();
  await expect(page.getByText("1 user is skipped because the email address isn't confirmed.")).toBeVisible();

  const clean = page.getByRole("button", { name: /^Clean up/ });
  await clean.click();
  await expect(page.getByText("Please enter customer IDs to clean up (comma-separated)")).toBeVisible();
  await ids(page).fill(" , , ");
  await clean.click();
  await expect(page.getByText("No valid customer IDs provided")).toBeVisible();

  const [one] = customers().keys();
  await ids(page).fill(`${one}, cus_nobody, cus_0123456789abcdef1`);
  await clean.click();
  const question = "Are you sure you want to delete 3 Dodo customer(s)? This cannot be undone.";
  await expect(page.getByRole("dialog", { name: question })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect(ids(page)).toHaveValue(/cus_nobody/);
  await clean.click();
  await page.getByRole("button", { name: "Clean up 3", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Cleanup finished" })).toBeVisible();
  await expect(page.getByText("This customer has an active paid plan.")).toBeVisible();
  await expect(ids(page)).toHaveValue("");
  await expect(log(page)).toContainText("Anonymized 1 provider customer");
  expect(customers().get(one ?? "")?.name).toBe("Deleted customer");

  await ids(page).fill("cus_nobody");
  await clean.click();
  await page.getByRole("button", { name: "Clean up 1", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("The payment provider has no customer with this ID.");
  await expect(ids(page)).toHaveValue("cus_nobody");
});

test("the latest webhook events are shown with their status, and the full page is accessible and does not scroll sideways", async ({
  page,
}) => {
  await arriveAsAdmin(page);
  await sql(
    `insert into webhook_events (dodo_event_id, event_type, payload, processed, error_message, created_at)
     select 'evt_' || n, 'subscription.renewed', '{}', n % 3 = 0, case when n % 3 = 1 then 'No plan was changed' end,
       now() + n * interval '1 second' from generate_series(1, 55) n`,
  );
  await open(page, "/admin");
  const events = page.getByRole("region", { name: "Webhook events" }).getByRole("row");
  await expect(events).toHaveCount(51);
  await expect(events.nth(1)).toHaveText(/subscription\.renewed.*No plan was changed.*Failed.*evt_55/);
  await expect(events.nth(2)).toHaveText(/Processed.*evt_54/);
  await expect(events.nth(3)).toHaveText(/Pending.*evt_53/);

  for (const [index, width] of WIDTHS.entries()) {
    await page.emulateMedia({ colorScheme: index === 0 ? "light" : "dark" });
    await page.setViewportSize({ width, height: 844 });
    await expectNoExcess(page);
    await expectNoAxeViolations(page);
  }
});

test("a failed section shows its message, the rest of the page stays, and a refresh fixes it", async ({
  page,
  problems,
}) => {
  problems.allow(/status of 500/);
  await arriveAsAdmin(page);
  await open(page, "/admin");
  await sql("alter table subscriptions rename to subscriptions_gone");
  try {
    await page.getByRole("button", { name: "Expire trials now" }).click();
    await expect(page.getByText("Error processing expired trials", { exact: true })).toBeVisible();
    await expect(page.getByText("We could not load the users.")).toBeVisible();
    await expect(card(page, "Auth Users")).toBeVisible();
    await expect(log(page)).toContainText("Expiring trials failed");
    await expect
      .poll(logOfProduct)
      .toMatch(/"event":"admin: users could not be read".*relation \\"subscriptions\\" does not exist/);
  } finally {
    await sql("alter table subscriptions_gone rename to subscriptions");
  }
  await page.getByRole("button", { name: "Refresh data" }).click();
  await expect(rows(page)).toHaveCount(51);
});

test("a user who loses the role while the page is open goes home; one who loses the session goes to sign in", async ({
  page,
  problems,
}) => {
  problems.allow(/status of 40[13]/);
  const { email } = await arriveAsAdmin(page);
  await open(page, "/admin");
  await setRole(email, "user");
  await page.getByRole("button", { name: "Expire trials now" }).click();
  await page.waitForURL("/");

  await setRole(email, "admin");
  await open(page, "/admin");
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Refresh data" }).click();
  await page.waitForURL(/\/signin/);
});

test("2,100 users are all counted and listed", async ({ page }) => {
  await arriveAsAdmin(page);
  const [known] = await sql("select count(*)::int as n from users");
  await seed("many", 2_100 - Number(known?.n), { plan_type: "'free'", status: "'active'" });
  await open(page, "/admin");
  await expect(card(page, "Auth Users")).toContainText("2,100");
  await expect(pages(page)).toContainText("1 to 50 of 2,100");
  await pages(page).getByRole("link", { name: "Last" }).click();
  await expect(pages(page)).toContainText("2,051 to 2,100 of 2,100");
});
