/**
 * The topic of a page as a person would ask for it: "House Renovation Costs" is "How much does house renovation cost?".
 * English only; elsewhere the topic stays as the page words it.
 */

import type { Kind } from "../../contract/reading.ts";
import type { Lexicon } from "../../language/lexicon.ts";
import { english } from "../../language/packs/en.ts";
import { escapePattern } from "../../language/phrase-pattern.ts";
import { SPELLED_NUMBERS } from "../../language/spelled-numbers.ts";
import { byKind, SITE_END, STORY } from "./by-kind.ts";
import { done, isDoing, isKnownDoing } from "./doing.ts";
import { statementAsked } from "./headline.ts";
import { mainPart, NAMED_GUIDE } from "./main-part.ts";
import { isMany, withArticle } from "./noun-phrase.ts";
import { spokenCase } from "./spoken-case.ts";
import { rankedAsked, ranks, theBest } from "./the-best.ts";
import { thingOf } from "./title-thing.ts";
import {
  COUNTED,
  capitalized,
  isConjugated,
  isOwned,
  isPreposition,
  isVerb,
  lowered,
  ofMine,
  saysNothing,
} from "./topic-words.ts";
import { troubleAsked } from "./trouble.ts";
import { type WordedPage, wordsOf } from "./worded-page.ts";

