/** Searches around a keyword: as people type them, without articles. No volumes: we know none. */
import { inSentence } from "./casing.ts";
import { headOf, isName } from "./noun-number.ts";
import { asks, type Intent, type Phrase } from "./read-phrase.ts";
import { stemsOf } from "./stems.ts";
import { withArticle } from "./with-article.ts";

const WANTED = 10;
const LONGEST = 70;

/** `k` the keyword, `asked` and `works` what a question about it goes on with: "is a heat pump", "do heat pumps work". */
type Slots = { k: string; asked: string; works: string };
const OF_THING: Record<Intent, string> = {
  "how-to":
    "{k} step by step, {k} for beginners, {k} tips, {k} mistakes to avoid, {k} checklist, what {asked}, {k} tools, {k} examples",
  definition:
    "what {asked}, {k} meaning, {k} examples, how {works}, {k} explained, {k} vs alternatives, {k} basics, why {asked} important",
  comparison:
    "{k} comparison, {k} differences, {k} alternatives, {k} pros and cons, {k} pricing, {k} for beginners, {k} features, {k} review",
  choice:
    "best {k}, {k} comparison, {k} reviews, how to choose {k}, {k} list, {k} recommendations, {k} pros and cons, {k} guide, {k} tips",
  advice:
    "{k} tips, {k} ideas, {k} examples, {k} best practices, {k} checklist, {k} mistakes to avoid, {k} for beginners, what {asked}",
  question:
    "{k} explained, what {asked}, {k} facts, {k} examples, {k} guide, {k} tips, {k} questions, {k} meaning",
  guide:
    "what {asked}, {k} guide, {k} tips, {k} examples, {k} for beginners, {k} checklist, {k} mistakes to avoid, {k} explained, {k} questions",
  statement:
    "{k} explained, what {asked}, {k} facts, {k} examples, {k} guide, {k} tips, {k} checklist, {k} questions",
};
const ofThing = (intent: Intent, slots: Slots): string[] =>
  OF_THING[intent]
    .split(", ")
    .map((idea) => idea.replace(/\{(k|asked|works)\}/, (_, slot: keyof Slots) => slots[slot]));

const ofAction = (a: string): string[] => [
  `how to ${a}`,
  `how to ${a} step by step`,
  `how to ${a} for beginners`,
  a,
  `easy ways to ${a}`,
  `tips to ${a}`,
  `mistakes to avoid when you ${a}`,
  `what you need to ${a}`,
  `ways to ${a}`,
  `how to ${a} checklist`,
];
const ofPair = (one: string, other: string): string[] => [
  `${one} vs ${other}`,
  `${other} vs ${one}`,
  `difference between ${one} and ${other}`,
  `${one} or ${other}`,
  `${one} compared to ${other}`,
  `${one} alternatives`,
  `${other} alternatives`,
  `${one} pros and cons`,
  `${other} pros and cons`,
];
const ofQuestion = (q: string, words: string): string[] => [
  q,
  words,
  `${words} explained`,
  `${words} reasons`,
  `${words} facts`,
  `${words} guide`,
  `${words} examples`,
  `${words} tips`,
  `${words} questions`,
];

/** The words of a question that carry it. */
export const contentWords = (text: string): string =>
  text
    .replace(/\?$/, "")
    .split(" ")
    .filter((word) => stemsOf(word).length > 0)
    .join(" ");

export function around(phrase: Phrase, intent: Intent): string[] {
  const core = inSentence(phrase.core);
  if (phrase.grammar === "action") return ofAction(core);
  if (phrase.grammar === "versus") {
    const [one = core, other = core] = core.split(/ vs /i);
    return ofPair(one, other);
  }
  if (phrase.grammar === "whole") return ofQuestion(core, asks(phrase) ? contentWords(core) || core : core);
  const kind = phrase.grammar === "activity" ? "guide" : intent;
  const { asked, works } = questionParts(phrase, core);
  const fits = (idea: string) =>
    !(/\bfor\b/.test(core) && idea.endsWith("for beginners")) &&
    !/^(?:what|why|how) $/.test(idea) &&
    !idea.startsWith("why  ");
  return ofThing(kind, { k: core, asked, works }).filter(fits);
}

/** Heads that searches use without an article: abbreviations, and what may be a thing or a doing. */
const BARE = /^(?:[A-Z]{2,}|.)$|(?:tion|sion|ment|ance|ence|costs?|price|life|time|age|design|work)$/;

/** Empty where the words would not make a question: two things, an activity, words strung together for a search. */
function questionParts({ number, grammar }: Phrase, core: string): { asked: string; works: string } {
  const isStrung = core.includes(" ") && isName(core.split(" ").at(-1) ?? "");
  if (grammar === "activity" || / (?:and|&|or) /.test(core) || isStrung) return { asked: "", works: "" };
  if (number === "plural") return { asked: `are ${core}`, works: `do ${core} work` };
  const isOne = number === "single" && !BARE.test(headOf(core));
  const noun = !isOne ? core : / of /.test(core) ? `the ${core}` : withArticle(core);
  return { asked: `is ${noun}`, works: `does ${noun} work` };
}

/** Two searches are the same when their words are, whatever their order or number. */
const sameness = (idea: string): string =>
  stemsOf(idea).toSorted().join(" ") + (/\b(?:vs|alternatives|pros)\b/.test(idea) ? idea.toLowerCase() : "");

/** "alternatives alternatives": the keyword already said it. */
const STUTTER = /\b(\p{L}+) \1\b/iu;

export function distinct(ideas: readonly string[], most: number): string[] {
  const seen = new Set<string>();
  const kept: string[] = [];
  for (const idea of ideas) {
    if (STUTTER.test(idea)) continue;
    const key = sameness(idea) || idea.toLowerCase();
    const question = /^(?:what|how|why)\b/i.exec(idea)?.[0] ?? "";
    if (seen.has(`${question}${key}`) || kept.length === most) continue;
    seen.add(`${question}${key}`);
    kept.push(idea);
  }
  return kept;
}

export function keywordIdeas(topic: Phrase, keyword: Phrase): string[] {
  const own = keyword.given;
  const subject = topic.grammar === "whole" || topic.core.length > LONGEST ? [] : [inSentence(topic.core)];
  const first = around(keyword, keyword.intent === "guide" ? topic.intent : keyword.intent);
  const more = around(keyword, keyword.intent);
  // Words torn out of a question ("dogs eat apples") are no thing that one could ask about.
  const isTorn =
    asks(topic) && topic.grammar === "whole" && topic.given.toLowerCase().includes(own.toLowerCase());
  const ideas = [
    own,
    ...first.slice(0, 5),
    ...subject,
    ...first.slice(5),
    ...more,
    ...around(topic, topic.intent),
  ];
  const short = ideas.filter(
    (idea) => !(isTorn && /^what (?:is|are)/.test(idea)) && idea.length <= Math.max(LONGEST, own.length + 25),
  );
  return distinct(short, WANTED);
}
