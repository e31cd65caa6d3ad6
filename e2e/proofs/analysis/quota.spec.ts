/** The limit of a plan holds under load, and the screen says what to do. */
import { expect, open, test } from "../../fixtures/test.ts";
import { analyze, expectUsed, stubPage } from "../../screens/analysis.ts";

test("twelve analyses at once on a trial of ten: ten are done, two refused, and the screen says so", async ({
  asUser: { page },
  problems,
}) => {
  problems.allow(/status of 402/);
  const ask = () =>
    page.request.post("/functions/analyze-content", {
      data: { input: stubPage("/articles/reading-a-tide-table") },
      timeout: 200_000,
    });
  const statuses = (await Promise.all(Array.from({ length: 12 }, ask))).map((answer) => answer.status());
  expect(statuses.sort()).toEqual([...Array(10).fill(200), 402, 402]);

  await open(page, "/");
  await expectUsed(page, 10);
  await expect(page.getByText("Limit reached")).toBeVisible();
  await analyze(page, stubPage("/articles/reading-a-tide-table"));
  await expect(page.getByText("Monthly limit of 10 reached. Upgrade for more usage.")).toBeVisible();
  await expect(page.getByText(/A trial has a fixed number of uses/)).toBeVisible();
  await expectUsed(page, 10);
});
