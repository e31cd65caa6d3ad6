/** With AI keys configured: engines and a writer on loopback, the real product and its SDKs. */
import { modelReading, type Script, startLoopbackVendors } from "@citeworthy/server/testing";
import { ownProduct } from "../../fixtures/own-product.ts";
import { expect, expectNoAxeViolations, open, test } from "../../fixtures/test.ts";
import { analyze, stubPage } from "../../screens/analysis.ts";

test.describe.configure({ mode: "serial" });

const QUOTE = "so the tides arrive roughly 50 minutes later each day";
const reading = modelReading({
  question: "How do I read a tide table?",
  checks: { figures: { quote: QUOTE, verdict: "yes" } },
});
const answers: Record<"search" | "read" | "edits", Script> = {
  search: {
    say: "answer",
    statements: [{ text: "A tide table lists high and low water.", cites: [1] }],
    sources: [{ url: "https://harbour.example/tides", title: "Tides" }],
  },
  read: { say: "json", value: reading },
  edits: { say: "json", value: { changes: [], edits: [] } },
};

const { signUp } = ownProduct("live", async () => {
  const vendors = await startLoopbackVendors(({ body, prompt }) => {
    if (JSON.stringify(body).includes("page_reading")) return answers.read;
    return prompt.includes("<page>") ? answers.edits : answers.search;
  });
  return { settings: vendors.environment("openai", "perplexity"), end: () => vendors.close() };
});

test("a live analysis names whom the engines cite; an article that isn't needed costs nothing", async ({
  page,
}) => {
  await signUp(page);
  await open(page, "/");
  await analyze(page, stubPage("/articles/reading-a-tide-table"));
  await page.waitForURL(/\/analysis\//);

  await page.getByRole("button", { name: /^Competitor Analysis/ }).click();
  for (const engine of ["Perplexity", "ChatGPT"]) {
    await page.getByRole("tab", { name: engine }).click();
    await expect(page.getByText(`Why ${engine} Mentions This:`)).toBeVisible();
    await expect(page.getByRole("link", { name: /Competitor Reference/ })).toHaveAttribute(
      "href",
      "https://harbour.example/tides",
    );
  }
  await page.getByRole("tab", { name: /Google AI Overviews/ }).click();
  await expect(page.getByText("We're working on bringing you competitor analysis from")).toBeVisible();

  await expectNoAxeViolations(page);

  await page.getByRole("button", { name: "Create GEO Optimized Article" }).click();
  // Neither the model nor our own rules find anything to change.
  await expect(page.getByText("No use was counted.")).toBeVisible();
});
