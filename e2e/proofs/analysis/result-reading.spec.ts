import { expect, expectNoAxeViolations, open, reload, test } from "../../fixtures/test.ts";
import { analyze, expectUsed, stubPage } from "../../screens/analysis.ts";
import { isLive } from "../../screens/article.ts";
import { analyzed } from "../../screens/result.ts";

test("a page is judged again for another question and kind: same address, no use, and the old score in sight", async ({
  asUser: { page },
  problems,
}) => {
  problems.allow(/status of 400/);
  await analyzed(page, "/draft");
  const address = page.url();
  const reading = page.getByRole("region", { name: "How we read this page" });
  const question = reading.getByLabel("Question this page should answer");
  await expect(question).toHaveValue("What is a tide table?");
  const before = await page
    .getByRole("img", { name: /^Score \d+ of 100/ })
    .first()
    .getAttribute("aria-label");
  const score = /\d+/.exec(before ?? "")?.[0] ?? "";

  await page.getByRole("button", { name: "Change kind of page" }).click();
  await expect(page.getByText("our guess")).toBeVisible();
  await expectNoAxeViolations(page);
  await question.fill("no");
  await page.getByRole("button", { name: "Judge again" }).click();
  await expect(page.getByRole("alert")).toContainText("Please enter a question of 3 to 200 characters");
  await expect(question).toHaveValue("no");

  await question.fill("Why do the tides come later each day?");
  await page.getByRole("radio", { name: "News article" }).check();
  await page.getByRole("button", { name: "Judge again" }).click();
  await expect(reading).toContainText("Judged as: News article.");
  await expect(question).toHaveValue("Why do the tides come later each day?");
  await expect(page.getByText(`was ${score}`)).toBeVisible();
  await expect(page.getByRole("button", { name: "Change kind of page" })).toBeFocused();
  expect(page.url()).toBe(address);

  await reload(page);
  await expect(reading).toContainText("Judged as: News article.");
  await open(page, "/");
  await expectUsed(page, 1);
});

test("the owner marks the sentence that answers, in the page text and in the report, and takes it back", async ({
  asUser: { page },
}) => {
  await analyzed(page, "/draft");
  const question = page.getByLabel("Question this page should answer");
  await question.fill("How do I repair a diesel injection pump?");
  await question.press("Enter");
  await expect(page.getByRole("alert")).toContainText(
    /This page (isn't about|doesn't answer) “How do I repair a diesel injection pump\?”\./,
  );
  await question.fill("How long is a lunar day?");
  await question.press("Enter");
  await expect(page.getByText("question by the user")).toBeVisible();
  await expect(page.getByText("Kind of page chosen by our engine")).toBeVisible();

  await page.getByRole("button", { name: /^Mark an?(other)? sentence as the answer/ }).click();
  const drawer = page.getByRole("dialog", { name: "Page text" });
  const mark = drawer.getByRole("button", { name: "This is the answer" });
  await expect(mark).toHaveAttribute("aria-disabled", "true");
  await drawer.getByText(/a lunar day lasts about 24 hours and 50 minutes/).click();
  await expectNoAxeViolations(page);
  await mark.click();
  await expect(drawer).toBeHidden();
  const answer = page.getByRole("region", { name: "Marked as the answer" });
  await expect(answer).toContainText("a lunar day lasts about 24 hours and 50 minutes");
  await expect(answer).toContainText("answer by the user");
  await expect(page.getByRole("alert")).toHaveCount(0);

  await reload(page);
  const decide = answer.getByRole("button", { name: "Let the engine decide" });
  // Its part loads its own code: before that, a press is lost.
  await expect.poll(() => isLive(decide)).toBe(true);
  await decide.click();
  await expect(answer).toHaveCount(0);
  await open(page, "/");
  await expectUsed(page, 1);
});

test("cancelling the change gives the focus back and changes nothing", async ({ asUser: { page } }) => {
  await analyzed(page);
  const change = page.getByRole("button", { name: "Change kind of page" });
  await change.click();
  await page.getByRole("radio", { name: "Recipe" }).check();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(change).toBeFocused();
  await expect(page.getByText(/^was /)).toHaveCount(0);
});

test("question, page type and competing pages can be given before the analysis", async ({
  asUser: { page },
}) => {
  await open(page, "/");
  await page.getByText("Question, page type, competing pages (optional)").click();
  await page.getByLabel("Question", { exact: true }).fill("How late are the tides each day?");
  await page.getByLabel("Page type").selectOption({ label: "Reference page" });
  await page.getByLabel("Competing pages").fill(`${stubPage("/draft")}\n\n${stubPage("/status/404")}`);
  await expectNoAxeViolations(page);
  await analyze(page, stubPage("/articles/reading-a-tide-table"));
  await page.waitForURL(/\/analysis\//);

  await expect(page.getByRole("region", { name: "How we read this page" })).toContainText(
    "Judged as: Reference page.",
  );
  await expect(page.getByLabel("Question this page should answer")).toHaveValue(
    "How late are the tides each day?",
  );
  await page.getByRole("button", { name: /^Competitor Analysis/ }).click();
  await expect(page.getByText("Why this could be cited instead:")).toBeVisible();
  await expect(page.getByRole("link", { name: /Competitor Reference/ })).toHaveAttribute(
    "href",
    stubPage("/draft"),
  );
  await expect(page.getByText("Not compared")).toBeVisible();
});

test("a shared report and the sample show kind and question, but not to be changed", async ({
  asUser: { page },
  browser,
}) => {
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
