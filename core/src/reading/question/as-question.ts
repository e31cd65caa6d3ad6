/**
 * The topic of a page as a person would ask for it: "House Renovation Costs" is "How much does house renovation cost?".
 * English only; elsewhere the topic stays as the page words it.
 */

import type { Kind } from "../../contract/reading.ts";
import type { Lexicon } from "../../language/lexicon.ts";
import { english } from "../../language/packs/en.ts";
import { escapePattern } from "../../language/phrase-pattern.ts";
import { SPELLED_NUMBERS } from "../../language/spelled-numbers.ts";
import { statementAsked } from "./headline.ts";
import { mainPart } from "./main-part.ts";
import { isMany, withArticle } from "./noun-phrase.ts";
import { spokenCase } from "./spoken-case.ts";
import { type WordedPage, wordsOf } from "./worded-page.ts";

export function asQuestion(topic: string, page: WordedPage): string {
  const { lexicon, kind, site } = page;
  if (lexicon.pack?.code !== "en" || !/\p{L}/u.test(topic)) return topic;
  const named = site?.split(SITE_END)[0] ?? page.subject;
  if (named && (kind === "home" || saysNothing(topic))) return `What is ${named}?`;
  const plain = spokenCase(mainPart(topic, page), page).replace(/\s&\s/g, " and ");
  const asked = isAskedInFull(plain, lexicon)
    ? ((/^\p{L}+ing with how to\s.+/iu.test(plain) ? askedAlready(plain, lexicon) : null) ?? plain)
    : (askedAlready(plain, lexicon) ?? askFor(thingOf(plain.replace(/[\s?]+$/, "")), page));
  if (asked === STORY) return `${STORY} ‘${mainPart(topic, page).replace(/[‘’]/g, "'")}’?`;
  return `${capitalized(withSubject(asked.replace(/[\s?]+$/, ""), page))}?`;
}

/** "Early symptoms?" is a topic with a question mark. */
const isAskedInFull = (topic: string, lexicon: Lexicon) =>
  topic.endsWith("?") && (wordsOf(topic).length >= MIN_STATEMENT_WORDS || opensQuestion(topic, lexicon));
