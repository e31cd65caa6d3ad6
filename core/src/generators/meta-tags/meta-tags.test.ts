import { expect, test } from "vitest";
import { checkMetaTags, MIN_KEYWORDS } from "../check-generated.ts";
import { characters, DESCRIPTION_LENGTH, pixels, TITLE_LENGTH } from "../snippet-width.ts";
import { GENERATED, mistakesIn, numbersIn, tagsFor } from "../testing/topics.ts";
import { metaTagsFromTemplates } from "./meta-tags.ts";

const added = (text: string, request: object): string[] =>
  numbersIn(text).filter((number) => !numbersIn(JSON.stringify(request)).includes(number));

test("titles fit in search results, add no numbers and have no language mistakes", () => {
  for (const { request, tags } of GENERATED) {
    expect(mistakesIn(tags.title)).toEqual([]);
    expect(characters(tags.title), tags.title).toBeLessThanOrEqual(TITLE_LENGTH.most);
    expect(pixels(tags.title, TITLE_LENGTH.size), tags.title).toBeLessThanOrEqual(TITLE_LENGTH.pixels);
    expect(tags.title, "starts with a capital, a number or a name").toMatch(/^(?:\p{Lu}|\d|iPhone)/u);
    expect(added(tags.title, request)).toEqual([]);
  }
  const inRange = GENERATED.filter(({ tags }) => characters(tags.title) >= TITLE_LENGTH.least);
  expect(inRange.length / GENERATED.length).toBeGreaterThan(0.9);
});

test("descriptions have 120 to 155 characters, end a sentence and have no language mistakes", () => {
  for (const { request, tags } of GENERATED) {
    expect(mistakesIn(tags.description)).toEqual([]);
    expect(characters(tags.description), tags.description).toBeGreaterThanOrEqual(DESCRIPTION_LENGTH.least);
    expect(characters(tags.description), tags.description).toBeLessThanOrEqual(DESCRIPTION_LENGTH.most);
    expect(tags.description).toMatch(/[.?]$/);
    expect(added(tags.description, request)).toEqual([]);
  }
});

test("tags pass the checks for a model's suggestions, except that they may have fewer keywords", () => {
  for (const { request, tags } of GENERATED) {
    const padded = [...tags.keywords, ..."abcdefgh"].slice(0, Math.max(MIN_KEYWORDS, tags.keywords.length));
    expect(checkMetaTags({ ...tags, keywords: padded }, request)).toEqual([]);
  }
});

test("the given keyword comes first, and no keyword is repeated", () => {
  for (const { request, tags } of GENERATED) {
    expect(tags.keywords[0]?.toLowerCase()).toBe(request.primaryKeyword.toLowerCase());
    expect(new Set(tags.keywords.map((keyword) => keyword.toLowerCase())).size).toBe(tags.keywords.length);
    expect(tags.keywords.flatMap(mistakesIn)).toEqual([]);
  }
});

test.each([
  ["heat pumps", "heat pump", "An introduction to heat pumps: the basics, key facts,"],
  ["sourdough starter", "sourdough starter", "Sourdough starter: the basics, key facts, practical tips,"],
  ["how to train a puppy", "puppy training", "Learn how to train a puppy with step-by-step instructions,"],
  ["How to Train a Puppy", "puppy training", "How to Train a Puppy: step-by-step instructions,"],
  ["react vs vue vs angular", "react vs vue", "React vs. Vue vs. Angular: key differences,"],
  ["Can dogs eat apples?", "dogs eat apples", "Can dogs eat apples? Get the short answer,"],
  ["what is an MRI scan", "MRI scan", "What is an MRI scan? Get a simple definition,"],
  [
    "dental implants cost",
    "dental implant cost",
    "Dental implants cost: what to expect, what affects the price,",
  ],
  ["espresso machines", "home barista setup", "Espresso machines and home barista setup: the basics,"],
  ["running shoes", "best running shoes", "Best running shoes: what to look for,"],
  [
    "common mistakes in job interviews",
    "job interview mistakes",
    "Common mistakes in job interviews: why they happen,",
  ],
])("%s is described in a sentence that fits its kind", (topic, keyword, start) => {
  expect(tagsFor(topic, keyword).description.slice(0, start.length)).toBe(start);
});

test.each([
  [
    "How much coffee per liter of water",
    "coffee to water ratio",
    "Coffee to Water Ratio: How Much Coffee per Liter of Water?",
  ],
  ["espresso machines", "home barista setup", "Home Barista Setup: A Practical Guide to Espresso Machines"],
  ["what is an MRI scan", "MRI scan", "What Is an MRI Scan? A Simple Explanation With Key Facts"],
  ["tax deadlines 2026", "tax deadlines", "Tax Deadlines 2026: A Practical Guide With Key Facts"],
])("the title of %s starts with the topic or the keyword", (topic, keyword, title) => {
  expect(tagsFor(topic, keyword).title).toBe(title);
});

test("keywords of verbs and mass nouns are phrases that people search for", () => {
  expect(tagsFor("lose weight", "lose weight").keywords).toEqual([
    "lose weight",
    "how to lose weight",
    "best way to lose weight",
    "how to lose weight step by step",
    "easy ways to lose weight",
    "tips for losing weight",
  ]);
  const all = GENERATED.flatMap(({ tags }) => tags.keywords);
  expect(all.filter((search) => /^what is an? /.test(search))).toEqual(["what is an MRI scan"]);
  expect(tagsFor("cold brew", "cold brew").keywords).not.toContain("what is cold brew");
});

test("the same words give the same tags, and other languages give none", () => {
  const request = { topic: "cold brew", primaryKeyword: "cold brew ratio" };
  expect(metaTagsFromTemplates(request)).toEqual(metaTagsFromTemplates({ ...request }));
  expect(metaTagsFromTemplates({ topic: "Küchenmesser schärfen", primaryKeyword: "knife" })).toBeNull();
  expect(metaTagsFromTemplates({ topic: "heat pumps", primaryKeyword: "pompa ciepła" })).toBeNull();
});
