import { expect, expectNoAxeViolations, open, test } from "../../fixtures/test.ts";
import { analyze, expectUsed, stubPage } from "../../screens/analysis.ts";
import { analyzed } from "../../screens/result.ts";

test("a page is judged again for another question and kind: same address, no use, and the old score in sight", async ({
  asUser: { page },
  problems,
}) => {
  problems.allow(/status of 400/);
  await analyzed(page, "/draft");
  const address = page.url();
  const reading = page.getByRole("region", { name: "How we read this page" });
  await expect(reading).toContainText("Question: What is a tide table?");
  const before = await page
    .getByRole("img", { name: /^Score \d+ of 100/ })
    .first()
    .getAttribute("aria-label");
  const score = /\d+/.exec(before ?? "")?.[0] ?? "";

  await page.getByRole("button", { name: "Change kind and question" }).click();
  await expect(page.getByText("our guess")).toBeVisible();
  await expectNoAxeViolations(page);
  const question = page.getByLabel("Which question should it answer?");
  await question.fill("no");
  await page.getByRole("button", { name: "Judge again" }).click();
  await expect(page.getByRole("alert")).toContainText("Please enter a question of 3 to 200 characters");
  await expect(question).toHaveValue("no");

  await question.fill("Why do the tides come later each day?");
  await page.getByRole("radio", { name: "News article" }).check();
  await page.getByRole("button", { name: "Judge again" }).click();
  await expect(reading).toContainText(
    "Judged as: News article. Question: Why do the tides come later each day?",
  );
  await expect(page.getByText(`was ${score}`)).toBeVisible();
  await expect(page.getByRole("button", { name: "Change kind and question" })).toBeFocused();
  expect(page.url()).toBe(address);

  await page.reload();
  await expect(reading).toContainText("Judged as: News article.");
  await open(page, "/");
  await expectUsed(page, 1);
});

test("cancelling the change gives the focus back and changes nothing", { tag: "@proof" }, async ({
  asUser: { page },
}) => {
  await analyzed(page);
  const change = page.getByRole("button", { name: "Change kind and question" });
  await change.click();
  await page.getByRole("radio", { name: "Recipe" }).check();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(change).toBeFocused();
  await expect(page.getByText(/^was /)).toHaveCount(0);
});

test("question, page type and competing pages can be given before the analysis", { tag: "@proof" }, async ({
  asUser: { page },
}) => {
  await open(page, "/");
  await page.getByText("Question and page type (optional)").click();
  await page.getByLabel("Question", { exact: true }).fill("How late are the tides each day?");
  await page.getByLabel("Page type").selectOption({ label: "Reference page" });
  await page.getByLabel("Competing pages").fill(`${stubPage("/draft")}\n\n${stubPage("/status/404")}`);
  await expectNoAxeViolations(page);
  await analyze(page, stubPage("/articles/reading-a-tide-table"));
  await page.waitForURL(/\/analysis\//);

  await expect(page.getByRole("region", { name: "How we read this page" })).toContainText(
    "Judged as: Reference page. Question: How late are the tides each day?",
  );
  await page.getByRole("button", { name: /^Competitor Analysis/ }).click();
  await expect(page.getByText("Why this could be cited instead:")).toBeVisible();
  await expect(page.getByRole("link", { name: /Competitor Reference/ })).toHaveAttribute(
    "href",
    stubPage("/draft"),
  );
  await expect(page.getByText("Not compared")).toBeVisible();
});

test("a shared report and the sample show kind and question, but not to be changed", {
  tag: "@proof",
}, async ({ asUser: { page }, browser }) => {
  await analyzed(page);
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Create link" }).click();
  const link = (await page.getByRole("dialog").locator("output").textContent()) ?? "";
  const stranger = await browser.newPage();
  await stranger.goto(link);
  const reading = stranger.getByRole("region", { name: "How we read this page" });
  await expect(reading).toContainText(/Judged as: .+ Question: .+/);
  await expect(stranger.getByRole("button", { name: /^Change/ })).toHaveCount(0);

  await stranger.goto("/sample-report");
  await expect(reading.getByRole("link", { name: "Analyze your own page" })).toHaveAttribute(
    "href",
    "/signup",
  );
  await stranger.close();
});
