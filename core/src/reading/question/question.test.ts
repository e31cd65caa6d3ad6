import { expect, test } from "vitest";
import { subjectOf } from "../../analysis/subject.ts";
import { articleHtml } from "../../analysis/testing/article.ts";
import { evidenceOf } from "../../analysis/testing/evidence.ts";
import { lowerWords } from "../../language/words.ts";
import type { Material } from "../material.ts";
import { materialWith } from "../testing/material.ts";
import { givenQuestion, readQuestion } from "./question.ts";
import type { QuestionWord } from "./question-words.ts";

const TEXT = "<p>A full sentence of text that is not about anything in particular.</p>";
const LIKELY = 0.9;

/** Words that certainly belong to the question; all others don't. */
const likely = ({ lexicon }: Material, words: string): QuestionWord[] =>
  lowerWords(words).flatMap((word) =>
    lexicon.stems([word]).map((stem) => ({ stem, word, chance: LIKELY, features: {} })),
  );
function questionOf(title: string, words: string, url = "https://garden.example/"): string {
  const material = materialWith(TEXT, { title, url });
  return readQuestion(material, likely(material, words)).text;
}

test("a part that nobody would ask for goes at the end", () => {
  expect(questionOf("How to Feed Worms, Tested by Readers", "feed worms")).toBe("How to Feed Worms");
  expect(questionOf("How to Feed Worms (Updated Guide)", "feed worms")).toBe("How to Feed Worms");
});

test("words in front of the question go, with the small words after them", () => {
  expect(questionOf("The Complete Guide to Feeding Worms", "feeding worms")).toBe("Feeding Worms");
});

test("a phrase is not cut in its middle, so no “on a” is left at the end", () => {
  expect(questionOf("How to Feed Worms on a Budget", "feed worms")).toBe("How to Feed Worms on a Budget");
});

test("the word that asks stays in front", () => {
  expect(questionOf("Why Big Heaps Rot", "heaps rot")).toMatch(/^Why /);
  expect(questionOf("How Hot Heaps Rot", "heaps rot")).toMatch(/^How /);
});

test("a word in front that nobody would ask for goes, unless it asks", () => {
  expect(questionOf("Ultimate Compost Heat Chart", "compost heat chart")).toBe("Compost Heat Chart");
});

test("the site's name after a separator is left out", () => {
  for (const separator of [" | ", " - ", " – ", ": "])
    expect(questionOf(`How to Feed Worms${separator}Garden Gazette`, "feed worms")).toBe("How to Feed Worms");
});

test("where the title says nothing, the words of the address ask", () => {
  expect(questionOf("Welcome", "feed worms", "https://garden.example/how-to-feed-worms")).toBe(
    "how to feed worms",
  );
});

test("a page without a title, heading or words in its address is asked for by its host", () => {
  const html = "<p>A text of some length that has neither a title nor a heading above it.</p>";
  const { question } = subjectOf(evidenceOf(html, { url: "https://garden.example/" })).facts.reading();
  expect(question).toBe("What is garden.example?");
});

test("the engine's own question of an article is its title without the site's name", () => {
  const { question, questionBy, questionSure } = subjectOf(evidenceOf(articleHtml())).facts.reading();
  expect(question).toBe("How hot does a compost heap get?");
  expect(questionBy).toBe("engine");
  expect(questionSure).toBeGreaterThan(0);
  expect(questionSure).toBeLessThanOrEqual(1);
});

test("every word of a given question counts in full", () => {
  const question = givenQuestion("How warm is a wormery?", materialWith(TEXT));
  expect(question).toMatchObject({ text: "How warm is a wormery?", sure: 1 });
  expect([...question.words.values()].every((chance) => chance === 1)).toBe(true);
  expect(question.words.size).toBe(2);
});

test("a question that the user gives replaces the guess and is marked as the user's", () => {
  const options = { question: "  How warm is a wormery?  " };
  const reading = subjectOf(evidenceOf(articleHtml()), options).facts.reading();
  expect(reading).toMatchObject({
    question: "How warm is a wormery?",
    questionBy: "user",
    questionSure: 1,
    kindBy: "engine",
  });
  expect(subjectOf(evidenceOf(articleHtml()), { question: "  " }).facts.reading().questionBy).toBe("engine");
});

test("a kind that the user gives replaces the guess and is marked as the user's", () => {
  const { kind, kindBy, kindSure } = subjectOf(evidenceOf(articleHtml()), { kind: "recipe" }).facts.reading();
  expect({ kind, kindBy, kindSure }).toEqual({ kind: "recipe", kindBy: "user", kindSure: 1 });
});

test("a title that asks is the question, whatever its words are", () => {
  expect(questionOf("Do I Need a Worm Bin? | Garden Gazette", "worm bin cost")).toBe("Do I Need a Worm Bin?");
  expect(questionOf("Have an idea? Feed Worms", "feed worms")).toBe("Feed Worms");
});

test("a question without its subject needs the rest of the title", () => {
  expect(questionOf("Bark or Leaves: Which Is Right for You?", "bark leaves")).toContain("Bark or Leaves");
});

test("what an address cuts in the middle of a phrase is not the question", () => {
  const url = "https://garden.example/worms-are-the-start";
  expect(questionOf("Worms Are the Start of Compost", "worms start compost", url)).toBe(
    "Worms Are the Start of Compost",
  );
});

test("a heading that any page could have is not the question", () => {
  expect(questionOf("News | Worm compost at home", "news")).not.toBe("News");
});

test("both ends of a way stay", () => {
  expect(questionOf("From waste to worms", "waste worms")).toBe("From waste to worms");
});
