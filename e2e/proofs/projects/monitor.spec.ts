/** The AI visibility monitor: for a visitor, with keys, at the limit, and when something goes wrong. */
import { type LoopbackVendors, startLoopbackVendors } from "@citeworthy/server/testing";
import type { Page } from "@playwright/test";
import { ownProduct } from "../../fixtures/own-product.ts";
import { expect, expectNoAxeViolations, open, test } from "../../fixtures/test.ts";
import { stubPage } from "../../screens/analysis.ts";
import { MONITOR, runMonitor } from "../../screens/monitor.ts";
import { expectFits } from "../../screens/widths.ts";

const TIDES = "/articles/reading-a-tide-table";
const main = (page: Page) => page.getByRole("main");
const alertBox = (page: Page) => main(page).getByRole("alert");

const expectWellMade = (page: Page) => expectFits(page, () => expectNoAxeViolations(page));

test("a visitor is asked to sign in, and submitting the form opens the window", async ({ page }) => {
  await open(page, MONITOR);
  const box = main(page);
  await expect(box.getByRole("heading", { name: "Sign In Required" })).toBeVisible();
  await expectWellMade(page);
  let called = false;
  page.on("request", (request) => {
    called ||= request.url().includes("monitor-ai-visibility") && request.method() === "POST";
  });
  await box.getByRole("button", { name: "Sign In Required" }).click();
  await expect(page.getByRole("dialog")).toContainText("Create Account");
  expect(called).toBe(false);
});

