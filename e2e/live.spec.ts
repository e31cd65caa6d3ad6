/** With keys: engines and a writer on loopback, the product and its SDKs as they are. */
import { type Script, startLoopbackVendors } from "@citeworthy/server/testing";
import { ownProduct } from "./fixtures/own-product.ts";
import { expect, expectNoAxeViolations, open, test } from "./fixtures.ts";
import { analyze, stubPage } from "./screens/analysis.ts";

test.describe.configure({ mode: "serial" });

const QUOTE = "so the tides arrive roughly 50 minutes later each day";
const SECTIONS = [
  "content_strategy",
  "content_structure",
  "content_authority",
  "content_freshness",
  "interactive_elements",
];
const reading = Object.fromEntries(
  SECTIONS.map((section) => [
    section,
    { score: 100, findings: [{ quote: QUOTE, problem: "It has no source.", fix: "Name the almanac." }] },
  ]),
);
const answers: Record<"search" | "read" | "write", Script> = {
  search: {
    say: "answer",
    statements: [{ text: "A tide table lists high and low water.", cites: [1] }],
    sources: [{ url: "https://harbour.example/tides", title: "Tides" }],
  },
  read: { say: "json", value: reading },
  write: { say: "text", text: "# Reading a tide table\n\nA tide table lists high and low water.\n" },
};

const { signUp } = ownProduct("live", async () => {
  const vendors = await startLoopbackVendors(({ body, prompt }) => {
    if (JSON.stringify(body).includes("page_reading")) return answers.read;
    return prompt.includes("<page>") ? answers.write : answers.search;
  });
  return { settings: vendors.environment("openai", "perplexity"), end: () => vendors.close() };
});

test("a live analysis names whom the engines cite and what the model read; the article says who wrote it", async ({
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

  await page.getByRole("button", { name: /^Content Authority/ }).click();
  await expect(page.getByRole("heading", { name: /read Model/ })).toBeVisible();
  await expect(page.getByText("Measured alone this section has")).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByRole("button", { name: "Create GEO Optimized Article" }).click();
  await expect(page.getByText("Written by a model")).toBeVisible();
});
