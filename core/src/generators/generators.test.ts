import { expect, test } from "vitest";
import { titleCase } from "./casing.ts";
import { checkIdeas, checkMetaTags } from "./check-generated.ts";
import { cleanInput } from "./clean-input.ts";
import { contentIdeasFromTemplates } from "./content-ideas.ts";
import { isEnglish } from "./is-english.ts";
import { metaTagsFromTemplates } from "./meta-tags.ts";
import { readPhrase } from "./read-phrase.ts";
import { characters, cutAtWord, DESCRIPTION_LENGTH, pixels, TITLE_LENGTH } from "./snippet-width.ts";
import { articleFor } from "./with-article.ts";

/** Topic, keyword, niche: things, doings, questions, comparisons, lists, guides, statements, names, shouting. */
const TOPICS = `
How much coffee per litre of water|coffee to water ratio|coffee shops
How to train a puppy|puppy training|dog owners
How to Train a Puppy|puppy training|
how do I clean my cast iron pan?|cast iron cleaning|home cooks
electric bikes for city commuting|electric bike|urban planning
Electric bike|electric bike|
what is generative engine optimization|generative engine optimization|marketing teams
What are heat pumps?|heat pump|real estate
what is an MRI scan|MRI scan|hospitals
Notion vs Obsidian|notion vs obsidian|law firms
difference between HTTP and HTTPS|http vs https|
best CRM for small businesses|CRM for small business|dentists
top 10 hiking trails in Norway|hiking trails Norway|travel
10 tips for remote onboarding|remote onboarding|HR
7 ways to save money on groceries|save money on groceries|families
The ultimate guide to sourdough starter|sourdough starter|baking
A beginner's guide to indoor gardening|indoor gardening|
Why do cats purr?|cat purring|veterinarians
Is intermittent fasting safe|intermittent fasting|
seo|seo|dentists
SEO|SEO audit|B2B SaaS
choosing a laptop for video editing|laptop for video editing|
Working from home with small children|working from home|
improve email open rates|email open rates|e-commerce
write a cover letter|cover letter|graduates
Remote work is changing how teams hire|remote hiring|HR
email marketing|email marketing for dentists|
espresso machines|home barista setup|
Shopify alternatives|shopify alternatives|
kitchen renovation ideas|kitchen renovation|landlords
HOW TO FIX A LEAKY FAUCET|leaky faucet|
iPhone 15 battery life|iphone battery|
chatgpt prompts for teachers|chatgpt prompts|education
unit economics for SaaS startups|unit economics|investors
hourly rates for freelancers|freelance hourly rate|
dental implants cost|dental implant cost|
mindfulness meditation for beginners|mindfulness meditation|
when should you prune roses|prune roses|
solar panel installation|solar panel installation cost|
Kubernetes tutorial|kubernetes tutorial|
wedding photography in Lisbon|wedding photographer Lisbon|
children's books about space|space books for kids|libraries
onboarding checklist for new hires|onboarding checklist|the hotel industry
tax deductions for landlords|landlord tax deductions|
vegan protein sources|vegan protein|athletes
Can dogs eat apples?|dogs eat apples|
data governance explained|data governance|banks
the meaning of inflation|inflation meaning|
cats and dogs living together|cats and dogs|
set up a home office|home office setup|
common mistakes in job interviews|job interview mistakes|
How long does it take to learn piano|learn piano|
AI agents|ai agents in customer service|insurance
LED grow lights|led grow lights|
best time to visit Japan|best time to visit Japan|
carbon footprint of streaming video|carbon footprint of streaming|
which running shoes for flat feet|running shoes for flat feet|physiotherapy
B2B lead generation strategies|b2b lead generation|
umbrella insurance|umbrella insurance|
Python for data analysis|python data analysis|scientists
house plants that survive low light|low light plants|
hour-long workouts at home|hour-long workout|
how AI answer engines choose sources|AI answer engines|publishers
GEO vs SEO: what changes for marketers|GEO vs SEO|agencies
Top 5 mistakes to avoid when buying a house|buying a house|
react vs vue vs angular|react vs vue|
mortgage rates|mortgage rates today|
The future of work|future of work|
`
  .trim()
  .split("\n")
  .map((line) => {
    const [topic = "", primaryKeyword = "", niche = ""] = line.split("|");
    return { topic, primaryKeyword, niche };
  });

const MADE = TOPICS.map((request) => ({
  request,
  tags: metaTagsFromTemplates(request),
  ideas: contentIdeasFromTemplates(request),
}));

