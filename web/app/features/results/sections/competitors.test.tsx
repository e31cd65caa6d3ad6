import type { Enhancement } from "@citeworthy/core/contract";
import { expect, test } from "vitest";
import { rendered, words } from "../testing/sample-view.tsx";
import { itemsOf } from "./competitor-items.ts";
import { Competitors } from "./competitors.tsx";

const stored = (name: string): Enhancement => ({
  content: `Cited for its table: https://${name}.example/tides (more)\\nSpecific elements to implement: a table of tides.`,
});
const five = ["one", "two", "three", "four", "five"].map(stored);

const reference = (role: "source" | "competitor"): Enhancement => ({
  link: "https://one.example/tides",
  reason: "It gives the times of each tide.",
  provenance: "estimated",
  role,
});
const estimated = (role: "source" | "competitor") =>
  words(rendered(<Competitors items={[reference(role)]} named={[]} isLive={false} />));

test("of five references Perplexity has the first three and ChatGPT the rest; each leads out and says why", () => {
  expect(itemsOf(five, "perplexity")).toEqual(five.slice(0, 3));
  expect(itemsOf(five, "chatgpt")).toEqual(five.slice(3));
  const markup = rendered(<Competitors items={five} named={[]} isLive={false} />);
  const shown = words(markup);
  expect(shown).toMatch(/Perplexity ChatGPT Google AI Overviews Coming Soon/);
  expect(shown.match(/Why Perplexity Mentions This:/g)).toHaveLength(3);
  expect(shown).toContain("Top Competitors");
  expect(shown).not.toMatch(/Specific elements|https:/);
  expect(markup).toContain('href="https://one.example/tides" target="_blank" rel="noopener');
});

test("the page's own links are its sources, and no engine is said to mention them", () => {
  const shown = estimated("source");
  expect(shown).toContain("Estimated: no AI engine was asked.");
  expect(shown).toContain("Sources this page leans on Estimated");
  expect(shown).not.toMatch(/Mentions This|cited instead/);
});

test("a page the user named could be cited instead", () => {
  const shown = estimated("competitor");
  expect(shown).toContain("Top Competitors Estimated");
  expect(shown).toContain("Why this could be cited instead: It gives the times of each tide.");
});

test("an empty tab says how to get data, and a named page that could not be read says why", () => {
  const named = [{ url: "https://gone.example/", problem: "The page returned status 404." }];
  const shown = words(rendered(<Competitors items={[]} named={named} isLive={false} />));
  expect(shown).toContain("No data from Perplexity We did not ask Perplexity for this analysis.");
  expect(shown).toContain("Not compared gone.example/: The page returned status 404.");
});

test("what was measured takes the place of the estimate, engine by engine", () => {
  const measured = { perplexity: <p>Cited in 4 of 5 answers</p> };
  const shown = words(
    rendered(<Competitors items={[reference("competitor")]} named={[]} isLive={false} measured={measured} />),
  );
  expect(shown).toContain("Cited in 4 of 5 answers");
  expect(shown).not.toContain("Estimated");
});
