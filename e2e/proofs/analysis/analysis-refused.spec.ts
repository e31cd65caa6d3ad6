/** What a pasted link can run into: every failure has a message and costs nothing. */
import type { Page, Route } from "@playwright/test";
import { expect, open, test } from "../../fixtures/test.ts";
import { analyze, button, errorPanel, expectUsed, input, stubPage } from "../../screens/analysis.ts";

const FUNCTION = "**/functions/analyze-content";

const count = (page: Page) => {
  const sent: number[] = [];
  page.on(
    "request",
    (request) => request.url().endsWith("/functions/analyze-content") && sent.push(Date.now()),
  );
  return sent;
};

test("an invalid address is reported beside the field and sends nothing; the message goes away on typing", async ({
  asUser: { page },
}) => {
  const sent = count(page);
  const words = "Please enter a valid URL (e.g., https://example.com)";
  await open(page, "/");
  for (const typed of ["not a url", "example.com/x", "ftp://example.com/", "javascript:alert(1)"]) {
    await analyze(page, typed);
    await expect(page.getByText(words)).toBeVisible();
    await input(page).pressSequentially("x");
    await expect(page.getByText(words)).toBeHidden();
  }
  expect(sent).toEqual([]);
});

test("a blank field can't be sent; a forced request is answered with 'Please enter a URL'", async ({
  asUser: { page },
}) => {
  await open(page, "/");
  await expect(button(page)).toBeDisabled();
  await input(page).fill("   ");
  await expect(button(page)).toBeDisabled();
  await input(page).press("Enter");

  const answer = await page.request.post("/functions/analyze-content", { data: { input: "" } });
  expect(answer.status()).toBe(400);
  expect(await answer.json()).toMatchObject({ error: "Please enter a URL" });
});

const broken = [
  { path: "/status/500", says: "The page returned status 500" },
  { path: "/status/404", says: "The page returned status 404" },
  { path: "/endless/1", says: /redirects more than \d+ times/ },
  { path: "/picture", says: "This URL points to image/png, not to a web page." },
  { path: "/huge", says: "larger than our limit" },
  { path: "/empty", says: "The page has no text to analyze." },
  { path: "/login-wall", says: "The page asks visitors to sign in or pay" },
];

test("a page that cannot be read ends in 'Analysis Error' with the reason, and the use is given back", async ({
  asUser: { page },
}) => {
  await open(page, "/");
  for (const { path, says } of broken) {
    await analyze(page, stubPage(path));

    await expect(errorPanel(page), path).toContainText(says);
    await expect(errorPanel(page)).toContainText(
      "Please try again. If the problem persists, contact support.",
    );
    await expectUsed(page, 0);
    await expect(page.getByText("No search history yet")).toBeVisible();

    await input(page).pressSequentially("x");
    await expect(errorPanel(page)).toBeHidden();
  }
});

test("addresses inside the operator's network are refused", async ({ asUser: { page } }) => {
  for (const url of ["http://169.254.169.254/latest/meta-data/", "http://localhost:1/", "http://[::1]:1/"]) {
    await open(page, "/");
    await analyze(page, url);
    await expect(errorPanel(page)).toContainText("We cannot analyze this address.");
  }
  await open(page, "/");
  await expectUsed(page, 0);
});

test("without a connection the user gets a message and no use is counted", async ({
  asUser: { page },
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await open(page, "/");
  await input(page).fill(stubPage("/articles/reading-a-tide-table"));
  // It can be pressed once the form's own code is there, which it would otherwise look for in vain.
  await expect(button(page)).toBeEnabled();
  await page.context().setOffline(true);
  await button(page).click();
  await expect(
    page.getByText("No internet connection. Please check your connection and try again."),
  ).toBeVisible();

  await page.context().setOffline(false);
  await open(page, "/");
  await expectUsed(page, 0);
});

test("a failed request is tried twice more, a second apart, and then reported", async ({
  asUser: { page },
  problems,
}) => {
  problems.allow(/status of 503/);
  const sent = count(page);
  await page.route(FUNCTION, (route) => route.fulfill({ status: 503, body: "" }));
  await open(page, "/");
  await analyze(page, stubPage("/articles/reading-a-tide-table"));

  await expect(errorPanel(page)).toContainText("Failed to analyze content");
  expect(sent).toHaveLength(3);
  const [first = 0, second = 0, third = 0] = sent;
  expect(second - first).toBeGreaterThanOrEqual(1_000);
  expect(third - second).toBeGreaterThanOrEqual(1_000);
});

type Answer = Parameters<Route["fulfill"]>[0];
const answers: { name: string; answer: Answer; says: string; title?: string }[] = [
  {
    name: "a refusal in words",
    answer: { status: 422, json: { error: "Told as it is." } },
    says: "Told as it is.",
  },
  { name: "a refusal without words", answer: { status: 422, body: "" }, says: "Failed to analyze content" },
  {
    name: "a quota refusal without words",
    answer: { status: 402, body: "" },
    says: "Usage limit reached. Please upgrade your plan.",
    title: "Usage Limit Reached",
  },
  {
    name: "an answer that is no JSON",
    answer: { status: 200, body: "<html>" },
    says: "Unable to process the analysis results. Please try again.",
  },
  {
    name: "an answer without its basic parts",
    answer: { status: 200, json: { score: { score: 50 } } },
    says: "Incomplete analysis result. Please try again.",
  },
];

for (const { name, answer, says, title = "Analysis Error" } of answers) {
  test(`${name} is not tried again and reads '${says}'`, async ({ asUser: { page }, problems }) => {
    problems.allow(/status of 4\d\d/);
    const sent = count(page);
    await page.route(FUNCTION, (route) => route.fulfill(answer));
    await open(page, "/");
    await analyze(page, stubPage("/articles/reading-a-tide-table"));

    const panel = page.getByRole("alert").filter({ hasText: title });
    await expect(panel).toContainText(says);
    expect(sent).toHaveLength(1);
  });
}
