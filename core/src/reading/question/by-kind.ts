/** A topic that is only a name, asked for as the readers of that kind of page would. */
import { escapePattern } from "../../language/phrase-pattern.ts";
import { isLookedUp, knownForm } from "./known-form.ts";
import { headOf, isMany, isMass, withArticle } from "./noun-phrase.ts";
import { theBest } from "./the-best.ts";
import { isOwned, isPreposition, withoutArticle } from "./topic-words.ts";
import { type WordedPage, wordsOf } from "./worded-page.ts";

/** "The Bush Company USA": no word of it is written small. */
const isProperName = (thing: string) => wordsOf(thing).length > 1 && !/(?:^|\s)(?!the\s)\p{Ll}/u.test(thing);
const MIN_HEADLINE_WORDS = 7;
/** Longer names of events are announcements. */
const MAX_EVENT_WORDS = 7;
export const STORY = "What is the story behind";
export const SITE_END = /\s+[|»–—-]\s+/u;
const plainName = (name: string | null) => name?.toLowerCase().replaceAll("&", "and");
const isSame = (one: string, other: string | null) => plainName(one) === plainName(other);

const mentions = (thing: string, name: string) => thing.toLowerCase().includes(name.toLowerCase());
/** A single name is a brand, of which a shop has products, unless the text speaks of one: "Lights", "a light". */
const kindsOf = (thing: string, text: string) => {
  const named = thing.replace(/^the\s+/i, "");
  if (!/^\p{Lu}\S*$/u.test(named)) return named;
  const [small, single] = [named.toLowerCase(), named.toLowerCase().replace(/s$/, "")];
  const isCommon =
    small !== single && new RegExp(`(?<!\\p{L})${escapePattern(single)}s?(?!\\p{L})`, "u").test(text);
  return isCommon ? small : `${named} products`;
};

/** The text speaks of the site: "product feed" on its own help page is that site's. */
const isOwnPage = (thing: string, name: string | undefined, text: string): name is string =>
  name !== undefined && !mentions(thing, name) && text.split(name).length > MIN_TIMES_SAID;
const MIN_TIMES_SAID = 3;

