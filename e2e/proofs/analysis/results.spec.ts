import { readFile } from "node:fs/promises";
import { expect, expectNoAxeViolations, open, reload, test } from "../../fixtures/test.ts";
import { expectUsed } from "../../screens/analysis.ts";
import { analyzed, expectArrival, sectionRow } from "../../screens/result.ts";

test("a finding shows the page's words, its points and its studies; strong evidence can be seen alone", async ({
  asUser: { page },
}) => {
  await analyzed(page);
  await expect(page.getByText(/\d of \d AI search crawlers/)).toBeVisible();
  await sectionRow(page, "Content Authority").click();
  await expectArrival(page);

  const finding = page
    .getByRole("listitem")
    .filter({ hasText: "who wrote the page" })
    .filter({ hasText: /Evidence [A-D]/ })
    .first();
  await finding.getByText(/^Evidence [A-D]/).click();
  await expect(finding.getByText("Supporting evidence").first()).toBeVisible();
  await expect(finding.getByText("Contrary evidence").first()).toBeVisible();

  await expect(page.getByTitle(/^Grade [CD]/).first()).toBeAttached();
  await page.getByRole("switch", { name: "Strong evidence only" }).click();
  await expect(page.getByTitle(/^Grade [CD]/)).toHaveCount(0);
  await expect(page.getByTitle(/^Grade [AB]/).first()).toBeAttached();
  await expectNoAxeViolations(page);
});

