/** What users see when the database fails. The product runs on PostgreSQL here, so that a test can break a table. */
import { execFileSync } from "node:child_process";
import { askPostgres, freshPostgresUrl, startPostgres } from "@citeworthy/server/testing";
import type { Page } from "@playwright/test";
import { ownProduct } from "../fixtures/own-product.ts";
import { expect, open, reload, test } from "../fixtures/test.ts";
import { analyze, errorPanel, expectUsed, stubPage } from "../screens/analysis.ts";
import { panel } from "../screens/billing.ts";

// All tests share one product and break its tables, so they run one after the other.
test.describe.configure({ mode: "serial" });

let database = "";
const { signUp: arrive } = ownProduct("faults", async () => {
  const postgres = await startPostgres();
  if (postgres === null) return null;
  database = await freshPostgresUrl(postgres.url);
  return { settings: { DATABASE_URL: database }, end: () => postgres.stop() };
});

const sql = (statement: string, values?: unknown[]) => askPostgres(database, statement, values);

/** Makes a table unavailable while `work` runs. */
async function without(table: string, work: () => Promise<void>) {
  await sql(`alter table ${table} rename to ${table}_gone`);
  try {
    await work();
  } finally {
    await sql(`alter table ${table}_gone rename to ${table}`);
  }
}

const setSubscription = (email: string, change: string) =>
  sql(`update subscriptions set ${change} where user_id = (select id from users where email = $1)`, [email]);

