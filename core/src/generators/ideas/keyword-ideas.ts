/** Searches related to a keyword. We have no search data, so only forms that people usually type. */
import { asSearch } from "../phrases/casing.ts";
import { isName } from "../phrases/noun-number.ts";
import type { Phrase } from "../phrases/phrase.ts";
import { VERBS } from "../phrases/phrase-patterns.ts";
import { broader, gerund, searchOf, shorterQuestions, turned, withSuffix } from "../phrases/search-forms.ts";
import { isCollection, isOngoing, isPrice, isProduct, isVisit } from "../phrases/subject-kind.ts";
import { distinct } from "./distinct-searches.ts";
import { extend } from "./idea-keywords.ts";

const MAX_KEYWORDS = 10;
/** Longer searches are rare. */
const LONGEST_SEARCH = 60;

const SUFFIXES = ["guide", "tips", "for beginners", "explained", "basics"];
/** A question asks about a fact, so tips and guides don't fit its keyword. */
const FACT_SUFFIXES = ["explained", "facts"];
/** Subjects that people read about rather than do. */
const FACTS = /(?:symptoms|causes|effects|signs|laws|rules|types)$/i;
const PRODUCT_SUFFIXES = ["buying guide", "guide", "tips"];
const PRICE_SUFFIXES = ["guide", "explained"];

function suffixesFor(phrase: Phrase, isFact: boolean): readonly string[] {
  if (isPrice(phrase)) return PRICE_SUFFIXES;
  if (isProduct(phrase)) return PRODUCT_SUFFIXES;
  return isFact || FACTS.test(phrase.core) ? FACT_SUFFIXES : SUFFIXES;
}

function ofThing(phrase: Phrase, isFact: boolean): string[] {
  const own = searchOf(phrase);
  const core = asSearch(phrase.core);
  const isChoice = phrase.intent === "choice" || phrase.intent === "comparison" || isCollection(phrase);
  const suffixes = isChoice ? [] : suffixesFor(phrase, isFact);
  return [
    own,
    ...picks(own, phrase),
    ...productSearches(phrase, core),
    ...maybe(turned(core)),
    ...(isChoice ? [core] : []),
    ...(isFact || isCollection(phrase) ? [] : whatIs(own, phrase)),
    ...suffixes.flatMap((suffix) => maybe(extend(own, suffix, phrase))),
    ...maybe(broader(core)),
  ];
}

const maybe = (search: string | null): string[] => (search === null ? [] : [search]);

/** "best things to do in Lisbon", "free Shopify alternatives". */
function picks(own: string, phrase: Phrase): string[] {
  if (/^(?:best|easy|quick|free|top) /.test(own)) return [];
  if (/alternatives$/.test(own) || isVisit(phrase)) return [`best ${own}`, `free ${own}`];
  return / near me$/.test(own) || isCollection(phrase) ? [`best ${own}`] : [];
}

function productSearches(phrase: Phrase, core: string): string[] {
  if (!isProduct(phrase)) return [];
  const main = broader(core) ?? core;
  return [`best ${core}`, ...["reviews", "comparison"].flatMap((suffix) => maybe(withSuffix(main, suffix)))];
}

/** Singular mass nouns in -ing are mostly activities that nobody asks the meaning of. */
const ASKED_ING = /(?:marketing|fasting|mining|phishing|computing|staking|budgeting|bookkeeping|factoring)$/i;

/** "what is GDPR", "what are heat pumps". Left out where the noun may need an article. */
function whatIs(own: string, phrase: Phrase): string[] {
  const { number, core, intent, grammar } = phrase;
  if (intent === "definition") return [asSearch(phrase.given)];
  const isShort = own.split(" ").length <= 2 && !/\d| today$/.test(own);
  if (
    grammar !== "thing" ||
    intent !== "guide" ||
    phrase.label !== null ||
    !isShort ||
    isName(core) ||
    isProduct(phrase) ||
    /equipment|gear|supplies/.test(core)
  )
    return [];
  if (/^[A-Z]{2,}$/.test(core)) return [`what is ${own}`];
  if (number === "mass") return /ing$/.test(core) && !ASKED_ING.test(core) ? [] : [`what is ${own}`];
  return number === "plural" ? [`what are ${own}`] : [];
}

function ofAction(phrase: Phrase): string[] {
  const a = asSearch(phrase.core);
  const doing = gerund(a);
  return [
    `how to ${a}`,
    `best way to ${a}`,
    ...(isOngoing(phrase) ? [] : [`how to ${a} step by step`, `easy ways to ${a}`]),
    ...(doing ? [`tips for ${doing}`, doing] : []),
    a,
  ];
}

function ofPair(core: string): string[] {
  const sides = asSearch(core).split(" vs ");
  const [one = "", other = ""] = sides;
  if (sides.length > 2) return [sides.join(" vs "), `${one} vs ${other}`, `${other} vs ${sides[2]}`];
  return [
    `${one} vs ${other}`,
    `${one} or ${other}`,
    `difference between ${one} and ${other}`,
    `${other} vs ${one}`,
    ...sides.filter(isName).map((side) => `${side} alternatives`),
    `${one} pros and cons`,
    `${other} pros and cons`,
  ];
}

function around(phrase: Phrase, isFact = false): string[] {
  if (phrase.grammar === "action") return ofAction(phrase);
  if (phrase.grammar === "versus") return ofPair(phrase.core);
  if (phrase.grammar === "whole") return [searchOf(phrase), ...shorterQuestions(searchOf(phrase))];
  return ofThing(phrase, isFact);
}

/** Whether the keyword is a piece of a question, such as "dogs eat apples", that nothing can be added to. */
function isPiece(topic: Phrase, keyword: Phrase): boolean {
  const isIn = topic.grammar === "whole" && topic.given.toLowerCase().includes(keyword.given.toLowerCase());
  const words = keyword.given.toLowerCase().split(" ");
  const isClause = VERBS.includes(words[0] ?? "") || (words.length > 2 && keyword.number === "plural");
  return isIn && words.length > 1 && isClause;
}

export function keywordIdeas(topic: Phrase, keyword: Phrase): string[] {
  const own = keyword.given.replace(/\?$/, "");
  const near = isPiece(topic, keyword) ? [] : around(keyword, topic.grammar === "whole");
  const isOneSubject = !topic.given.includes(",");
  const all = [own, ...near.slice(0, 6), ...(isOneSubject ? around(topic) : []), ...near.slice(6)];
  const short = all.filter((search) => search === own || search.length <= LONGEST_SEARCH);
  return distinct(short).slice(0, MAX_KEYWORDS);
}
