/** Searches for one idea: at most three, and only phrases that people type. */
import { english } from "../../language/packs/en.ts";
import { askedVerb } from "../phrases/asked-verb.ts";
import { asSearch } from "../phrases/casing.ts";
import { isName, nounNumber } from "../phrases/noun-number.ts";
import type { Phrase } from "../phrases/phrase.ts";
import {
  broader,
  gerund,
  isPicked,
  searchOf,
  shorterQuestions,
  turned,
  withSuffix,
} from "../phrases/search-forms.ts";
import { holds, repeats } from "../phrases/stems.ts";
import { isOngoing, isPrice, isProduct, isSkill } from "../phrases/subject-kind.ts";
import type { IdeaPattern } from "./idea-pattern.ts";

const MAX_KEYWORDS = 3;
/** Longer searches are rare. */
const LONGEST_SEARCH = 60;
const MAX_WORDS_BEFORE_SUFFIX = 6;

export function ideaKeywords(
  { titles, suffixes, takesNiche }: IdeaPattern,
  phrase: Phrase,
  niche: string,
): string[] {
  const own = searchOf(phrase);
  const extended = suffixes.flatMap(
    (suffix) => extend(own, suffix, phrase) ?? extendShorter(own, suffix, phrase) ?? [],
  );
  const found = [
    ...(titles[0] === "{G}" ? [asSearch(phrase.given).replace(/^\d+ /, "")] : []),
    // The idea's own search comes first: with the subject in front, all ideas would seem to be about one search.
    ...extended.slice(0, 1),
    ...(takesNiche ? nicheSearch(own, phrase, niche) : []),
    own,
    ...extended.slice(1),
    ...relatives(own, phrase),
  ];
  const short = found.filter((search) => search.length <= LONGEST_SEARCH);
  return [...new Set(short.length > 0 ? short : [beginning(own)])].slice(0, MAX_KEYWORDS);
}

/** Searched only for broad subjects: "yoga glossary", but not "iPhone 17 battery life glossary". */
const BROAD = english.words("topic.broad");
const MAX_WORDS_OF_BROAD = 3;
const isBroad = (own: string): boolean => own.split(" ").length <= MAX_WORDS_OF_BROAD && !/\d/.test(own);

/** "heat pump guide", "how to train a puppy step by step", "notion vs obsidian differences". */
export function extend(own: string, suffix: string, phrase: Phrase): string | null {
  const { grammar } = phrase;
  if (grammar === "whole") return null;
  if (grammar === "action") return actionSearch(suffix, phrase);
  if (suffix.includes("{")) return filledSearch(suffix, phrase);
  if (suffix === "for beginners") return isSkill(phrase) ? `${own} ${suffix}` : null;
  if (repeats(`${own} ${suffix}`) > repeats(own) || (BROAD.has(suffix) && !isBroad(own))) return null;
  if (suffix === "explained" && !canBeExplained(own, phrase)) return null;
  const isShort =
    own.split(" ").length <= MAX_WORDS_BEFORE_SUFFIX && !/ (?:for|in|with|about) |\d{4}/.test(own);
  const staysPlural = grammar === "versus" || grammar === "activity" || suffix === "explained";
  const subject = phrase.intent === "choice" ? asSearch(phrase.core) : own;
  return staysPlural ? (isShort ? `${own} ${suffix}` : null) : withSuffix(subject, suffix);
}

/** "tax deductions for landlords" can't be extended, but "landlord tax deduction checklist" is searched. */
function extendShorter(own: string, suffix: string, { grammar, core, intent }: Phrase): string | null {
  const subject = intent === "choice" ? asSearch(core) : own;
  const shorter = turned(subject) ?? broader(subject);
  const canFollow =
    grammar === "thing" && shorter !== null && !suffix.includes(" ") && suffix !== "explained";
  return canFollow && repeats(`${shorter} ${suffix}`) === repeats(shorter)
    ? withSuffix(shorter, suffix)
    : null;
}

/** "can openers explained" and "moving to Portugal explained" are not searched. */
const canBeExplained = (own: string, phrase: Phrase): boolean =>
  !isProduct(phrase) && !/ and /.test(own) && !(own.includes(" ") && isName(own.split(" ").at(-1) ?? ""));

function actionSearch(template: string, phrase: Phrase): string | null {
  const a = asSearch(phrase.core);
  const doing = gerund(a);
  if (!template.includes("{") || (template.includes("{doing}") && doing === null)) return null;
  if (isOngoing(phrase) && /step by step|beginners|mistakes/.test(template)) return null;
  return template.replace("{a}", a).replace("{doing}", doing ?? "");
}

/** "difference between Xero and QuickBooks", "cheap gift ideas for dads". Null where a slot can't be filled. */
function filledSearch(template: string, phrase: Phrase): string | null {
  const [x, y, ...others] = phrase.grammar === "versus" ? asSearch(phrase.core).split(" vs ") : [];
  const isPair = x !== undefined && y !== undefined && others.length === 0;
  const own = searchOf(phrase);
  const slots: Record<string, string | null> = {
    x: isPair ? x : null,
    y: isPair ? y : null,
    own: /^(?:best|cheap|free) /.test(template) && isPicked(own) ? null : own,
    is: askedVerb(phrase),
  };
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");
  if (names.some((name) => slots[name] == null)) return null;
  return template.replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? "");
}

/** Other wordings of the whole topic. */
function relatives(own: string, phrase: Phrase): string[] {
  if (phrase.grammar === "whole") return shorterQuestions(own);
  if (phrase.grammar !== "thing") return [];
  const core = asSearch(phrase.core);
  const price = /^(.+) (costs?|prices?)$/.exec(core);
  if (isPrice(phrase) && price)
    return [`average ${own}`, ...(/[^s]s$/.test(price[1] ?? "") ? [`cost of ${price[1]}`] : [])];
  const product = isProduct(phrase) ? [`best ${core}`] : [];
  return [...product, turned(core) ?? [], broader(core) ?? []].flat();
}

/** "email marketing for dentists": only where the niche names people or businesses. */
function nicheSearch(search: string, { grammar, intent, core }: Phrase, niche: string): string[] {
  const own = intent === "choice" ? asSearch(core) : search;
  const fits = grammar === "thing" && !/ (?:for|in|with|about) |\d{4}/.test(own);
  const isGroup = nounNumber(niche) === "plural" && !holds(own, niche);
  return niche !== "" && fits && isGroup ? [`${own} for ${asSearch(niche)}`] : [];
}

/** The first words of a topic that is too long to be a search. */
function beginning(own: string): string {
  const words = own.replace(/^(?:an?|the) /, "").split(" ");
  const end = words.findIndex((word, at) => at > 1 && english.words("topic.break").has(word));
  return words
    .slice(0, end > 0 ? end : MAX_WORDS_BEFORE_SUFFIX)
    .join(" ")
    .slice(0, LONGEST_SEARCH);
}
