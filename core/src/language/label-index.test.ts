import { expect, test } from "vitest";
import { labelIndex } from "./label-index.ts";
import { german } from "./packs/de.ts";
import { english } from "./packs/en.ts";

const { labels, forms } = labelIndex(english);

test("parts are recognized by their names, with other words and marks around them", () => {
  expect(labels("Key Takeaways:")).toContain("summary");
  expect(labels("Frequently asked questions about compost")).toContain("faq");
  expect(labels("Pros and cons")).toEqual(expect.arrayContaining(["pros", "cons"]));
});

test("a heading that names no part has no label", () => {
  expect(labels("Why a heap gets hot")).toEqual([]);
});

test("a long line that contains the word isn't a label", () => {
  expect(labels("A summary of everything that we have ever written about heaps and bins")).toEqual([]);
});

test("a name inside a longer word isn't a label", () => {
  expect(labels("Faqir and the prospector")).toEqual([]);
});

test("forms of questions are recognized by their words", () => {
  expect(forms("How much does a compost bin cost?")).toContain("quantity");
  expect(forms("What is humus?")).toContain("definition");
  expect(forms("Why does it smell?")).toContain("reason");
  expect(forms("How to turn a heap")).toContain("how");
  expect(forms("Best compost bins")).toContain("choice");
});

test("a phrase with a gap needs the words on both sides of it", () => {
  expect(forms("What does humus mean?")).toContain("definition");
  expect(forms("What does humus do?")).not.toContain("definition");
});

test("a question is one of yes or no only where it begins with its verb", () => {
  expect(forms("Can a heap burn?")).toContain("yesNo");
  expect(forms("What a heap can do")).not.toContain("yesNo");
});

test("a statement has no form", () => {
  expect(forms("Compost and rain")).toEqual([]);
});

test("another language uses its own names", () => {
  const index = labelIndex(german);
  expect(index.labels("Das Wichtigste in Kürze")).toContain("summary");
  expect(index.labels("Key takeaways")).toEqual([]);
});