function opensQuestion(topic: string, { pack }: Lexicon): boolean {
  const first = (/^[\p{L}']+/u.exec(topic)?.[0] ?? "").toLowerCase();
  return pack?.words("interrogative").has(first) === true || pack?.words("asks.yesNo").has(first) === true;
}

/** Asked where the title doesn't say what readers want to know. */
export const isVague = (question: string): boolean =>
  /^what (?:(?:should i know|is known) about|is the story behind) /i.test(question);

const saysNothing = (topic: string) =>
  english.words("genericHeading").has(topic.toLowerCase()) || /^(?:documentation|home|readme)$/i.test(topic);
const SITE_END = /\s+[|»–—-]\s+/u;

/** Documentation of a program is asked for by its name: "What are data types in PostgreSQL?" */
const withSubject = (asked: string, { subject }: WordedPage) =>
  subject === null || /^how do i /i.test(asked) || asked.toLowerCase().includes(subject.toLowerCase())
    ? asked
    : `${asked} in ${subject}`;

const isPreposition = (word: string) => english.words("preposition").has(word);
const isOwned = (word: string) => english.words("possessive").has(word);
const isVerb = (word: string) => english.words("auxiliary").has(word) || english.words("modal").has(word);

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const lowered = (text: string) =>
  /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** A topic that opens as a question or an order does; "how to" is what a title says for "how do I". */
function askedAlready(topic: string, lexicon: Lexicon): string | null {
  const howTo =
    /^(?:\S+\s+){0,4}how to\s+(.+)/i.exec(topic)?.[1] ??
    /^(?:\S+\s+){0,3}(?:ways|steps) to\s+(.+)/i.exec(topic)?.[1];
  if (howTo) return `How do I ${lowered(ofMine(howTo))}`;
  const [, things, toDo] = /^(what|which \p{L}+|what \p{L}+) to\s+(.+)/iu.exec(topic) ?? [];
  if (things && toDo && !/^know about\b/i.test(toDo)) return `${things} should I ${ofMine(toDo)}`;
  const own = /^how (?:we|i)\s+(\p{Ll}+[^sd\s]\s.+)/iu.exec(topic)?.[1];
  if (own) return `How do I ${ofMine(own.replace(/\bour\b/gi, "my"))}`;
  const toKnow = /^what to know about\s+(.+)/i.exec(topic)?.[1];
  if (toKnow) return `What should I know about ${toKnow}`;
  const wanted = /^(?:looking for|recommend(?:ations for)?)\s+(.+)/i.exec(topic)?.[1];
  if (wanted) return `Which ${wanted.replace(/^(?:an?|the)\s+/i, "")} do people recommend`;
  const order = topic.replace(/^getting started\b/i, "get started").replace(/\s+overview$/i, "");
  if (isOrder(order)) return `How do I ${lowered(ofMine(order))}`;
  const amount = /^how (much|many|often|long) to\s+(.+)/i.exec(topic);
  if (amount) return `How ${amount[1]} should I ${ofMine(amount[2] ?? "")}`;
  return opensQuestion(topic, lexicon) ? inverted(topic) : null;
}

const ofMine = (text: string) => text.replace(/\byour\b/gi, "my");

/** "Start your garden", "create and manage resources", but not "travel ideas". */
function isOrder(topic: string): boolean {
  const [verb = "", next = "", second = ""] = wordsOf(topic.toLowerCase());
  if (isPreposition(verb) || verb.endsWith("ing")) return false;
  const isKnown = (word: string) => english.words("topic.verb").has(word);
  if (next === "the" && english.words("topic.sureVerb").has(verb)) return true;
  return isOwned(next) || /^(?:an?|started)$/.test(next) || (isVerbPair(verb, next) && isKnown(second));

  function isVerbPair(one: string, link: string): boolean {
    return link === "and" && (isKnown(one) || english.words("topic.sureVerb").has(second));
  }
}

/** "How AI can cut your costs" is asked as "How can AI cut my costs". */
function inverted(topic: string): string {
  const [first = "", ...rest] = wordsOf(topic);
  const at = rest.findIndex((word) => isVerb(word.toLowerCase()));
  if (!/^(?:how|why|when|where)$/i.test(first) || at < 1 || /^(?:much|many|long|often)$/i.test(rest[0] ?? ""))
    return topic;
  return ofMine([first, rest[at], ...rest.slice(0, at), ...rest.slice(at + 1)].join(" "));
}

const NUMBER = `(?:\\d+|${SPELLED_NUMBERS.slice(2).join("|")})`;
const COUNTED = new RegExp(`^(?:the\\s+)?(?:top\\s+)?${NUMBER}\\s+(?=\\p{L}{2})`, "iu");

/** Without what says only that it is a guide, a list or a reason. */
const thingOf = (topic: string): string =>
  topic
    .replace(/^(?:your|our)\s+/i, "")
    .replace(/^(?:an?|the|your|our)\s+(?=.*\b(?:guide|intro(?:duction)?|overview)\b)/i, "")
    .replace(/^(?:[\w'’-]+\s+){0,2}(?:guide|intro(?:duction)?|overview)\s+(?:to|of|for)\s+/i, "")
    .replace(
      /\s+(?:and\s+\p{L}+\s+)?(?:guide|tutorial|overview|explained)(?:\s+\d{4})?$|(?<=s)\s+\p{L}+ed$/iu,
      "",
    )
    .replace(/(?<!\sfor)\s+(\p{L}+)(?:['’]s)?$/iu, (end, word: string) =>
      english.words("topic.guideAdjective").has(word.toLowerCase()) ? "" : end,
    )
    .replace(/^(?:i|we) \p{L}+ed\s+|^(?:these|here) are\s+/iu, "")
    .replace(/\s+and\s+(?:why|how|what|where)\s.*$/i, "")
    .replace(COUNTED, "")
    .trim() || topic;

const BEST = new RegExp(
  `^(?:the\\s+)?(?:(?:our|my|your|${NUMBER})\\s+)?(?:best|top|leading|most popular)\\s+(?:\\d+\\s+)?`,
  "iu",
);
/** "The most affordable places", "the latest innovations": ranked already. */
const RANKED = /^(?:the\s+)?((?:most|least)\s+\p{L}{4,}\s.+|(?:\p{L}+iest|latest)\s.+)$/iu;
/** A comma that ends the name of a list, not one between its adjectives. */
const LIST_END = /(?<=s),\s.*$|,\s(?!\S+(?:\s\S+)?\s(?:and|or)\s).*$/i;

/** Fewer words are a name, not a statement. */
const MIN_STATEMENT_WORDS = 5;

/** "Booking a flight", "Installing Linux", but not "booking sites". */
function isDoing(thing: string): boolean {
  const [first = "", next = ""] = wordsOf(thing);
  return /^\p{L}{3,}ing$/iu.test(first) && (/^\p{Lu}/u.test(next) || isAfterDoing(next));
}
/** Their titles tell what happened. */
const TELLING: ReadonlySet<Kind> = new Set<Kind>(["news", "opinion"]);
/** Pages that tell or sell: "Shelving furniture" is what a shop has. */
const NOT_DONE: ReadonlySet<Kind> = new Set<Kind>(["news", "product", "catalogue", "service"]);
/** "Installing Linux" is "install Linux", by the form that the text uses. */
function done(thing: string, text: string): string {
  const [first = "", ...rest] = wordsOf(thing);
  const stem = first.toLowerCase().slice(0, -"ing".length);
  const said = new Set(text.toLowerCase().match(/\p{L}+/gu));
  const base = [stem, `${stem}e`, stem.replace(/(.)\1$/u, "$1")].find((form) => said.has(form));
  return base ? [base, ...rest].join(" ") : `go about ${lowered(thing)}`;
}
const isAfterDoing = (word: string) => isPreposition(word) || isOwned(word) || /^(?:an?|the|new)$/.test(word);

const hasVerb = (thing: string): boolean =>
  wordsOf(thing.toLowerCase())
    .slice(0, -1)
    .some((word, at, words) => at > 0 && isConjugated(word) && words[at - 1] !== "to");
const isConjugated = (word: string) => isVerb(word) && !/^(?:be|been|being|having)$/.test(word);

/** People choose between products by name, and want to know how two ideas differ. */
function sidesAsked(sides: readonly string[]): string {
  const [others, last] = [sides.slice(0, -1).join(", "), sides.at(-1)];
  return sides.every((side) => /^\p{Ll}/u.test(side))
    ? `What is the difference between ${others} and ${last}`
    : `Which is better, ${others} or ${last}`;
}

function askFor(thing: string, page: WordedPage): string {
  const { kind, text } = page;
  const verb = (named: string, one: string, many: string) => (isMany(named, text) ? many : one);
  const sides = thing.split(/\s+(?:vs\.?|versus)\s+/i);
  if (sides.length > 1) return sidesAsked(sides);
  const priced =
    /^(?:the\s+)?(.+?)\s+(?:costs?|prices?|pricing)$/i.exec(thing)?.[1] ??
    /^(?:the\s+)?(?:average\s+)?(?:costs?|prices?) of (.+)$/i.exec(thing)?.[1];
  const pricedIn = /^(?:the\s+)?(.+?)\s+(?:costs?|prices?)\s+(in|for|per)\s+(.+)$/i.exec(thing);
  if (pricedIn) {
    const [, named = "", where, place] = pricedIn;
    return `How much ${verb(named, "does", "do")} ${withArticle(named, text)} cost ${where} ${place}`;
  }
  if (priced) return `How much ${verb(priced, "does", "do")} ${withArticle(priced, text)} cost`;
  const reviewed = /^(.+?)\s+review$/i.exec(thing)?.[1] ?? (kind === "review" ? thing : undefined);
  if (reviewed)
    return `${capitalized(verb(reviewed, "is", "are"))} the ${reviewed.replace(/^the\s+/i, "")} worth it`;
  const sorts = /^(?:the\s+)?((?:types|kinds|forms|stages) of\s.+)$/i.exec(thing)?.[1];
  if (sorts) return `What are the ${sorts}`;
  const introduced = /^introducing\s+(.+)$/i.exec(thing)?.[1];
  if (introduced) return `What is ${introduced}`;
  const listed = /^(?:the\s+)?(?:ultimate\s+|complete\s+)?(.+?)\s+checklist(?:\s+and\s+\p{L}+)?$/iu.exec(
    thing,
  )?.[1];
  if (listed) return `What belongs on ${/^[aeiou]/i.test(listed) ? "an" : "a"} ${listed} checklist`;
  const ranked = RANKED.exec(thing)?.[1];
  if (ranked) return `What ${verb(ranked, "is", "are")} the ${ranked.replace(LIST_END, "")}`;
  const compared =
    /^comparing\s+(.+)/i.exec(thing)?.[1] ?? /^(.+s)\s+(?:comparison|compared)\b/i.exec(thing)?.[1];
  if (compared) return `How do ${compared.replace(COUNTED, "")} compare`;
  const wished = /^things (?!to\s).*\bbefore\s+(.+)$/i.exec(thing)?.[1];
  if (wished) return `What should I know before ${ofMine(wished)}`;
  if (BEST.test(thing) || /\b(?:tips|ideas)\b/i.test(thing)) return theBest(thing, page);
  if (isDoing(thing) && !NOT_DONE.has(kind)) return `How do I ${done(ofMine(thing), text)}`;
  if (kind === "forum") return troubleAsked(thing, page);
  const stated = wordsOf(thing).length >= MIN_STATEMENT_WORDS ? statementAsked(thing, page) : null;
  if (stated && (TELLING.has(kind) || hasVerb(thing))) return stated;
  return byKind(thing, page);
}

function theBest(thing: string, { text }: WordedPage): string {
  const words = wordsOf(thing.replace(BEST, "").replace(LIST_END, ""));
  if (isOwned(words[0] ?? "")) return `What should I know about ${words.slice(1).join(" ")}`;
  const start = words.findIndex((word) => !english.words("topic.listAdjective").has(word.toLowerCase()));
  const isChain = words[start] === "and";
  const named = words.slice(isChain ? 0 : Math.max(0, start)).join(" ");
  const best = /\bbest\b/i.test(named) ? "" : "the best ";
  return `What ${isMany(named, text) ? "are" : "is"} ${best}${named}`;
}

/** A thread's title names a trouble: "Messages still taking up space" asks why they are. */
function troubleAsked(thing: string, { text }: WordedPage): string {
  const recommended = /^(.+?)\s+recommendations?\b/i.exec(thing)?.[1];
  if (recommended) return `Which ${recommended} do people recommend`;
  const words = wordsOf(thing);
  const at = words.findIndex((word, place) => place > 0 && isVerb(word.toLowerCase()));
  if (at > 0) {
    const [before, verb, after] = [words.slice(0, at), words[at], words.slice(at + 1)];
    if (isConjugated((verb ?? "").toLowerCase()))
      return ["Why", verb, ofSelf(before.join(" ")), ...after].join(" ");
  }
  const doing = words.findIndex((word, place) => place > 0 && /^\p{Ll}{3,}ing$/u.test(word));
  if (doing < 1) return `What should I know about ${thing}`;
  const end = words.findIndex((word, place) => place > 0 && /^(?:still|not|always)$/.test(word));
  const from = end > 0 && end < doing ? end : doing;
  const subject = words.slice(0, from).join(" ");
  return `Why ${isMany(subject, text) ? "are" : "is"} ${ofSelf(subject)} ${words.slice(from).join(" ")}`;
}

const ofSelf = (text: string) => ofMine(lowered(text).replace(/^(?=i\b)/, "")).replace(/^i\b/, "I");

/** "The Bush Company USA": no word of it is written small. */
const isProperName = (thing: string) => wordsOf(thing).length > 1 && !/(?:^|\s)(?!the\s)\p{Ll}/u.test(thing);
const MIN_HEADLINE_WORDS = 7;
const STORY = "What is the story behind";
const isSame = (one: string, other: string | null) => one.toLowerCase() === other?.toLowerCase();

const mentions = (thing: string, name: string) => thing.toLowerCase().includes(name.toLowerCase());
/** A single name is a brand, of which a shop has products. */
const kindsOf = (thing: string) => {
  const named = thing.replace(/^the\s+/i, "");
  return /^\p{Lu}\S*$/u.test(named) ? `${named} products` : named;
};

/** The text speaks of the site: "product feed" on its own help page is that site's. */
const isOwnPage = (thing: string, name: string | undefined, text: string): name is string =>
  name !== undefined && !mentions(thing, name) && text.split(name).length > MIN_TIMES_SAID;
const MIN_TIMES_SAID = 3;

function byKind(thing: string, page: WordedPage): string {
  const { kind, site, text, heading } = page;
  const name = site?.split(SITE_END)[0];
  switch (kind) {
    case "how-to":
      return `What should I know about ${withArticle(thing, text)}`;
    case "roundup":
    case "comparison":
      return theBest(thing, page);
    case "recipe":
      return `How do I make ${withArticle(thing, text)}`;
    case "catalogue":
      if (isSame(thing, site)) return `What does ${site} offer`;
      if (isProperName(thing))
        return heading && !mentions(heading, thing) && !mentions(thing, heading)
          ? `Which ${heading.toLowerCase()} does ${thing} offer`
          : `What does ${thing} offer`;
      return `Which ${kindsOf(thing)} ${name ? `does ${name} offer` : "can I choose from"}`;
    case "service":
      if (site && /^(?:our|all)?\s*services$/i.test(thing)) return `What services does ${site} offer`;
      if (isProperName(thing)) return `What does ${thing} offer`;
      if (/\b(?:agency|company|firm|studio)$/i.test(thing)) return `Which ${thing} should I choose`;
      if (!name) return `Who offers ${withArticle(thing.replace(/^the\s+/i, ""), text)}`;
      if (mentions(thing, name) && isMany(thing, text)) return `Which ${thing} are there`;
      return mentions(thing, name)
        ? `What does ${withArticle(thing, text)} offer`
        : `What ${thing.replace(/^(?:the|an?)\s+/i, "")} does ${name} offer`;
    case "event":
      return `When ${isMany(thing, text) ? "are" : "is"} ${thing}`;
    case "product":
      return `What are the features and the price of the ${thing.replace(/^the\s+/i, "").replace(/(?<=\s\S+),\s.*$|,/g, "")}`;
    case "news":
      // A long headline is a sentence in itself, which no question can take in.
      return wordsOf(thing).length < MIN_HEADLINE_WORDS ? `What is known about ${thing}` : STORY;
    default:
      if (isDefined(thing, page) && !/\sfor\s/i.test(thing)) return whatIs(thing, text);
      return isOwnPage(thing, name, text)
        ? `What should I know about ${name}'s ${thing.replace(/^(?:the|an?)\s+/i, "")}`
        : `What should I know about ${withArticle(thing, text)}`;
  }
}

/** The text says what it is, or a manual describes it. */
function isDefined(thing: string, { kind, text }: WordedPage): boolean {
  const named = escapePattern(thing.replace(/^(?:the|an?)\s+/i, ""));
  return (
    new RegExp(`(?<!\\p{L})${named}(?: \\([^)]*\\))?,? (?:is|are|means|refers)\\s`, "iu").test(text) ||
    /^\p{L}+[.\p{Lu}]\S*$/u.test(thing) ||
    /^the\s/i.test(withArticle(thing, text)) ||
    (kind === "reference" && isMany(thing, text) && wordsOf(thing).length <= MAX_TERM_WORDS)
  );
}
const MAX_TERM_WORDS = 3;

function whatIs(thing: string, text: string): string {
  const needsArticle = /^[a-z].* of /.test(thing) && !/^(?:the|an?)\s/.test(thing);
  return `What ${isMany(thing, text) ? "are" : "is"} ${needsArticle ? `the ${thing}` : withArticle(thing, text)}`;
}
