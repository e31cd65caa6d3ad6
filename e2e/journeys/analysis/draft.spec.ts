/** Draft mode: read while typing, in the browser, without a request and without a use. */
import { expect, expectNoAxeViolations, open, test } from "../../fixtures/test.ts";
import { expectFits } from "../../screens/widths.ts";

const DRAFT = `# How long should cold brew steep?

Welcome back to the blog! In this post we look at everything about coffee, which many people love in summer.

Cold brew should steep for 16 to 18 hours at 20 °C, because a shorter steep leaves the coffee thin and sour.`;

test("a draft is read while typing, and nothing is sent", async ({ page }) => {
  await open(page, "/draft");
  const field = page.getByLabel("Your draft");
  await expect(field).toBeEnabled();
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(request.url());
  });
  await field.fill(DRAFT);
  await expect(page.getByText(/words read/)).toBeVisible();
  await expect(
    page
      .getByRole("definition")
      .filter({ hasText: /cold brew/i })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: "Do this next" })).toBeVisible();
  await expectFits(page, () => expectNoAxeViolations(page));

  await page.getByLabel("Open a file").setInputFiles({
    name: "draft.html",
    mimeType: "text/html",
    buffer: Buffer.from(
      `<h1>What is a rain barrel?</h1><p>${"A rain barrel stores water from the roof for the garden. ".repeat(6)}</p>`,
    ),
  });
  await expect(
    page
      .getByRole("definition")
      .filter({ hasText: /rain barrel/i })
      .first(),
  ).toBeVisible();
  expect(sent).toEqual([]);
});
