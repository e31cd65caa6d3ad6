import { expect, test } from "vitest";
import { growth, MOST_GROWTH } from "../page/testing/growth.ts";
import type { KeptCitation } from "../visibility/answers/kept-answer.ts";
import { MAX_CLAIMS, splitClaims } from "./split-claims.ts";

type Cite = Pick<KeptCitation, "position" | "cited" | "spans">;
/** Each mark in the text is a citation of the source with its number. */
const marked = (text: string): Cite[] =>
  [...text.matchAll(/\[(\d)\]/g)].map((match) => ({
    position: Number(match[1]),
    cited: true,
    spans: [{ start: match.index, end: match.index + match[0].length }],
  }));
const split = (text: string, citations: Cite[] = marked(text)) => splitClaims({ text, citations });
const texts = (text: string) => split(text).map((claim) => claim.text);

test("each sentence is a claim with the marks behind it, and its place in the answer holds both", () => {
  const text =
    "Use about 60 grams of coffee per liter of water.[1][2] Go up to 65 grams for a French press. [3]";
  const claims = split(text);
  expect(claims.map(({ text: words, cites }) => [words, cites])).toEqual([
    ["Use about 60 grams of coffee per liter of water.", [1, 2]],
    ["Go up to 65 grams for a French press.", [3]],
  ]);
  expect(claims.map(({ span }) => text.slice(span.start, span.end))).toEqual([
    "Use about 60 grams of coffee per liter of water.[1][2]",
    "Go up to 65 grams for a French press. [3]",
  ]);
});

test("headings, questions, offers, hedges and transitions claim nothing", () => {
  expect(
    texts(`## Coffee per liter
**Quick answer**

Here's what I found:

- Use 60 grams per liter of water.

In short:
Would you like a ratio for espresso?
Let me know your brewing method.
Prices may change, so check the website.
It depends on several factors.
I'm not a lawyer, so please check with the office.
Hope this helps!
Sources: kettlelab.example, morningcup.example`),
  ).toEqual(["Use 60 grams per liter of water."]);
});

test("lists and tables give one claim for each item and row, with what they are about", () => {
  const claims = split(`### Plans
Prices per user and month:
- **Pro:** costs $12 a month[1]
- *Business:* costs $24 a month[2]

| Plan | Price |
|---|---|
| Pro plan | $12 per month [1] |
| Business plan | $24 per month |`);
  expect(claims.map(({ text, cites, about }) => [text, cites, about])).toEqual([
    ["Pro: costs $12 a month", [1], ["Prices per user and month:", "Plans"]],
    ["Business: costs $24 a month", [2], ["Prices per user and month:", "Plans"]],
    ["Pro plan | $12 per month", [1], ["| Plan | Price |", "Prices per user and month:", "Plans"]],
    ["Business plan | $24 per month", [], ["| Plan | Price |", "Prices per user and month:", "Plans"]],
  ]);
});

test("what decides a claim is named as it stands in the claim", () => {
  const of = (text: string) => {
    const [claim] = split(text);
    return [claim?.facts, claim?.decidedBy];
  };
  expect(of("Brew Notes sells the set for $29 since March 4, 2025.")).toEqual([
    ["price", "date", "name"],
    ["Brew Notes", "$29", "March 4, 2025"],
  ]);
  expect(of("Der Einbau kostet im Altbau mit allem 1.299,00 € oder mehr.")[1]).toEqual(["1.299,00 €"]);
  expect(of("A coarse grind works best for a press.")).toEqual([[], []]);
});

test("abbreviations, decimals and days don't end a sentence", () => {
  expect(
    texts("Approx. 1.5 l of water, i.e. six cups, are needed. Dr. Lind wrote it on Jan. 3, 2025."),
  ).toEqual(["Approx. 1.5 l of water, i.e. six cups, are needed.", "Dr. Lind wrote it on Jan. 3, 2025."]);
});

test("OpenAI's links after a sentence are marks; a link inside a sentence keeps its words", () => {
  const link = "([kettlelab.example](https://kettlelab.example/ratios?utm_source=openai))";
  const text = `Use 60 grams per liter of water. ${link}\n\nSee the [Pro plan](https://a.example/pro) for $12 a month.`;
  const start = text.indexOf("([kettlelab");
  const claims = split(text, [{ position: 4, cited: true, spans: [{ start, end: start + link.length }] }]);
  expect(claims.map(({ text: words, cites }) => [words, cites])).toEqual([
    ["Use 60 grams per liter of water.", [4]],
    ["See the Pro plan for $12 a month.", []],
  ]);
});

test("Gemini's supports cover the words themselves, also of several sentences", () => {
  const text =
    "The museum opens at 9:30 every morning. A ticket costs €11 for adults. Monday is a quiet day.";
  const end = text.indexOf(" Monday");
  const claims = split(text, [{ position: 1, cited: true, spans: [{ start: 0, end }] }]);
  expect(claims.map(({ cites }) => cites)).toEqual([[1], [1], []]);
});

test("two parts of a sentence with their own marks are two claims", () => {
  const claims = split(
    "The starter set costs $34 in the shop[1] and the guide was updated in March 2025[2].",
  );
  expect(claims.map(({ text, cites }) => [text, cites])).toEqual([
    ["The starter set costs $34 in the shop", [1]],
    ["and the guide was updated in March 2025.", [2]],
  ]);
});

test("a source that was only read is cited for nothing", () => {
  const text = "Use 60 grams of coffee per liter.[1]";
  expect(split(text, [{ position: 1, cited: false, spans: [{ start: 33, end: 36 }] }])[0]?.cites).toEqual([]);
});

test("the language of a short answer is known", () => {
  const [claim] = split("Le musée est fermé le lundi. La réservation en ligne n'est pas obligatoire.");
  expect(claim?.language).toBe("fr");
});

test("code isn't read", () => {
  expect(texts("```\nconst price = 29; // costs $29 a month\n```")).toEqual([]);
});

test("hostile answers take time that grows with their length, and give a bounded list", () => {
  const cpuUsage = () => process.cpuUsage();
  const ofMarks = (count: number) => {
    const marks = "x [1]".repeat(count);
    const spans = Array.from({ length: count }, (_, at) => ({ start: at * 5 + 2, end: at * 5 + 5 }));
    return () => void split(marks, [{ position: 1, cited: true, spans }]);
  };
  expect(growth(ofMarks, 10_000, cpuUsage)).toBeLessThan(MOST_GROWTH);
  for (const piece of [
    "[",
    "(",
    "[a](b",
    "*",
    "| a | b |\n",
    "#",
    ". ",
    "Ab ",
    "\n",
    "- ",
    "1,",
    "**a:** ",
  ]) {
    const ofPieces = (length: number) => {
      const text = piece.repeat(length / piece.length);
      return () => void split(text, []);
    };
    expect(growth(ofPieces, 200_000, cpuUsage), piece).toBeLessThan(MOST_GROWTH);
  }
  expect(split("It costs $29 a month. ".repeat(5_000), []).length).toBe(MAX_CLAIMS);
  expect(split(`| a | b |\n| ${"costs $29 a month ".repeat(3_000)} |`, [])).toEqual([]);
});
