import { expect, test } from "vitest";
import { questionHeading } from "./question-heading.ts";

test.each([
  ["How to clean the barrel", "How do you clean the barrel?"],
  ["How To Clean The Barrel", "How Do You Clean the Barrel?"],
  ["Benefits of a cover", "What are the benefits of a cover?"],
  ["The Benefits of Rain Barrels", "What Are the Benefits of Rain Barrels?"],
  ["The history of barrels", "What is the history of barrels?"],
  ["What is a barrel", "What is a barrel?"],
  ["When to empty it", "When should you empty it?"],
  ["Choosing the right size", "How do you choose the right size?"],
])("%s -> %s", (heading, question) => {
  expect(questionHeading(heading, "en")).toBe(question);
});

test.each([
  "Why barrels smell",
  "Wood or plastic",
  "Pricing",
  "Oak vs plastic",
  "Is it safe?",
  "HOW TO CLEAN",
  "What you need",
  "Step 1: Empty it",
  "How to clean: a guide",
])("%s stays as the author wrote it", (heading) => {
  expect(questionHeading(heading, "en")).toBe(heading);
  expect(questionHeading("Vorteile eines Deckels", "de")).toBe("Vorteile eines Deckels");
});
