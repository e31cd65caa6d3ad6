/** Topics for the tests of both generators: topic | primary keyword | niche. */
import { contentIdeasFromTemplates } from "../ideas/content-ideas.ts";
import { metaTagsFromTemplates } from "../meta-tags/meta-tags.ts";

const TOPICS = `
How much coffee per liter of water|coffee to water ratio|coffee shops
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
tax deadlines 2026|tax deadlines|freelancers
collagen powder for runners over 40|collagen for joints|
best CRM for small law firms 2026|law firm CRM|law firms
lose weight fast|lose weight fast|women over 40
how to avoid burnout|avoid burnout|nurses
things to do in Lisbon|things to do in Lisbon|families
gift ideas for dads|gift ideas for dads|
Tesla Model Y review|tesla model y|
sustainable|sustainable fashion|
dentist near me|dentist near me|
GDPR|GDPR compliance|B2B SaaS
café marketing|café marketing ideas|coffee shops
cold brew|cold brew|
stop snoring|stop snoring|
can openers|can opener|
`

  .trim()
  .split("\n")
  .map((line) => {
    const [topic = "", primaryKeyword = "", niche = ""] = line.split("|");
    return { topic, primaryKeyword, niche };
  });

const present = <T>(value: T | null, topic: string): T => {
  if (value === null) throw new Error(`Not read as English: ${topic}`);
  return value;
};

export const tagsFor = (topic: string, primaryKeyword: string) =>
  present(metaTagsFromTemplates({ topic, primaryKeyword }), topic);
export const ideasFor = (topic: string, niche = "") =>
  present(contentIdeasFromTemplates({ topic, niche }), topic);

export const GENERATED = TOPICS.map((request) => ({
  request,
  tags: tagsFor(request.topic, request.primaryKeyword),
  ideas: ideasFor(request.topic, request.niche),
}));

/** Mistakes that a proofreader would mark and a test can find. */
const MISTAKES: [string, RegExp][] = [
  ["a before a vowel", /\ba (?!uni|use|usa|uk|ux|ui|url|euro|one)[aeiou]/i],
  ["an before a consonant", /\ban (?![aeiou]|hour|honest|heir|HR|FAQ|LED|LLM|MRI|SEO|SQL|X\b)\w/i],
  ["a word twice", /\b(\p{L}+) \1\b/iu],
  ["space before a mark", /\s[,.:;?!]/],
  ["two marks", /[,.:;?!][,.:;?!]/],
  ["two spaces", / {2}/],
  ["first person", /\b(?:I|my)\b/],
  ["an empty slot", /undefined|null|\bNaN\b|[{}[\]]/],
  ["a broken name", /\b(?:Seo|Ai|Crm|Led|Mri|Hr|Iphone|Chatgpt|Saas|B2b|Gdpr)\b/],
  ["old template wording", /Start to Finish|Your Own Survey|Busy teams|Take the examples|First Week/],
];
export const mistakesIn = (text: string): string[] =>
  MISTAKES.filter(([, rule]) => rule.test(text.replaceAll("vs. ", "vs "))).map(
    ([name]) => `${name}: ${text}`,
  );

export const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? [];