/** What a careful reader would mark with a red pencil and a machine can see. Independent of the code that chose the article. */
function slips(text: string): string[] {
  const rules: [string, RegExp][] = [
    ["a before a vowel", /\ba (?!uni|use|usa|uk|ux|ui|url|euro|one)[aeiou]/i],
    ["an before a consonant", /\ban (?![aeiou]|hour|honest|heir|HR|FAQ|LED|LLM|MRI|SEO|SQL|X\b)\w/i],
    ["a word twice", /\b(\p{L}+) \1\b/iu],
    ["space before a mark", /\s[,.:;?!]/],
    ["two marks", /[,.:;?!][,.:;?!]/],
    ["two spaces", / {2}/],
    ["first person", /\b(?:I|my)\b/],
    ["is with a plural", /\bis (?:heat pumps|lights|bikes|agents|prompts|sources)\b/i],
    ["an empty place", /undefined|null|\bNaN\b|\$\{/],
    ["a broken name", /\b(?:Seo|Ai|Crm|Led|Mri|Hr|Iphone|Chatgpt|Saas|B2b)\b/],
  ];
  return rules.filter(([, rule]) => rule.test(text)).map(([name]) => `${name}: ${text}`);
}
const numbers = (text: string): string[] => text.match(/\d+/g) ?? [];

test("titles fit where search shows them, hold the keyword's words, and read well", () => {
  const titles = MADE.map(({ request, tags }) => ({ request, title: tags.title }));
  expect(titles.flatMap(({ title }) => slips(title))).toEqual([]);
  for (const { request, title } of titles) {
    expect(characters(title), title).toBeLessThanOrEqual(TITLE_LENGTH.most);
    expect(pixels(title, TITLE_LENGTH.size), title).toBeLessThanOrEqual(TITLE_LENGTH.pixels);
    expect(title, "starts with a capital, a number or a name").toMatch(/^(?:\p{Lu}|\d|iPhone)/u);
    expect(numbers(title).filter((number) => !numbers(JSON.stringify(request)).includes(number))).toEqual([]);
  }
  const inRange = titles.filter(({ title }) => characters(title) >= TITLE_LENGTH.least);
  expect(inRange.length / titles.length).toBeGreaterThan(0.95);
});

test("descriptions have 120 to 155 characters, end a sentence, and read well", () => {
  const all = MADE.map(({ request, tags }) => ({ request, text: tags.description }));
  expect(all.flatMap(({ text }) => slips(text))).toEqual([]);
  for (const { request, text } of all) {
    expect(characters(text), text).toBeGreaterThanOrEqual(DESCRIPTION_LENGTH.least);
    expect(characters(text), text).toBeLessThanOrEqual(DESCRIPTION_LENGTH.most);
    expect(text).toMatch(/[.?]$/);
    expect(numbers(text).filter((number) => !numbers(JSON.stringify(request)).includes(number))).toEqual([]);
  }
});

test("eight to twelve different keyword ideas, the given keyword first", () => {
  for (const { request, tags } of MADE) {
    const { keywords } = tags;
    expect(keywords[0]?.toLowerCase()).toBe(request.primaryKeyword.toLowerCase());
    expect(keywords.length, keywords.join(" · ")).toBeGreaterThanOrEqual(8);
    expect(new Set(keywords.map((keyword) => keyword.toLowerCase())).size).toBe(keywords.length);
    expect(keywords.flatMap(slips)).toEqual([]);
  }
});

test("ten ideas of ten kinds for different readers, each named apart", () => {
  for (const { request, ideas } of MADE) {
    expect(ideas).toHaveLength(10);
    expect(new Set(ideas.map(({ title }) => title)).size).toBe(10);
    expect(new Set(ideas.map(({ contentType }) => contentType)).size).toBe(10);
    expect(new Set(ideas.map(({ targetAudience }) => targetAudience)).size).toBeGreaterThanOrEqual(8);
    expect(ideas.flatMap(({ title, description }) => [...slips(title), ...slips(description)])).toEqual([]);
    for (const { keywords } of ideas) expect(keywords.length, keywords.join()).toBeGreaterThanOrEqual(3);
    if (request.niche) expect(JSON.stringify(ideas)).toContain(request.niche.replace(/^\w/, ""));
  }
});

test("templates pass the same check as a model's words", () => {
  for (const { request, tags, ideas } of MADE) {
    expect(checkMetaTags(tags, request)).toEqual([]);
    expect(checkIdeas(ideas, request)).toEqual([]);
  }
});

test("the same words give the same result, and other words another", () => {
  const request = { topic: "cold brew", primaryKeyword: "cold brew ratio", niche: "cafés" };
  expect(metaTagsFromTemplates(request)).toEqual(metaTagsFromTemplates({ ...request }));
  expect(contentIdeasFromTemplates(request)).toEqual(contentIdeasFromTemplates({ ...request }));
  expect(metaTagsFromTemplates({ ...request, topic: "hot brew" })).not.toEqual(
    metaTagsFromTemplates(request),
  );
});

test.each([
  [
    "How much coffee per litre of water",
    "coffee to water ratio",
    "Coffee to Water Ratio: How Much Coffee per Litre of Water?",
  ],
  [
    "A beginner's guide to indoor gardening",
    "indoor gardening",
    "Indoor Gardening: A Beginner's Guide to Getting Started",
  ],
  [
    "what is generative engine optimization",
    "generative engine optimization",
    "What Is Generative Engine Optimization? A Plain Definition",
  ],
  ["espresso machines", "home barista setup", "Home Barista Setup: A Practical Guide to Espresso Machines"],
])("%s: keyword first where that is natural", (topic, primaryKeyword, title) => {
  expect(metaTagsFromTemplates({ topic, primaryKeyword }).title).toBe(title);
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
])("%s is read as %s", (topic, intent, grammar, core) => {
  expect(readPhrase(topic)).toMatchObject({ intent, grammar, core });
});

test("a or an, by sound", () => {
  const an = [
    "apple",
    "hour",
    "SEO audit",
    "FAQ",
    "MRI scan",
    "8-week plan",
    "HR policy",
    "LED light",
    "honest review",
  ];
  const a = [
    "banana",
    "unicorn",
    "user guide",
    "UX audit",
    "one-pager",
    "SaaS plan",
    "European trip",
    "URL",
    "NASA photo",
  ];
  expect(an.map(articleFor)).toEqual(an.map(() => "an"));
  expect(a.map(articleFor)).toEqual(a.map(() => "a"));
});

test("capitals as a headline has them, names as they are spelled", () => {
  expect(titleCase("seo for iphone apps in the uk")).toBe("SEO for iPhone Apps in the UK");
  expect(titleCase("step-by-step guide to wordpress")).toBe("Step-by-Step Guide to WordPress");
  expect(titleCase("dogs vs cats: a comparison")).toBe("Dogs vs Cats: A Comparison");
});

test("other languages are told apart, kept as given, and the result says so", () => {
  const foreign = [
    "Cómo hacer pan casero sin horno",
    "Küchenmesser schärfen",
    "家庭でできるコーヒーの淹れ方",
    "Как выбрать ноутбук",
    "recettes de cuisine pour les enfants",
  ];
  const english = [
    "crème brûlée recipe",
    "AI agents",
    "de facto standards in web design",
    "café marketing ideas",
    "pizza",
  ];
  expect(foreign.filter(isEnglish)).toEqual([]);
  expect(english.filter((text) => !isEnglish(text))).toEqual([]);
  for (const topic of foreign) {
    const tags = metaTagsFromTemplates({ topic, primaryKeyword: topic });
    expect(tags.title).toBe(topic);
    expect(tags.note).toContain("English only");
    const [idea] = contentIdeasFromTemplates({ topic, niche: "" });
    expect(idea?.title.startsWith(topic)).toBe(true);
    expect(idea?.note).toContain("English only");
  }
});

test("long, marked-up and odd input gives something that fits, and what has no words is blank", () => {
  expect(cleanInput(" <b>Cold</b>\n brew!!! ")).toBe("Cold brew");
  expect([cleanInput("<b></b>"), cleanInput("?!"), cleanInput(" \u202E ")]).toEqual(["", "", ""]);
  const long =
    "a plan for teams that write and review and publish in large regulated industries and never miss a date ".repeat(
      2,
    );
  for (const topic of [long, "x", "🚀 rocket launches", "C++", "50% off sales", "word ".repeat(40)]) {
    const tags = metaTagsFromTemplates({ topic, primaryKeyword: topic.slice(0, 100) });
    expect(characters(tags.title), tags.title).toBeLessThanOrEqual(TITLE_LENGTH.most);
    expect(characters(tags.description), tags.description).toBeLessThanOrEqual(DESCRIPTION_LENGTH.most);
    expect(tags.title).not.toBe("");
    expect(contentIdeasFromTemplates({ topic, niche: "" })).toHaveLength(10);
  }
  expect(cutAtWord("one two three of the", 14)).toBe("one two three");
});

test("keywords given with commas take turns", () => {
  const ideas = contentIdeasFromTemplates({ topic: "espresso, grinders, milk foam", niche: "" });
  for (const word of ["Espresso", "Grinders", "Milk Foam"])
    expect(ideas.filter(({ title }) => title.includes(word)).length).toBeGreaterThanOrEqual(3);
});

test("a model's invented numbers, links, wrong lengths and repetitions are named", () => {
  const request = { topic: "cold brew", primaryKeyword: "cold brew" };
  const good = metaTagsFromTemplates(request);
  const found = (change: Partial<typeof good>) => checkMetaTags({ ...good, ...change }, request).join(" ");
  expect(found({ title: "Cold Brew: 73% of Baristas Agree on This Ratio" })).toContain("73");
  expect(found({ description: `See https://example.com ${good.description.slice(0, 120)}` })).toContain(
    "Links",
  );
  expect(found({ title: "Brew" })).toContain("4 characters");
  expect(found({ title: "Hot Chocolate at Home: A Practical Guide to It" })).toContain("primary keyword");
  expect(found({ keywords: Array.from({ length: 8 }, () => "cold brew") })).toContain("the same");
  const ideas = contentIdeasFromTemplates({ topic: "cold brew", niche: "" });
  expect(checkIdeas(ideas.slice(0, 4), { topic: "cold brew", niche: "" }).join()).toContain("4 ideas");
});
