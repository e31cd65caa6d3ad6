import { expect, test } from "vitest";
import { asSearch, inSentence, titleCase } from "./casing.ts";
import { readPhrase } from "./read-phrase.ts";
import { gerund, withSuffix } from "./search-forms.ts";
import { singular } from "./singular.ts";

test("a search of more than five words gets no word more", () => {
  expect(withSuffix("small quiet folding electric bikes", "guide")).toBe(
    "small quiet folding electric bike guide",
  );
  expect(withSuffix("small quiet cheap folding electric bikes", "guide")).toBeNull();
});

test.each([
  ["how to bake bread", "how-to", "action", "bake bread"],
  ["how can I fix my bike?", "how-to", "action", "fix your bike"],
  ["What is a CDN?", "definition", "thing", "CDN"],
  ["tea versus coffee", "comparison", "versus", "tea vs coffee"],
  ["5 ideas for office gardens", "advice", "thing", "office gardens"],
  ["best office chairs", "choice", "thing", "office chairs"],
  ["quick guide to composting", "guide", "thing", "composting"],
  ["Should I lease a car", "question", "whole", "Should I lease a car"],
  ["running a small bakery", "guide", "activity", "running a small bakery"],
  ["Benefits of yoga", "guide", "thing", "yoga"],
  ["5 mistakes to avoid when buying a house", "advice", "activity", "buying a house"],
  ["how engines choose sources", "question", "whole", "how engines choose sources"],
  ["Tea vs coffee: a comparison", "comparison", "versus", "Tea vs coffee"],
  ["Training data for models", "guide", "thing", "Training data for models"],
  ["lose weight", "how-to", "action", "lose weight"],
  ["stop snoring", "how-to", "action", "stop snoring"],
  ["stop signs", "guide", "thing", "stop signs"],
  ["invest", "how-to", "action", "invest"],
  ["things to do in Lisbon", "choice", "thing", "things to do in Lisbon"],
  ["gift ideas for dads", "guide", "thing", "gift ideas for dads"],
  ["can openers", "guide", "thing", "can openers"],
  ["sustainable", "question", "whole", "What does “sustainable” mean"],
  ["vegetable", "guide", "thing", "vegetable"],
  ["Shopify alternatives", "comparison", "thing", "Shopify alternatives"],
])("%s is read as %s", (topic, intent, grammar, core) => {
  expect(readPhrase(topic)).toMatchObject({ intent, grammar, core });
});

test("titles use headline capitals and the usual spelling of names", () => {
  expect(titleCase("seo for iphone apps in the uk")).toBe("SEO for iPhone Apps in the UK");
  expect(titleCase("step-by-step guide to wordpress")).toBe("Step-by-Step Guide to WordPress");
  expect(titleCase("dogs vs cats: a comparison")).toBe("Dogs vs. Cats: A Comparison");
  expect(titleCase("how to fix https://example.com/Page")).toBe("How to Fix https://example.com/Page");
});

test("sentences and searches are lower case, except for names", () => {
  expect(inSentence("Heat pumps")).toBe("heat pumps");
  expect(inSentence("HubSpot alternatives")).toBe("HubSpot alternatives");
  expect(asSearch("How to Train a Puppy?")).toBe("how to train a puppy");
  expect(asSearch("Notion vs. Xero")).toBe("notion vs Xero");
});

test("a noun in front of another one is singular", () => {
  const pairs = {
    pumps: "pump",
    batteries: "battery",
    boxes: "box",
    knives: "knife",
    sales: "sales",
    CRMs: "CRM",
    analytics: "analytics",
  };
  for (const [plural, one] of Object.entries(pairs)) expect(singular(plural)).toBe(one);
  expect(withSuffix("tax deadlines 2026", "guide")).toBe("tax deadline guide 2026");
  expect(withSuffix("hourly rates for freelancers", "tips")).toBeNull();
});

test("an action becomes a noun in -ing", () => {
  expect(
    ["train a puppy", "run ads", "write a letter", "lose weight", "tie a tie", "be happy"].map(gerund),
  ).toEqual(["training a puppy", "running ads", "writing a letter", "losing weight", "tying a tie", null]);
});
