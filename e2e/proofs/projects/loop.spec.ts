/**
 * The whole loop for two pages: people look for them and no answer cites them, an edit is put on the work list and
 * published, a reading sees it, and new answers show whether it helped. One page is cited since, the other isn't.
 */
import {
  type LoopbackGoogle,
  type LoopbackVendors,
  startGoogleData,
  startLoopbackVendors,
} from "@citeworthy/server/testing";
import type { Page } from "@playwright/test";
import { ownProduct } from "../../fixtures/own-product.ts";
import { expect, expectNoAxeViolations, open, place, test } from "../../fixtures/test.ts";
import { button, input, stubPage } from "../../screens/analysis.ts";
import { allowGoogle, expectConnected, readProperty } from "../../screens/connected-data.ts";
import { startRun } from "../../screens/monitor.ts";
import { expectFits } from "../../screens/widths.ts";

type Watched = { key: string; query: string };
/** Journeys that run at the same time change pages of their own. */
const PLACE = process.env.TEST_PARALLEL_INDEX ?? "0";
// Words, not random letters: the engine reads the address too, and may doubt a check for another one.
const CITED: Watched = { key: `rain-barrel-cost-${PLACE}`, query: "how much does a rain barrel cost" };
const IGNORED: Watched = { key: `rain-barrel-price-${PLACE}`, query: "what is the price of a rain barrel" };
const pathOf = ({ key }: Watched) => `/changing/${key}`;

/** Six pages: the two with the most impressions are the top third. */
const IMPRESSIONS: [path: string, impressions: number][] = [
  [pathOf(CITED), 700],
  [pathOf(IGNORED), 600],
  ["/late-answer", 40],
  ["/draft", 30],
  ["/articles/keeping-bees", 20],
  ["/articles/reading-a-tide-table", 10],
];

let google: LoopbackGoogle;
let vendors: LoopbackVendors;

/** Every answer cites this page. */
function citeFrom(url: string): void {
  vendors.direct(({ prompt }) => ({
    say: "answer",
    statements: [{ text: "A rain barrel of 200 litres costs between $60 and $180.", cites: [1] }],
    sources: [
      { url: prompt.includes(CITED.query) ? url : "https://elsewhere.example/", title: "Rain barrels" },
    ],
  }));
}

const product = ownProduct("loop", async () => {
  const searchRow = (path: string, impressions: number, query?: string) => ({
    keys: [stubPage(path), ...(query === undefined ? [] : [query])],
    clicks: Math.round(impressions / 20),
    impressions,
    position: 4.2,
  });
  google = await startGoogleData({
    email: "reader@journeys.example",
    sites: [{ siteUrl: `${place.now.stubSite}/`, permissionLevel: "siteOwner" }],
    properties: [],
    search: ({ by }) =>
      by === "page"
        ? IMPRESSIONS.map(([path, impressions]) => searchRow(path, impressions))
        : [CITED, IGNORED].map((page) => searchRow(pathOf(page), 300, page.query)),
    visits: () => [],
  });
  vendors = await startLoopbackVendors(() => ({ say: "nothing" }));
  return {
    settings: {
      ...vendors.environment("openai", "perplexity"),
      AI_BUDGET_PER_DAY: "1000",
      AI_BUDGET_PER_MONITOR: "100",
      GOOGLE_CLIENT_ID: "journeys.apps.example",
      GOOGLE_CLIENT_SECRET: "secret",
      GOOGLE_TEST_URL: google.url,
    },
    end: () => Promise.all([google.stop(), vendors.close()]),
  };
});

const wellMade = (page: Page) => expectFits(page, () => expectNoAxeViolations(page));

/** Two engines, asked ten times each. The form holds the page and the question already. */
async function measure(page: Page, { key, query }: Watched): Promise<void> {
  await expect(page.getByLabel(/^Website URL/)).toHaveValue(stubPage(`/changing/${key}`));
  await expect(page.getByLabel(/^Search Query/)).toHaveValue(query);
  await page.getByRole("radio", { name: "10 (precise)" }).check();
  await expect(page.getByText("asks 2 engines 10 times: 20 answers.")).toBeVisible();
  await startRun(page);
  await expect(page.getByRole("heading", { name: `“${query}”` })).toBeVisible();
}

/** The address of the project's demand. */
async function connectDemand(page: Page): Promise<string> {
  await open(page, "/dashboard/connected-data");
  await allowGoogle(page);
  await readProperty(page, /127\.0\.0\.1/);
  await expectConnected(page, 1);
  await page
    .getByRole("link", { name: new URL(place.now.stubSite).host })
    .first()
    .click();
  await page.waitForURL(/\/demand$/);
  return new URL(page.url()).pathname;
}

