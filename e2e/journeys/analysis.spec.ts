/** One thread through all of it: a pasted link becomes a result, saved and counted. */
import { expect, open, reload, test } from "../fixtures/test.ts";
import { analyze, button, expectUsed, heldPage, input, loading, stubPage } from "../screens/analysis.ts";

const SECTIONS = [
  "Content Strategy",
  "Competitor Analysis",
  "Content Structure",
  "Content Authority & E-E-A-T",
  "Technical Implementation",
  "Content Freshness",
  "Interactive Elements",
];

test("a pasted link is followed step by step, survives a reload, and ends as a saved result and one use", async ({
  asUser: { page },
}) => {
  const held = heldPage("reading-a-tide-table");
  await open(page, "/");
  await expect(page.getByText("No search history yet")).toBeVisible();
  await expectUsed(page, 0);
  await analyze(page, held.url);

  await expect(loading(page)).toContainText("Analyzing content...");
  await expect(loading(page)).toContainText("drop 25% by 2026");
  await expect(loading(page).locator('[aria-current="step"]')).toBeVisible();
  await expect(input(page)).toBeDisabled();
  await expect(button(page)).toBeDisabled();
  await expect(page).toHaveURL(/\?job=/);

  await reload(page);
  await expect(loading(page)).toContainText("Analyzing content...");
  await expect(loading(page).locator('[aria-current="step"]')).toBeVisible();
  await expect(input(page)).toHaveValue(held.url);

  await held.release();
  await page.waitForURL(/\/analysis\//);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Analyzing: Reading A Tide Table");
  for (const section of SECTIONS)
    await expect(page.getByRole("button", { name: new RegExp(`^${section}`) })).toBeVisible();

  await open(page, "/");
  await expectUsed(page, 1);
  const search = page.getByRole("link", { name: /Reading A Tide Table/ });
  await expect(search).toHaveCount(1);
  await search.click();
  await page.waitForURL(/\/analysis\//);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Analyzing: Reading A Tide Table");
  await open(page, "/");
  await expectUsed(page, 1);
});

test("a visitor is refused by the function itself", async ({ request }) => {
  const answer = await request.post("/functions/analyze-content", {
    data: { input: stubPage("/articles/reading-a-tide-table") },
  });

  expect(answer.status()).toBe(401);
  expect(await answer.json()).toMatchObject({ error: expect.any(String) });
});
