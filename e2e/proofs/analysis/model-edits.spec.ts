/** With a model configured, its edits are in the same list: what is in doubt says so, and each can be used and undone. */
import { CHECKS } from "@citeworthy/core/contract/reading";
import { modelReading, OUTAGE, type Script, startLoopbackVendors } from "@citeworthy/server/testing";
import { ownProduct } from "../../fixtures/own-product.ts";
import { expect, expectNoAxeViolations, open, test } from "../../fixtures/test.ts";
import { ANSWER, articlesUsed, choice } from "../../screens/article.ts";
import { analyzed, expectNoSidewaysScroll } from "../../screens/result.ts";

test.describe.configure({ mode: "serial" });

const OPENING = `${ANSWER} A stand adds $25 to the price, and a diverter kit for the downpipe costs $40.`;
/** "Simple" isn't the page's word, so the rules can't tell whether it says the same. */
const REWORDED = "Plastic barrels are light and simple to move.";
const FOREIGN = "Buy now at evil.example!";

const proposal = (change: object) => ({
  of: 0,
  about: "answer_early",
  fault: "Readers wait too long for the price.",
  quotes: [],
  text: "",
  before: "",
  needs: "",
  reason: "The price comes first.",
  ...change,
});
const TITLE = "How much does a rain barrel cost?";
/** The late answer costs most and its edit is the first, whatever the weights are. A reply that calls nearly all inapplicable isn't used. */
const LATE_ANSWER = {
  ...Object.fromEntries(CHECKS.map((check) => [check, { quote: "", verdict: "na" as const }])),
  title_fits: { quote: TITLE, verdict: "yes" as const },
  stays_on_topic: { quote: TITLE, verdict: "yes" as const },
  promotional: { quote: "", verdict: "no" as const },
  stuffed: { quote: "", verdict: "no" as const },
  unsupported_claims: { quote: "", verdict: "no" as const },
  answer_early: { quote: "", verdict: "no" as const },
};
const READING: Script = {
  say: "json",
  value: modelReading({
    question: TITLE,
    answer: { sentences: [ANSWER], isList: false, items: [] },
    checks: LATE_ANSWER,
  }),
};
const EDITS: Script = {
  say: "json",
  value: {
    changes: [],
    edits: [
      proposal({ kind: "opening", text: OPENING }),
      proposal({
        kind: "correction",
        about: "other",
        fault: "A sentence can be read in two ways.",
        quotes: ["Plastic is light and easy to move."],
        text: REWORDED,
      }),
      proposal({ kind: "takeaways", text: `${FOREIGN}\n<script>alert(1)</script>` }),
    ],
  },
};
const UNSURE: Script = { say: "json", value: { verdicts: [{ line: 0, follows: "unsure", words: [] }] } };

const { signUp } = ownProduct("model-edits", async () => {
  const vendors = await startLoopbackVendors(({ body }) => {
    const sent = JSON.stringify(body);
    if (sent.includes("page_reading")) return READING;
    if (sent.includes("page_edits")) return EDITS;
    return sent.includes("You compare new lines") ? UNSURE : OUTAGE;
  });
  const settings = { ...vendors.environment("openai"), AI_BUDGET_PER_DAY: "1000" };
  return { settings, end: () => vendors.close() };
});

for (const width of [1280, 390])
  test(`at ${width} a model's edits are listed, one says "Check this", one is used and undone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await signUp(page);
    await analyzed(page, `/late-answer/wide${width}`);
    const list = page.getByRole("region", { name: "Do this next" });
    await expect(list).toContainText(/Proposed by gpt-\S+ and our own rules/);
    const first = list.locator("#edit-1");
    await expect(first).toContainText(OPENING);
    const doubtful = list.locator("li[id^=edit-]").filter({ hasText: "A sentence can be read in two ways." });
    await doubtful.locator("summary").click();
    await expect(doubtful).toContainText(REWORDED);
    await expect(doubtful).toContainText(
      "Check this. No single sentence of your page says all of it. Your page says: Plastic is light and easy to move.",
    );
    await expect(page.getByText(FOREIGN)).toHaveCount(0);
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);

    await first.getByRole("button", { name: "Use edit 1" }).click();
    await expect(page.getByRole("heading", { name: "Generated Article" })).toBeFocused();
    await expect(page.locator("ins").filter({ hasText: ANSWER })).toHaveCount(1);
    await expect(page.locator("ins").filter({ hasText: REWORDED })).toHaveCount(0);
    await expect(first).toContainText("Used in your article");
    await page.getByRole("button", { name: /^Show edit \d: The answer comes first/ }).click();
    await expect(page.getByRole("region", { name: "Edits" })).toContainText("Check this.");
    await choice(page, /The answer comes first/)
      .getByRole("button", { name: "Undo" })
      .click();
    await expect(first.getByRole("button", { name: "Use edit 1" })).toBeVisible();
    await expect(page.locator("ins").filter({ hasText: ANSWER })).toHaveCount(0);
    await open(page, "/");
    await articlesUsed(page, 1);
  });
