import { expect, test } from "vitest";
import { parseTable } from "../linear.ts";
import { type ReadingModels, shippedModels } from "../models.ts";
import { givenQuestion } from "../question/question.ts";
import { materialWith } from "../testing/material.ts";
import { type Candidate, candidatesOf, mayAnswer } from "./candidates.ts";

const QUESTION = "How hot does a compost heap get?";

function candidatesIn(main: string, models: ReadingModels = shippedModels()): Candidate[] {
  const material = materialWith(main);
  return candidatesOf(material, givenQuestion(QUESTION, material), new Map(), models);
}
/** The one sentence of a paragraph. */
function candidate(text: string): Candidate {
  const [found] = candidatesIn(`<p>${text}</p>`);
  if (!found) throw new Error(`not read: ${text}`);
  return found;
}
const sentencesModel = (sentences: string): ReadingModels => ({
  ...shippedModels(),
  sentences: parseTable(sentences),
});

test("a plain statement about the question may answer", () => {
  expect(mayAnswer(candidate("Most large compost heaps pass 55 degrees within ten days."))).toBe(true);
});

test("a statement without a word of the question may not", () => {
  expect(mayAnswer(candidate("Pilots pay about 4 percent interest on a mortgage in most countries."))).toBe(
    false,
  );
});

test("questions, announcements of a list and calls to action may not", () => {
  for (const text of [
    "Have you ever wondered why a compost heap steams in winter?",
    "Here is what makes a compost heap warm:",
    "Subscribe to our newsletter about compost heaps.",
  ])
    expect(mayAnswer(candidate(text)), text).toBe(false);
});

test("a sentence that points back or continues another one may not answer", () => {
  for (const text of [
    "This makes the compost heap hot within ten days.",
    "It makes the compost heap reach 55 degrees in ten days.",
    "However, small compost heaps never pass 40 degrees.",
    "For example, a compost heap of leaves stays cool for weeks.",
  ])
    expect(mayAnswer(candidate(text)), text).toBe(false);
});

test("a line of fewer than five words may not answer", () => {
  expect(mayAnswer(candidate("Compost heaps warm quickly."))).toBe(false);
});

test("a sentence that readers would never quote is ruled out, whatever else speaks for it", () => {
  const models = sentencesModel("figure\n0\n1\nfirst 5 0\nanswer 5 0\nneverQuote 3 0");
  const [found] = candidatesIn("<p>Most large compost heaps pass 55 degrees within ten days.</p>", models);
  expect(found?.neverQuote).toBeGreaterThan(0.9);
  expect(found && mayAnswer(found)).toBe(false);
});

test("candidates come in the order of the page, each with its place", () => {
  const found = candidatesIn(
    "<p>Bacteria warm the pile. They need air and water.</p><h2>Size</h2><p>Large piles stay warm for weeks.</p>",
  );
  expect(found.map(({ line }) => [line.text, line.section, line.wordsBefore])).toEqual([
    ["Bacteria warm the pile.", expect.any(Number), 0],
    ["They need air and water.", expect.any(Number), 4],
    ["Large piles stay warm for weeks.", expect.any(Number), 9],
  ]);
  expect(found[2]?.line.section).toBeGreaterThan(found[0]?.line.section ?? 9);
});

test("the rank follows the model that orders sentences first", () => {
  const models = sentencesModel("figure\n0\n1\nfirst 0 2");
  const found = candidatesIn(
    "<p>Piles of leaves stay cool.</p><p>Large piles pass 55 degrees quickly.</p>",
    models,
  );
  expect(found[1]?.rank).toBeGreaterThan(found[0]?.rank ?? 9);
});

test("the order of a sentence's words decides between a statement and the same words shuffled", () => {
  const [good, heap] = candidatesIn(
    "<p>A large compost heap gets as hot as 65 degrees within ten days.</p><p>The ten heap large gets within as 65 compost hot of is days as degrees a.</p>",
  );
  // A heap of words is left out before it becomes a candidate, or ranks lower.
  expect(good?.rank).toBeGreaterThan(heap?.rank ?? Number.NEGATIVE_INFINITY);
});
