import type { CitedReference } from "@citeworthy/core/cited/cited-references";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { quoteOf } from "../testing/coffee-answers.ts";
import { MeasuredReferences } from "./measured-references.tsx";

const URL = "https://kettlelab.example/ratios";
const passage = (claim: string) => ({ claim, quote: quoteOf(URL, `Here: ${claim}`, "The ratio", 12) });
const reference = (rest: Partial<CitedReference> = {}): CitedReference => ({
  engine: "perplexity",
  url: URL,
  title: null,
  cited: 4,
  counted: 5,
  used: passage("Use 60 grams."),
  lacking: passage("Add 5 grams."),
  ...rest,
});

function show(references: CitedReference[]): string {
  const measured = { runId: "run-1", query: "coffee", at: "2026-11-14T10:00:00.000Z", references };
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <MeasuredReferences measured={measured} engine="perplexity" />
    </MemoryRouter>,
  );
  return html
    .replaceAll("<wbr/>", "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
}

test("a reference shows how often it was cited, the words that were used, and what the page lacks", () => {
  const text = show([reference(), reference({ engine: "openai", url: "https://other.example/" })]);

  expect(text).toContain("Competitor Reference, cited in 4 of 5 answers kettlelab.example/ratios");
  expect(text).toContain("Why Perplexity Mentions This: Use 60 grams. Here: Use 60 grams. Under “The ratio”");
  expect(text).toContain("It says this, and your page doesn’t: Add 5 grams.");
  expect(text).toContain("Asked “coffee” on Nov 14, 2026");
  expect(text).not.toContain("other.example");
});

test("the same passage is shown once, and a page without one says so", () => {
  const same = show([reference({ lacking: passage("Use 60 grams.") })]);
  expect(same.match(/Here: Use 60 grams\./g)).toHaveLength(1);
  expect(same).toContain("Your page doesn’t say this.");

  expect(show([reference({ used: null, lacking: null })])).toContain("We found no passage on this page");
});
