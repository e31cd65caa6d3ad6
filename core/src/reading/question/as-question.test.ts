import { expect, test } from "vitest";
import type { Kind } from "../../contract/reading.ts";
import { lexiconOf } from "../../language/lexicon.ts";
import { english } from "../../language/packs/en.ts";
import { asQuestion } from "./as-question.ts";

const TEXT =
  "The costs of a house renovation vary, and a kitchen is the best place to start, with brake pads, brake pads and brake pads, tax software, a backpack, wine types and styles, a garden and a checklist for a wedding.";
const ask = (topic: string, kind: Kind, site: string | null = null) =>
  asQuestion(topic, { kind, site, text: TEXT, lexicon: lexiconOf(english) });

test.each<[string, Kind, string]>([
  ["House Renovation Costs: A Complete Breakdown", "explainer", "How much does house renovation cost?"],
  ["House Renovation Costs in Ohio", "explainer", "How much does house renovation cost in Ohio?"],
  ["How To Replace Brake Pads", "how-to", "How do I replace brake pads?"],
  ["Start your garden", "how-to", "How do I start my garden?"],
  ["Wine Types and Styles", "explainer", "What are wine types and styles?"],
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
  ["Osprey to raise up to $12m in June", "news", "Is it true that Osprey will raise up to $12m in June?"],
  ["Reading a tide table", "explainer", "How do I go about reading a tide table?"],
  ["Learn More: Brake Pads", "explainer", "What are brake pads?"],
  ["Getting Started with Wine", "how-to", "How do I get started with wine?"],
  ["Looking for a backpack that lasts", "forum", "Which backpack that lasts do people recommend?"],
  ["WEEKEND GARDEN", "how-to", "What should I know about weekend garden?"],
  ["Osprey Atmos 65, green, 2026", "product", "What are the features and the price of the Osprey Atmos 65?"],
  ["Garden Recap 🌱 What grew in June", "news", "What is the latest on garden Recap?"],
  ["Osprey Atmos 65 Backpack Review", "review", "Is the Osprey Atmos 65 Backpack worth it?"],
  ["Wedding Checklist", "how-to", "What belongs on a wedding checklist?"],
  ["What is Mesh WiFi? Everything you need", "explainer", "What is mesh WiFi?"],
  ["Is it safe to eat", "forum", "Is it safe to eat?"],
  ["Brake Pads", "catalogue", "Which brake pads can I choose from?"],
  [
    "Doctors offer free flu shots to migrants",
    "news",
    "Is it true that Doctors offer free flu shots to migrants?",
  ],
])("“%s” (%s) is asked as “%s”", (topic, kind, question) => {
  expect(ask(topic, kind)).toBe(question);
});

test("a home page is asked about by the name of its site", () => {
  expect(ask("Push your ideas to the web", "home", "Example Hosting")).toBe("What is Example Hosting?");
});

test.each<[string, Kind, string]>([
  ["Our services", "service", "What services does Example Hosting offer?"],
  ["Example Hosting", "catalogue", "What does Example Hosting offer?"],
  ["Introduction", "reference", "What is Example Hosting?"],
  ["The Bush Company", "catalogue", "What does the Bush Company offer?"],
  ["The Brake Pads", "catalogue", "Which brake pads does Example Hosting have?"],
])("“%s” (%s) on a site with a name is asked as “%s”", (topic, kind, question) => {
  expect(ask(topic, kind, "Example Hosting")).toBe(question);
});

test("in other languages the topic stays as the page words it", () => {
  const german = asQuestion("Wärmepumpe Kosten", {
    kind: "explainer",
    site: null,
    text: "",
    lexicon: lexiconOf(null),
  });
  expect(german).toBe("Wärmepumpe Kosten");
});
