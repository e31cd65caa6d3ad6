import { expect, test } from "vitest";
import type { Kind } from "../../contract/reading.ts";
import { lexiconOf } from "../../language/lexicon.ts";
import { english } from "../../language/packs/en.ts";
import { asQuestion } from "./as-question.ts";

const TEXT =
  "The costs of a house renovation vary, and a kitchen is the best place to start, with brake pads, brake pads and brake pads, tax software, a backpack, wine types and styles, a garden and a checklist for a wedding.";
const ask = (topic: string, kind: Kind, site: string | null = null) =>
  asQuestion(topic, { kind, site, subject: null, heading: null, text: TEXT, lexicon: lexiconOf(english) });

test.each<[string, Kind, string]>([
  ["House Renovation Costs: A Complete Breakdown", "explainer", "How much does a house renovation cost?"],
  ["House Renovation Costs in Ohio", "explainer", "How much does a house renovation cost in Ohio?"],
  ["How To Replace Brake Pads", "how-to", "How do I replace brake pads?"],
  ["Start your garden", "how-to", "How do I start my garden?"],
  ["Wine Types and Styles", "explainer", "What should I know about wine types and styles?"],
  ["The 5 Best Tax Software, Tested", "roundup", "What is the best tax software?"],
  ["Node vs Deno vs Bun", "comparison", "Which is better, Node, Deno or Bun?"],
  [
    "Wine Types vs Backpack Styles",
    "comparison",
    "What is the difference between wine types and backpack styles?",
  ],
  ["Need a Change? 7 Tips on How to Rent a Garden", "how-to", "How do I rent a garden?"],
  ["Top 10: Backpack Styles", "roundup", "What are the best backpack styles?"],
  ["Wine for Beginners Guide", "explainer", "What should I know about wine for beginners?"],
  ["Backpack Recommendations 2026", "forum", "Which backpack do people recommend?"],
  ["Lunacal: AI-Powered Scheduling", "review", "Is the Lunacal worth it?"],
  ["Review: Brake Pads", "review", "Are the Brake Pads worth it?"],
  ["Garden Management", "how-to", "What should I know about garden management?"],
  ["I tested 5 tax software packages", "comparison", "What are the best tax software packages?"],
  ["Why Brake Pads Are the Best", "opinion", "Why are brake pads the best?"],
  ["Osprey to raise up to $12m in June", "news", "Will Osprey raise up to $12m in June?"],
  ["Reading a tide table", "explainer", "How do I go about reading a tide table?"],
  ["Learn More: Brake Pads", "explainer", "What should I know about brake pads?"],
  ["Getting Started with Wine", "how-to", "How do I get started with wine?"],
  ["Looking for a backpack that lasts", "forum", "Which backpack that lasts do people recommend?"],
  ["WEEKEND GARDEN", "how-to", "What should I know about weekend garden?"],
  ["Osprey Atmos 65, green, 2026", "product", "What are the features and the price of the Osprey Atmos 65?"],
  ["Garden Recap 🌱 What grew in June", "news", "What is known about garden recap?"],
  ["Osprey Atmos 65 Backpack Review", "review", "Is the Osprey Atmos 65 Backpack worth it?"],
  ["Wedding Checklist", "how-to", "What belongs on a wedding checklist?"],
  ["What is Mesh WiFi? Everything you need", "explainer", "What is mesh WiFi?"],
  ["Is it safe to eat", "forum", "Is it safe to eat?"],
  ["These Are the Best Brake Pads", "roundup", "What are the best brake pads?"],
  ["The Most Affordable Wine Styles", "roundup", "What are the most affordable wine styles?"],
  ["In the garden: Three great backpacks", "roundup", "What are the best backpacks?"],
  ["7 Ways to Start a Garden", "how-to", "How do I start a garden?"],
  ["How Wine Can Cut Your Costs", "explainer", "How can wine cut my costs?"],
  ["How much to tip", "explainer", "How much should I tip?"],
  ["Tutorial: Get started with wine", "how-to", "How do I get started with wine?"],
  [
    "Brake pads still squealing after a change",
    "forum",
    "Why are brake pads still squealing after a change?",
  ],
  ["4 Things to Do in a Garden", "roundup", "What are the best things to do in a garden?"],
  ["Installing Osprey with Vite", "how-to", "How do I go about installing Osprey with Vite?"],
  ["Osprey wants you to go home", "news", "Did Osprey want you to go home?"],
  [
    "Osprey confirmed there are flaws in its brake pads",
    "news",
    "Did Osprey confirm there are flaws in its brake pads?",
  ],
  ["Brake Pads", "catalogue", "Which brake pads can I choose from?"],
  ["What Features to Look For in Brake Pads", "explainer", "What features should I look for in brake pads?"],
  ["How We Keep Wine Out of the Garden", "how-to", "How do I keep wine out of the garden?"],
  ["Struggling With How To Arrange Your Garden?", "how-to", "How do I arrange my garden?"],
  ["Have a garden? Start your wine at home", "how-to", "How do I start my wine at home?"],
  ["Brake Pads Comparison with Pros and Cons", "explainer", "How do brake pads compare?"],
  ["Guide to Types of Brake Pads", "explainer", "What are the types of brake pads?"],
  ["Introducing the garden barrel", "explainer", "What is the garden barrel?"],
  ["The Ultimate Wedding Checklist and Timeline", "how-to", "What belongs on a wedding checklist?"],
  ["Brake pads pricing and cost guide 2026", "explainer", "How much do brake pads cost?"],
  ["The leading wine styles", "roundup", "What are the best wine styles?"],
  [
    "Wine styles specializing in gardens",
    "roundup",
    "What are the best wine styles specializing in gardens?",
  ],
  ["Osprey bets on the garden", "news", "Did Osprey bet on the garden?"],
  [
    "Osprey glitches blamed on heavy demand in the garden",
    "news",
    "What is the story behind ‘Osprey glitches blamed on heavy demand in the garden’?",
  ],
  [
    "Doctors offer free flu shots to migrants",
    "news",
    "What is the story behind ‘Doctors offer free flu shots to migrants’?",
  ],
])("“%s” (%s) is asked as “%s”", (topic, kind, question) => {
  expect(ask(topic, kind)).toBe(question);
});

