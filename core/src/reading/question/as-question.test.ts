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
  ["Wine for Beginners Guide", "explainer", "How do I get started with wine?"],
  ["Backpack Recommendations 2026", "forum", "Which backpack do people recommend?"],
  ["Lunacal: AI-Powered Scheduling", "review", "Is the Lunacal worth it?"],
  ["Review: Brake Pads", "review", "Are the Brake Pads worth it?"],
  ["Garden Management", "how-to", "How do I get started with garden management?"],
  ["I tested 5 tax software packages", "comparison", "What are the best tax software packages?"],
  ["Why Brake Pads Are the Best", "opinion", "Why are brake pads the best?"],
  ["Osprey to raise up to $12m in June", "news", "Will Osprey raise up to $12m in June?"],
  ["Reading a tide table", "explainer", "How do I read a tide table?"],
  ["Learn More: Brake Pads", "explainer", "What should I know about brake pads?"],
  ["Getting Started with Wine", "how-to", "How do I get started with wine?"],
  ["Looking for a backpack that lasts", "forum", "Which backpack that lasts do people recommend?"],
  ["Common Wine Myths", "explainer", "What are the common wine myths?"],
  ["Pros and Cons of Backpacks", "opinion", "What are the pros and cons of backpacks?"],
  [
    "Brake Pad Regulations Around the World",
    "explainer",
    "What are the brake pad regulations around the world?",
  ],
  ["Weekend Garden Watering Process", "how-to", "What does a weekend garden watering process look like?"],
  ["The Importance of Brake Pads", "explainer", "Why are brake pads important?"],
  ["The Impact of Wine on Brake Pads", "explainer", "How does wine affect brake pads?"],
  ["30 Years of Brake Pads", "opinion", "How have brake pads changed over the years?"],
  ["List of Brake Pads", "reference", "Which brake pads are there?"],
  ["Backpack Styles to Avoid in a Garden", "explainer", "Which backpack styles should I avoid in a garden?"],
  ["Brake pads to cut your stopping distance", "explainer", "Which brake pads can cut my stopping distance?"],
  ["Roadmap to Cut Backpack Costs", "news", "What is known about roadmap to cut backpack costs?"],
  ["The Future of Wine", "opinion", "What is the future of wine?"],
  ["WEEKEND GARDEN", "how-to", "What should I know about a weekend garden?"],
  ["Osprey Atmos 65, green, 2026", "product", "What are the features and the price of Osprey Atmos 65?"],
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
  ["Installing Osprey with Vite", "how-to", "How do I install Osprey with Vite?"],
  ["Osprey wants you to go home", "news", "Does Osprey want you to go home?"],
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
  ["Understanding Brake Pads", "explainer", "What should I know about brake pads?"],
  ["Best wine styles & here's our conclusion", "roundup", "What are the best wine styles?"],
  ["From Wine to a Garden", "how-to", "How do I get from wine to a garden?"],
  ["Own build backpack- Gimme all your advice", "forum", "What do people say about an own build backpack?"],
  ["5 of the best backpacks", "roundup", "What are the best backpacks?"],
  ["Best Backpacks Ever", "roundup", "What are the best backpacks ever?"],
  ["Wine events 2026", "roundup", "What are the best wine events of 2026?"],
  ["10 Wine Trends", "roundup", "What are the main wine trends?"],
  ["Garden Beat: Romance and More", "roundup", "What should I know about garden beat?"],
  [
    "The Most Affordable Easy, Plain, and Short-Term Gardens",
    "roundup",
    "What are the most affordable easy, plain, and short-term gardens?",
  ],
  ["Lighting for brake pads", "explainer", "What should I know about lighting for brake pads?"],
  ["Seven Steps To Planning A Wedding", "how-to", "How do I plan a wedding?"],
  ["Embracing the garden", "explainer", "How do I embrace the garden?"],
  ["Making sure you're not a barrel!", "other", "What should I know about making sure you're not a barrel?"],
  ["How wine changed in 2025", "explainer", "How did wine change in 2025?"],
  ["What wine really does for your garden", "explainer", "What does wine really do for my garden?"],
  [
    "I built a barrel that counts wine",
    "opinion",
    "What is the story behind ‘I built a barrel that counts wine’?",
  ],
  ["Osprey's new pack has a hidden pocket", "opinion", "Does Osprey's new pack have a hidden pocket?"],
  ["With shattered hopes, Osprey bets on wine", "news", "Did Osprey bet on wine with shattered hopes?"],
  ["Osprey bets on wine, Heron sells at half of it", "news", "Did Osprey bet on wine?"],
  ["Osprey may raise wine prices", "news", "Could Osprey raise wine prices?"],
  ["10 Best Brake Pads in 2026 [For All Gardens!]", "roundup", "What are the best brake pads in 2026?"],
  ["How Are Brake Pads Created? A Look Inside", "explainer", "How are brake pads created?"],
  [
    "Garden Styles Ranking for Backpacks 2026",
    "service",
    "Who leads the garden styles ranking for backpacks 2026?",
  ],
  ["About brake pads", "other", "What should I know about brake pads?"],
  [
    "Ergonomic garden step by step: how to set up your wine and backpack",
    "how-to",
    "How do I set up my wine and backpack?",
  ],
  [
    "Osprey sales miss, shares plunge",
    "news",
    "What is the story behind ‘Osprey sales miss, shares plunge’?",
  ],
  [
    "Weekend garden step by step: how to set up your wine, backpack, and b",
    "how-to",
    "What should I know about a weekend garden?",
  ],
  ["Wine Schedule - 2026 Season", "catalogue", "What is the wine schedule?"],
  ["Wine developer quickstart", "how-to", "How do I get started with wine?"],
  [
    "A Beginner's Guide to Starting Wine Lessons at Any Age",
    "explainer",
    "How do I start wine lessons at any age?",
  ],
  ["A Guide to Building Materials", "explainer", "What should I know about building materials?"],
  ["Weekend Garden Guide: Brake Pads", "service", "What should I know about a weekend garden?"],
  ["The Early Reviews of Brake Pads Are Here", "opinion", "What do reviews say about brake pads?"],
  ["Osprey. Garden Recap", "news", "What is known about garden recap?"],
  ["Osprey employees to be moved in June", "news", "Will Osprey employees be moved in June?"],
  [
    "Osprey heating up, scores twice as Herons beat Larks 4-1",
    "news",
    "What is the story behind ‘Osprey heating up, scores twice as Herons beat Larks 4-1’?",
  ],
  ["“We needed to win”", "news", "What is the story behind ‘We needed to win’?"],
  ["Osprey's new garden barrel is here", "opinion", "What should I know about Osprey's new garden barrel?"],
  ["Brake pads / Wine forum / Osprey", "explainer", "What should I know about brake pads?"],
  ["Advanced Usage", "reference", "What should I know about advanced usage?"],
  ["Osprey Corp reportedly selling its garden", "news", "Is Osprey Corp selling its garden?"],
  ["Wine deals announced in October are new", "news", "Are wine deals announced in October new?"],
  ["Backpack broken", "forum", "Why is a backpack broken?"],
  ["Wine News", "catalogue", "What is the latest wine news?"],
  ["Osprey", "service", "What does Osprey include?"],
  ["Brake pads inspection schedule", "service", "What does brake pads inspection schedule include?"],
  ["Osprey's Wine Rack", "product", "What are the features and the price of Osprey's Wine Rack?"],
  ["How to Start A Garden", "how-to", "How do I start a garden?"],
  ["What is a Short-Term Backpack?", "explainer", "What is a short-term backpack?"],
  ["Category:Wine styles", "catalogue", "Which wine styles can I choose from?"],
  ["Start Osprey with Vite", "how-to", "How do I start Osprey with Vite?"],
  ["Brake Pads Product Review", "explainer", "What should I know about brake pads product review?"],
  [
    "The house Osprey was born in will become a garden",
    "news",
    "What is the story behind ‘The house Osprey was born in will become a garden’?",
  ],
  ["Osprey bets on the garden", "news", "Did Osprey bet on the garden?"],
  [
    "Osprey glitches blamed on heavy demand in the garden",
    "news",
    "Were Osprey glitches blamed on heavy demand in the garden?",
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
  ["Garden care", "service", "What does Example Hosting's garden care include?"],
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

test("a number isn't what a how-to page tells its readers to do", () => {
  const text = `${TEXT} Count down from ten to zero, and open the barrel.`;
  const page = { kind: "how-to" as const, site: null, subject: null, heading: null, text };
  const asked = asQuestion("Zero Barrel", { ...page, lexicon: lexiconOf(english) });
  expect(asked).not.toMatch(/^How do I zero/);
});

test("a guide to a country is asked about before the journey", () => {
  const text = `${TEXT} We went to Japan in June, and people in Japan were kind.`;
  const page = { kind: "how-to" as const, site: null, subject: null, heading: null, text };
  const asked = asQuestion("Japan Travel Guide: Wine and Tips", { ...page, lexicon: lexiconOf(english) });
  expect(asked).toBe("What should I know before traveling to Japan?");
});

test("a shop's several things are no product, and a plural that the text uses is no brand", () => {
  const text = `${TEXT} A light for each garden, and lights for bikes.`;
  const page = { site: "Osprey Design©", subject: null, heading: null, text, lexicon: lexiconOf(english) };
  expect(asQuestion("Lights", { ...page, kind: "catalogue" })).toBe("Which lights does Osprey Design offer?");
  expect(asQuestion("Brake Pads and brake pads", { ...page, kind: "product" })).toMatch(
    /^Which .+ does Osprey/,
  );
});
