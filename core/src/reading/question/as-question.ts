/**
 * The topic of a page as a person would ask for it: "House Renovation Costs" is "How much does house renovation cost?".
 * English only; elsewhere the topic stays as the page words it.
 */
import { isKind, type Kind } from "../../contract/reading.ts";
import type { Lexicon } from "../../language/lexicon.ts";
import { english } from "../../language/packs/en.ts";

type Page = {
  kind: Kind;
  /** The name of the site, which is what a home page is asked about. */
  site: string | null;
  /** Running text, to tell names from words that only a title capitalizes. */
  text: string;
  lexicon: Lexicon;
};

export function asQuestion(topic: string, page: Page): string {
  const { lexicon, kind, site } = page;
  if (lexicon.pack?.code !== "en" || !/\p{L}/u.test(topic)) return topic;
  if (site && (kind === "home" || SAYS_NOTHING.test(topic))) return `What is ${site}?`;
  const plain = spoken(mainPart(topic, page), page);
  const asked = plain.endsWith("?") ? plain : (askedAlready(plain, lexicon) ?? askFor(thingOf(plain), page));
  return `${capitalized(asked.replace(/[\s?]+$/, ""))}?`;
}

const SAYS_NOTHING = /^(?:introduction|overview|documentation|home)$/i;

