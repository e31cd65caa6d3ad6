/** The admin dashboard, on PostgreSQL so that tests can insert rows, and with a loopback payment provider. */
import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import {
  askPostgres,
  type Dodo,
  freshPostgresUrl,
  startDodo,
  startPostgres,
} from "@citeworthy/server/testing";
import type { Page } from "@playwright/test";
import { ownProduct } from "../../fixtures/own-product.ts";
import { type Account, expect, expectNoAxeViolations, open, test } from "../../fixtures/test.ts";
import { WIDTHS } from "../../screens/routes.ts";

// All tests share one product and one list of users, so they run one after the other.
test.describe.configure({ mode: "serial" });

let dodo: Dodo | null = null;
let database = "";
const { url, signUp: arrive } = ownProduct("admin", async () => {
  const postgres = await startPostgres();
  if (postgres === null) return null;
  database = await freshPostgresUrl(postgres.url);
  const provider = await startDodo();
  dodo = provider;
  return {
    settings: { DATABASE_URL: database, ...provider.environment },
    end: () => Promise.all([provider.close(), postgres.stop()]),
  };
});

const sql = (statement: string, values?: unknown[]) => askPostgres(database, statement, values);

const operator = (...args: string[]) => {
  const { PATH = "", HOME = "", NODE_COMPILE_CACHE = "" } = process.env;
  execFileSync(process.execPath, ["cli/src/main.ts", "admin", ...args], {
    env: { PATH, HOME, NODE_COMPILE_CACHE, DATABASE_URL: database },
  });
};

const setRole = (email: string, role: "user" | "admin") =>
  sql("update users set role = $2 where email = $1", [email, role]);

async function arriveAsAdmin(page: Page): Promise<Account> {
  const account = await arrive(page);
  await setRole(account.email, "admin");
  return account;
}

/** Inserts `count` users whose subscription has the given columns; `n` is the number of the user. */
async function seed(prefix: string, count: number, subscription: Record<string, string>) {
  await sql(
    `insert into users (id, name, email, email_verified)
     select $1 || n, '', $1 || n || '@seed.example', true from generate_series(1, $2::int) n`,
    [prefix, count],
  );
  const columns = Object.keys(subscription).join(", ");
  const values = Object.values(subscription).join(", ");
  await sql(
    `insert into subscriptions (user_id, ${columns}) select $1 || n, ${values} from generate_series(1, $2::int) n`,
    [prefix, count],
  );
}

/** The journeys and the proofs each have a product of their own, and each seeds these users once. */
async function seedPaidAndExpired() {
  await seed("paid", 60, {
    plan_type: "'core'",
    status: "'active'",
    billing_cycle: "'monthly'",
    dodo_customer_id: "'cus_0123456789abcdef' || n",
  });
  await seed("gone", 55, {
    plan_type: "'free'",
    status: "'expired'",
    trial_end_date: "now() - interval '9 days'",
  });
}

/** The journey's product writes its log here; see `start-product.ts`. */
const logOfProduct = () => readFile("test-results/product-admin.log", "utf8");

const card = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Users by status" }).getByRole("link", { name });
const table = (page: Page) => page.getByRole("region", { name: "Users", exact: true });
const rows = (page: Page) => table(page).getByRole("row");
const filter = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Filter users" }).getByRole("link", { name });
const pages = (page: Page) => page.getByRole("navigation", { name: "Pages of users" });
const log = (page: Page) => page.getByRole("region", { name: "Audit log" });
const ids = (page: Page) => page.getByLabel("Customer IDs, comma-separated");

test("an admin expires trials, sees the numbers change and finds the action in the audit log", async ({
  page,
}) => {
  const { email } = await arrive(page);
  operator("grant", email);
  await seed("ended", 2, {
    plan_type: "'free'",
    status: "'trial'",
    trial_end_date: "now() - interval '1 day'",
  });
  await open(page, "/admin");
  await expect(card(page, "Auth Users")).toContainText("3");
  await expect(card(page, "Trial Users")).toContainText("3");
  await expect(page.getByRole("heading", { name: "No webhook events yet" })).toBeVisible();
  await expect(log(page)).toContainText(`Made ${email} an admin`);
  await expect(log(page)).toContainText("by the operator, from the command line");

  const sent = page.waitForRequest("**/functions/expire-trials");
  await page.getByRole("button", { name: "Expire trials now" }).click();
  expect((await sent).postData()).toBeNull();
  await expect(page.getByText("Successfully processed 2 expired trials", { exact: true })).toBeVisible();
  await expect(card(page, "Trial Users")).toContainText("1");
  await expect(log(page).getByRole("listitem").first()).toContainText("Expired 2 trials");
  await expect(log(page).getByRole("listitem").first()).toContainText(`by ${email}`);
});

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

test("users are migrated after a dry run and a confirmation, and customers are cleaned up after another confirmation", {
  tag: "@proof",
}, async ({ page }) => {
  await arriveAsAdmin(page);
  await seedPaidAndExpired();
  await open(page, "/admin");
  await page.getByRole("button", { name: "Dry run" }).click();
  await expect(page.getByRole("heading", { name: "Dry run finished" })).toBeVisible();
  expect(dodo?.customers.size).toBe(0);

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
  const made = dodo?.customers.size ?? 0;
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

  const [one] = dodo?.customers.keys() ?? [];
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
  expect(dodo?.customers.get(one ?? "")?.name).toBe("Deleted customer");

  await ids(page).fill("cus_nobody");
  await clean.click();
  await page.getByRole("button", { name: "Clean up 1", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("The payment provider has no customer with this ID.");
  await expect(ids(page)).toHaveValue("cus_nobody");
});

test("the latest webhook events are shown with their status, and the full page is accessible and does not scroll sideways", {
  tag: "@proof",
}, async ({ page }) => {
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
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await sideways()).toBeLessThanOrEqual(0);
    await expectNoAxeViolations(page);
  }
});

test("a failed section shows its message, the rest of the page stays, and a refresh fixes it", {
  tag: "@proof",
}, async ({ page, problems }) => {
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

test("a user who loses the role while the page is open goes home; one who loses the session goes to sign in", {
  tag: "@proof",
}, async ({ page, problems }) => {
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

test("2,100 users are all counted and listed", { tag: "@proof" }, async ({ page }) => {
  await arriveAsAdmin(page);
  const [known] = await sql("select count(*)::int as n from users");
  await seed("many", 2_100 - Number(known?.n), { plan_type: "'free'", status: "'active'" });
  await open(page, "/admin");
  await expect(card(page, "Auth Users")).toContainText("2,100");
  await expect(pages(page)).toContainText("1 to 50 of 2,100");
  await pages(page).getByRole("link", { name: "Last" }).click();
  await expect(pages(page)).toContainText("2,051 to 2,100 of 2,100");
});