test("a result that cannot be saved is still shown with a notice, also after a reload, and the use does not count", async ({
  page,
}) => {
  await arrive(page);
  await open(page, "/");
  await without("searches", async () => {
    await analyze(page, stubPage("/articles/unsaved"));
    await expect(page.getByText("Failed to save search results. Please try again.")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Unsaved" })).toBeVisible();
    await expectUsed(page, 0);
  });
  await reload(page);
  await expect(page.getByText("Failed to save search results. Please try again.")).toBeVisible();
  await open(page, "/");
  await expectUsed(page, 0);
  await expect(page.getByText("No search history yet")).toBeVisible();
});

test("a failed usage check denies the analysis, and the panel falls back to the free plan's limits", async ({
  page,
  problems,
}) => {
  problems.allow(/status of 503/);
  await arrive(page);
  await open(page, "/");
  await without("subscriptions", async () => {
    await analyze(page, stubPage("/articles/unverified"));
    await expect(errorPanel(page)).toContainText(
      "Unable to verify your subscription. Please try again or contact support.",
    );
    await expect(errorPanel(page)).toContainText("Error checking usage limits");
    await page.goto("/");
    await expect(page.getByRole("meter", { name: "Content analyses" })).toHaveAttribute(
      "aria-valuetext",
      "0 of 0, Limit reached",
    );
  });
});

test("a history that cannot be loaded shows an error on home and on the dashboard, and the rest works", async ({
  page,
}) => {
  await arrive(page);
  await without("searches", async () => {
    for (const path of ["/", "/dashboard"]) {
      await open(page, path);
      await expect(page.getByText("Failed to load search history. Please try again.")).toBeVisible();
      await expectUsed(page, 0);
    }
  });
});

test("each panel of the dashboard fails alone, and a profile that cannot be saved says so", async ({
  page,
  problems,
}) => {
  problems.allow(/status of 500/);
  await arrive(page);
  const profile = panel(page, "Profile Information");
  await without("payment_history", async () => {
    await without("profiles", async () => {
      await open(page, "/dashboard");
      await expect(profile.getByRole("alert")).toContainText("Failed to load profile data");
      await expect(profile.getByRole("alert")).toContainText("Failed to fetch profile");
      await expect(panel(page, "Subscription")).toContainText("Free trial");
      await expect(panel(page, "Subscription")).toContainText("We could not load your payments.");
      await expect(panel(page, "Recent Searches")).toContainText("No search history yet");
      await expectUsed(page, 0);
    });
  });
  await open(page, "/dashboard");
  await profile.getByLabel("Name", { exact: true }).fill("Ann");
  await without("profiles", async () => {
    await profile.getByRole("button", { name: "Save changes" }).click();
    await expect(profile.getByRole("alert")).toHaveText("Failed to update profile");
    await expect(profile.getByLabel("Name", { exact: true })).toHaveValue("Ann");
  });
});

test("the days-left badge and the dates follow the subscription's state", async ({ page }) => {
  const { email } = await arrive(page);
  const subscription = panel(page, "Subscription");
  const trial = (days: number) =>
    `plan_type = 'free', status = 'trial', trial_end_date = now() + interval '${days} days'`;
  const paid = (status: string) =>
    `plan_type = 'core', status = '${status}', current_period_end = now() + interval '9 days'`;
  const cases = [
    [trial(2.1), ["3 days left", "Your trial ends on", "Upgrade Plan"], ["Next billing date"]],
    [trial(-1), ["Upgrade Plan"], ["left", "Next billing date"]],
    [paid("active"), ["Core", "Next billing date"], ["left", "Your trial ends on", "Upgrade Plan"]],
    [paid("cancelled"), ["Cancelled", "You can use it until"], ["Next billing date", "Your trial ends on"]],
    [paid("expired"), ["Expired"], ["Next billing date", "Your trial ends on"]],
  ] as const;
  for (const [change, said, unsaid] of cases) {
    await setSubscription(email, change);
    await open(page, "/dashboard");
    for (const words of said) await expect(subscription).toContainText(words);
    for (const words of unsaid) await expect(subscription).not.toContainText(words);
  }
});

const main = (page: Page) => page.getByRole("main");
const alertBox = (page: Page) => main(page).getByRole("alert");

const ENDED_TRIAL = "plan_type = 'free', status = 'trial', trial_end_date = now() - interval '1 day'";
const ON_HOLD = "plan_type = 'core', status = 'on_hold'";
const REFUSED_PLANS = [
  {
    change: ENDED_TRIAL,
    title: "Your trial has ended",
    message: "Trial period has ended. Please upgrade to continue.",
    action: "Upgrade Plan",
  },
  {
    change: "plan_type = 'free', status = 'active'",
    title: "You are on the free plan",
    message: "Content analyses and articles are part of Core and Pro.",
    action: "Upgrade Plan",
  },
  {
    change: ON_HOLD,
    title: "Your payment is on hold",
    message: "Your subscription is on hold. Please update your payment method.",
    action: "Update payment",
  },
  {
    change: "plan_type = 'core', status = 'expired'",
    title: "Your paid plan has ended",
    message: "Your paid plan has ended. Choose a plan on the pricing page to continue.",
    action: "Upgrade Plan",
  },
];

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test("home says why nothing can be used, and a refused analysis repeats it with a way out", async ({
      page,
      problems,
    }) => {
      problems.allow(/status of 402/);
      const { email } = await arrive(page);
      for (const { change, title, message, action } of REFUSED_PLANS) {
        await setSubscription(email, change);
        await open(page, "/");
        await expect(main(page).getByRole("heading", { name: title })).toBeVisible();
        await expect(main(page)).toContainText(message);
        await expect(main(page)).not.toContainText("Limit reached");
        await analyze(page, stubPage("/articles/refused"));
        await expect(alertBox(page)).toContainText(message);
        await expect(alertBox(page).getByText(action)).toBeVisible();
        await expect(alertBox(page).getByRole("link", { name: /plan/i })).toHaveAttribute("href", "/pricing");
        await expect(alertBox(page)).not.toContainText("Please try again");
      }
    });

    test("the monitor offers to update the payment on hold, and to retry after a fault of ours", async ({
      page,
      problems,
    }) => {
      problems.allow(/status of 503/);
      const { email } = await arrive(page);
      await setSubscription(email, ON_HOLD);
      await open(page, "/ai-visibility-monitor");
      await expect(main(page).getByRole("button", { name: "Update payment" })).toBeVisible();
      await expect(main(page)).not.toContainText("Upgrade Plan");
      await setSubscription(email, "plan_type = 'core', status = 'active'");
      await without("subscription_usage", async () => {
        await open(page, "/ai-visibility-monitor");
        await expect(main(page)).toContainText("Error checking usage limits");
        await expect(main(page)).not.toContainText("Upgrade Plan");
        await open(page, "/");
        await analyze(page, stubPage("/articles/unverified"));
        await expect(errorPanel(page)).toContainText("Error checking usage limits");
        await expect(errorPanel(page).getByRole("link", { name: /plan/i })).toHaveCount(0);
      });
      await errorPanel(page).getByRole("button", { name: "Try again" }).click();
      await page.waitForURL(/\/analysis\//);
    });
  });
}

