/** Topics whose words say what readers ask: "the importance of ratings", "pros and cons of consulting". */
import { english } from "../../language/packs/en.ts";
import { headOf, isMany, withArticle } from "./noun-phrase.ts";
import { isOwned, isPreposition, ofMine, withoutArticle } from "./topic-words.ts";
import { type WordedPage, wordsOf } from "./worded-page.ts";

/** Null where the words don't say it. */
export function knownForm(thing: string, { kind, text }: WordedPage): string | null {
  const verb = (named: string, one: string, many: string) => (isMany(named, text) ? many : one);
  const important = /^(?:the\s+)?importance of\s+(.+)$/i.exec(thing)?.[1];
  if (important) return `Why ${verb(important, "is", "are")} ${withArticle(important, text)} important`;
  const [, cause, changed] =
    /^(?:the\s+)?(?:impact|effect|influence) of\s+(.+?)\s+on\s+(.+)$/i.exec(thing) ?? [];
  if (cause && changed)
    return `How ${verb(cause, "does", "do")} ${withArticle(cause, text)} affect ${changed}`;
  // The title says how many.
  const since = /^years of\s+(.+)$/i.exec(thing)?.[1];
  if (since) return `How ${verb(since, "has", "have")} ${withArticle(since, text)} changed over the years`;
  const state = /^(?:the\s+)?((\p{L}+) of\s.+)$/iu.exec(thing);
  if (state && english.words("topic.askedOf").has(state[2]?.toLowerCase() ?? ""))
    return `What is the ${state[1]}`;
  const entries = /^(?:the\s+)?list of\s+(.+)$/i.exec(thing)?.[1];
  if (entries) return `Which ${entries} are there`;
  const begun =
    /^(.+?)\s+for\s+beginners$/i.exec(thing)?.[1] ??
    /^(.+?)(?:\s+developer)?\s+quick\s?start$/i.exec(thing)?.[1];
  if (begun) return `How do I get started with ${begun}`;
  const visited = /^(\p{Lu}.*?)\s+travel$/iu.exec(thing)?.[1];
  if (visited && /^\p{Lu}/u.test(visited)) return `What should I know before traveling to ${visited}`;
  if (isLookedUp(thing)) return `What ${verb(thing, "is", "are")} the ${withoutArticle(thing)}`;
  if (isListed(thing)) return `What are ${isKnown(thing) || kind === "reference" ? "" : "the "}${thing}`;
  if (isShaped(thing)) return `What does ${aOrAn(thing)} look like`;
  return forPurpose(thing, text);
}

const lastOf = (thing: string): string => (wordsOf(headOf(thing)).at(-1) ?? "").toLowerCase();

/** Readers want to see how it is done: "backup strategy". */
const isShaped = (thing: string): boolean =>
  english.words("topic.shaped").has(lastOf(thing)) && !isOwned((wordsOf(thing)[0] ?? "").toLowerCase());
/** Readers look something up in it: "league schedule". */
export const isLookedUp = (thing: string): boolean =>
  wordsOf(thing).length > 1 &&
  english.words("topic.lookedUp").has(lastOf(thing)) &&
  !isOwned((wordsOf(thing)[0] ?? "").toLowerCase());
const aOrAn = (thing: string): string => {
  const named = withoutArticle(thing);
  return `${/^[aeio]/i.test(named) ? "an" : "a"} ${named}`;
};

/** Their names say that the page lists them: "common myths about nutrition". */
function isListed(thing: string): boolean {
  const last = lastOf(thing);
  const opensAsList = wordsOf(thing).length > 1 && !/^(?:an?|\p{L}+ing)\s/iu.test(thing);
  return opensAsList && /s$/.test(last) && LISTED.some((role) => english.words(role).has(last));
}
const LISTED = ["topic.notChosen", "ofSubject", "listed", "listNoun", "topic.fact"] as const;
const DETERMINERS = ["article", "possessive", "demonstrative", "quantifier"] as const;
const isKnown = (thing: string): boolean => {
  const [first = ""] = wordsOf(thing.toLowerCase());
  return DETERMINERS.some((role) => english.words(role).has(first)) || /['’]s\s/.test(headOf(`${thing} `));
};

/** "Technologies to cut waste" cut it; "foods to avoid in winter" are avoided. */
function forPurpose(thing: string, text: string): string | null {
  const [, named = "", verb = "", next = "", rest = ""] =
    /^(\S+(?:\s\S+){0,3}?s)\s+to\s+(\p{Ll}{3,})(?:\s+(\S+)(.*))?$/u.exec(thing) ?? [];
  if (!named || isOwned(wordsOf(named)[0]?.toLowerCase() ?? "") || isListed(named) || !isMany(named, text))
    return null;
  const isObject = next === "" || isPreposition(next.toLowerCase());
  const which = `Which ${named.replace(/^(?:the|some)\s+/i, "")} ${isObject ? "should I" : "can"} ${verb}`;
  return ofMine(`${which}${next ? ` ${next}${rest}` : ""}`);
}
