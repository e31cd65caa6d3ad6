/** Searches related to a keyword. We have no search data, so only forms that people usually type. */
import { asSearch } from "../phrases/casing.ts";
import { isName } from "../phrases/noun-number.ts";
import type { Phrase } from "../phrases/phrase.ts";
import { VERBS } from "../phrases/phrase-patterns.ts";
import { gerund, searchOf, shorterQuestions } from "../phrases/search-forms.ts";
import { isOngoing } from "../phrases/subject-kind.ts";
import { distinct } from "./distinct-searches.ts";
import { ofThing } from "./thing-searches.ts";

const MAX_KEYWORDS = 10;
/** Longer searches are rare. */
const LONGEST_SEARCH = 60;

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
  const isClause = VERBS.has(words[0] ?? "") || (words.length > 2 && keyword.number === "plural");
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