test("a home page is asked about by the name of its site", () => {
  expect(ask("Push your ideas to the web", "home", "Example Hosting")).toBe("What is Example Hosting?");
});

test.each<[string, Kind, string]>([
  ["Garden care", "service", "What garden care does Example Hosting offer?"],
  ["Example Hosting discounts", "service", "Which Example Hosting discounts are there?"],
  ["Our services", "service", "What services does Example Hosting offer?"],
  ["Example Hosting", "catalogue", "What does Example Hosting offer?"],
  ["Introduction", "reference", "What is Example Hosting?"],
  ["The Brake Pads", "catalogue", "Which brake pads does Example Hosting offer?"],
])("“%s” (%s) on a site with a name is asked as “%s”", (topic, kind, question) => {
  expect(ask(topic, kind, "Example Hosting")).toBe(question);
});

test("a manual's page is asked about by the name of what it describes", () => {
  const page = {
    kind: "reference",
    site: null,
    subject: "Osprey",
    heading: null,
    text: `${TEXT} It runs with Osprey and with Osprey only.`,
    lexicon: lexiconOf(english),
  } as const;
  expect(asQuestion("Wine Types", page)).toBe("What are wine types in Osprey?");
  expect(asQuestion("Osprey Wine Types", page)).toBe("What are Osprey wine types?");
  expect(asQuestion("Introduction", page)).toBe("What is Osprey?");
});

test("in other languages the topic stays as the page words it", () => {
  const german = asQuestion("Wärmepumpe Kosten", {
    kind: "explainer",
    site: null,
    subject: null,
    heading: null,
    text: "",
    lexicon: lexiconOf(null),
  });
  expect(german).toBe("Wärmepumpe Kosten");
});