export function byKind(thing: string, page: WordedPage): string {
  const { kind, site, text } = page;
  const name = site?.split(SITE_END)[0]?.replace(/[\s|–—-]+$|[©®™]/gu, "");
  switch (kind) {
    case "how-to":
      return (
        knownForm(thing, page) ??
        (isLearned(thing, text)
          ? `How do I get started with ${withArticle(thing, text)}`
          : `What should I know about ${withArticle(thing, text)}`)
      );
    case "roundup":
    case "comparison":
      return theBest(thing, page);
    case "recipe":
      return `How do I make ${withArticle(thing, text)}`;
    case "catalogue":
      return fromCatalogue(thing, page, name);
    case "service":
      return fromService(thing, page, name);
    case "event":
      return wordsOf(thing).length > MAX_EVENT_WORDS
        ? `What should I know about ${withArticle(thing, text)}`
        : `When ${isMany(thing, text) ? "are" : "is"} ${withArticle(thing, text)}`;
    case "product":
      // "Sofas and chairs" are what a shop has, and no product.
      if (isMany(thing, text) && !isProperName(thing) && !/\d/.test(thing))
        return fromCatalogue(thing, page, name);
      return `What are the features and the price of ${productNamed(thing, text)}`;
    case "news":
      // A long headline is a sentence in itself, which no question can take in.
      return wordsOf(thing).length < MIN_HEADLINE_WORDS && !/^to\s/i.test(thing)
        ? `What is known about ${thing}`
        : STORY;
    default: {
      if (/^(?:i|we)(?:['’]\p{L}+)?\s/iu.test(thing)) return STORY;
      const known = knownForm(thing, page);
      if (known) return known;
      if (isDefined(thing, page) && !/\sfor\s/i.test(thing)) return whatIs(thing, text);
      return isOwnPage(thing, name, text)
        ? `What should I know about ${owner(name)} ${withoutArticle(thing)}`
        : `What should I know about ${withArticle(thing, text)}`;
    }
  }
}

/** What one learns or sets up: "meditation", "systemd". */
const isLearned = (thing: string, text: string): boolean =>
  !isOwned((wordsOf(thing)[0] ?? "").toLowerCase()) &&
  !/\s(?:for|in|of|on)\s/i.test(thing) &&
  (wordsOf(thing).length === 1 || isMass(headOf(thing), text));

function fromCatalogue(thing: string, page: WordedPage, name: string | undefined): string {
  const { site, heading, text } = page;
  if (/\snews$/i.test(thing))
    return `What is the latest ${withoutArticle(thing).replace(/\sNews$/, " news")}`;
  if (isSame(thing, site)) return `What does ${site} offer`;
  if (isLookedUp(thing)) return knownForm(thing, page) ?? `What is ${thing}`;
  if (isProperName(thing))
    return heading && !mentions(heading, thing) && !mentions(thing, heading)
      ? `Which ${heading.toLowerCase()} does ${thing} offer`
      : `What does ${thing} offer`;
  const kinds = kindsOf(thing, text);
  if (!isOffered(kinds, text)) return included(thing, page, name);
  const which = isMany(kinds, text) ? "Which" : "What";
  return `${which} ${kinds} ${name ? `does ${name} offer` : "can I choose from"}`;
}

function fromService(thing: string, page: WordedPage, name: string | undefined): string {
  const { site, text } = page;
  if (site && /^(?:our|all)?\s*services$/i.test(thing)) return `What services does ${site} offer`;
  if (isSame(thing, name ?? null)) return `What does ${name} offer`;
  if (isProperName(thing)) return `What does ${thing} offer`;
  const ranking = /^(.*\brankings?)\b(.*)$/i.exec(thing);
  if (ranking) return `Who leads the ${withoutArticle(thing)}`;
  if (/\b(?:agency|company|firm|studio)$/i.test(thing)) return `Which ${thing} should I choose`;
  // "Electricians in Oxford" are who offers the service.
  const where = thing.slice(headOf(thing).length);
  if (name && /(?:ian|er|or|ist)s$/i.test(headOf(thing)) && /^(?:$|\s(?:in|near|around)\s)/i.test(where))
    return `What services does ${name} offer${where}`;
  if (name && mentions(thing, name))
    return isMany(thing, text) ? `Which ${thing} are there` : `What does ${withArticle(thing, text)} offer`;
  return name && isOffered(thing, text) && wordsOf(thing)[0] !== wordsOf(name)[0]
    ? `What ${withoutArticle(thing)} does ${name} offer`
    : included(thing, page, name);
}

/** "What tents" and "what insurance" can be offered; a grant program is one thing, which is asked about. */
const isOffered = (thing: string, text: string) =>
  (isMany(thing, text) || isMass(headOf(thing), text)) && !opensWithPreposition(thing);
const opensWithPreposition = (thing: string) => isPreposition((wordsOf(thing)[0] ?? "").toLowerCase());

/** One thing that a company has: its grant program, its car maintenance schedule. */
function included(thing: string, { text }: WordedPage, name: string | undefined): string {
  const isOwn =
    name && !opensWithPreposition(thing) && !mentions(thing, name) && wordsOf(thing)[0] !== wordsOf(name)[0];
  return `What ${isMany(thing, text) ? "do" : "does"} ${isOwn ? `${owner(name)} ${withoutArticle(thing)}` : withArticle(thing, text)} include`;
}
const owner = (name: string) => name.replace(/,? Inc\.?$/, "").replace(/s?$/, (end) => (end ? "s'" : "'s"));

/** "The MacBook Air", but "Beard Oil", "Example's free CRM" and names of several things go without an article. */
function productNamed(thing: string, text: string): string {
  const named = withoutArticle(thing)
    .replace(/(?<=\s\S+),\s.*$|,/g, "")
    .replace(/\s+on\s+\p{Lu}\p{L}+$/u, "");
  const isBare = /^\S+['’]s\s|^\S+$|\d$/u.test(named) || isMass(named, text) || isMany(named, text);
  return isBare ? named : `the ${named}`;
}

/** The text says what it is, or a manual describes it. */
function isDefined(thing: string, { kind, text }: WordedPage): boolean {
  const named = escapePattern(withoutArticle(thing));
  return (
    new RegExp(`(?<!\\p{L})${named}(?: \\([^)]*\\))?,? (?:is|are|means|refers)\\s`, "iu").test(text) ||
    /^\p{L}+[.\p{Lu}]\S*$/u.test(thing) ||
    /^the\s/i.test(withArticle(thing, text)) ||
    (kind === "reference" && isTerm(thing, text))
  );
}
/** Several things, or a name: "data types", "tokio::runtime". */
const isTerm = (thing: string, text: string): boolean =>
  !opensWithPreposition(thing) &&
  !/^\p{L}+ing(?:\s|$)/iu.test(thing) &&
  (isMany(thing, text) || (!/[^su]s$/.test(headOf(thing)) && /^\p{Lu}|[_:.\d]/u.test(thing)));

function whatIs(thing: string, text: string): string {
  const needsArticle = /^\p{L}\S* of /u.test(thing) && !/^(?:the|an?)\s/i.test(thing);
  return `What ${isMany(thing, text) ? "are" : "is"} ${needsArticle ? `the ${thing}` : withArticle(thing, text)}`;
}
