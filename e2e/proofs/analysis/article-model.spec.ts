/** The article with a model configured that reads nothing: a free rewrite, better and worse than the page. */
import { OUTAGE, type Script, startLoopbackVendors } from "@citeworthy/server/testing";
import { ownProduct } from "../../fixtures/own-product.ts";
import { expect, expectNoAxeViolations, open, reload, test } from "../../fixtures/test.ts";
import { ANSWER, articlesUsed, choice, isLive, scores, undo, withArticle } from "../../screens/article.ts";
import { analyzed, expectNoSidewaysScroll } from "../../screens/result.ts";

test.describe.configure({ mode: "serial" });

const PHONE = { width: 390, height: 844 };

const POOR: Script = { say: "text", text: "# Rain barrels\n\nOak looks better next to a wooden house.\n" };
const INVENTED: Script = {
  say: "text",
  text: "# Rain barrels\n\nA 2021 Harvard study found that 73% leak.\n",
};
const REWRITTEN: Script = {
  say: "text",
  text: `# How much does a rain barrel cost?

${ANSWER}

## Key takeaways

- A stand adds $25 to the price, and a diverter kit for the downpipe costs $40.
- Empty the rain barrel before the first frost, because ice bursts plastic as well as oak.

It pays to think about your roof, your soil and your neighbours first. A barrel is with you for a long time, so take an afternoon for the choice and ask around. Water is precious, and every gardener knows the feeling of an empty can on a hot evening.

## Plastic, oak and steel rain barrels

Plastic is light and easy to move. Oak looks better next to a wooden house and weighs three times as much. Steel barrels last longest and grow warm in the sun, so the water in them should be used within a week.

A lid keeps leaves and mosquitoes out of the rain barrel. A tap near the bottom saves you from bending, and an overflow hose leads the rest of the rain away from the house. Barrels with a flat back fit a narrow path, and two of them can be joined by a short hose, which doubles what a shower of rain leaves you.

## Prices

A stand adds $25 to the price, and a diverter kit for the downpipe costs $40.

## Installing a rain barrel

Installing a rain barrel takes about two hours with a saw and a drill. A plumber charges $120 for the same work, according to [the city's price list of 2026](https://city.example.gov/barrels).

Empty the rain barrel before the first frost, because ice bursts plastic as well as oak. Turn it upside down, store the tap indoors and let the downpipe run into the drain until spring. In March, rinse the barrel, check the seal of the tap and set the diverter back to fill it.
`,
};

let drafts: Script[] = [];

const { signUp } = ownProduct("article-model", async () => {
  const vendors = await startLoopbackVendors(({ body, prompt }) => {
    if (prompt.includes("Write Markdown only") || JSON.stringify(body).includes("Write Markdown only"))
      return drafts.shift() ?? OUTAGE;
    return OUTAGE;
  });
  const settings = { ...vendors.environment("compatible"), AI_BUDGET_PER_DAY: "1000" };
  return { settings, end: () => vendors.close() };
});

test("a free rewrite replaces the article only if it is better; otherwise nothing changes and nothing is counted", async ({
  page,
}) => {
  await signUp(page);
  await withArticle(page, "/late-answer/fourth");
  await undo(page, /The answer comes first/);
  const rewrite = page.getByRole("button", { name: "Rewrite freely" });
  await expectNoAxeViolations(page);
  for (const next of [[POOR], [INVENTED, INVENTED]]) {
    drafts = next;
    await rewrite.click();
    await expect(page.getByText(/Your article stays\. No use was counted\./)).toBeVisible();
    await expect(scores(page), "choices stay as they were").toContainText(/, 1 undone/);
    await reload(page);
    await expect.poll(() => isLive(choice(page, /The answer comes first/))).toBe(true);
  }
  await page.setViewportSize(PHONE);
  await expect(rewrite).toBeVisible();
  await expectNoSidewaysScroll(page);

  drafts = [REWRITTEN];
  await rewrite.click();
  await expect(page.getByText(/Written by llama3 from your page/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Suggest changes" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Plastic, oak and steel rain barrels" })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);
  await open(page, "/");
  await articlesUsed(page, 2);
});

test("a page that needs no article offers a rewrite, which isn't counted when it is worse", async ({
  page,
}) => {
  await signUp(page);
  await analyzed(page);
  await page.getByRole("button", { name: "Create GEO Optimized Article" }).click();
  await expect(page.getByText("No use was counted.")).toBeVisible();
  drafts = [{ say: "text", text: "# Tides\n\nA tide table lists the time and the height.\n" }];
  await page.getByRole("button", { name: "Rewrite freely" }).click();
  await expect(
    page.getByText(/llama3's version scored \d+, your page \d+, so we left your text as it is/),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  await open(page, "/");
  await articlesUsed(page, 0);
});
