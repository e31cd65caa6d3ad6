import { expect, test } from "vitest";
import { type KeptAnswer, scoreSite } from "../score-site.ts";
import { estimateFor } from "./estimate.ts";
import type { SiteReading } from "./page-reading.ts";

const QUERY = "best compost ratio";
const OPEN = { allowed: true, reason: null };

function pageWith(text: string): SiteReading {
  return {
    url: "https://own.example/compost",
    title: "Compost",
    names: [],
    wordCount: 100,
    passages: [{ text, heading: null }],
    coverage: { page: 0.5, headings: 0 },
    factors: { freshness: 0.4, authority: 0.6, structure: 0.7, technical: 0.9 },
    access: { perplexity: OPEN, openai: OPEN, gemini: OPEN },
  };
}

const analysisOf = (text: string) => estimateFor("openai", QUERY, pageWith(text)).analysis;

test("an estimate says how many of the query's words the closest passage has, and names the lowest section", () => {
  expect(analysisOf("The best compost needs air.")).toBe(
    "We did not ask ChatGPT. This score is estimated from the page. The closest passage contains 67% of the query's words: “The best compost needs air.” Lowest section score: Content Freshness (40 of 100).",
  );
});

test("each obstacle to quoting a passage is named, and only those that apply", () => {
  const long = "It takes air and water. ".repeat(25);

  expect(analysisOf(`${long} Then the best compost ratio.`)).toContain(
    "It is longer than 90 words. It starts with a word that refers back, such as this or it. Its first sentence has less than half of the query's words.",
  );
  expect(analysisOf("The best compost ratio is three to one.")).not.toMatch(
    /It is longer|It starts|Its first/,
  );
});

test("a page without a word of the query says so", () => {
  expect(analysisOf("Zebras run.")).toContain("No passage on the page contains a word from the query.");
});

function answer(sample: number, host: string | null, searched = true): KeptAnswer {
  const source = {
    url: `https://${host}/a`,
    host: host ?? "",
    title: null,
    position: 1,
    cited: true,
    spans: [],
  };
  const text = { model: "m", text: "Said.", searched, attribution: null, citations: host ? [source] : [] };
  return { engine: "openai", sample, failure: null, answer: text };
}

test("a measured result gives the count, its interval, the other answers and what was not counted", () => {
  const answers = [answer(1, "own.example"), answer(2, null), answer(3, null, false)];
  const reading = pageWith("Compost.");

  expect(scoreSite("openai", QUERY, { url: reading.url, reading }, answers).analysis).toBe(
    "ChatGPT cited your site in 1 of 2 answers (95% confidence interval: 9% to 91%). Other answers: 1 absent. Not counted: 1 without a web search.",
  );
});
