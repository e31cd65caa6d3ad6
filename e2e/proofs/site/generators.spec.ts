/** The two free generators: for visitors, for signed-in users, and when something fails. */
import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, newAccount, open, reload, test } from "../../fixtures/test.ts";
import { enter } from "../../screens/auth.ts";
import { expectNoExcess } from "../../screens/widths.ts";

const META = "/free-tools/meta-tags-generator";
const IDEAS = "/free-tools/content-idea-generator";
const TOOLS = [
  {
    path: META,
    key: "metaTagsUsage",
    call: "**/functions/generate-meta-tags",
    failed: "Failed to generate meta tags",
  },
  {
    path: IDEAS,
    key: "contentIdeaUsage",
    call: "**/functions/generate-content-ideas",
    failed: "Failed to generate content ideas",
  },
] as const;

const main = (page: Page) => page.getByRole("main");
const redBox = (page: Page) => main(page).getByRole("alert");
const uses = (page: Page) => main(page).getByText(/free uses? remaining/);
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function generate(page: Page, first: string, second: string): Promise<void> {
  const fields = main(page).locator("form input");
  await fields.nth(0).fill(first);
  await fields.nth(1).fill(second);
  await main(page).locator("form button[type=submit]").click();
}
const tags = (page: Page) => generate(page, " How to train a puppy ", "puppy training");
const ready = (page: Page) =>
  expect(page.getByRole("heading", { name: /Your meta tags|content ideas$/ })).toBeVisible();

async function expectWellMade(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoExcess(page);
    await expectNoAxeViolations(page);
  }
  await page.emulateMedia({ colorScheme: "dark" });
  await expectNoAxeViolations(page);
  await page.emulateMedia({ colorScheme: "light" });
}

test("a visitor makes meta tags twice, copies them, and is then offered an account", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, META);
  await expect(main(page).getByRole("link", { name: "Free GEO Tools" })).toHaveAttribute(
    "href",
    "/free-tools",
  );
  await expect(uses(page)).toHaveText("2 free uses remaining");
  const sent = page.waitForRequest("**/functions/generate-meta-tags");
  await tags(page);
  await ready(page);
  const request = await sent;
  expect(request.postDataJSON()).toEqual({ topic: "How to train a puppy", primaryKeyword: "puppy training" });
  const session = await page.evaluate(() => sessionStorage.getItem("tool_session_id"));
  expect(request.headers()["x-tool-session"]).toBe(session);
  expect(await stored(page, "metaTagsUsage")).toBe("1");
  await expect(uses(page)).toHaveText("1 free use remaining");

  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const name of ["Meta Title", "Meta Description"]) {
    const part = main(page).getByRole("region", { name });
    const text = (await part.locator("p").first().innerText()).trim();
    await expect(part.getByText(`${text.length} characters`)).toBeVisible();
    await part.getByRole("button", { name: `Copy ${name}` }).click();
    await expect(part.getByText("Copied")).toBeVisible();
    expect(await clipboard(page)).toBe(text);
    await page.clock.runFor(2_000);
    await expect(part.getByText("Copied")).toBeHidden();
  }
  await page.clock.resume();
  const chips = await main(page)
    .getByRole("list", { name: "Keyword ideas" })
    .getByRole("listitem")
    .allInnerTexts();
  await main(page).getByRole("button", { name: "Copy all" }).click();
  await expect.poll(() => clipboard(page)).toBe(chips.join(", "));

  await main(page).getByRole("button", { name: "Edit Meta Title" }).click();
  await main(page).getByRole("textbox", { name: "Meta Title" }).fill('Puppies & "friends"');
  await expect(main(page).getByRole("figure").filter({ hasText: 'Puppies & "friends"' })).toHaveCount(3);
  await expect(main(page).locator("pre")).toContainText(
    'og:title" content="Puppies &amp; &quot;friends&quot;"',
  );
  await expectWellMade(page);

  await tags(page);
  await expect(uses(page)).toHaveText("0 free uses remaining");
  await ready(page);
  const submit = main(page).getByRole("button", { name: "Sign Up for Unlimited Access" });
  await expectNoAxeViolations(page);
  await submit.click();
  await expect(page.getByRole("dialog").getByRole("heading", { name: "Create Account" })).toBeVisible();
  await page.keyboard.press("Escape");
  await main(page).getByRole("link", { name: "Already have an account? Sign In" }).click();
  await expect(page.getByRole("dialog").getByRole("heading", { name: "Welcome Back" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(main(page).getByRole("link", { name: "Sign Up Free" })).toBeVisible();

  await open(page, IDEAS);
  await expect(uses(page), "the generators are counted separately").toHaveText("2 free uses remaining");
});

test("a visitor gets ideas as cards, with a title to copy and a link to the analysis", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, IDEAS);
  await main(page).getByLabel("Topic or Keywords").fill("cold brew coffee");
  await main(page).getByLabel("Target Niche or Industry (Optional)").press("Enter");
  await ready(page);
  expect(await stored(page, "contentIdeaUsage")).toBe("1");

  const cards = main(page)
    .locator("ul > li")
    .filter({ has: page.getByRole("heading", { level: 3 }) });
  expect(await cards.count()).toBeGreaterThanOrEqual(8);
  const card = cards.first();
  const title = await card.getByRole("heading", { level: 3 }).innerText();
  await expect(card).toContainText("Guide");
  await expect(card).toContainText("Beginners");
  await expect(card.getByText("Suggested keywords")).toBeVisible();
  await expect(main(page).getByText("Keyword starters. Not based on search data.")).toBeVisible();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await card.getByRole("button", { name: "Copy title" }).click();
  await expect(card.getByText("Copied")).toBeVisible();
  expect(await clipboard(page)).toBe(title);
  await page.clock.resume();
  await expectWellMade(page);
  await main(page).getByRole("link", { name: "Analyze your content" }).click();
  await expect(page).toHaveURL("/");
});

