/** What engines cited, claim by claim: why other pages were cited, and what was said of the user's page. */
import { type Script, startLoopbackVendors } from "@citeworthy/server/testing";
import type { Locator, Page } from "@playwright/test";
import { ownProduct } from "../../fixtures/own-product.ts";
import { expect, expectNoAxeViolations, open, place, reload, test } from "../../fixtures/test.ts";
import { analyze, stubPage } from "../../screens/analysis.ts";
import { MONITOR, runMonitor } from "../../screens/monitor.ts";
import { expectFits } from "../../screens/widths.ts";

const QUERY = "how much coffee per liter of water";
const OWN_PATH = "/coffee/how-much";
const own = () => stubPage(OWN_PATH);
/** The same site under another name, so that it belongs to somebody else. */
const other = (slug: string) => stubPage(`/coffee/${slug}`).replace("127.0.0.1", "localhost");
const main = (page: Page) => page.getByRole("main");

const STATEMENTS = [
  { text: "Use about 60 grams of coffee per liter of water. ", cites: [1] },
  { text: "That is 10 to 12 level tablespoons. ", cites: [2] },
  { text: "If the coffee tastes weak, add 5 grams of coffee per liter. ", cites: [3] },
];
/** Wrong on purpose: the page says $34. */
const SET = { text: "A scale and a kettle are sold as a starter set for $29.", cites: [4] };

const answerOf = (citesOwn: boolean): Script => ({
  say: "answer",
  statements: citesOwn ? [...STATEMENTS, SET] : STATEMENTS,
  sources: [
    { url: other("ratios"), title: "Coffee ratios, measured" },
    { url: other("brew-guide"), title: "Brew guide" },
    { url: other("weak"), title: "Why is my coffee weak?" },
    { url: own(), title: "How Much Coffee per Liter of Water?" },
    { url: other("forum"), title: "Grams per liter, what do you use?" },
    { url: other("gone"), title: "A page that is gone" },
  ],
});

async function run(page: Page): Promise<void> {
  await open(page, MONITOR);
  await runMonitor(page, { url: own(), query: QUERY });
  await expect(page.getByRole("link", { name: "Why them?" })).toBeVisible();
}

/** SHOTS names a folder for pictures of the screens, to be compared with the designs. */
async function expectWellMade(page: Page, name: string): Promise<void> {
  await expectFits(page, async () => {
    await expectNoAxeViolations(page);
    if (process.env.SHOTS)
      await page.screenshot({
        path: `${process.env.SHOTS}/${name}-${page.viewportSize()?.width}.png`,
        fullPage: true,
      });
  });
}

