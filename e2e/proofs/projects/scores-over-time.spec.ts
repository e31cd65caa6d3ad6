/** A page over time: a line that breaks where the rubric changed, and a change of the score with its causes. */
import { askPostgres, freshPostgresUrl, startPostgres } from "@citeworthy/server/testing";
import type { Page } from "@playwright/test";
import { ownProduct } from "../../fixtures/own-product.ts";
import { expect, expectNoAxeViolations, open, test } from "../../fixtures/test.ts";
import { analyze, stubPage } from "../../screens/analysis.ts";
import { expectFits } from "../../screens/widths.ts";

const OLD_RUBRIC = "2025.1";

let database = "";
const { signUp } = ownProduct("scores-over-time", async () => {
  const postgres = await startPostgres();
  if (postgres === null) return null;
  database = await freshPostgresUrl(postgres.url);
  return { settings: { DATABASE_URL: database }, end: () => postgres.stop() };
});

async function analyzed(page: Page, url: string): Promise<void> {
  await open(page, "/");
  await analyze(page, url);
  await page.waitForURL(/\/analysis\//);
}

/** As if an earlier version of the product had made all analyses so far, too long ago to judge them again. */
async function makeOld(): Promise<void> {
  await askPostgres(
    database,
    `update searches set rubric = $1, score = 41,
       result = result || jsonb_build_object('rubricVersion', $1::text, 'score', result->'score' || '{"score": 41}')`,
    [OLD_RUBRIC],
  );
  await askPostgres(database, "delete from kept_evidence");
}

test("scores of two rubrics aren't compared, and a change of three points or more names its causes", async ({
  page,
}, { repeatEachIndex }) => {
  await signUp(page);
  // Words, not random letters: the engine reads the address too, and may doubt a check for another one.
  const key = `price-of-a-rain-barrel-${repeatEachIndex}`;
  const url = stubPage(`/changing/${key}`);
  await analyzed(page, url);
  await makeOld();

  await analyzed(page, url);
  await expect(page.getByText(/^Not compared with /)).toBeVisible();
  await expect(page.getByText(`The rubric changed from ${OLD_RUBRIC} to`)).toBeVisible();
  await expect(page.getByRole("img", { name: /: 41 on .+, \d+ on .+ \(not comparable with/ })).toBeVisible();
  await expectFits(page, () => expectNoAxeViolations(page));

  await fetch(stubPage(`/release/${key}`));
  await analyzed(page, url);
  const facts = page.getByRole("complementary", { name: "Score and facts" });
  await expect(facts.getByText(/^\+\d+ points since /)).toBeVisible();
  await expect(facts.getByText("Answer near the top")).toBeVisible();
  await expect(facts.getByText("A rain barrel of 200 litres costs")).toBeVisible();
  await expectFits(page, () => expectNoAxeViolations(page));

  await open(page, "/projects");
  await page.getByRole("link", { name: /127\.0\.0\.1/ }).click();
  const row = page.getByRole("row", { name: /rain barrel/i });
  await expect(row.getByText(/^\+\d+ points$/).filter({ visible: true })).toHaveCount(1);
  await row.getByRole("link", { name: /What changed/ }).click();
  const steps = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: "Open this report" }) });
  await expect(steps).toHaveCount(2);
  await expect(steps.first()).toContainText("Answer near the top");
  await expect(steps.last()).toContainText("not compared");
  await expect(steps.last()).toContainText(`The rubric changed from ${OLD_RUBRIC} to`);
  await expectFits(page, () => expectNoAxeViolations(page));

  await page.getByRole("link", { name: "Project", exact: true }).click();
  await page.getByRole("link", { name: "Client report" }).click();
  await page.getByRole("link", { name: "Open the report" }).click();
  await expect(page.getByRole("heading", { name: "Changed scores" })).toBeVisible();
  await expect(page.getByText(/^Answer near the top: better/)).toBeVisible();
  await expectFits(page, () => expectNoAxeViolations(page));
});