test("a generator counts at once on the dashboard and in the API", async ({ page }) => {
  await arrive(page);
  const made = await page.request.post("/functions/generate-meta-tags", {
    data: { topic: "How to train a puppy", primaryKeyword: "puppy training" },
  });
  expect(made.status()).toBe(200);
  const { tools } = await (await page.request.get("/api/usage")).json();
  expect(tools.meta_tags).toEqual({ used: 1, limit: null });
  await open(page, "/dashboard");
  await expect(panel(page, "Usage")).toContainText("1 used, Unlimited");
});

test("the usage bar is green, yellow from 70% and red from 90%, and says what remains", async ({ page }) => {
  const { email } = await arrive(page);
  await open(page, "/");
  await analyze(page, stubPage("/articles/first"));
  await page.waitForURL(/\/analysis\//);
  const cases = [
    [6, "bg-good", null],
    [7, "bg-fair-shape", null],
    [8, "bg-fair-shape", "2 remaining"],
    [9, "bg-poor", "1 remaining"],
    [10, "bg-poor", "Limit reached"],
    [11, "bg-poor", "Limit reached"],
  ] as const;
  for (const [used, colour, remark] of cases) {
    await sql(
      "update subscription_usage set usage_count = $1 where user_id = (select id from users where email = $2)",
      [used, email],
    );
    await page.goto("/");
    const meter = page.getByRole("meter", { name: "Content analyses" });
    await expect(meter.locator(`.${colour}`)).toBeVisible();
    await expect(meter).toHaveAttribute("aria-valuetext", `${used} of 10${remark ? `, ${remark}` : ""}`);
  }
});

test("of twelve searches the latest ten are listed, newest first", async ({ page }) => {
  const { email } = await arrive(page);
  await open(page, "/");
  await analyze(page, stubPage("/articles/template"));
  await page.waitForURL(/\/analysis\//);
  await sql(
    `insert into searches (id, user_id, query, result, score, created_at)
     select gen_random_uuid(), s.user_id, 'https://example.com/page-' || n, s.result, s.score, now() + n * interval '1 minute'
     from searches s, generate_series(1, 11) n where s.user_id = (select id from users where email = $1)`,
    [email],
  );
  await page.goto("/");
  const rows = panel(page, "Recent Searches").getByRole("listitem");
  await expect(rows).toHaveCount(10);
  await expect(rows.first()).toContainText("example.com/page-11");
  await expect(rows.last()).toContainText("example.com/page-2");
});

test("a user who becomes an admin by the operator's command is an admin in the session", async ({ page }) => {
  const { email } = await arrive(page);
  const { PATH = "", HOME = "" } = process.env;
  execFileSync(process.execPath, ["cli/src/main.ts", "admin", "grant", email], {
    env: { PATH, HOME, DATABASE_URL: database },
  });
  expect((await (await page.request.get("/api/session")).json()).user.isAdmin).toBe(true);
  expect((await page.goto("/admin"))?.status()).toBe(200);
});
