import { awake, expect, open, test } from "../../fixtures/test.ts";

test("the hero's 'Get Started for FREE' opens the window for signing up", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("link", { name: "Get Started for FREE" }).first().click();

  await expect(page.getByRole("dialog").getByRole("heading", { name: "Create Account" })).toBeVisible();
  await expect(page).toHaveURL("/");
});

test("someone signed in sees a shorter home: the form, the usage and the recent searches", async ({
  asUser: { page },
}) => {
  await open(page, "/");
  const main = page.getByRole("main");

  await expect(main.getByLabel("Page URL")).toHaveAttribute("type", "url");
  await expect(main.getByRole("heading", { name: "Usage" })).toBeVisible();
  await expect(main.getByRole("heading", { name: "Recent Searches" })).toBeVisible();
  await expect(main.getByText("Get Started for FREE")).toHaveCount(0);
});

test("a visitor's home has no form for an analysis", async ({ page }) => {
  await open(page, "/");

  await expect(page.getByLabel("Page URL")).toHaveCount(0);
});

test("the rotator names another engine every three seconds, and doesn't move for users who prefer reduced motion", async ({
  page,
}) => {
  const main = page.getByRole("main");
  const engines = ["Perplexity", "ChatGPT", "Gemini"];
  const shown = async () => {
    const classes = engines.map((name) =>
      main.getByText(name, { exact: true }).first().getAttribute("class"),
    );
    return (await Promise.all(classes)).findIndex((one) => !one?.includes("opacity-0"));
  };
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, "/");
  await expect(main.getByText("ChatGPT", { exact: true }).first()).toHaveCSS("transition-duration", "0.3s");

  // The clock is stopped from here on, so the page's load time doesn't affect the result.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const first = await shown();
  await page.clock.runFor(3_000);
  await expect.poll(shown).toBe((first + 1) % engines.length);

  await page.clock.resume();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  await page.clock.runFor(9_500);
  expect(await shown()).toBe(0);
});

test("the questions open and close by keyboard alone", async ({ page }) => {
  await open(page, "/");
  const answer = page.getByText("Yes, 7 days from sign-up");
  const question = page.locator("summary", { hasText: "Is there a free trial?" });

  await expect(answer).toBeHidden();
  await question.focus();
  await page.keyboard.press("Enter");
  await expect(answer).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(answer).toBeHidden();
});

test("the home page looks the same reached by a click inside the site", async ({ page }) => {
  await open(page, "/about");
  await page.getByRole("banner").getByRole("link", { name: "Citeworthy" }).click();

  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "From link to draft in four steps" })).toBeVisible();
  await expect(main.locator("details")).toHaveCount(15);
});

test("no script is asked for before the words can be drawn, and then the page wakes", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/*.css*", async (route) => {
    await held;
    await route.continue();
  });

  await page.goto("/about", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  await expect(page.locator("footer")).toBeAttached();
  expect(scripts).toEqual([]);

  release();
  await awake(page);
  expect(scripts.length).toBeGreaterThan(3);
});