test("without keys nothing is measured, and each screen says how to change that", async ({
  asUser: { page },
}) => {
  await run(page);
  await expectWellMade(page, "monitor");
  await page.getByRole("link", { name: "Why them?" }).click();
  await expect(page.getByRole("heading", { name: "Nothing measured in this run" })).toBeVisible();
  await expectWellMade(page, "why-without-keys");
  await page.getByRole("link", { name: "Said of you" }).click();
  await expect(page.getByRole("heading", { name: "No answer has cited your pages yet" })).toBeVisible();
  await expectWellMade(page, "said-without-keys");
  await page.getByRole("link", { name: "Comparison Matrix" }).click();
  await expect(page.getByRole("columnheader", { name: "Best passage" })).toBeVisible();

  await open(page, "/");
  await analyze(page, own());
  await page.waitForURL(/\/analysis\//);
  await expect(page.getByText("Cited in fact: not measured yet.")).toBeVisible();
  await expectWellMade(page, "report-without-keys");
  await open(page, `${new URL(page.url()).pathname}/print`);
  await expect(page.getByText("Cited in fact: not measured yet.")).toBeVisible();
});

test("a run of another account is not found", async ({ asUser: { page }, problems }) => {
  problems.allow(/404/);
  await open(page, `${MONITOR}/runs/00000000-0000-4000-8000-000000000001/why`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/not found/i);
});

test.describe("with keys", () => {
  const { signUp } = ownProduct("cited", async () => {
    const vendors = await startLoopbackVendors(({ vendor }) =>
      vendor === "gemini"
        ? { say: "answer", statements: [{ text: "About 60 grams." }], searched: false }
        : answerOf(vendor === "perplexity"),
    );
    const { host } = new URL(place.now.stubSite);
    return {
      settings: {
        ...vendors.environment("openai", "perplexity", "gemini"),
        FETCH_ALLOW_HOSTS: `${host},${host.replace("127.0.0.1", "localhost")}`,
      },
      end: () => vendors.close(),
    };
  });

  test("the counts, the claims, the differences and what was said of the page, by mouse and by keyboard", async ({
    page,
  }) => {
    await signUp(page);
    await run(page);
    await page.getByRole("link", { name: "Why them?" }).click();
    await expect(page.getByRole("heading", { name: "Your page was cited in 3 of 6 answers" })).toBeVisible();
    await expect(main(page).getByText("Perplexity 3 of 3, ChatGPT 0 of 3")).toBeVisible();
    // The pages are read one after the other, and the screen follows by itself.
    await expect(main(page).getByText("We’re reading the cited pages.")).toHaveCount(0);

    await page.getByRole("button", { name: "ChatGPT" }).click();
    const answer = page.getByRole("group", { name: "Answer" });
    await expect(answer.getByText("Answer 1 of 3. Your page was read, not cited.")).toBeVisible();
    const claims = page.getByRole("table", { name: "Claims of this answer" });
    const first = claims.getByRole("row", { name: /60 grams of coffee per liter/ });
    // The form for another verdict has the same words.
    const verdict = (row: Locator, word: string) => row.getByText(word, { exact: true }).first();
    await expect(verdict(first, "Yes")).toBeVisible();
    await expect(first.locator("mark").last()).toContainText("60 grams of coffee per liter of water");
    const weak = claims.getByRole("row", { name: /tastes weak/ });
    await expect(verdict(weak, "No")).toBeVisible();

    await answer.getByRole("button", { name: "Next answer" }).press("ArrowRight");
    await expect(answer.getByText("Answer 2 of 3.")).toBeVisible();
    await expect(page).toHaveURL(/engine=openai&answer=2/);
    await answer.getByRole("button", { name: "Previous answer" }).click();
    await expect(answer.getByText("Answer 1 of 3.")).toBeVisible();
    await answer.getByRole("link", { name: "Claim 2" }).click();
    await expect(claims.getByRole("row", { name: /level tablespoons/ })).toBeInViewport();

    await weak.getByText("This verdict is wrong").click();
    await weak.getByRole("radio", { name: "Partly" }).check();
    await expectWellMade(page, "why-overrule");
    await weak.getByRole("button", { name: "Save verdict" }).click();
    await expect(weak.getByText("You said so")).toBeVisible();
    await expect(verdict(weak, "Partly")).toBeVisible();
    await expectWellMade(page, "why-overruled");
    await weak.getByRole("button", { name: "Undo" }).click();
    await expect(verdict(weak, "No")).toBeVisible();

    const dropped = page.getByRole("region", { name: "Read and dropped" });
    await expect(dropped.getByText("ChatGPT read 6 pages for this answer and cited 3.")).toBeVisible();
    await expect(dropped.getByRole("listitem").filter({ hasText: "Your page." })).toBeVisible();
    await expect(dropped.getByRole("listitem").filter({ hasText: "/coffee/gone" })).toContainText(/Not read/);
    await expectWellMade(page, "why");

    await page.getByRole("button", { name: "Gemini" }).click();
    await expect(page.getByRole("heading", { name: "No sources in this answer" })).toBeVisible();

    await page.getByRole("link", { name: "Said of you" }).click();
    const prices = page.getByRole("region", { name: "Prices and dates" });
    const wrong = prices.getByRole("listitem").first();
    await expect(wrong.getByText("Not supported")).toBeVisible();
    await expect(wrong.locator("blockquote").first()).toContainText("$29");
    await expect(wrong.locator("blockquote").last()).toContainText("$34");
    await wrong.getByRole("button", { name: /^Add to work list/ }).click();
    await expect(wrong.getByRole("link", { name: /^On the work list/ })).toBeVisible();
    await expectWellMade(page, "said");
    await expect(page.getByText("there is nothing to compare with yet")).toBeVisible();
    await wrong.getByText("This verdict is wrong").click();
    await wrong.getByRole("radio", { name: "Yes" }).check();
    await wrong.getByLabel(/^Why/).fill("The set is on sale.");
    await expectWellMade(page, "overrule");
    await wrong.getByRole("button", { name: "Save verdict" }).click();
    await expect(prices.getByText(/^Decided by .* Our verdict was: not supported\.$/)).toBeVisible();
    await expect(prices.getByText("You said so")).toBeVisible();
    await expect(prices.getByText("The set is on sale.")).toBeVisible();
    await expectWellMade(page, "overruled");
    await reload(page);
    await prices.getByRole("button", { name: "Undo" }).click();
    await expect(wrong.getByText("Not supported")).toBeVisible();
    await page.getByRole("combobox", { name: "Engine" }).selectOption({ label: "Perplexity" });
    await expect(page).toHaveURL(/engine=perplexity/);
    await page.getByRole("link", { name: /^Not supported/ }).click();
    await expect(page).toHaveURL(/engine=perplexity.*show=not_supported/);
    await expect(wrong.getByText("Not supported")).toBeVisible();
    await open(page, `${MONITOR}/said?engine=openai`);
    await expect(page.getByRole("heading", { name: "No claim fits these filters" })).toBeVisible();
    await page.getByRole("link", { name: "Show all claims" }).click();
    const file = page.waitForEvent("download");
    await page.getByRole("link", { name: "CSV" }).click();
    expect((await file).suggestedFilename()).toMatch(/\.csv$/);

    await prices.getByRole("link", { name: "How Much Coffee per Liter of Water?" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("How Much Coffee");
    await expectWellMade(page, "page");

    await open(page, "/");
    await analyze(page, own());
    await page.waitForURL(/\/analysis\//);
    const report = new URL(page.url()).pathname;
    await expect(main(page).getByText("answers cited this page, likely 19 to 81%")).toBeVisible();
    await expectWellMade(page, "report");
    await page.getByRole("button", { name: /^Competitor Analysis/ }).click();
    const references = page.getByRole("tabpanel", { name: "Perplexity" });
    await expect(references.getByText("Competitor Reference, cited in 3 of 3 answers")).toHaveCount(3);
    await expect(references.getByText("Why Perplexity Mentions This:").first()).toBeVisible();
    await expectWellMade(page, "competitors");
    await page.getByRole("link", { name: "Why them?" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Why them?" })).toBeVisible();
    await open(page, `${report}/print`);
    await expect(main(page).getByText("answers cited this page, likely 19 to 81%")).toBeVisible();
    await expectWellMade(page, "print");
  });
});
