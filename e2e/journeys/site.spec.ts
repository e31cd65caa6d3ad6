/** The site as visitors see it: they find their way, read the prices, and learn what does not exist. */
import { expect, open, test } from "../fixtures/test.ts";
import { header } from "../screens/auth.ts";
import { chooseCycle, panel, planCard } from "../screens/billing.ts";

test("the landing page says what is predicted, what the trial is, and leads to the explainer", async ({
  page,
}) => {
  await open(page, "/");
  const main = page.getByRole("main");

  await expect(main.getByText(/25%.*2026/).first()).toBeVisible();
  await expect(main.getByText(/7[ -]days?/).first()).toBeVisible();
  await expect(main.getByText(/no card/i).first()).toBeVisible();
  await expect(main.locator('a[href="/what-is-geo"]').first()).toBeVisible();
});

test("a visitor compares month and year, reads ten answers, and a plan's button opens the sign-up window", async ({
  page,
}) => {
  await open(page, "/pricing");
  const [core, pro, enterprise] = [
    planCard(page, "Core"),
    planCard(page, "Pro"),
    planCard(page, "Enterprise"),
  ];
  await expect(core).toContainText("10 content analyses a month");
  await expect(core).toContainText("5 GEO articles a month");
  await expect(core.getByText("$19.99")).toBeVisible();
  await expect(pro.getByText("$49.99")).toBeVisible();
  await expect(page.getByText("Most popular")).toHaveCount(1);
  await expect(pro.getByText("Most popular")).toBeVisible();
  await expect(page.getByText("Save 38%")).toBeVisible();

  await chooseCycle(page, "Yearly");
  await expect(core.getByText("$149")).toBeVisible();
  await expect(core.locator("s")).toContainText("$239.88");
  await expect(pro.getByText("$369")).toBeVisible();
  await expect(pro.locator("s")).toContainText("$599.88");
  await expect(core.getByText("$19.99")).toBeHidden();
  await expect(enterprise.getByRole("link", { name: "Contact us" })).toHaveAttribute("href", /^mailto:/);
  await expect(panel(page, "Pricing questions").locator("details")).toHaveCount(10);

  await core.getByRole("link", { name: "Get Started" }).click();
  await expect(page.getByRole("dialog").getByRole("heading", { name: "Create Account" })).toBeVisible();
  await expect(page).toHaveURL("/pricing");
});

test("the header leads everywhere it should, and each place answers", async ({ page, request }) => {
  await open(page, "/about");
  const hrefs = await header(page)
    .getByRole("link", { includeHidden: true })
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  const places = [
    "/",
    "/what-is-geo",
    "/about",
    "/blog",
    "/ai-visibility-monitor",
    "/free-tools",
    "/pricing",
  ];
  expect(hrefs).toEqual(expect.arrayContaining(places));
  for (const place of places) expect((await request.get(place)).status(), place).toBe(200);
});

test("an unknown address is a real 404 with a way on", async ({ page, problems }) => {
  problems.allow(/status of 404/);
  const answer = await page.goto("/no-such-page");

  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
});
