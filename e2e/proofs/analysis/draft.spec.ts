/** Draft mode: read while typing, in the browser, without a request and without a use. */
import { expect, expectNoAxeViolations, open, reload, test } from "../../fixtures/test.ts";
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

/** Long enough for an edit to be worth its place. */
const LONG = `# How much does a rain barrel cost?

Welcome back to the rain barrel blog! Sign up for our newsletter and never miss a post on rain barrels.

In this post we will look at everything you need to know before you buy. Water is precious, and every gardener knows the feeling of an empty can on a hot evening. Many of us carried buckets as children and swore never to do it again.

Gardens have always been places of rest, and a good garden asks for patience. Some people love roses, others grow beans, and nearly all of them talk about the weather. The shops know this and put their barrels by the door as soon as spring begins.

## Prices

A rain barrel of 200 litres costs between $60 and $180 in most shops. A stand adds $25 to the price, and a diverter kit for the downpipe costs $40.`;

test("a draft has the same editor as an article, and its choices go back into the text", async ({ page }) => {
  await open(page, "/draft");
  const field = page.getByLabel("Your draft");
  await expect(field).toBeEnabled();
  await field.fill(LONG);
  await page.getByRole("button", { name: /^Edits in the text \([1-9]/ }).click();
  const editor = page.getByRole("region", { name: "Draft editor" });
  await expect(editor.locator("del, ins").first()).toBeVisible();
  await expectFits(page, () => expectNoAxeViolations(page));
  await page.setViewportSize({ width: 1280, height: 844 });
  const word = page.waitForEvent("download");
  await editor.getByRole("button", { name: /^Word/ }).click();
  expect((await word).suggestedFilename()).toMatch(
    /^draft-how-much-does-a-rain-barrel-cost-.*-tracked\.docx$/,
  );

  await page.getByRole("button", { name: "Put the kept edits into the draft" }).click();
  await expect(field).not.toHaveValue(LONG);
  const kept = await field.inputValue();
  await reload(page);
  await expect(field, "a reload brings the draft back").toHaveValue(kept);
});
