/** What pages and people do to an analysis: pages that move or refuse, addresses typed badly, strangers. */
import { expect, expectNoAxeViolations, open, signUp, test } from "../../fixtures/test.ts";
import {
  analyze,
  button,
  errorPanel,
  expectUsed,
  heldPage,
  input,
  loading,
  stubPage,
} from "../../screens/analysis.ts";

test("a result opens with nothing selected; a section opens and closes by its button", async ({
  asUser: { page },
}) => {
  await open(page, "/");
  await analyze(page, stubPage("/articles/reading-a-tide-table"));
  await page.waitForURL(/\/analysis\//);
  await expect(page.getByRole("heading", { name: "Select a Section" })).toBeVisible();
  await expectNoAxeViolations(page);

  const section = page.getByRole("button", { name: /^Content Structure/ });
  await section.click();
  await expect(page.getByRole("heading", { name: "Select a Section" })).toBeHidden();
  await expect(page.getByText("Optimization Recommendations").filter({ visible: true })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoAxeViolations(page);

  await page.setViewportSize({ width: 1280, height: 800 });
  await section.click();
  await expect(page.getByRole("heading", { name: "Select a Section" })).toBeVisible();
});

test("an analysis under way is well made at both widths", async ({ asUser: { page } }) => {
  const held = heldPage("reading-a-tide-table");
  await open(page, "/");
  await analyze(page, held.url);
  await expect(loading(page)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoAxeViolations(page);
  await held.release();
});

test("a page that refuses quoting gets a result that says first why no engine can use it", async ({
  asUser: { page },
}) => {
  await open(page, "/");
  await analyze(page, stubPage("/no-snippet"));
  await page.waitForURL(/\/analysis\//);

  await expect(page.getByText("Some AI engines cannot read or quote this page")).toBeVisible();
  await expect(page.getByText("no section can score above 40").first()).toBeVisible();
});

test("a page that has moved is followed to where it is now", async ({ asUser: { page } }) => {
  await open(page, "/");
  await analyze(page, stubPage("/moved/reading-a-tide-table"));

  await page.waitForURL(/\/analysis\//);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Analyzing:");
});

test("blanks around the address and capitals in its host do not matter", async ({ asUser: { page } }) => {
  await open(page, "/");
  await analyze(page, `  ${stubPage("/status/404")} `);
  await expect(errorPanel(page)).toBeVisible();
  await expect(input(page)).toHaveValue(stubPage("/status/404"));
  await analyze(page, `  ${stubPage("/articles/reading-a-tide-table").replace("http:", "HTTP:")}  `);

  await page.waitForURL(/\/analysis\//);
});

test("the same page analyzed twice gets the same score, and two rows", async ({ asUser: { page } }) => {
  const ask = async () => {
    const answer = await page.request.post("/functions/analyze-content", {
      data: { input: stubPage("/articles/reading-a-tide-table") },
    });
    expect(answer.status(), await answer.text()).toBe(200);
    return (await answer.json()).score;
  };
  expect(await ask()).toEqual(await ask());

  await open(page, "/");
  await expect(page.getByRole("link", { name: /Reading A Tide Table/ })).toHaveCount(2);
  await expectUsed(page, 2);
});

test("another person's analysis is not there for me", async ({ asUser: { page }, browser, problems }) => {
  problems.allow(/status of 404/);
  await open(page, "/");
  await analyze(page, stubPage("/articles/reading-a-tide-table"));
  await page.waitForURL(/\/analysis\//);
  const address = page.url();

  const stranger = await browser.newContext();
  const visit = await stranger.request.get(address, { maxRedirects: 0 });
  expect([302, 303]).toContain(visit.status());
  await stranger.close();

  await page.context().clearCookies();
  await signUp(page);
  expect((await page.goto(address))?.status()).toBe(404);
});

test("a link pasted before the page has woken up is kept", async ({ asUser: { page } }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await input(page).fill(stubPage("/articles/reading-a-tide-table"));
  await expect(button(page)).toBeDisabled();

  scripts.resolve();
  await expect(button(page)).toBeEnabled();
  await button(page).click();
  await page.waitForURL(/\/analysis\//);
});