/** From the demand table to the report, and from its first edit to the item. */
async function addFirstEdit(page: Page, watched: Watched): Promise<void> {
  await page.getByRole("link", { name: `Analyze ${pathOf(watched)}` }).click();
  await expect(input(page)).toHaveValue(stubPage(pathOf(watched)));
  await button(page).click();
  await page.waitForURL(/\/analysis\//);
  const edit = page.locator("#edit-1");
  await edit.getByRole("button", { name: "Add to work list" }).click();
  await edit.getByRole("link", { name: "On the work list" }).click();
  await expect(page.getByText("Cited now: 0 of 20")).toBeVisible();
}

async function publishAndCheck(page: Page, { key }: Watched): Promise<void> {
  const check = page.getByRole("region", { name: "On the page" });
  await fetch(stubPage(`/release/${key}`));
  await check.getByRole("button", { name: "Check the page now" }).click();
  await expect(check.getByText("Seen on the page")).toBeVisible();
}

test("from demand to proof: one page is cited since the change, and the other shows no effect", async ({
  page,
}) => {
  test.slow();
  for (const { key } of [CITED, IGNORED]) await fetch(stubPage(`/restore/${key}`));
  citeFrom("https://elsewhere.example/");
  await product.signUp(page);
  const demand = await connectDemand(page);

  for (const watched of [CITED, IGNORED]) {
    await open(page, `${demand}?preset=not-measured`);
    await page.getByRole("link", { name: `Measure ${pathOf(watched)}` }).click();
    await measure(page, watched);
  }
  await open(page, demand);
  await page.getByLabel("Show").selectOption("High demand, never cited");
  await expect(page.getByText("2 pages.", { exact: false })).toBeVisible();
  await expect(page.getByRole("row", { name: pathOf(CITED) })).toContainText("0 of 20");
  await wellMade(page);

  await addFirstEdit(page, CITED);
  const check = page.getByRole("region", { name: "On the page" });
  await check.getByRole("button", { name: "Check the page now" }).click();
  await expect(check.getByText("Not on the page yet")).toBeVisible();
  await wellMade(page);
  await publishAndCheck(page, CITED);
  await wellMade(page);

  citeFrom(stubPage(pathOf(CITED)));
  await page.getByRole("link", { name: "Measure again" }).click();
  await measure(page, CITED);
  await wellMade(page);
  await page.getByRole("link", { name: "Work on this page" }).click();
  const proven = page.getByRole("region", { name: "Proven" }).getByRole("listitem");
  await expect(proven).toContainText(/Cited in 20 of 20 answers since .*, before 0 of 20/);
  await expect(proven).toContainText("The ranges don't overlap.");
  await expect(page.getByText("Items can't turn to proven yet.")).toHaveCount(0);
  await wellMade(page);

  await open(page, `${demand}?preset=never-cited`);
  await expect(page.getByText("1 page.", { exact: false })).toBeVisible();
  const row = page.getByRole("row", { name: pathOf(IGNORED) });
  await row.getByRole("button", { name: "Add to work list" }).click();
  await expect(row.getByRole("link", { name: "On the work list" })).toBeVisible();
  await expect(row).toContainText("as of");
  await wellMade(page);
  await addFirstEdit(page, IGNORED);
  await publishAndCheck(page, IGNORED);
  await page.getByRole("link", { name: "Measure again" }).click();
  await measure(page, IGNORED);
  await page.getByRole("link", { name: "Work on this page" }).click();
  const waiting = page.getByRole("region", { name: "Done, waiting for proof" }).getByRole("listitem");
  await expect(waiting.getByText("No effect yet")).toBeVisible();
  await expect(waiting).toContainText("No difference so far");
  await expect(waiting).toContainText(/Cited in 0 of 20 answers since .*, before 0 of 20/);
  await expect(page.getByRole("region", { name: "Proven" })).toHaveCount(0);
  await wellMade(page);

  await waiting.getByRole("heading").getByRole("link").click();
  const history = page.getByRole("region", { name: "What happened" }).getByRole("listitem");
  await expect(history).toHaveText([/^Added/, /^Seen on the page/, /^No effect yet/]);
  await wellMade(page);

  // What was analyzed and done is in the project of the connected site, so its client can be shown it.
  await open(page, demand.replace(/\/demand$/, ""));
  await expect(page.getByText("2 pages", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Client report" }).click();
  await page.getByRole("link", { name: "Open the report" }).click();
  await expect(page.getByRole("heading", { name: "What was done" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Visibility in AI answers" })).toBeVisible();
  await wellMade(page);
});