export function asQuestion(topic: string, page: WordedPage): string {
  const { lexicon, kind, site } = page;
  if (lexicon.pack?.code !== "en" || !/\p{L}/u.test(topic)) return topic;
  const named = site?.split(SITE_END)[0] ?? page.subject;
  if (named && (kind === "home" || saysNothing(topic) || saysNothing(mainPart(topic, page))))
    return `What is ${named}?`;
  // A shop's guide explains, whatever stands around it.
  if (NAMED_GUIDE.test(mainPart(topic, page)) && SELLING.has(kind))
    return asQuestion(topic, { ...page, kind: "explainer" });
  const plain = spokenCase(mainPart(topic, page), page).replace(/\s&\s/g, " and ");
  const asked = isAskedInFull(plain, lexicon)
    ? ((/^\p{L}+ing with how to\s.+/iu.test(plain) ? askedAlready(plain, page) : null) ??
      ofStatement(plain.replace(/\?$/, "")) ??
      plain)
    : (askedAlready(plain, page) ??
      guidedTo(plain, page) ??
      askForThing(thingOf(plain.replace(/[\s?]+$/, "")), page));
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
  /^(?:what (?:(?:should i know|is known|do people say) about|is the story behind)|how do i get started with) /i.test(
    question,
  );

const SELLING: ReadonlySet<Kind> = new Set<Kind>(["product", "catalogue", "service"]);

/** "A guide to starting music lessons" says what its readers do. */
function guidedTo(topic: string, { text }: WordedPage): string | null {
  const thing = /^(?:[\w'’-]+\s+){0,3}guide to\s+(\p{L}{3,}ing\s.+)$/iu.exec(topic)?.[1];
  return thing && isKnownDoing(thing) ? `How do I ${done(ofMine(thing), text)}` : null;
}

/** Documentation of a program is asked for by its name: "What are data types in PostgreSQL?" */
const withSubject = (asked: string, { subject }: WordedPage) =>
  subject === null || /^how do i /i.test(asked) || asked.toLowerCase().includes(subject.toLowerCase())
    ? asked
    : `${asked} in ${subject}`;

/** A topic that opens as a question or an order does; "how to" is what a title says for "how do I". */
function askedAlready(topic: string, { kind, lexicon, text }: WordedPage): string | null {
  const howTo =
    /^(?:\S+\s+){0,4}how to\s+(.+)/i.exec(topic)?.[1] ??
    /^(?:\S+\s+){0,3}(?:ways|steps) to\s+(.+)/i.exec(topic)?.[1];
  if (howTo) return `How do I ${isDoing(howTo) ? done(ofMine(howTo), text) : lowered(ofMine(howTo))}`;
  const [, things, toDo] = /^(what|which \p{L}+|what \p{L}+) to\s+(.+)/iu.exec(topic) ?? [];
  if (things && toDo && !/^know about\b/i.test(toDo)) return `${things} should I ${ofMine(toDo)}`;
  const own = /^how (?:we|i)\s+(\p{Ll}+[^sd\s]\s.+)/iu.exec(topic)?.[1];
  if (own) return `How do I ${ofMine(own.replace(/\bour\b/gi, "my"))}`;
  const toKnow = /^what to know about\s+(.+)/i.exec(topic)?.[1];
  const about = /^about\s+(.+)/i.exec(topic)?.[1];
  if (toKnow || about) return `What should I know about ${toKnow ?? about}`;
  const wanted = /^(?:looking for|recommend(?:ations for)?)\s+(.+)/i.exec(topic)?.[1];
  if (wanted) return `Which ${wanted.replace(/^(?:an?|the)\s+/i, "")} do people recommend`;
  const [, start, end] = /^from\s+(.+?)\s+to\s+(.+)/i.exec(topic) ?? [];
  if (start && end) return `How do I get from ${start} to ${end}`;
  const order = topic.replace(/^getting started\b/i, "get started").replace(/\s+overview$/i, "");
  if (isOrder(order)) return `How do I ${lowered(ofMine(order))}`;
  // "Install Osprey": a name follows what the text says how to do.
  const [verb = "", named = ""] = wordsOf(order);
  if (
    kind === "how-to" &&
    /^\p{Lu}/u.test(named) &&
    !SPELLED_NUMBERS.includes(verb.toLowerCase()) &&
    saysToDo(verb, text)
  )
    return `How do I ${lowered(ofMine(order))}`;
  const amount = /^how (much|many|often|long) to\s+(.+)/i.exec(topic);
  if (amount) return `How ${amount[1]} should I ${ofMine(amount[2] ?? "")}`;
  return opensQuestion(topic, lexicon) ? (ofStatement(topic) ?? inverted(topic)) : null;
}

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

const saysToDo = (verb: string, text: string) =>
  new RegExp(`\\bto ${escapePattern(verb)}\\b`, "i").test(text);

/** "How wine changed in June" and "what wine really does for your body" are asked with "did" and "does". */
function ofStatement(topic: string): string | null {
  const past = /^(how|why)\s(.+?)\s(\p{Ll}{2,})ed(?:\s(\p{L}+)(\s.+)|)$/iu.exec(topic);
  // "How are barrels made" asks in full.
  const isAsked = isVerb((wordsOf(past?.[2] ?? "")[0] ?? "").toLowerCase());
  if (past && !isAsked && (past[4] === undefined || isPreposition(past[4]))) {
    const [, asking, subject, stem = "", link, after] = past;
    const rest = link ? ` ${link}${after}` : "";
    return `${asking} did ${subject} ${/(?:[cguvz]|[^aeiou]l|[^s]s)$/.test(stem) ? `${stem}e` : stem}${rest}`;
  }
  const does = /^what\s(.+?)\s(really\s|actually\s)?(do|does)\s((?:for|to)\s.+)$/i.exec(topic);
  return does ? ofMine(`What ${does[3]} ${does[1]} ${does[2] ?? ""}do ${does[4]}`) : null;
}

/** "How AI can cut your costs" is asked as "How can AI cut my costs". */
function inverted(topic: string): string {
  const [first = "", ...rest] = wordsOf(topic);
  const at = rest.findIndex((word) => isVerb(word.toLowerCase()));
  if (!/^(?:how|why|when|where)$/i.test(first) || at < 1 || /^(?:much|many|long|often)$/i.test(rest[0] ?? ""))
    return topic;
  return ofMine([first, rest[at], ...rest.slice(0, at), ...rest.slice(at + 1)].join(" "));
}

/** Fewer words are a name, not a statement. */
const MIN_STATEMENT_WORDS = 5;

/** Their titles tell what happened. */
const TELLING: ReadonlySet<Kind> = new Set<Kind>(["news", "opinion"]);
/** On these, a review is what the page is about: "Product review". */
const EXPLAINING: ReadonlySet<Kind> = new Set<Kind>(["explainer", "how-to", "reference"]);
/** Pages that tell or sell: "Shelving furniture" is what a shop has. */
const NOT_DONE: ReadonlySet<Kind> = new Set<Kind>(["news", "product", "catalogue", "service"]);
const hasVerb = (thing: string): boolean =>
  wordsOf(thing.toLowerCase())
    .slice(0, -1)
    .some((word, at, words) => at > 0 && isConjugated(word) && words[at - 1] !== "to");

/** People choose between products by name, and want to know how two ideas differ. */
function sidesAsked(sides: readonly string[]): string {
  const [others, last] = [sides.slice(0, -1).join(", "), sides.at(-1)];
  return sides.every((side) => /^\p{Ll}/u.test(side))
    ? `What is the difference between ${others} and ${last}`
    : `Which is better, ${others} or ${last}`;
}

/** What follows "Understanding" may be a question. */
const askForThing = (thing: string, page: WordedPage): string =>
  (opensQuestion(thing, page.lexicon) ? askedAlready(thing, page) : null) ?? askFor(thing, page);

function askFor(thing: string, page: WordedPage): string {
  const { kind, text } = page;
  const verb = (named: string, one: string, many: string) => (isMany(named, text) ? many : one);
  const sides = thing.split(/\s+(?:vs\.?|versus)\s+/i);
  if (sides.length > 1) return sidesAsked(sides);
  const priced =
    /^(?:the\s+)?(.+?)\s+(?:costs?|prices?|pricing)$/i.exec(thing)?.[1] ??
    /^(?:the\s+)?(?:average\s+)?(?:costs?|prices?) of (.+)$/i.exec(thing)?.[1];
  const pricedIn = /^(?:the\s+)?(.+?)\s+(?:costs?|prices?)\s+(in|for|per)\s+(.+)$/i.exec(thing);
  if (pricedIn && !hasVerb(thing)) {
    const [, named = "", where, place] = pricedIn;
    return `How much ${verb(named, "does", "do")} ${withArticle(named, text)} cost ${where} ${place}`;
  }
  if (priced && !hasVerb(thing) && !/\sto\s/i.test(priced))
    return `How much ${verb(priced, "does", "do")} ${withArticle(priced, text)} cost`;
  const reviewed =
    (EXPLAINING.has(kind) ? undefined : /^(.+?)\s+review$/i.exec(thing)?.[1]) ??
    (kind === "review" ? thing : undefined);
  if (reviewed)
    return `${capitalized(verb(reviewed, "is", "are"))} the ${reviewed.replace(/^the\s+/i, "")} worth it`;
  const judged =
    /^(?:the\s+)?(?:(?:early|first|latest)\s+)?reviews\s+(?:for|of)\s+(.+?)(?:\s+are\s.*)?$/i.exec(
      thing,
    )?.[1];
  if (judged) return `What do reviews say about ${judged}`;
  const sorts = /^(?:the\s+)?((?:types|kinds|forms|stages) of\s.+)$/i.exec(thing)?.[1];
  if (sorts) return `What are the ${sorts}`;
  const introduced = /^introducing\s+(.+)$/i.exec(thing)?.[1];
  if (introduced) return `What is ${introduced}`;
  const listed = /^(?:the\s+)?(?:ultimate\s+|complete\s+)?(.+?)\s+checklist(?:\s+and\s+\p{L}+)?$/iu.exec(
    thing,
  )?.[1];
  if (listed) return `What belongs on ${/^[aeiou]/i.test(listed) ? "an" : "a"} ${listed} checklist`;
  const ranked = rankedAsked(thing, page);
  if (ranked) return ranked;
  const compared =
    /^comparing\s+(.+)/i.exec(thing)?.[1] ?? /^(.+s)\s+(?:comparison|compared)\b/i.exec(thing)?.[1];
  if (compared) return `How do ${compared.replace(COUNTED, "")} compare`;
  const wished = /^things (?!to\s).*\bbefore\s+(.+)$/i.exec(thing)?.[1];
  if (wished) return `What should I know before ${ofMine(wished)}`;
  if (ranks(thing)) return theBest(thing, page);
  if (isDoing(thing) && !NOT_DONE.has(kind)) return `How do I ${done(ofMine(thing), text)}`;
  if (kind === "forum") return troubleAsked(thing, page);
  // "Osprey sales miss, shares fall": one question can't ask for both.
  if (
    kind === "news" &&
    /^[^,]+\s[^,]+,\s\p{Ll}+\s\p{Ll}+$/u.test(thing) &&
    !/,\s(?:and|but|or)\s/.test(thing)
  )
    return STORY;
  const stated = wordsOf(thing).length >= MIN_STATEMENT_WORDS ? statementAsked(thing, page) : null;
  if (stated && (TELLING.has(kind) || hasVerb(thing))) return stated;
  return byKind(thing, page);
}