const isPreposition = (word: string) => english.words("preposition").has(word);
const isOwned = (word: string) => english.words("possessive").has(word);

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** Without marks, remarks in brackets, an opening like "Need a change?" and a subtitle. */
function mainPart(topic: string, page: Page): string {
  const plain = topic
    .replace(/？/g, "?")
    .replace(/^(?:\S+\s+){0,4}\S+\?\s+(?=.*\bhow to\s)/iu, "")
    .replace(/(?<=\?)\s.*$|\s+\d{5,}$/u, "")
    .replace(/[“”"]|^\[[^\]]*\]\s*|\s*\([^)]*\)?/gu, "")
    .replace(/[\s.:;,!–—-]+$/u, "")
    .trim();
  const [first = "", ...rest] = plain.split(/:\s+|\s+[–—|-]\s+|\s*\p{Extended_Pictographic}\s*/u);
  if (/^(?:the\s+)?(?:top|best)\s+\d+$/i.test(first)) return [first, ...rest].join(" ");
  const [second = ""] = rest;
  const isLabel = wordCount(first) <= MAX_LABEL_WORDS && saidShare(first, page) < saidShare(second, page);
  return ((wordCount(first) > 1 || isName(first)) && !isLabel ? first : second) || plain;
}

/** "Learn more: Academic tutoring", "Tutorial: ...": the text is about what follows the label. */
const MAX_LABEL_WORDS = 3;
/** Said less often, a word isn't what the text is about. */
const MIN_TIMES_SAID = 3;

/** The share of the words that the text says again and again. */
function saidShare(part: string, { text, lexicon }: Page): number {
  const times = new Map<string, number>();
  for (const stem of lexicon.stemsOfText(text)) times.set(stem, (times.get(stem) ?? 0) + 1);
  const stems = lexicon.stemsOfText(part);
  return stems.filter((stem) => (times.get(stem) ?? 0) >= MIN_TIMES_SAID).length / Math.max(1, stems.length);
}

/** "Lunacal: ...", but not "Review: ..." */
const isName = (word: string): boolean =>
  /^\p{Lu}\p{L}{3,}$/u.test(word) &&
  !isKind(word.toLowerCase()) &&
  !/^(?:guide|video|interview|update)$/i.test(word);

/** Pages about one thing with a name, which keeps its capitals. */
const NAMING: ReadonlySet<Kind> = new Set<Kind>(["product", "review", "catalogue", "news", "home"]);

/** Each word that the text mostly writes small loses the title's capital. */
function spoken(topic: string, { text, kind }: Page): string {
  const times = new Map<string, number>();
  // After a word in lower case, so that other titles don't count.
  for (const [word] of text.matchAll(/(?<=(?:^|\s)\p{Ll}[\p{L}'’-]*[,;]? )\p{L}[\p{L}'’-]*/gu))
    times.set(word, (times.get(word) ?? 0) + 1);
  const count = (word: string) => times.get(word) ?? 0;
  const long = topic.split(/\s+/).filter((word) => /^\p{L}{4,}/u.test(word));
  const isTitle =
    long.length > 1 && long.every((word) => /^\p{Lu}/u.test(word)) && !/\s(?:vs\.?|versus)\s/i.test(topic);
  return topic.replace(/[\p{L}][\p{L}'’-]*/gu, (word, at: number) => {
    const lower = word.toLowerCase();
    const isCapital = word !== lower && word.slice(1) === lower.slice(1);
    const isShouted = topic === topic.toUpperCase() && word.length > MAX_ABBREVIATION;
    if (isShouted) return lower;
    if (kind === "product" || kind === "review") return word;
    const isPlace = /\b(?:in|from|near)\s$/i.test(topic.slice(0, at));
    const isUnknown = count(lower) === 0 && count(word) === 0;
    const isSmall = isUnknown
      ? isTitle && !isPlace && !NAMING.has(kind)
      : count(lower) > 0 && count(lower) >= count(word);
    return isCapital && isSmall ? lower : word;
  });
}

const MAX_ABBREVIATION = 3;

/** A topic that opens as a question or an order does; "how to" is what a title says for "how do I". */
function askedAlready(topic: string, { pack }: Lexicon): string | null {
  const howTo = /^(?:\S+\s+){0,4}how to\s+(.+)/i.exec(topic)?.[1];
  if (howTo) return `How do I ${lowered(ofMine(howTo))}`;
  const toKnow = /^what to know about\s+(.+)/i.exec(topic)?.[1];
  if (toKnow) return `What should I know about ${toKnow}`;
  const wanted = /^(?:looking for|recommend(?:ations for)?)\s+(.+)/i.exec(topic)?.[1];
  if (wanted) return `Which ${wanted.replace(/^(?:an?|the)\s+/i, "")} do people recommend`;
  const order = topic.replace(/^getting started\b/i, "get started").replace(/\s+overview$/i, "");
  const [verb = "", next = ""] = order.toLowerCase().split(/\s+/);
  const isOrder =
    (isOwned(next) || /^(?:an?|started)$/.test(next)) && !isPreposition(verb) && !verb.endsWith("ing");
  if (isOrder) return `How do I ${lowered(ofMine(order))}`;
  const first = (/^[\p{L}']+/u.exec(topic)?.[0] ?? "").toLowerCase();
  const why = /^why (.+?) (is|are) (.+)/i.exec(topic);
  if (why) return `Why ${why[2]} ${why[1]} ${why[3]}`;
  const opens = pack?.words("interrogative").has(first) || pack?.words("asks.yesNo").has(first);
  return opens ? topic : null;
}

const ofMine = (text: string) => text.replace(/\byour\b/gi, "my");

/** Without what says only that it is a guide. */
const thingOf = (topic: string): string =>
  topic
    .replace(/^(?:an?|the|your|our)\s+(?=.*\b(?:guide|introduction|overview)\b)/i, "")
    .replace(/^(?:[\w'’-]+\s+){0,2}(?:guide|introduction|overview)\s+(?:to|of|for)\s+/i, "")
    .replace(/(?<!\sfor)\s+(?:(?:\w+\s+)?guide|tutorial|overview|explained)$/i, "")
    .replace(/\s+(?:guide|tutorial|overview)$/i, "")
    .replace(/^(?:i|we) \p{L}+ed\s+/iu, "")
    .replace(/^(?:the\s+)?(?:top\s+)?\d+\s+(?=\p{L}{2})/iu, "")
    .trim() || topic;

/** By the last word before what describes it: "diet trends of 2025". */
const isMany = (thing: string): boolean => {
  const words = thing.replace(/\s+\d+$/, "").split(/\s+/);
  const end = words.findIndex((word, at) => at > 0 && (isPreposition(word.toLowerCase()) || word === "that"));
  const head = words.slice(0, end < 0 ? words.length : end).join(" ");
  return /[^su'’]s$/i.test(head) || /\sand\s/i.test(head);
};
const verb = (thing: string, one: string, many: string) => (isMany(thing) ? many : one);
const whatIs = (thing: string) => {
  const article = /^[a-z].* of /.test(thing) && !/^(?:the|an?)\s/.test(thing) ? "the " : "";
  return `What ${verb(thing, "is", "are")} ${article}${thing}`;
};
const BEST = /^(?:the\s+)?(?:\p{L}+\s+)?(?:best|top|most popular)\s+(?:\d+\s+)?/iu;
const theBest = (thing: string) => {
  const named = thing.replace(BEST, "").replace(/,\s.*$/, "");
  return `What ${verb(named, "is", "are")} the best ${named}`;
};

/** Fewer words are a name, not a statement. */
const MIN_STATEMENT_WORDS = 5;

/** "Booking a flight", but not "booking sites". */
function isDoing(thing: string): boolean {
  const [first = "", next = ""] = thing.toLowerCase().split(/\s+/);
  return (
    /^\p{L}{3,}ing$/u.test(first) && (isPreposition(next) || isOwned(next) || /^(?:an?|the|and)$/.test(next))
  );
}

/** Long enough, and with a word between its names that may be a verb. */
const isHeadline = (thing: string, { isStopWord }: Lexicon): boolean =>
  wordCount(thing) >= MIN_STATEMENT_WORDS &&
  thing
    .split(/\s+/)
    .slice(1, -1)
    .some((word) => /^\p{Ll}{3,}/u.test(word) && !isStopWord(word));

const hasVerb = (thing: string): boolean =>
  thing
    .toLowerCase()
    .split(/\s+/)
    .slice(1, -1)
    .some((word) => english.words("auxiliary").has(word) || english.words("modal").has(word));

/** People choose between products by name, and want to know how two ideas differ. */
function sidesAsked(sides: readonly string[]): string {
  const [others, last] = [sides.slice(0, -1).join(", "), sides.at(-1)];
  return sides.every((side) => /^\p{Ll}/u.test(side))
    ? `What is the difference between ${others} and ${last}`
    : `Which is better, ${others} or ${last}`;
}

function askFor(thing: string, page: Page): string {
  const { kind } = page;
  const sides = thing.split(/\s+(?:vs\.?|versus)\s+/i);
  if (sides.length > 1) return sidesAsked(sides);
  const priced =
    /^(?:the\s+)?(.+?)\s+(?:costs?|prices?|pricing)$/i.exec(thing)?.[1] ??
    /^(?:the\s+)?(?:average\s+)?(?:costs?|prices?) of (.+)$/i.exec(thing)?.[1];
  const pricedIn = /^(?:the\s+)?(.+?)\s+(?:costs?|prices?)\s+(in|for|per)\s+(.+)$/i.exec(thing);
  if (pricedIn) {
    const [, named = "", where, place] = pricedIn;
    return `How much ${verb(named, "does", "do")} ${named} cost ${where} ${place}`;
  }
  if (priced) return `How much ${verb(priced, "does", "do")} ${priced} cost`;
  const reviewed = /^(.+?)\s+reviews?$/i.exec(thing)?.[1] ?? (kind === "review" ? thing : undefined);
  if (reviewed)
    return `${capitalized(verb(reviewed, "is", "are"))} the ${reviewed.replace(/^the\s+/i, "")} worth it`;
  const listed = /^(.+?)\s+checklist$/i.exec(thing)?.[1];
  if (listed) return `What belongs on ${/^[aeiou]/i.test(listed) ? "an" : "a"} ${listed} checklist`;
  if (BEST.test(thing) || /\b(?:tips|ideas)\b/i.test(thing)) return theBest(thing);
  if (isDoing(thing) && kind !== "news") return `How do I go about ${lowered(ofMine(thing))}`;
  if (hasVerb(thing)) return `Is it true that ${thing}`;
  if (kind === "news" && isHeadline(thing, page.lexicon))
    return `Is it true that ${thing.replace(/^((?:\S+ ){0,2}\S+) to (?=\p{Ll})/u, "$1 will ")}`;
  const recommended = /^(.+?)\s+recommendations?\b/i.exec(thing)?.[1];
  if (recommended) return `Which ${recommended} do people recommend`;
  return byKind(thing, page);
}

/** "The Bush Company USA": no word of it is written small. */
const isProperName = (thing: string) => wordCount(thing) > 1 && !/(?:^|\s)(?!the\s)\p{Ll}/u.test(thing);
const isSame = (one: string, other: string | null) => one.toLowerCase() === other?.toLowerCase();

function byKind(thing: string, { kind, site }: Page): string {
  switch (kind) {
    case "how-to":
      return `What should I know about ${thing}`;
    case "roundup":
    case "comparison":
      return theBest(thing);
    case "recipe":
      return `How do I make ${thing}`;
    case "catalogue":
      if (isSame(thing, site) || isProperName(thing)) return `What does ${thing} offer`;
      return `Which ${thing.replace(/^the\s+/i, "")} ${site ? `does ${site} have` : "can I choose from"}`;
    case "service":
      if (site && /^(?:our|all)?\s*services$/i.test(thing)) return `What services does ${site} offer`;
      return /\b(?:agency|company|firm|studio)$/i.test(thing)
        ? `Which ${thing} should I choose`
        : `Who offers ${thing}`;
    case "event":
      return `When ${verb(thing, "is", "are")} ${thing}`;
    case "forum":
      return `What do people advise on ${thing}`;
    case "product":
      return `What are the features and the price of the ${thing.replace(/^the\s+|,\s.*$/gi, "")}`;
    case "news":
      return `What is the latest on ${thing}`;
    default:
      return /\sfor\s/i.test(thing) ? `What should I know about ${thing}` : whatIs(thing);
  }
}