test("a result says what the page was judged as, and what to do next", async ({ asUser: { page } }) => {
  await analyzed(page, "/draft");
  const reading = page.getByRole("region", { name: "How we read this page" });
  await expect(reading.getByLabel("Question this page should answer")).toHaveValue("What is a tide table?");
  await expect(reading).toContainText(/Judged as: .+\./);
  await expect(page.getByRole("heading", { name: "Do this next" })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(reading.getByLabel("Question this page should answer")).toBeInViewport({ ratio: 1 });
  await expectNoAxeViolations(page);
});

test("on a phone the section opens under its name", async ({ asUser: { page } }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await analyzed(page);
  await sectionRow(page, "Authority & E-E-A-T").click();
  await expect(page.getByRole("heading", { name: "Score Breakdown" })).toBeVisible();
  await expectNoAxeViolations(page);
  await sectionRow(page, "Authority & E-E-A-T").click();
  await expect(page.getByRole("heading", { name: "Score Breakdown" })).toBeHidden();
});

test("the second analysis of a page says what changed since the first", async ({ asUser: { page } }) => {
  await analyzed(page);
  await expect(page.getByText(/^Analyzed \d+ times/)).toHaveCount(0);
  await analyzed(page);
  await expect(page.getByRole("img", { name: /^Overall score: \d+ on .+, \d+ on / })).toBeVisible();
  await expect(page.getByText(/^Unchanged since /)).toBeVisible();
});

test("a read-only link opens for anyone until it is revoked", async ({
  asUser: { page },
  browser,
  problems,
}) => {
  problems.allow(/status of 404/);
  await analyzed(page);
  await page.getByRole("button", { name: "Share" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Create link" }).click();
  const link = (await dialog.locator("output").textContent()) ?? "";
  const stranger = await browser.newPage();
  expect((await stranger.goto(link))?.status()).toBe(200);
  await expect(stranger.getByRole("heading", { level: 1 })).toContainText("Reading A Tide Table");
  await expect(stranger.getByRole("button", { name: "Share" })).toHaveCount(0);

  await dialog.getByRole("button", { name: "Revoke link" }).click();
  await expect(dialog.getByRole("button", { name: "Create link" })).toBeVisible();
  expect((await stranger.goto(link))?.status()).toBe(404);
  await stranger.close();
});

test("the analysis is taken along as Markdown, CSV and JSON, and has a page for print", async ({
  asUser: { page },
}) => {
  await analyzed(page);
  const wanted = [
    ["Markdown", ".md", /^# Reading a tide table/],
    ["CSV", ".csv", /^section,check,outcome/],
    ["JSON", ".json", /^\{\n {2}"/],
  ] as const;
  for (const [name, ending, begins] of wanted) {
    await page.getByRole("button", { name: "Export" }).click();
    const coming = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: new RegExp(`^${name}`) }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toBe(`reading-a-tide-table-geo-analysis${ending}`);
    expect(await readFile(await file.path(), "utf8")).toMatch(begins);
  }
  await page.goto(`${page.url()}/print`);
  const unmeasured = await page.getByRole("cell", { name: /^Not measured: / }).count();
  await expect(page.getByRole("heading", { name: "Score Breakdown" })).toHaveCount(7 - unmeasured);
  await expect(page.getByText("Judged as:")).toBeVisible();
  for (const part of ["Do this next", "Analysis Sections", "What we do not claim"])
    await expect(page.getByRole("heading", { name: part })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Skip to content"), "it would cover text on every sheet").toBeHidden();
});

test("an article is written, scored beside the page, kept with the result, and downloaded", async ({
  asUser: { page },
}) => {
  await analyzed(page, "/late-answer");
  const seen = Promise.withResolvers<void>();
  await page.route("**/functions/generate-article", async (route) => {
    await seen.promise;
    await route.continue();
  });
  await page.getByRole("button", { name: "Create GEO Optimized Article" }).click();
  await expect(page.getByRole("button", { name: "Generating Article..." })).toBeDisabled();
  seen.resolve();
  await expect(page.getByRole("heading", { name: "Generated Article" })).toBeVisible();
  await expect(page.getByRole("button", { name: /Create GEO Optimized Article|Generating/ })).toHaveCount(0);
  await expect(page.getByText("No AI model was used")).toBeVisible();
  await expect(page.getByRole("region", { name: "Score before and after" })).toBeVisible();
  await page.getByText("Compare statement by statement").click();
  await expect(page.getByText("Kept", { exact: true }).first()).toBeVisible();
  await expectNoAxeViolations(page);

  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download Markdown" }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe("geo-optimized-article.md");
  expect(await readFile(await file.path(), "utf8")).toMatch(/^# /);

  await reload(page);
  await expect(page.getByRole("heading", { name: "Generated Article" })).toBeVisible();
  await open(page, "/");
  await expectUsed(page, 1);
  await expect(page.getByRole("meter", { name: "Article generator" })).toHaveAttribute("aria-valuenow", "1");
});

test("if no edit helps, the user learns that, and no use is counted", async ({ asUser: { page } }) => {
  await analyzed(page);
  await page.getByRole("button", { name: "Create GEO Optimized Article" }).click();
  await expect(page.getByRole("heading", { name: "What your page lacks, only you can add" })).toBeVisible();
  await expect(page.getByText("No use was counted.")).toBeVisible();
  await expectNoAxeViolations(page);
  await open(page, "/");
  await expect(page.getByRole("meter", { name: "Article generator" })).toHaveAttribute("aria-valuenow", "0");
});

test("an article that fails shows a red box and can be requested again", async ({
  asUser: { page },
  problems,
}) => {
  problems.allow(/status of (402|500)|ERR_INTERNET_DISCONNECTED|Failed to fetch manifest patches/);
  await analyzed(page);
  const ask = page.getByRole("button", { name: "Create GEO Optimized Article" });
  // Parts of the report that load late say so too, in more words.
  const offline = page
    .getByRole("alert")
    .filter({ hasText: /^No internet connection\. Please check your connection and try again\.$/ });
  await expect(page.getByText("Cited in fact: not measured yet.").first()).toBeAttached();
  await page.context().setOffline(true);
  for (const _ of ["the article's code was never loaded", "again"]) {
    await ask.click();
    await expect(offline).toBeInViewport();
  }
  await page.context().setOffline(false);
  const answers = [
    [{ status: 500, body: "" }, "Failed to generate article"],
    [{ status: 402, body: "{}" }, "Usage limit reached. Please upgrade your plan."],
    [
      { status: 402, json: { error: "Monthly limit of 5 reached. Upgrade for more usage." } },
      "Monthly limit of 5",
    ],
  ] as const;
  for (const [answer, says] of answers) {
    await page.route("**/functions/generate-article", (route) => route.fulfill(answer));
    await ask.click();
    await expect(page.getByRole("alert").filter({ hasText: says })).toBeVisible();
    await page.unroute("**/functions/generate-article");
  }
  await expect(page.getByRole("alert").getByRole("link", { name: "Upgrade Plan" })).toHaveAttribute(
    "href",
    "/pricing",
  );
});

test("a visitor reads the sample report and makes its article", async ({ page }) => {
  await open(page, "/sample-report");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Sample Page");
  await page.getByRole("button", { name: "Create GEO Optimized Article" }).click();
  await expect(page.getByRole("heading", { name: "Generated Article" })).toBeVisible();
  await expectNoAxeViolations(page);
});