for (const { path, key, call, failed } of TOOLS) {
  test(`${path}: a blank field, a server error with and without a text, and no connection show a message and cost no use`, async ({
    page,
    problems,
  }) => {
    problems.allow(/status of (422|500)|ERR_INTERNET_DISCONNECTED/);
    await open(page, path);
    await page.route(call, (route) => route.fulfill({ status: 422, json: { error: "Shown as it is." } }));
    await generate(page, "   ", "   ");
    const missing =
      path === META ? "Please fill in both topic and primary keyword" : "Please enter a topic or keyword";
    await expect(redBox(page)).toHaveText(missing);
    await expectNoAxeViolations(page);
    await generate(page, "tea", "green tea");
    await expect(redBox(page)).toHaveText("Shown as it is.");
    await page.unroute(call);
    await page.route(call, (route) => route.fulfill({ status: 500, body: "" }));
    await generate(page, "tea", "green tea");
    await expect(redBox(page)).toHaveText(failed);
    await page.unroute(call);
    await page.context().setOffline(true);
    await generate(page, "tea", "green tea");
    await expect(redBox(page)).toHaveText(
      "No internet connection. Please check your connection and try again.",
    );
    await page.context().setOffline(false);
    expect(await stored(page, key)).toBeNull();
    await generate(page, "tea", "green tea");
    await ready(page);
    await expect(uses(page)).toHaveText("1 free use remaining");
  });
}

test("a topic in another language gets a message, costs no use, and keeps what was typed", async ({
  page,
  problems,
}) => {
  problems.allow(/status of 400/);
  await open(page, IDEAS);
  await generate(page, "Was kostet eine Wärmepumpe", "");
  await expect(redBox(page)).toHaveText(
    "Without an AI model, this generator works only in English. Please enter your text in English.",
  );
  expect(await stored(page, "contentIdeaUsage")).toBeNull();
  await expect(main(page).getByLabel("Topic or Keywords")).toHaveValue("Was kostet eine Wärmepumpe");
  await generate(page, "heat pumps", "homeowners");
  await ready(page);
  await expect(main(page).getByText("Niche: homeowners")).toBeVisible();
});

test("the count starts at the stored value, never falls below 0, and the server keeps its own count", async ({
  page,
  problems,
}) => {
  problems.allow(/status of 402/);
  await open(page, META);
  await page.evaluate(() => localStorage.setItem("metaTagsUsage", "5"));
  await open(page, META);
  await expect(uses(page)).toHaveText("0 free uses remaining");
  await expect(main(page).getByRole("link", { name: "Sign Up Free" })).toBeVisible();

  await page.evaluate(() => localStorage.setItem("metaTagsUsage", "1"));
  await open(page, META);
  await tags(page);
  await expect(uses(page)).toHaveText("0 free uses remaining");

  for (const left of ["1 free use remaining", "0 free uses remaining"]) {
    await page.evaluate(() => localStorage.removeItem("metaTagsUsage"));
    await open(page, META);
    await tags(page);
    await expect(uses(page)).toHaveText(left);
  }
  await expect(redBox(page)).toContainText("You have used your 2 free generations.");
  await expect(main(page).getByRole("button", { name: "Sign Up for Unlimited Access" })).toBeVisible();
});

test("signed-in users see no count and have no limit, whatever the browser stored", async ({
  asUser: { page },
}) => {
  await open(page, META);
  await page.evaluate(() => localStorage.setItem("metaTagsUsage", "2"));
  await open(page, META);
  for (let time = 0; time < 3; time++) {
    const answered = page.waitForResponse("**/functions/generate-meta-tags");
    await tags(page);
    expect((await answered).status()).toBe(200);
    await ready(page);
  }
  await expect(uses(page)).toHaveCount(0);
  expect(await stored(page, "metaTagsUsage")).toBe("2");
});

const TYPED = ["how to read a tide table", "tide table"] as const;

async function type(page: Page): Promise<void> {
  const fields = main(page).locator("form input");
  await fields.nth(0).fill(TYPED[0]);
  await fields.nth(1).fill(TYPED[1]);
}

async function expectTyped(page: Page): Promise<void> {
  const fields = main(page).locator("form input");
  await expect(fields.nth(0)).toHaveValue(TYPED[0]);
  await expect(fields.nth(1)).toHaveValue(TYPED[1]);
}

for (const { path, key } of TOOLS)
  for (const width of [390, 1280])
    test(`what was typed into ${path} survives a reload and a sign-up at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript((name) => localStorage.setItem(name, "2"), key);
      await open(page, path);
      await type(page);
      await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).toContain(TYPED[1]);
      await reload(page);
      await expectTyped(page);

      await main(page).getByRole("button", { name: "Sign Up for Unlimited Access" }).click();
      await enter(page.getByRole("dialog"), newAccount(), "Sign Up");
      await expect(main(page).getByRole("button", { name: /^Generate/ })).toBeEnabled();
      await expectTyped(page);
      await main(page).locator("form button[type=submit]").click();
      await ready(page);
    });