test("a monitor can be made from pasted queries, after it says what each run uses", async ({
  asUser: { page },
}) => {
  await open(page, MONITOR);
  await page.getByText("New monitor from a list of queries").click();
  await page.getByLabel("Page", { exact: true }).fill(stubPage(TIDES));
  // The count follows typing once the part is awake.
  await expect(async () => {
    await page.getByLabel("Queries to watch").fill("");
    await page.getByLabel("Queries to watch").fill("how to read a tide table\nwhat is slack water\n");
    await expect(page.getByText("Each run uses 2 of your monthly analyses.")).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expectWellMade(page);
  await page.getByRole("button", { name: "Save and run weekly" }).click();
  await expect(page.getByText("2 queries, weekly")).toBeVisible();
});

test("failures show the specified messages, also at the usage limit", async ({
  asUser: { page },
  problems,
}) => {
  problems.allow(/502|402|Failed to load resource/);
  await open(page, MONITOR);
  const form = { url: "https://example.com/a", query: "x" };
  const answers = [
    { status: 400, body: '{"error":"A","details":"B"}', says: "A: B" },
    { status: 502, body: "", says: /^HTTP 502: .*Unknown error occurred$/ },
    { status: 402, body: "{}", says: /^Usage limit reached/ },
  ];
  for (const { status, body, says } of answers) {
    await page.route("**/functions/monitor-ai-visibility", (route) => route.fulfill({ status, body }), {
      times: 1,
    });
    await runMonitor(page, form);
    await expect(alertBox(page).locator("p").first()).toHaveText(says);
  }
  await page.context().setOffline(true);
  await runMonitor(page, form);
  await expect(alertBox(page)).toHaveText(
    "No internet connection: Please check your connection and try again",
  );
  await page.context().setOffline(false);
});

test("usage figures that can't be loaded again leave the page and what was typed in place", async ({
  asUser: { page },
  problems,
}) => {
  problems.allow(/402|Failed to load resource|ERR_FAILED/);
  await open(page, MONITOR);
  await page.route("**/functions/monitor-ai-visibility", (route) =>
    route.fulfill({ status: 402, body: "{}" }),
  );
  const reload = page.waitForRequest(/ai-visibility-monitor\.data/);
  await page.route(/ai-visibility-monitor\.data/, (route) => route.abort());
  await runMonitor(page, { url: "https://example.com/a", query: "kept" });
  await reload;
  await expect(alertBox(page).locator("p").first()).toHaveText(/^Usage limit reached/);
  await expect(main(page).getByLabel(/^Search Query/)).toHaveValue("kept");
});

test.describe("with keys", () => {
  let vendors: LoopbackVendors | null = null;
  const { signUp } = ownProduct("monitor", async () => {
    const own = stubPage(TIDES);
    const asked = await startLoopbackVendors(({ vendor }) =>
      vendor === "gemini"
        ? { say: "answer", statements: [{ text: "From memory." }], searched: false }
        : {
            say: "answer",
            statements: [{ text: "A tide table lists high and low water, says 127.0.0.1.", cites: [1] }],
            sources: [{ url: own, title: "Tides" }],
            searches: ["tide table times"],
          },
    );
    vendors = asked;
    return { settings: asked.environment("openai", "perplexity", "gemini"), end: () => asked.close() };
  });

  test("scores come with their interval, and the answers can be read with the site highlighted", async ({
    page,
    problems,
  }) => {
    // The browser logs the 400 response to the eleventh query.
    problems.allow(/status of 400/);
    await signUp(page);
    await open(page, MONITOR);
    await page.getByRole("radio", { name: "5 (standard)" }).check();
    await expect(page.getByText("asks 3 engines 5 times: 15 answers.")).toBeVisible();
    const gone = stubPage("/no-such-page").replace("127.0.0.1", "localhost");
    await runMonitor(page, { url: stubPage(TIDES), query: "how to read a tide table", competitors: [gone] });

    const own = page.getByRole("row", { name: /Your Brand/ });
    await expect(own.getByText("5 of 5 cited").first()).toBeVisible();
    await expect(own.getByText("57 to 100%").first()).toBeVisible();
    await expect(own.getByText("Measured", { exact: true })).toHaveCount(2);
    await expect(own.getByText(/^not measured, counted as 0/)).toHaveCount(1);
    const unread = page.getByRole("row", { name: /not fetched, counted all the same/ });
    await expect(unread.getByText("0 of 5", { exact: true }).first()).toBeVisible();
    await expect(unread.getByText("0 to 43%").first()).toBeVisible();
    await page.getByText("Read the 5 answers").first().click();
    const answers = page.getByRole("region", { name: "Result of each answer" });
    await expect(answers.locator("mark").first()).toHaveText("127.0.0.1");
    await expect(main(page).getByText("No web search (not counted)").first()).toBeVisible();
    expect(vendors?.seen).toHaveLength(15);

    const searches = page.getByRole("region", { name: "What the engines searched for" });
    await expect(searches.getByRole("heading", { name: "tide table times" })).toBeVisible();
    await expect(searches.getByText(/Seen in 10 of 10 answers/)).toBeVisible();
    await expectWellMade(page);

    await page.getByRole("button", { name: "Run weekly", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Trend (1 run)" })).toBeVisible();
    await searches.getByRole("button", { name: /^Add to saved queries/ }).click();
    await expect(searches.getByText("In your saved queries")).toBeVisible();
    await expect(page.getByRole("img", { name: /Share of Perplexity answers.*now 100%/ })).toBeVisible();

    // Add queries: one line too many is refused, and the typed text stays.
    await page.getByText("Edit name and queries").click();
    await page.getByLabel("Name", { exact: true }).fill("Tides");
    const queries = page.getByLabel("Queries", { exact: true });
    await queries.fill(Array.from({ length: 11 }, (_, at) => `query ${at}`).join("\n"));
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("this one would have 11.")).toBeVisible();
    await queries.fill("how to read a tide table\nwhat is slack water");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("link", { name: "what is slack water" }).click();
    await expect(page.getByRole("heading", { name: "Trend (0 runs)" })).toBeVisible();
    await page.getByRole("button", { name: "Pause Tides" }).click();
    await expect(page.getByText("2 queries, weekly, paused")).toBeVisible();
    await expectWellMade(page);
    await page.getByRole("button", { name: "Remove Tides" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove monitor" }).click();
    await expect(page.getByText("No saved monitors yet")).toBeVisible();
  });
});
